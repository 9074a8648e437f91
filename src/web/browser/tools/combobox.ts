/** Combobox: text field with suggestions. Arrows select, Enter accepts, Escape closes. */
import { byId, el } from '../dom.ts';
import { isAbort } from './api.ts';
import { common } from './tool-page.ts';
import { fillPlaceholders } from './view.ts';

export interface ComboboxOption<T> {
  readonly label: string;
  readonly description?: string;
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
  let selectedIndex = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: AbortController | undefined;
  /** Whether Enter was pressed before the suggestions arrived. */
  let isEnterPending = false;

  const close = (): void => {
    list.hidden = true;
    input.setAttribute('aria-expanded', 'false');
    input.removeAttribute('aria-activedescendant');
  };
  const choose = (index: number): void => {
    selectedIndex = options.length === 0 ? 0 : (index + options.length) % options.length;
    for (const [i, item] of [...list.children].entries()) item.setAttribute('aria-selected', String(i === selectedIndex));
    list.children[selectedIndex]?.scrollIntoView({ block: 'nearest' });
    if (options.length > 0) input.setAttribute('aria-activedescendant', `${id}-${selectedIndex}`);
  };
  const accept = (option: ComboboxOption<T>): void => {
    input.value = option.label;
    close();
    take(option);
  };
  const offer = (suggestions: readonly ComboboxOption<T>[], query: string): void => {
    options = suggestions;
    list.replaceChildren(
      ...(suggestions.length === 0 && query !== ''
        ? [
            el(
              'li',
              { role: 'option', 'aria-disabled': 'true', 'aria-selected': 'false' },
              fillPlaceholders(common.nothing, { text: query }),
            ),
          ]
        : suggestions.map((option, index) =>
            el(
              'li',
              {
                role: 'option',
                id: `${id}-${index}`,
                'aria-selected': 'false',
                mousedown: (event) => event.preventDefault(),
                click: () => accept(option),
              },
              option.label,
              option.description !== undefined && el('small', {}, option.description),
            ),
          )),
    );
    list.hidden = list.childElementCount === 0;
    input.setAttribute('aria-expanded', String(!list.hidden));
    choose(0);
  };
  const fetchOptions = async (): Promise<void> => {
    current?.abort();
    const controller = new AbortController();
    current = controller;
    const query = input.value.trim();
    try {
      const suggestions = await suggest(query, controller.signal);
      if (controller.signal.aborted) return;
      const [first] = suggestions;
      if (isEnterPending && first) accept(first);
      else if (document.activeElement === input) offer(suggestions, query);
    } catch (error) {
      if (!isAbort(error)) close();
    }
    isEnterPending = false;
  };

  input.addEventListener('input', () => {
    close();
    current?.abort();
    clearTimeout(timer);
    timer = setTimeout(() => void fetchOptions(), DEBOUNCE_MS);
  });
  input.addEventListener('focus', () => {
    input.select();
    if (input.value === '') void fetchOptions();
  });
  input.addEventListener('blur', close);
  input.addEventListener('keydown', (event) => {
    const option = options[selectedIndex];
    if (event.key === 'ArrowDown') list.hidden ? void fetchOptions() : choose(selectedIndex + 1);
    else if (event.key === 'ArrowUp') choose(selectedIndex - 1);
    else if (event.key === 'Escape') close();
    else if (event.key === 'Enter') {
      if (!list.hidden && option) accept(option);
      else {
        clearTimeout(timer);
        isEnterPending = true;
        void fetchOptions();
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
