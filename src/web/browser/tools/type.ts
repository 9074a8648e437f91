/** Phonetic typing: suggests the word before the caret in the chosen script. */
import { byId, copyText, el } from '../dom.ts';
import { getJson, isAbort, showFailure } from './api.ts';
import { common, controlValue, lang, readState, setControlValue, status, writeState } from './tool-page.ts';

interface TransliteratedWord {
  readonly text: string;
  readonly suggestions?: readonly (readonly string[])[];
}

const MAX_SUGGESTIONS = 5;
const DEBOUNCE_MS = 120;
const WORD = /[A-Za-z][A-Za-z']*$/;
const COMPLETED_WORD = /([A-Za-z][A-Za-z']*)[ \n.,;:!?।]$/;

const area = byId<HTMLTextAreaElement>('text');
const suggestionList = byId('suggestions');
const cache = new Map<string, readonly string[]>();
let current: AbortController | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let displayed: readonly string[] = [];

setControlValue('to', readState().get('to') ?? (lang === 'en' ? 'hi' : lang));
byId('to').addEventListener('change', () => {
  writeState({ to: controlValue('to') });
  setDirection();
  void offer();
});
byId('copy').addEventListener('click', async () => {
  byId('copy').textContent = (await copyText(area.value)) ? common.copied : common.notCopied;
});
byId('save').addEventListener('click', () => {
  const address = URL.createObjectURL(new Blob([area.value]));
  el('a', { href: address, download: 'text.txt' }).click();
  URL.revokeObjectURL(address);
});
setDirection();
// Input events, not keys: phone keyboards send no usable key events.
area.addEventListener('input', (event) => {
  clearTimeout(timer);
  const { inputType = '' } = event as InputEvent;
  const isTyped = inputType.startsWith('insert') && inputType !== 'insertFromPaste' && area.selectionStart === area.selectionEnd;
  const word = isTyped && COMPLETED_WORD.exec(area.value.slice(0, area.selectionStart))?.[1];
  if (word) return void acceptFirstSpelling(word, area.selectionStart - 1 - word.length);
  timer = setTimeout(() => void offer(), DEBOUNCE_MS);
});
area.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || wordBefore() === '') return;
  const digit = Number(event.key);
  if (digit >= 1 && digit <= displayed.length) {
    event.preventDefault();
    acceptSpelling(displayed[digit - 1] as string);
  }
});

/** Urdu runs from right to left, also while the word before the caret is still in Latin letters. */
function setDirection(): void {
  area.lang = controlValue('to');
  for (const element of [area, suggestionList]) element.dir = area.lang === 'ur' ? 'rtl' : 'ltr';
}

function wordBefore(): string {
  if (area.selectionStart !== area.selectionEnd) return '';
  return WORD.exec(area.value.slice(0, area.selectionStart))?.[0] ?? '';
}

async function spellingsOf(word: string, signal?: AbortSignal): Promise<readonly string[]> {
  const to = controlValue('to');
  const key = `${to} ${word}`;
  let spellings = cache.get(key);
  if (!spellings) {
    const { data } = await getJson<TransliteratedWord>(
      '/v1/transliterate',
      { text: word, to, from: 'casual', suggest: MAX_SUGGESTIONS },
      signal,
    );
    spellings = data.suggestions?.[0]?.slice(0, MAX_SUGGESTIONS) ?? [data.text];
    cache.set(key, spellings);
  }
  return spellings;
}

async function offer(): Promise<void> {
  const word = wordBefore();
  // Aborts requests for outdated input.
  current?.abort();
  current = new AbortController();
  try {
    const spellings = word === '' ? [] : await spellingsOf(word, current.signal);
    if (word === wordBefore()) show(spellings);
    status.replaceChildren();
  } catch (error) {
    if (!isAbort(error)) showFailure((error as Error).message);
  }
}

function show(spellings: readonly string[]): void {
  displayed = spellings;
  suggestionList.lang = controlValue('to');
  suggestionList.replaceChildren(
    ...spellings.map((text, index) =>
      el(
        'button',
        { type: 'button', mousedown: (event) => event.preventDefault(), click: () => acceptSpelling(text) },
        el('small', {}, `${index + 1} `),
        text,
      ),
    ),
  );
}

/** Replaces the word with a spelling. */
function acceptSpelling(text: string, after = ' '): void {
  const word = wordBefore();
  const end = area.selectionStart;
  area.setRangeText(text + after, end - word.length, end, 'end');
  show([]);
  area.focus();
}

interface Pending {
  readonly word: string;
  begin: number;
}

/** Messages awaiting transliteration; fast typing queues several. */
const pending = new Set<Pending>();

/** A completed word is replaced when its spelling arrives. */
async function acceptFirstSpelling(word: string, begin: number): Promise<void> {
  const entry: Pending = { word, begin };
  show([]);
  pending.add(entry);
  try {
    const [first = word] = await spellingsOf(word);
    replace(entry, first);
    status.replaceChildren();
  } catch (error) {
    showFailure((error as Error).message);
  }
  pending.delete(entry);
}

/** A word edited in the meantime is left alone. */
function replace({ word, begin }: Pending, text: string): void {
  const end = begin + word.length;
  if (area.value.slice(begin, end) !== word) return;
  area.setRangeText(text, begin, end, 'preserve');
  for (const other of pending) if (other.begin > begin) other.begin += text.length - word.length;
}
