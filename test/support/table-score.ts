/** Compares a table with the expected one, cell by cell. */
import type { Cells } from './table-documents.ts';

export interface TableScore {
  readonly matching: number;
  /** Of the expected or of the found cells, whichever are more. */
  readonly total: number;
  readonly wrong: readonly string[];
}

/** Where a cell is wrapped cannot be seen in print: spaces are not compared. */
const normalise = (text: string): string => text.normalize('NFC').replace(/\s+/g, '');

/** Aligns the rows so that most cells are equal (longest common subsequence, weighted by equal cells). */
export function alignedCells(expected: Cells, found: Cells): TableScore {
  const equal = (a: readonly string[], b: readonly string[]): number =>
    a.filter((text, column) => column < b.length && normalise(text) === normalise(b[column] ?? '')).length;
  const best = Array.from({ length: expected.length + 1 }, () => new Array<number>(found.length + 1).fill(0));
  const bestAt = (row: number, column: number): number => best[row]?.[column] ?? 0;
  for (let i = expected.length - 1; i >= 0; i--) {
    for (let j = found.length - 1; j >= 0; j--) {
      const matched = bestAt(i + 1, j + 1) + equal(expected[i] ?? [], found[j] ?? []);
      (best[i] as number[])[j] = Math.max(bestAt(i + 1, j), bestAt(i, j + 1), matched);
    }
  }
  const count = (cells: Cells): number => cells.reduce((sum, row) => sum + row.length, 0);
  const wrong = expected.filter((row) => !found.some((other) => equal(row, other) === row.length)).map((row) => JSON.stringify(row));
  const unexpected = found
    .filter((row) => !expected.some((other) => equal(other, row) === other.length))
    .map((row) => `found ${JSON.stringify(row)}`);
  return {
    matching: bestAt(0, 0),
    total: Math.max(count(expected), count(found)),
    wrong: [...wrong.slice(0, 3), ...unexpected.slice(0, 3)],
  };
}
