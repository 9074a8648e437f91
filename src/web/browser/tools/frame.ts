/** What every tool begins with: its words, its state in the address, and a place for the answer. */
import type { Words } from '../../words/english.ts';
import { byId, copyText, el } from '../dom.ts';

export interface FileLimits {
  readonly accepts: readonly string[];
  readonly max: number;
  readonly bytesEach: number;
}

interface Page {
  readonly lang: string;
  readonly frame: Words['frame'];
  readonly own: unknown;
  readonly files: FileLimits | null;
}

const page = JSON.parse(byId('tool').textContent ?? '') as Page;
export const { lang, frame, files } = page;

/** The words of the tool that this page is. */
export function wordsOf<Name extends keyof Words>(_name: Name): Words[Name] {
  return page.own as Words[Name];
}

export const status = byId('status');
export const answer = byId('answer');

// Nothing is sent by the browser itself.
byId('form').addEventListener('submit', (event) => event.preventDefault());

export function startsForm(run: () => void): void {
  byId('form').addEventListener('submit', run);
}

/** What the address of the page asks for. */
export function readState(): URLSearchParams {
  return new URLSearchParams(location.search);
}

/** Writes what is not empty into the address, and into the links to the page in other languages. */
export function writeState(state: Readonly<Record<string, string>>): void {
  const query = new URLSearchParams(Object.entries(state).filter(([, value]) => value !== ''));
  const text = query.size > 0 ? `?${query}` : '';
  if (text !== location.search) history.replaceState(null, '', location.pathname + text);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#languages a')) link.search = text;
}

/** The value of a control, without blanks around it. */
export function written(id: string): string {
  return byId<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(id).value.trim();
}

export function write(id: string, value: string | null): void {
  if (value !== null) byId<HTMLInputElement>(id).value = value;
}

export function fillSelect(id: string, choices: readonly (readonly [value: string, label: string])[], chosen = ''): void {
  const select = byId<HTMLSelectElement>(id);
  const first = select.options[0] as HTMLOptionElement;
  select.replaceChildren(first, ...choices.map(([value, label]) => el('option', { value }, label)));
  select.value = choices.some(([value]) => value === chosen) ? chosen : '';
  select.disabled = choices.length === 0;
}

/** @param what its text, when it is pressed */
export function copyButton(what: () => string, label = frame.copy): HTMLButtonElement {
  const button = el('button', { type: 'button', class: 'plain' }, label);
  button.addEventListener('click', async () => {
    button.textContent = (await copyText(what())) ? frame.copied : frame.notCopied;
    setTimeout(() => {
      button.textContent = label;
    }, 2_000);
  });
  return button;
}

/** Waits for a pause in what is typed or gone through. */
export function paused(run: () => void, milliseconds = 350): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(run, milliseconds);
  };
}
