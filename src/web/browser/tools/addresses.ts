/** Address list correction: batches of a hundred, with changes highlighted and a CSV download. */
import { byId, el } from '../dom.ts';
import { type AddressRows, readRows, writeCsv } from './address-rows.ts';
import { parseAnswer, runTask, sendOrThrow, showFailure } from './api.ts';
import { answer, controlValue, messagesOf, onSubmit, setControlValue, status } from './tool-page.ts';
import { downloadLink } from './upload.ts';
import { fillPlaceholders } from './view.ts';

interface CorrectedAddress {
  readonly parts: { readonly pincode?: string; readonly district?: string; readonly state?: string };
  readonly confidence: number;
  readonly corrections: readonly { readonly from: string; readonly to: string; readonly why: string }[];
  readonly formatted: readonly string[];
}

const BATCH_SIZE = 100;
const MAX_ADDRESSES = 5_000;
const MAX_ADDRESS_LENGTH = 500;
/** Rows shown on the page, for speed; the file has all. */
const MAX_SHOWN_ROWS = 500;
/** Confidence below which a row is marked for review. */
const MIN_CONFIDENCE = 0.6;
const BOM = '\uFEFF';

const messages = messagesOf('addresses');

byId<HTMLInputElement>('csv').addEventListener('change', async ({ target }) => {
  const [file] = (target as HTMLInputElement).files ?? [];
  if (file) setControlValue('list', await file.text());
});
onSubmit(correctAddresses);

function correctAddresses(): void {
  const read = readRows(controlValue('list'));
  const rows = read.rows.slice(0, MAX_ADDRESSES);
  if (rows.length === 0) {
    showFailure(messages.emptyInput);
    return;
  }
  void runTask(async (signal, report) => {
    answer.replaceChildren();
    const corrected: (CorrectedAddress | null)[] = [];
    for (let start = 0; start < rows.length; start += BATCH_SIZE) {
      report(fillPlaceholders(messages.progress, { done: start, total: rows.length }));
      const addresses = rows.slice(start, start + BATCH_SIZE).map((row) => read.addressOf(row).slice(0, MAX_ADDRESS_LENGTH));
      corrected.push(...(await correctBatch(addresses, signal)));
    }
    render({ ...read, rows }, corrected, read.rows.length > MAX_ADDRESSES);
  });
}

async function correctBatch(addresses: readonly string[], signal: AbortSignal): Promise<readonly (CorrectedAddress | null)[]> {
  // Empty cells keep their position.
  const original = addresses.filter((address) => address !== '');
  if (original.length === 0) return addresses.map(() => null);
  const body = JSON.stringify({ addresses: original });
  const incoming = await sendOrThrow({ method: 'POST', address: '/v1/address/bulk', type: 'application/json', body }, signal);
  const results = [...(await parseAnswer<readonly (CorrectedAddress | null)[]>(incoming)).data];
  return addresses.map((address) => (address === '' ? null : (results.shift() ?? null)));
}

function render(list: AddressRows, corrected: readonly (CorrectedAddress | null)[], isCut: boolean): void {
  const changed = corrected.filter((address) => address !== null && address.corrections.length > 0).length;
  const columns = [messages.original, messages.corrected, messages.pincode, messages.confidence, messages.changes];
  const added = corrected.map((address) =>
    address ? [textOf(address), address.parts.pincode ?? '', confidenceText(address), changesOf(address)] : ['', '', '', ''],
  );
  const header = list.header ?? [messages.original];
  const csv = writeCsv([
    [...header, ...columns.slice(1)],
    ...list.rows.map((row, index) => [...header.map((_, cell) => row[cell] ?? ''), ...(added[index] as string[])]),
  ]);
  answer.replaceChildren(
    el('p', { class: 'outcome' }, fillPlaceholders(messages.done, { count: corrected.length, changed })),
    ...(isCut ? [el('p', { class: 'problem' }, fillPlaceholders(messages.truncated, { count: MAX_ADDRESSES }))] : []),
    downloadLink(new Blob([BOM, csv], { type: 'text/csv' }), 'addresses.csv', messages.csv),
    el(
      'div',
      { class: 'scroll', tabindex: 0, role: 'group', 'aria-label': messages.corrected },
      el(
        'table',
        {},
        el('thead', {}, el('tr', {}, ...columns.map((column) => el('th', { scope: 'col' }, column)))),
        el('tbody', {}, ...list.rows.slice(0, MAX_SHOWN_ROWS).map((row, index) => line(list.addressOf(row), corrected[index] ?? null))),
      ),
    ),
  );
  status.replaceChildren();
}

function line(original: string, corrected: CorrectedAddress | null): HTMLElement {
  if (!corrected) return el('tr', {}, el('td', {}, original), el('td', { colspan: 4 }, '–'));
  const isDoubtful = corrected.confidence < MIN_CONFIDENCE;
  return el(
    'tr',
    {},
    el('td', {}, original),
    el(
      'td',
      {},
      ...highlightParts(
        textOf(corrected),
        corrected.corrections.map(({ to }) => to),
      ),
    ),
    el(
      'td',
      {},
      ...(corrected.parts.pincode === undefined
        ? ['–']
        : original.includes(corrected.parts.pincode)
          ? [corrected.parts.pincode]
          : [el('mark', {}, corrected.parts.pincode)]),
    ),
    el('td', {}, confidenceText(corrected), isDoubtful && el('em', {}, ` ${messages.doubtful}`)),
    el('td', {}, changesOf(corrected)),
  );
}

/** Highlights parts of a text. */
function highlightParts(text: string, parts: readonly string[]): (Node | string)[] {
  const matches = parts.filter((part) => part !== '' && text.toLowerCase().includes(part.toLowerCase()));
  const [part] = matches;
  if (part === undefined) return [text];
  const index = text.toLowerCase().indexOf(part.toLowerCase());
  const end = index + part.length;
  return [
    ...highlightParts(text.slice(0, index), matches.slice(1)),
    el('mark', {}, text.slice(index, end)),
    ...highlightParts(text.slice(end), matches.slice(1)),
  ];
}

function textOf({ formatted }: CorrectedAddress): string {
  return formatted.join(', ');
}

function confidenceText({ confidence }: CorrectedAddress): string {
  return `${Math.round(confidence * 100)} %`;
}

function changesOf({ corrections }: CorrectedAddress): string {
  return corrections.map(({ from, to }) => `${from} → ${to}`).join('; ');
}
