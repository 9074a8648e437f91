/** The search over all APIs: every word must begin a word of what is known about an operation. Arrows choose, Enter opens, / comes here. */
import { el } from './dom.ts';

interface Entry {
  readonly id: string;
  readonly path: string;
  readonly summary: string;
  readonly family: string;
  readonly words: readonly string[];
  readonly own: readonly string[];
}

const MOST_RESULTS = 8;

export function startSearch(): void {
  const input = document.getElementById('search') as HTMLInputElement | null;
  const list = document.getElementById('found');
  if (!input || !list) return;
  let entries: Promise<Entry[]> | undefined;
  let chosen = -1;

  const close = (): void => {
    list.hidden = true;
    chosen = -1;
    input.setAttribute('aria-expanded', 'false');
    input.removeAttribute('aria-activedescendant');
  };
  const choose = (index: number): void => {
    const options = [...list.children].filter((option) => option.id);
    chosen = options.length === 0 ? -1 : (index + options.length) % options.length;
    for (const [at, option] of options.entries()) option.setAttribute('aria-selected', String(at === chosen));
    const option = options[chosen];
    if (!option) return;
    input.setAttribute('aria-activedescendant', option.id);
    option.scrollIntoView({ block: 'nearest' });
  };
  const show = async (): Promise<void> => {
    const asked = input.value.trim();
    if (asked === '') return close();
    entries ??= readIndex();
    const found = find(await entries, asked);
    if (input.value.trim() !== asked) return;
    list.replaceChildren(
      ...(found.length > 0
        ? found.map(option)
        : [el('li', { role: 'option', 'aria-disabled': 'true', class: 'none' }, 'Nothing is called that.')]),
    );
    list.hidden = false;
    input.setAttribute('aria-expanded', 'true');
    choose(0);
  };

  input.addEventListener('input', () => void show());
  input.addEventListener('focus', () => {
    entries ??= readIndex();
    void show();
  });
  input.addEventListener('blur', () => setTimeout(close, 150));
  input.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown') choose(chosen + 1);
    else if (event.key === 'ArrowUp') choose(chosen - 1);
    else if (event.key === 'Escape') close();
    else if (event.key === 'Enter') {
      const option = [...list.children].filter((one) => one.id)[Math.max(0, chosen)] as HTMLElement | undefined;
      if (option?.dataset.href && !list.hidden) location.href = option.dataset.href;
    } else return;
    event.preventDefault();
  });
  list.addEventListener('mousedown', (event) => {
    const option = (event.target as Element).closest<HTMLElement>('[data-href]');
    if (option?.dataset.href) location.href = option.dataset.href;
  });
  document.addEventListener('keydown', (event) => {
    const typing = (event.target as Element).closest('input, textarea, select');
    if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    input.focus();
    input.select();
  });
}

function option({ id, summary, path, family }: Entry): HTMLElement {
  return el(
    'li',
    { role: 'option', id: `found-${id}`, 'data-href': `/try/${id}`, 'aria-selected': 'false' },
    el('span', {}, summary),
    el('small', {}, `${family} · ${path}`),
  );
}

async function readIndex(): Promise<Entry[]> {
  const answer = await fetch('/v1');
  if (!answer.ok) return [];
  const { data } = (await answer.json()) as {
    data: { name: string; about: string; group: string; operations: { id: string; path: string; summary: string }[] }[];
  };
  return data.flatMap(({ name, about, group, operations }) =>
    operations.map(({ id, path, summary }) => ({
      id,
      path,
      summary,
      family: name,
      own: words(`${id} ${path} ${summary} ${name}`),
      words: words(`${id} ${path} ${summary} ${name} ${about} ${group}`),
    })),
  );
}

function find(entries: readonly Entry[], asked: string): Entry[] {
  const wanted = words(asked);
  const begins = (known: readonly string[]): boolean => wanted.every((word) => known.some((one) => one.startsWith(word)));
  const matching = entries.filter((entry) => begins(entry.words));
  // What an operation says of itself comes before what its family says.
  return [...matching.filter((entry) => begins(entry.own)), ...matching.filter((entry) => !begins(entry.own))].slice(0, MOST_RESULTS);
}

function words(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}
