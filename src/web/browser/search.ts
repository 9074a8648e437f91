/** Search box of every page: direct answers, tools, guides and operations. Arrows select, Enter waits for the answer and opens, / focuses. */
import { el } from './dom.ts';
import { fetchIndex, type Recognised, rankSuggestions, recogniseIntents, type Suggestion } from './suggestions.ts';

/** Debounce delay. */
const DEBOUNCE_MS = 250;
/** Minimum query length. */
const MIN_QUERY_LENGTH = 2;

export function startSearch(): void {
  const input = document.getElementById('search') as HTMLInputElement | null;
  const list = document.getElementById('found');
  if (!input || !list) return;
  let selectedIndex = -1;
  /** Whether the user, not the ranking, has chosen. */
  let isChosen = false;
  let current: AbortController | undefined;
  /** Resolves when the current query is answered. */
  let settled: Promise<void> = Promise.resolve();
  let endDelay: () => void = () => {};

  const options = (): HTMLAnchorElement[] => [...list.querySelectorAll<HTMLAnchorElement>('a[role=option]')];
  const close = (): void => {
    list.hidden = true;
    selectedIndex = -1;
    input.setAttribute('aria-expanded', 'false');
    input.removeAttribute('aria-activedescendant');
  };
  const choose = (index: number): void => {
    const all = options();
    selectedIndex = all.length === 0 ? -1 : (index + all.length) % all.length;
    for (const [i, option] of all.entries()) option.setAttribute('aria-selected', String(i === selectedIndex));
    const option = all[selectedIndex];
    if (!option) return;
    input.setAttribute('aria-activedescendant', option.id);
    option.scrollIntoView({ block: 'nearest' });
  };
  const offer = (suggestions: readonly Suggestion[], isLast: boolean, note?: string): void => {
    if (suggestions.length === 0 && !isLast) return;
    const rows = suggestions.length > 0 ? suggestions.map(option) : [noResults(input, note)];
    if (note && suggestions.length > 0) rows.unshift(el('li', { role: 'presentation', class: 'none' }, note));
    list.replaceChildren(...rows);
    list.hidden = false;
    input.setAttribute('aria-expanded', 'true');
    choose(0);
    isChosen = false;
  };
  const suggest = async ({ signal }: AbortController): Promise<void> => {
    const query = input.value.trim();
    if (query === '') return close();
    const index = await fetchIndex();
    if (signal.aborted) return;
    const isShort = query.length < MIN_QUERY_LENGTH;
    offer(rankSuggestions(index, query, []), isShort);
    if (isShort) return;
    await new Promise<void>((resolve) => {
      endDelay = resolve;
      setTimeout(resolve, DEBOUNCE_MS);
    });
    if (signal.aborted) return;
    // On failure the keyword matches stay.
    const { suggestions, note } = await recogniseIntents(query, signal, input.dataset.busy ?? '').catch(
      (): Recognised => ({ suggestions: [] }),
    );
    if (!signal.aborted) offer(rankSuggestions(index, query, suggestions), true, note);
  };
  const show = (): void => {
    current?.abort();
    current = new AbortController();
    settled = suggest(current);
  };
  const openChosen = (): void => {
    if (!list.hidden) options()[Math.max(0, selectedIndex)]?.click();
  };

  input.addEventListener('input', show);
  input.addEventListener('focus', show);
  input.addEventListener('blur', close);
  // Keeps the focus, so that the list is not closed before the click.
  list.addEventListener('mousedown', (event) => event.preventDefault());
  input.addEventListener('keydown', (event) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      choose(selectedIndex + step);
      isChosen = true;
    } else if (event.key === 'Escape') {
      current?.abort();
      close();
    } else if (event.key === 'Enter') {
      // The keyword matches are preliminary: waits for the recognised intents.
      endDelay();
      if (isChosen) openChosen();
      else void settled.then(openChosen);
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
function option({ id, href, title, about, answer }: Suggestion): HTMLElement {
  const link = el(
    'a',
    { role: 'option', id: `found-${id}`, href, tabindex: '-1', 'aria-selected': 'false' },
    el('span', {}, title),
    answer && el('strong', { dir: 'auto' }, answer),
    el('small', {}, about),
  );
  return el('li', { role: 'presentation' }, link);
}

function noResults({ dataset }: HTMLElement, note = dataset.none ?? ''): HTMLElement {
  const link = el('a', { role: 'option', id: 'found-all', href: '/docs', tabindex: '-1', 'aria-selected': 'false' }, dataset.all);
  return el('li', { role: 'presentation', class: 'none empty' }, el('span', {}, note), ' ', link);
}
