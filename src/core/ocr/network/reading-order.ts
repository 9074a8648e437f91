/** Reading order of the regions of a page: columns of prose one after the other, everything else, such as bills and tables, row by row. */
import { centreAt, type TextRegion } from './text-regions.ts';

/** A row of regions, in reading order. */
export interface Row<Region extends TextRegion> {
  readonly regions: readonly Region[];
  readonly beginsParagraph: boolean;
}

/** Columns are prose if their lines are this many heights wide; cells of tables are shorter. */
const MIN_PROSE_ASPECT = 7;
/** Lines on each side of a gutter. */
const MIN_COLUMN_LINES = 2;
/** Minimum width of a gutter, in heights. */
const MIN_GUTTER = 0.5;
/** Regions are in one row if their centres are closer than this share of the smaller height. */
export const MAX_ROW_DISTANCE = 0.6;
/** Row distance that starts a paragraph, as a multiple of the median. */
const PARAGRAPH_DISTANCE = 1.3;

const middle = ({ left, right }: TextRegion): number => (left + right) / 2;
const centre = (region: TextRegion): number => region.centre[0];

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}

/** @param rightToLeft direction of columns and of rows */
export function readingOrder<Region extends TextRegion>(regions: readonly Region[], rightToLeft: boolean): Row<Region>[] {
  return blocksOf(regions, rightToLeft).flatMap((block) => {
    const rows = rowsOf(block);
    const distances = rows.slice(1).map((row, index) => rowCentre(row) - rowCentre(rows[index] as Region[]));
    const usual = median(distances);
    return rows.map((row, index) => ({
      regions: row.sort((a, b) => (rightToLeft ? middle(b) - middle(a) : middle(a) - middle(b))),
      beginsParagraph: index === 0 || (distances[index - 1] as number) > PARAGRAPH_DISTANCE * usual,
    }));
  });
}

const rowCentre = (row: readonly TextRegion[]): number => row.reduce((sum, region) => sum + centre(region), 0) / row.length;

/** Recursive cuts: at a gutter between columns of prose, else above or below a part that has one. */
function blocksOf<Region extends TextRegion>(regions: readonly Region[], rightToLeft: boolean): Region[][] {
  if (regions.length < 2 * MIN_COLUMN_LINES) return regions.length > 0 ? [[...regions]] : [];
  const columns = cutAtGutter(regions);
  if (columns) return (rightToLeft ? columns.reverse() : columns).flatMap((column) => blocksOf(column, rightToLeft));
  for (const [above, below] of horizontalCuts(regions)) {
    if (cutAtGutter(above) || cutAtGutter(below)) return [above, below].flatMap((part) => blocksOf(part, rightToLeft));
  }
  return [[...regions]];
}

/** The two sides of the widest gutter between columns of prose. */
function cutAtGutter<Region extends TextRegion>(regions: readonly Region[]): [Region[], Region[]] | undefined {
  const minGutter = MIN_GUTTER * median(regions.map(({ height }) => height));
  const sorted = [...regions].sort((a, b) => a.left - b.left);
  let [widestGap, cut, rightmost] = [minGutter, 0, sorted[0]?.right ?? 0];
  for (const [index, region] of sorted.entries()) {
    if (region.left - rightmost > widestGap && isProse(sorted.slice(0, index)) && isProse(sorted.slice(index)))
      [widestGap, cut] = [region.left - rightmost, index];
    rightmost = Math.max(rightmost, region.right);
  }
  return cut === 0 ? undefined : [sorted.slice(0, cut), sorted.slice(cut)];
}

function isProse(regions: readonly TextRegion[]): boolean {
  return (
    regions.length >= MIN_COLUMN_LINES && median(regions.map(({ left, right, height }) => (right - left) / height)) >= MIN_PROSE_ASPECT
  );
}

/** Upper and lower part at every gap between rows, from the widest gap to the narrowest. */
function horizontalCuts<Region extends TextRegion>(regions: readonly Region[]): [Region[], Region[]][] {
  const sorted = [...regions].sort((a, b) => centre(a) - centre(b));
  const cuts: { gap: number; index: number }[] = [];
  let lowest = Number.NEGATIVE_INFINITY;
  for (const [index, region] of sorted.entries()) {
    const top = centre(region) - region.height / 2;
    if (index > 0 && top > lowest) cuts.push({ gap: top - lowest, index });
    lowest = Math.max(lowest, centre(region) + region.height / 2);
  }
  return cuts.sort((a, b) => b.gap - a.gap).map(({ index }) => [sorted.slice(0, index), sorted.slice(index)]);
}

/** Rows from top to bottom. */
function rowsOf<Region extends TextRegion>(regions: readonly Region[]): Region[][] {
  const rows: Region[][] = [];
  for (const region of [...regions].sort((a, b) => centre(a) - centre(b))) {
    const [best] = rows
      .filter((row) => row.every((other) => !isAboveOrBelow(region, other)))
      .map((row) => ({ row, distance: rowDistance(region, nearest(region, row)) }))
      .sort((a, b) => a.distance - b.distance);
    if (best && best.distance < MAX_ROW_DISTANCE) best.row.push(region);
    else rows.push([region]);
  }
  return rows.sort((a, b) => rowCentre(a) - rowCentre(b));
}

function nearest<Region extends TextRegion>(region: TextRegion, row: readonly Region[]): Region {
  return row.reduce((best, second) =>
    Math.abs(middle(second) - middle(region)) < Math.abs(middle(best) - middle(region)) ? second : best,
  );
}

function isAboveOrBelow(first: TextRegion, second: TextRegion): boolean {
  const overlap = Math.min(first.right, second.right) - Math.max(first.left, second.left);
  return overlap > Math.min(first.right - first.left, second.right - second.left) / 2;
}

/** Vertical distance between the centre lines of two regions, extended straight from the facing ends, as a share of the smaller height. */
export function rowDistance(a: TextRegion, b: TextRegion): number {
  const [left, right] = middle(a) < middle(b) ? [a, b] : [b, a];
  const between = (left.right + right.left) / 2;
  const extended = (region: TextRegion, end: number): number =>
    centreAt(region, end) + (region.centre[1] + 2 * region.centre[2] * (end - middle(region))) * (between - end);
  return Math.abs(extended(left, left.right) - extended(right, right.left)) / Math.min(a.height, b.height);
}
