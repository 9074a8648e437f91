/** Search box of every page: direct answers first, then matching tools. Arrows select, Enter opens, / focuses. */
import { el } from './dom.ts';
import { fetchOperations, matchKeywords, mergeSuggestions, recogniseIntents, type Suggestion } from './suggestions.ts';

/** Debounce delay. */
const DEBOUNCE_MS = 250;
/** Minimum query length. */
const MIN_QUERY_LENGTH = 2;

export function startSearch(): void {
  const input = document.getElementById('search') as HTMLInputElement | null;
  const list = document.getElementById('found');
  if (!input || !list) return;
  let chosen = -1;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: AbortController | undefined;

  const options = (): HTMLAnchorElement[] => [...list.querySelectorAll<HTMLAnchorElement>('a[role=option]')];
  const close = (): void => {
    list.hidden = true;
    chosen = -1;
    input.setAttribute('aria-expanded', 'false');
    input.removeAttribute('aria-activedescendant');
  };
  const choose = (index: number): void => {
    const all = options();
    chosen = all.length === 0 ? -1 : (index + all.length) % all.length;
    for (const [at, option] of all.entries()) option.setAttribute('aria-selected', String(at === chosen));
    const option = all[chosen];
    if (!option) return;
    input.setAttribute('aria-activedescendant', option.id);
    option.scrollIntoView({ block: 'nearest' });
  };
  const offer = (found: readonly Suggestion[], isLast: boolean): void => {
    if (found.length === 0 && !isLast) return;
    list.replaceChildren(...(found.length > 0 ? found.map(option) : [noResults()]));
    list.hidden = false;
    input.setAttribute('aria-expanded', 'true');
    choose(0);
  };
  const show = async (): Promise<void> => {
    clearTimeout(timer);
    current?.abort();
    const mine = new AbortController();
    current = mine;
    const asked = input.value.trim();
    if (asked === '') return close();
    const named = matchKeywords(await fetchOperations(), asked);
    if (mine.signal.aborted) return;
    offer(mergeSuggestions(named), asked.length < MIN_QUERY_LENGTH);
    if (asked.length < MIN_QUERY_LENGTH) return;
    timer = setTimeout(async () => {
      // On failure the keyword matches stay.
      const meant = await recogniseIntents(asked, mine.signal).catch((): Suggestion[] => []);
      if (!mine.signal.aborted) offer(mergeSuggestions(meant, named), true);
    }, DEBOUNCE_MS);
  };

  input.addEventListener('input', () => void show());
  input.addEventListener('focus', () => void show());
  input.addEventListener('blur', close);
  // Keeps the focus, so that the list is not closed before the click.
  list.addEventListener('mousedown', (event) => event.preventDefault());
  input.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown') choose(chosen + 1);
    else if (event.key === 'ArrowUp') choose(chosen - 1);
    else if (event.key === 'Escape') close();
    else if (event.key === 'Enter') {
      if (!list.hidden) options()[Math.max(0, chosen)]?.click();
    } else return;
    event.preventDefault();
  });
  document.addEventListener('keydown', (event) => {
    const typing = (event.target as Element).closest('input, textarea, select');
    if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    input.focus();
    input.select();
  });
}

/** A link, so that it can be opened in a new tab and copied. */
function option({ operation, href, title, about, answer }: Suggestion): HTMLElement {
  const link = el(
    'a',
    { role: 'option', id: `found-${operation}`, href, tabindex: '-1', 'aria-selected': 'false' },
    el('span', {}, title),
    answer && el('strong', { dir: 'auto' }, answer),
    el('small', {}, about),
  );
  return el('li', { role: 'presentation' }, link);
}

function noResults(): HTMLElement {
  const link = el(
    'a',
    { role: 'option', id: 'found-all', href: '/docs', tabindex: '-1', 'aria-selected': 'false' },
    'All APIs are in the reference',
  );
  return el('li', { role: 'presentation', class: 'none' }, el('span', {}, 'No results. '), link);
}
