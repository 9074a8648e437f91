/** Base of every tool page: messages, URL state, and result elements. */
import type { Messages } from '../../messages/translation.ts';
import { byId, copyText, el } from '../dom.ts';

export interface FileLimits {
  readonly accepts: readonly string[];
  readonly max: number;
  readonly maxFileBytes: number;
}

interface Page {
  readonly lang: string;
  readonly common: Messages['common'];
  readonly own: unknown;
  readonly errors: Messages['errors'];
  /** Names of states in the language of the page, by their English names. */
  readonly states: Readonly<Record<string, string>>;
  readonly files: FileLimits | null;
}

const page = JSON.parse(byId('tool').textContent ?? '') as Page;
export const { lang, common, errors, files } = page;

/** Name of a state in the language of the page. */
export function stateText(name: string): string {
  return page.states[name] ?? name;
}

/** "NEW DELHI" as "New Delhi". */
export function titleCase(name: string): string {
  return name === name.toUpperCase() ? name.toLowerCase().replace(/(^|[\s(/.-])\p{L}/gu, (start) => start.toUpperCase()) : name;
}

/** Messages of the current tool. */
export function messagesOf<Name extends keyof Messages>(_name: Name): Messages[Name] {
  return page.own as Messages[Name];
}

export const status = byId('status');
export const answer = byId('answer');

// Prevents native form submission.
byId('form').addEventListener('submit', (event) => event.preventDefault());

export function onSubmit(run: () => void): void {
  byId('form').addEventListener('submit', run);
}

/** State from the URL query. */
export function readState(): URLSearchParams {
  return new URLSearchParams(location.search);
}

/** Writes non-empty state to the URL and to the links to other languages. */
export function writeState(state: Readonly<Record<string, string>>): void {
  const query = new URLSearchParams(Object.entries(state).filter(([, value]) => value !== ''));
  const text = query.size > 0 ? `?${query}` : '';
  if (text !== location.search) history.replaceState(null, '', location.pathname + text);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#languages a')) link.search = text;
}

/** Trimmed value of a control. */
export function controlValue(id: string): string {
  return byId<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(id).value.trim();
}

export function setControlValue(id: string, value: string | null): void {
  if (value !== null) byId<HTMLInputElement>(id).value = value;
}

export function fillSelect(id: string, choices: readonly (readonly [value: string, label: string])[], selectedValue = ''): void {
  const select = byId<HTMLSelectElement>(id);
  const first = select.options[0] as HTMLOptionElement;
  select.replaceChildren(first, ...choices.map(([value, label]) => el('option', { value }, label)));
  select.value = choices.some(([value]) => value === selectedValue) ? selectedValue : '';
  select.disabled = choices.length === 0;
}

/** @param text called when the button is pressed */
export function toolCopyButton(text: () => string, label = common.copy): HTMLButtonElement {
  const button = el('button', { type: 'button', class: 'plain' }, label);
  button.addEventListener('click', async () => {
    button.textContent = (await copyText(text())) ? common.copied : common.notCopied;
    setTimeout(() => {
      button.textContent = label;
    }, 2_000);
  });
  return button;
}

/** Debounces a callback. */
export function debounce(run: () => void, milliseconds = 350): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(run, milliseconds);
  };
}
