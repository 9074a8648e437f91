/** Readable view of a response: a drawing if available, then record, list or text. */
import { showCalendar } from './calendar.ts';
import { type Meanings, showCard } from './card.ts';
import { el } from './dom.ts';
import { draw } from './picture.ts';
import { isRecord, isRecords, type Rows, rowsOf } from './rows.ts';
import { showTable } from './table.ts';
import { isScalar, showList, showValue } from './value.ts';

/** Wider tables are reduced to the most informative columns. */
const MOST_COLUMNS = 7;
const LONGEST_CELL = 120;

export function readable(id: string, data: unknown, meanings: Meanings): Node[] {
  const drawn = draw(id, data);
  const calendar = showCalendar(data);
  const shown = [drawn && el('div', { class: 'shown' }, drawn), calendar].filter((one) => one !== null);
  if (isScalar(data)) return [...shown, el('p', { class: 'plain-text' }, showValue('value', data))];
  if (isRecord(data)) return [...shown, showCard(data, meanings)];
  if (isRecords(data) && data.length === 1 && data[0]) return [...shown, showCard(data[0], meanings, 'data[]')];
  if (isRecords(data)) return [...shown, showTable(narrowed(rowsOf(data)), 'The answer as a table')];
  return [
    ...shown,
    el('p', { class: 'plain-text' }, Array.isArray(data) && data.every(isScalar) ? showList('value', data) : JSON.stringify(data)),
  ];
}

/** Keeps the first columns that are non-empty and short. */
function narrowed({ columns, cells }: Rows): Rows {
  const told = columns.map((_, at) => {
    const known = cells.flatMap((row) => (row[at] === null || row[at] === '' ? [] : [String(row[at])]));
    return known.length > 0 && known.every(({ length }) => length <= LONGEST_CELL);
  });
  const kept = columns.map((_, at) => at).filter((at) => told[at] === true);
  const chosen = kept.slice(0, MOST_COLUMNS);
  return { columns: columns.filter((_, at) => chosen.includes(at)), cells: cells.map((row) => chosen.map((at) => row[at] ?? null)) };
}
