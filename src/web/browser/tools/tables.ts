/** Tables of a PDF: preview, and CSV for spreadsheets. */
import { csvRows } from '../csv.ts';
import { el } from '../dom.ts';
import { parseAnswer, RequestError, runTask, showFailure } from './api.ts';
import { answer, controlValue, errors, messagesOf, onSubmit, toolCopyButton } from './tool-page.ts';
import { downloadView, nameWith, sendFiles, startUpload } from './upload.ts';
import { fillPlaceholders } from './view.ts';

interface Table {
  readonly pages: readonly { readonly page: number }[];
  readonly columns: readonly { readonly name: string | null; readonly type: 'text' | 'amount' | 'date' }[];
  readonly rows: readonly (readonly string[])[];
}

/** Rows shown on the page, for speed; the file has all. */
const MAX_SHOWN_ROWS = 300;
/** Without it Excel reads UTF-8 as another encoding. */
const BOM = '\uFEFF';

const messages = messagesOf('tables');
let file: File | undefined;

startUpload(([chosen]) => {
  file = chosen;
  findTables();
});
onSubmit(findTables);

function findTables(): void {
  const source = file;
  if (!source) {
    showFailure(messages.none);
    return;
  }
  void runTask(async (signal) => {
    answer.replaceChildren();
    const password = controlValue('password');
    const fields = { ocr: 'auto', ...(password !== '' && { password }) };
    const { data } = await parseAnswer<{ tables: readonly Table[] }>(
      await sendFiles('/v1/pdf/tables', [source], fields, signal).catch((error: unknown) => {
        const isLocked = error instanceof RequestError && error.message === errors.password_protected;
        throw isLocked ? new RequestError(messages.locked) : error;
      }),
    );
    showTables(data.tables, source.name);
  });
}

function showTables(tables: readonly Table[], name: string): void {
  const [first] = tables;
  if (!first) {
    answer.replaceChildren(el('p', {}, messages.empty));
    return;
  }
  const longest = tables.reduce((best, table) => (table.rows.length > best.rows.length ? table : best), first);
  const shown = el('div', { id: 'table-result' });
  const options = tables.map((table, index) => {
    const values = { number: index + 1, page: table.pages[0]?.page ?? 1, rows: table.rows.length };
    return el('option', { value: index, selected: table === longest }, fillPlaceholders(messages.choice, values));
  });
  const show = (table: Table): void => shown.replaceChildren(...tableResult(table, name));
  const choice = el('select', { id: 'table', change: () => show(tables[Number(choice.value)] ?? first) }, ...options);
  const label = el('label', { for: 'table' }, messages.table);
  answer.replaceChildren(...(tables.length > 1 ? [el('div', { class: 'field' }, label, choice)] : []), shown);
  show(longest);
}

function tableResult(table: Table, name: string): Node[] {
  const { columns, rows } = table;
  const hasHeader = columns.some((column) => column.name !== null);
  const lines = [...(hasHeader ? [columns.map((column) => column.name ?? '')] : []), ...rows];
  const csv = new Blob([BOM, csvRows(lines)], { type: 'text/csv' });
  const isCut = rows.length > MAX_SHOWN_ROWS;
  return [
    ...downloadView(csv, nameWith(name, '', 'csv'), fillPlaceholders(messages.done, { rows: rows.length, columns: columns.length })),
    toolCopyButton(() => lines.map((line) => line.map((cell) => cell.replaceAll('\t', ' ')).join('\t')).join('\n')),
    ...(isCut ? [el('p', { class: 'muted' }, fillPlaceholders(messages.partial, { count: MAX_SHOWN_ROWS, total: rows.length }))] : []),
    preview(table, hasHeader),
  ];
}

function preview({ columns, rows }: Table, hasHeader: boolean): HTMLElement {
  const cell = (tag: 'td' | 'th', text: string, column: number): HTMLElement =>
    el(tag, { class: columns[column]?.type === 'amount' && 'number', scope: tag === 'th' && 'col' }, text);
  const head = el('thead', {}, el('tr', {}, ...columns.map(({ name }, column) => cell('th', name ?? '', column))));
  const body = rows.slice(0, MAX_SHOWN_ROWS).map((row) => el('tr', {}, ...row.map((text, column) => cell('td', text, column))));
  return el(
    'div',
    { class: 'scroll', tabindex: 0, role: 'group', 'aria-label': messages.table },
    el('table', { dir: 'auto' }, hasHeader && head, el('tbody', {}, ...body)),
  );
}
