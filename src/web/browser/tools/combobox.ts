/** Combobox: text field with suggestions. Arrows select, Enter accepts, Escape closes. */
import { byId, el } from '../dom.ts';
import { isAbort } from './api.ts';
import { common } from './tool-page.ts';
import { fillPlaceholders } from './view.ts';

export interface ComboboxOption<T> {
  readonly label: string;
  readonly about?: string;
  readonly value: T;
}

/** Debounce delay. */
const DEBOUNCE_MS = 200;

export interface Combobox {
  write(text: string): void;
}

export function startCombobox<T>(
  id: string,
  suggest: (text: string, signal: AbortSignal) => Promise<readonly ComboboxOption<T>[]>,
  take: (option: ComboboxOption<T>) => void,
): Combobox {
  const input = byId<HTMLInputElement>(id);
  const list = byId(`${id}-list`);
  let options: readonly ComboboxOption<T>[] = [];
  let chosen = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: AbortController | undefined;
  /** Whether Enter was pressed before the suggestions arrived. */
  let isWanted = false;

  const close = (): void => {
    list.hidden = true;
    input.setAttribute('aria-expanded', 'false');
    input.removeAttribute('aria-activedescendant');
  };
  const choose = (index: number): void => {
    chosen = options.length === 0 ? 0 : (index + options.length) % options.length;
    for (const [at, item] of [...list.children].entries()) item.setAttribute('aria-selected', String(at === chosen));
    list.children[chosen]?.scrollIntoView({ block: 'nearest' });
    if (options.length > 0) input.setAttribute('aria-activedescendant', `${id}-${chosen}`);
  };
  const accept = (option: ComboboxOption<T>): void => {
    input.value = option.label;
    close();
    take(option);
  };
  const offer = (found: readonly ComboboxOption<T>[], asked: string): void => {
    options = found;
    list.replaceChildren(
      ...(found.length === 0 && asked !== ''
        ? [
            el(
              'li',
              { role: 'option', 'aria-disabled': 'true', 'aria-selected': 'false' },
              fillPlaceholders(common.nothing, { text: asked }),
            ),
          ]
        : found.map((option, at) =>
            el(
              'li',
              {
                role: 'option',
                id: `${id}-${at}`,
                'aria-selected': 'false',
                mousedown: (event) => event.preventDefault(),
                click: () => accept(option),
              },
              option.label,
              option.about !== undefined && el('small', {}, option.about),
            ),
          )),
    );
    list.hidden = list.childElementCount === 0;
    input.setAttribute('aria-expanded', String(!list.hidden));
    choose(0);
  };
  const look = async (): Promise<void> => {
    current?.abort();
    const mine = new AbortController();
    current = mine;
    const asked = input.value.trim();
    try {
      const found = await suggest(asked, mine.signal);
      if (mine.signal.aborted) return;
      const [first] = found;
      if (isWanted && first) accept(first);
      else if (document.activeElement === input) offer(found, asked);
    } catch (error) {
      if (!isAbort(error)) close();
    }
    isWanted = false;
  };

  input.addEventListener('input', () => {
    close();
    current?.abort();
    clearTimeout(timer);
    timer = setTimeout(() => void look(), DEBOUNCE_MS);
  });
  input.addEventListener('focus', () => {
    input.select();
    if (input.value === '') void look();
  });
  input.addEventListener('blur', close);
  input.addEventListener('keydown', (event) => {
    const option = options[chosen];
    if (event.key === 'ArrowDown') list.hidden ? void look() : choose(chosen + 1);
    else if (event.key === 'ArrowUp') choose(chosen - 1);
    else if (event.key === 'Escape') close();
    else if (event.key === 'Enter') {
      if (!list.hidden && option) accept(option);
      else {
        clearTimeout(timer);
        isWanted = true;
        void look();
      }
    } else return;
    event.preventDefault();
  });
  return {
    write(text) {
      input.value = text;
    },
  };
}
