/** Joins a table that continues on the following pages. */
import type { ViewBox } from '../../../core/pdf/page-view.ts';
import { type Column, joinTexts, type PageTable } from './table.ts';

export interface PagePart {
  readonly page: number;
  readonly box: ViewBox;
}

export interface JoinedTable {
  readonly parts: PagePart[];
  readonly method: PageTable['method'];
  readonly header: readonly string[] | undefined;
  readonly rows: (readonly string[])[];
}

/** Distance in points within which the edges of columns are the same. */
const MAX_SHIFT = 8;

interface OpenTable extends JoinedTable {
  columns: readonly Column[];
}

export class TableJoiner {
  readonly tables: OpenTable[] = [];

  /** Columns of the last table on a page. */
  columnsOn(page: number): readonly Column[] | undefined {
    return this.tables.findLast(({ parts }) => parts.at(-1)?.page === page)?.columns;
  }

  /** @param tables from top to bottom */
  addPage(page: number, tables: readonly PageTable[], toView: (box: ViewBox) => ViewBox): void {
    for (const [index, table] of tables.entries()) {
      const part = { page, box: toView(table.box) };
      const previous =
        index === 0 ? this.tables.findLast((open) => open.parts.at(-1)?.page === page - 1 && continues(open, table)) : undefined;
      if (previous) append(previous, table, part);
      else this.tables.push({ parts: [part], method: table.method, header: table.header, rows: [...table.rows], columns: table.columns });
    }
  }
}

/** Whether a table has the columns of one on the page before, and its header or none. */
function continues({ header, columns, method }: OpenTable, next: PageTable): boolean {
  if (next.method !== method || next.columns.length !== columns.length) return false;
  if (next.header && header && isSameRow(next.header, header)) return true;
  const isAligned = columns.every((column, index) => {
    const other = next.columns[index] as Column;
    return method === 'lattice'
      ? Math.abs(column.left - other.left) <= MAX_SHIFT && Math.abs(column.right - other.right) <= MAX_SHIFT
      : Math.min(column.right, other.right) > Math.max(column.left, other.left);
  });
  return isAligned && !next.header;
}

function append(table: OpenTable, { header, rows, startsWithinRow }: PageTable, part: PagePart): void {
  table.parts.push(part);
  const [first, ...rest] = rows;
  const last = table.rows.at(-1);
  if (!first) return;
  if (!header && table.header && isSameRow(first, table.header)) table.rows.push(...rest);
  else if (startsWithinRow && last) {
    table.rows[table.rows.length - 1] = last.map((text, column) => joinTexts([text, first[column] ?? '']));
    table.rows.push(...rest);
  } else table.rows.push(...rows);
}

function isSameRow(a: readonly string[], b: readonly string[]): boolean {
  const normalise = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();
  return a.length === b.length && a.every((text, column) => normalise(text) === normalise(b[column] ?? ''));
}
