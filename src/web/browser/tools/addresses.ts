/** Address list correction: batches of a hundred, with changes highlighted and a CSV download. */
import { byId, el } from '../dom.ts';
import { type AddressRows, readRows, writeCsv } from './address-rows.ts';
import { exchange, Refusal, readJson, refuse, run } from './ask.ts';
import { answer, startsForm, status, wordsOf, write, written } from './frame.ts';
import { offer } from './upload.ts';
import { fill } from './view.ts';

interface Mended {
  readonly parts: { readonly pincode?: string; readonly district?: string; readonly state?: string };
  readonly confidence: number;
  readonly corrections: readonly { readonly from: string; readonly to: string; readonly why: string }[];
  readonly formatted: readonly string[];
}

const AT_ONCE = 100;
const MOST = 5_000;
const LONGEST = 500;
/** Rows shown on the page, for speed; the file has all. */
const MOST_SHOWN = 500;
/** Confidence below which a row is marked for review. */
const SURE = 0.6;
const BOM = '\uFEFF';

const words = wordsOf('addresses');

byId<HTMLInputElement>('csv').addEventListener('change', async ({ target }) => {
  const [file] = (target as HTMLInputElement).files ?? [];
  if (file) write('list', await file.text());
});
startsForm(mend);

function mend(): void {
  const read = readRows(written('list'));
  const rows = read.rows.slice(0, MOST);
  if (rows.length === 0) {
    refuse(words.none);
    return;
  }
  void run(async (signal, say) => {
    answer.replaceChildren();
    const mended: (Mended | null)[] = [];
    for (let at = 0; at < rows.length; at += AT_ONCE) {
      say(fill(words.progress, { done: at, total: rows.length }));
      const addresses = rows.slice(at, at + AT_ONCE).map((row) => read.addressOf(row).slice(0, LONGEST));
      mended.push(...(await mendSome(addresses, signal, say)));
    }
    draw({ ...read, rows }, mended, read.rows.length > MOST);
  });
}

/** Waits and retries when the rate limit is used up. */
async function mendSome(
  addresses: readonly string[],
  signal: AbortSignal,
  say: (text: string) => void,
): Promise<readonly (Mended | null)[]> {
  // Empty cells keep their position.
  const given = addresses.filter((address) => address !== '');
  if (given.length === 0) return addresses.map(() => null);
  for (;;) {
    try {
      const body = JSON.stringify({ addresses: given });
      const incoming = await exchange({ method: 'POST', address: '/v1/address/bulk', type: 'application/json', body }, signal);
      const found = [...(await readJson<readonly (Mended | null)[]>(incoming)).data];
      return addresses.map((address) => (address === '' ? null : (found.shift() ?? null)));
    } catch (error) {
      if (!(error instanceof Refusal) || error.seconds === 0) throw error;
      say(error.message);
      await rest(error.seconds, signal);
    }
  }
}

function rest(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1_000);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('aborted', 'AbortError'));
    });
  });
}

function draw(list: AddressRows, mended: readonly (Mended | null)[], isCut: boolean): void {
  const changed = mended.filter((one) => one !== null && one.corrections.length > 0).length;
  const columns = [words.given, words.mended, words.pincode, words.sure, words.changes];
  const added = mended.map((one) => (one ? [textOf(one), one.parts.pincode ?? '', sureText(one), changesOf(one)] : ['', '', '', '']));
  const header = list.header ?? [words.given];
  const csv = writeCsv([
    [...header, ...columns.slice(1)],
    ...list.rows.map((row, at) => [...header.map((_, cell) => row[cell] ?? ''), ...(added[at] as string[])]),
  ]);
  answer.replaceChildren(
    el('p', { class: 'outcome' }, fill(words.done, { count: mended.length, changed })),
    ...(isCut ? [el('p', { class: 'problem' }, fill(words.most, { count: MOST }))] : []),
    offer(new Blob([BOM, csv], { type: 'text/csv' }), 'addresses.csv', words.csv),
    el(
      'div',
      { class: 'scroll', tabindex: 0, role: 'group', 'aria-label': words.mended },
      el(
        'table',
        {},
        el('thead', {}, el('tr', {}, ...columns.map((column) => el('th', { scope: 'col' }, column)))),
        el('tbody', {}, ...list.rows.slice(0, MOST_SHOWN).map((row, at) => line(list.addressOf(row), mended[at] ?? null))),
      ),
    ),
  );
  status.replaceChildren();
}

function line(given: string, mended: Mended | null): HTMLElement {
  if (!mended) return el('tr', {}, el('td', {}, given), el('td', { colspan: 4 }, '–'));
  const isDoubtful = mended.confidence < SURE;
  return el(
    'tr',
    {},
    el('td', {}, given),
    el(
      'td',
      {},
      ...marked(
        textOf(mended),
        mended.corrections.map(({ to }) => to),
      ),
    ),
    el(
      'td',
      {},
      ...(mended.parts.pincode === undefined
        ? ['–']
        : given.includes(mended.parts.pincode)
          ? [mended.parts.pincode]
          : [el('mark', {}, mended.parts.pincode)]),
    ),
    el('td', {}, sureText(mended), isDoubtful && el('em', {}, ` ${words.doubtful}`)),
    el('td', {}, changesOf(mended)),
  );
}

/** Highlights parts of a text. */
function marked(text: string, parts: readonly string[]): (Node | string)[] {
  const found = parts.filter((part) => part !== '' && text.toLowerCase().includes(part.toLowerCase()));
  const [part] = found;
  if (part === undefined) return [text];
  const at = text.toLowerCase().indexOf(part.toLowerCase());
  const end = at + part.length;
  return [...marked(text.slice(0, at), found.slice(1)), el('mark', {}, text.slice(at, end)), ...marked(text.slice(end), found.slice(1))];
}

function textOf({ formatted }: Mended): string {
  return formatted.join(', ');
}

function sureText({ confidence }: Mended): string {
  return `${Math.round(confidence * 100)} %`;
}

function changesOf({ corrections }: Mended): string {
  return corrections.map(({ from, to }) => `${from} → ${to}`).join('; ');
}
