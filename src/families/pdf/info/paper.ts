/** Names of paper sizes. */

const POINTS_PER_MILLIMETRE = 72 / 25.4;
/** Tolerance in points. */
const TOLERANCE = 1;

type Paper = readonly [name: string, width: number, height: number];

/** ISO 216 and 269: each size is half of the one before it, rounded down to whole millimetres. */
function series(letter: string, width: number, height: number): Paper[] {
  const sizes: Paper[] = [];
  let [short, long] = [width, height];
  for (let number = 0; number <= 10; number++) {
    sizes.push([`${letter}${number}`, short * POINTS_PER_MILLIMETRE, long * POINTS_PER_MILLIMETRE]);
    [short, long] = [Math.floor(long / 2), short];
  }
  return sizes;
}

const PAPERS: readonly Paper[] = [
  ...series('A', 841, 1189),
  ...series('B', 1000, 1414),
  ...series('C', 917, 1297),
  ['Letter', 612, 792],
  ['Legal', 612, 1008],
  ['Executive', 522, 756],
  ['Statement', 396, 612],
  ['Folio', 612, 936],
];

const near = (one: number, other: number): boolean => Math.abs(one - other) <= TOLERANCE;

/** Name of a page size in points, in portrait or landscape; empty if it has none. */
export function paperName(width: number, height: number): string {
  // The only paper with another name in landscape.
  if (near(width, 792) && near(height, 1224)) return 'Tabloid';
  if (near(width, 1224) && near(height, 792)) return 'Ledger';
  const [short, long] = width < height ? [width, height] : [height, width];
  return PAPERS.find(([, paperWidth, paperHeight]) => near(short, paperWidth) && near(long, paperHeight))?.[0] ?? '';
}
