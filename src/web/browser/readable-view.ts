/** Readable view of a response: a drawing if available, then record, list or text. */
import { showCalendar } from './calendar.ts';
import { type FieldDescriptions, showCard } from './card.ts';
import { el } from './dom.ts';
import { drawAnswer } from './drawings.ts';
import { isRecord, isRecords, type TableRows, toTableRows } from './rows.ts';
import { showTable } from './table.ts';
import { isScalar, renderList, renderValue } from './value.ts';

/** Wider tables are reduced to the most informative columns. */
const MAX_COLUMNS = 7;
const MAX_CELL_LENGTH = 120;

export function renderReadable(id: string, data: unknown, descriptions: FieldDescriptions): Node[] {
  const drawing = drawAnswer(id, data);
  const calendar = showCalendar(data);
  const visuals = [drawing && el('div', { class: 'shown' }, drawing), calendar].filter((node) => node !== null);
  if (isScalar(data)) return [...visuals, el('p', { class: 'plain-text' }, renderValue('value', data))];
  if (isRecord(data)) return [...visuals, showCard(data, descriptions)];
  if (isRecords(data) && data.length === 1 && data[0]) return [...visuals, showCard(data[0], descriptions, 'data[]')];
  if (isRecords(data)) return [...visuals, showTable(selectColumns(toTableRows(data)), 'Response as a table')];
  return [
    ...visuals,
    el('p', { class: 'plain-text' }, Array.isArray(data) && data.every(isScalar) ? renderList('value', data) : JSON.stringify(data)),
  ];
}

/** Selects the first columns that are non-empty and short. */
function selectColumns({ columns, cells }: TableRows): TableRows {
  const isDisplayable = columns.map((_, index) => {
    const texts = cells.flatMap((row) => (row[index] === null || row[index] === '' ? [] : [String(row[index])]));
    return texts.length > 0 && texts.every(({ length }) => length <= MAX_CELL_LENGTH);
  });
  const displayable = columns.map((_, index) => index).filter((index) => isDisplayable[index] === true);
  const selected = displayable.slice(0, MAX_COLUMNS);
  return {
    columns: columns.filter((_, index) => selected.includes(index)),
    cells: cells.map((row) => selected.map((index) => row[index] ?? null)),
  };
}
