/** Readable view of a response: a drawing if available, then record, list or text. */
import { showCalendar } from './calendar.ts';
import { type FieldDescriptions, showCard } from './card.ts';
import { el } from './dom.ts';
import { drawAnswer } from './drawings.ts';
import { isRecord, isRecords, type TableRows, toTableRows } from './rows.ts';
import { showTable } from './table.ts';
import { isScalar, showList, showValue } from './value.ts';

/** Wider tables are reduced to the most informative columns. */
const MAX_COLUMNS = 7;
const MAX_CELL_LENGTH = 120;

export function renderReadable(id: string, data: unknown, meanings: FieldDescriptions): Node[] {
  const drawn = drawAnswer(id, data);
  const calendar = showCalendar(data);
  const shown = [drawn && el('div', { class: 'shown' }, drawn), calendar].filter((one) => one !== null);
  if (isScalar(data)) return [...shown, el('p', { class: 'plain-text' }, showValue('value', data))];
  if (isRecord(data)) return [...shown, showCard(data, meanings)];
  if (isRecords(data) && data.length === 1 && data[0]) return [...shown, showCard(data[0], meanings, 'data[]')];
  if (isRecords(data)) return [...shown, showTable(selectColumns(toTableRows(data)), 'The answer as a table')];
  return [
    ...shown,
    el('p', { class: 'plain-text' }, Array.isArray(data) && data.every(isScalar) ? showList('value', data) : JSON.stringify(data)),
  ];
}

/** Keeps the first columns that are non-empty and short. */
function selectColumns({ columns, cells }: TableRows): TableRows {
  const told = columns.map((_, at) => {
    const known = cells.flatMap((row) => (row[at] === null || row[at] === '' ? [] : [String(row[at])]));
    return known.length > 0 && known.every(({ length }) => length <= MAX_CELL_LENGTH);
  });
  const kept = columns.map((_, at) => at).filter((at) => told[at] === true);
  const chosen = kept.slice(0, MAX_COLUMNS);
  return { columns: columns.filter((_, at) => chosen.includes(at)), cells: cells.map((row) => chosen.map((at) => row[at] ?? null)) };
}
