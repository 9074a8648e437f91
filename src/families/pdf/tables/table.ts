/** Types of the steps from words and rulings to tables. */
import type { ViewBox } from '../../../core/pdf/page-view.ts';

/** An interval along the line. */
export interface Column {
  readonly left: number;
  readonly right: number;
}

export interface PageTable {
  readonly method: 'lattice' | 'stream';
  readonly box: ViewBox;
  readonly columns: readonly Column[];
  /** Names of the columns, if the table has a header. */
  readonly header: readonly string[] | undefined;
  readonly rows: readonly (readonly string[])[];
  /** Whether the first row continues the last one of the page before. */
  readonly startsWithinRow?: boolean;
}

export const joinTexts = (texts: readonly string[]): string => texts.filter((text) => text !== '').join(' ');
