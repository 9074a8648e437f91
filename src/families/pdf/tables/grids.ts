/** Finds the grids that rulings form: connected lines, and their cells with merged ones. */
import { clusterBy, type RulingLine, type RulingLines, SNAP_DISTANCE } from './ruling-lines.ts';

/** A cell, possibly merged, by the indices of its first row and column and the numbers of rows and columns it spans. */
export interface GridCell {
  readonly row: number;
  readonly column: number;
  readonly rowSpan: number;
  readonly columnSpan: number;
}

export interface Grid {
  /** Edges of the columns and rows, ascending: one more than there are columns and rows. */
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  /** The cell of each row and column. */
  readonly cells: readonly (readonly GridCell[])[];
}

/** Distance in points within which lines touch. */
const TOUCH_DISTANCE = 3;
/** Fraction of the side of a cell that a ruling must cover to separate it. */
const MIN_COVERAGE = 0.6;
/** A page with more lines or cells is a drawing. */
const MAX_LINES = 3_000;
const MAX_CELLS = 50_000;

/** Undefined if there are too many lines. */
export function findGrids(lines: RulingLines): Grid[] | undefined {
  if (lines.horizontal.length + lines.vertical.length > MAX_LINES) return undefined;
  const grids: Grid[] = [];
  let cells = 0;
  for (const component of connectedLines(lines)) {
    const xs = edgesOf(component.vertical, component.horizontal);
    const ys = edgesOf(component.horizontal, component.vertical);
    cells += xs.length * ys.length;
    if (cells > MAX_CELLS) return undefined;
    for (const [first, last] of rowRanges(xs, ys, component)) {
      const grid = gridOf(xs, ys.slice(first, last + 1), component);
      if (grid.xs.length > 2 || grid.ys.length > 2) grids.push(grid);
    }
  }
  return grids;
}

/** Groups of lines that touch each other, each with at least two lines of both directions. */
function connectedLines({ horizontal, vertical }: RulingLines): RulingLines[] {
  const parents = new DisjointSets(horizontal.length + vertical.length);
  for (const [h, { position: y, start: left, end: right }] of horizontal.entries()) {
    for (const [v, { position: x, start: top, end: bottom }] of vertical.entries()) {
      const touches = isBetween(x, left, right) && isBetween(y, top, bottom);
      if (touches) parents.join(h, horizontal.length + v);
    }
  }
  const components = new Map<number, { horizontal: RulingLine[]; vertical: RulingLine[] }>();
  const componentOf = (index: number): { horizontal: RulingLine[]; vertical: RulingLine[] } => {
    const root = parents.find(index);
    const component = components.get(root) ?? { horizontal: [], vertical: [] };
    components.set(root, component);
    return component;
  };
  for (const [h, line] of horizontal.entries()) componentOf(h).horizontal.push(line);
  for (const [v, line] of vertical.entries()) componentOf(horizontal.length + v).vertical.push(line);
  return [...components.values()].filter((lines) => lines.horizontal.length > 1 && lines.vertical.length > 0);
}

const isBetween = (value: number, start: number, end: number): boolean => value >= start - TOUCH_DISTANCE && value <= end + TOUCH_DISTANCE;

/** Positions of the lines, and the ends of those across if they extend further: a table may have no outer lines. */
function edgesOf(lines: readonly RulingLine[], across: readonly RulingLine[]): number[] {
  const positions = clusterBy(lines, ({ position }) => position, SNAP_DISTANCE).map(
    (group) => group.reduce((sum, { position }) => sum + position, 0) / group.length,
  );
  const first = across.reduce((least, { start }) => Math.min(least, start), Number.POSITIVE_INFINITY);
  const last = across.reduce((most, { end }) => Math.max(most, end), Number.NEGATIVE_INFINITY);
  if (first < (positions[0] ?? Number.POSITIVE_INFINITY) - 2 * TOUCH_DISTANCE) positions.unshift(first);
  if (last > (positions.at(-1) ?? Number.NEGATIVE_INFINITY) + 2 * TOUCH_DISTANCE) positions.push(last);
  return positions;
}

