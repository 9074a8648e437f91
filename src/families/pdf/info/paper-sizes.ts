/** Names of paper sizes. */

const POINTS_PER_MILLIMETRE = 72 / 25.4;
/** Tolerance in points. */
const TOLERANCE = 1;

type PaperSize = readonly [name: string, width: number, height: number];

/** ISO 216 and 269: each size is half of the one before it, rounded down to whole millimetres. */
function series(letter: string, width: number, height: number): PaperSize[] {
  const sizes: PaperSize[] = [];
  let [short, long] = [width, height];
  for (let number = 0; number <= 10; number++) {
    sizes.push([`${letter}${number}`, short * POINTS_PER_MILLIMETRE, long * POINTS_PER_MILLIMETRE]);
    [short, long] = [Math.floor(long / 2), short];
  }
  return sizes;
}

const PAPER_SIZES: readonly PaperSize[] = [
  ...series('A', 841, 1189),
  ...series('B', 1000, 1414),
  ...series('C', 917, 1297),
  ['Letter', 612, 792],
  ['Legal', 612, 1008],
  ['Executive', 522, 756],
  ['Statement', 396, 612],
  ['Folio', 612, 936],
];

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= TOLERANCE;

/** Name of a page size in points, in portrait or landscape; empty if it has none. */
export function paperName(width: number, height: number): string {
  // The only paper with another name in landscape.
  if (isNear(width, 792) && isNear(height, 1224)) return 'Tabloid';
  if (isNear(width, 1224) && isNear(height, 792)) return 'Ledger';
  const [short, long] = width < height ? [width, height] : [height, width];
  return PAPER_SIZES.find(([, paperWidth, paperHeight]) => isNear(short, paperWidth) && isNear(long, paperHeight))?.[0] ?? '';
}