/** For each position: whether a line there separates the band from `start` to `end`. */
function separatorsOf(positions: readonly number[], lines: readonly RulingLine[]): (index: number, start: number, end: number) => boolean {
  const byPosition = positions.map((position) => lines.filter((line) => Math.abs(line.position - position) <= SNAP_DISTANCE));
  return (index, start, end) => {
    let covered = 0;
    for (const line of byPosition[index] ?? []) covered += Math.max(0, Math.min(end, line.end) - Math.max(start, line.start));
    return covered >= MIN_COVERAGE * (end - start);
  };
}

/**
 * Ranges of rows with a common column structure. In an invoice that is boxed as a whole, the addresses, the items and the signatures have columns of
 * their own; rows without any separator at either end, such as a title, are left out.
 */
function rowRanges(xs: readonly number[], ys: readonly number[], { vertical }: RulingLines): [first: number, last: number][] {
  const separates = separatorsOf(xs, vertical);
  const inner = ys.slice(1).map((bottom, row) => {
    const separators = new Set<number>();
    for (let x = 1; x < xs.length - 1; x++) if (separates(x, ys[row] as number, bottom)) separators.add(x);
    return separators;
  });
  const ranges: [number, number][] = [];
  let start = 0;
  let used = new Set<number>();
  for (const [row, separators] of inner.entries()) {
    for (const x of separators) used.add(x);
    const next = inner[row + 1];
    if (next && !hasOtherColumns(used, next)) continue;
    used = new Set();
    let [first, last] = [start, row + 1];
    while (first < last && inner[first]?.size === 0) first++;
    while (last > first && inner[last - 1]?.size === 0) last--;
    if (last > first) ranges.push([first, last]);
    start = row + 1;
  }
  return ranges;
}

/** Whether two rows share less than half of the separators of the one with fewer. */
function hasOtherColumns(a: ReadonlySet<number>, b: ReadonlySet<number>): boolean {
  const shared = [...a].filter((x) => b.has(x)).length;
  return shared * 2 < Math.min(a.size, b.size);
}

function gridOf(allXs: readonly number[], ys: readonly number[], { horizontal, vertical }: RulingLines): Grid {
  const separatesAny = separatorsOf(allXs, vertical);
  const rowsWith = (x: number): boolean => ys.slice(1).some((bottom, row) => separatesAny(x, ys[row] as number, bottom));
  const xs = allXs.filter((_, x) => x === 0 || x === allXs.length - 1 || rowsWith(x));
  const separatesColumns = separatorsOf(xs, vertical);
  const separatesRows = separatorsOf(ys, horizontal);
  const [rows, columns] = [ys.length - 1, xs.length - 1];
  const sets = new DisjointSets(rows * columns);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const index = row * columns + column;
      if (column + 1 < columns && !separatesColumns(column + 1, ys[row] as number, ys[row + 1] as number)) sets.join(index, index + 1);
      if (row + 1 < rows && !separatesRows(row + 1, xs[column] as number, xs[column + 1] as number)) sets.join(index, index + columns);
    }
  }
  return { xs, ys, cells: mergedCells(rows, columns, sets) };
}

function mergedCells(rows: number, columns: number, sets: DisjointSets): GridCell[][] {
  const extents = new Map<number, { top: number; left: number; bottom: number; right: number }>();
  for (let index = 0; index < rows * columns; index++) {
    const [row, column] = [Math.floor(index / columns), index % columns];
    const root = sets.find(index);
    const extent = extents.get(root) ?? { top: row, left: column, bottom: row, right: column };
    extent.bottom = Math.max(extent.bottom, row);
    extent.left = Math.min(extent.left, column);
    extent.right = Math.max(extent.right, column);
    extents.set(root, extent);
  }
  const merged = new Map<number, GridCell>();
  for (const [root, { top, left, bottom, right }] of extents)
    merged.set(root, { row: top, column: left, rowSpan: bottom - top + 1, columnSpan: right - left + 1 });
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => merged.get(sets.find(row * columns + column)) as GridCell),
  );
}

/** Union-find with path halving. */
class DisjointSets {
  readonly #parents: Uint32Array;

  constructor(count: number) {
    this.#parents = Uint32Array.from({ length: count }, (_, index) => index);
  }

  find(index: number): number {
    let node = index;
    for (let parent = this.#parents[node] as number; parent !== node; parent = this.#parents[node] as number) {
      this.#parents[node] = this.#parents[parent] as number;
      node = parent;
    }
    return node;
  }

  join(a: number, b: number): void {
    this.#parents[this.find(b)] = this.find(a);
  }
}
