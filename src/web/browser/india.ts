/**
 * Dot map of India: one dot per cell of 0.6 degrees that contains the centre of a pincode, large above 40.
 * Computed from the bundled pincodes; no border is drawn, because the data has none.
 */
export const CELL_DEGREES = 0.6;
/** North-western corner. */
export const NORTH = 35.2;
export const WEST = 68;

export const CELLS: readonly string[] = [
  '...........o...o',
  '.........ooOooooo',
  '..........ooo.o.o',
  '..........ooooo..o',
  '...........ooooooo',
  '...........ooOOooo',
  '..........ooOOOOoo',
  '..........ooOOOoooooo',
  '.........oooooooOOOooo',
  '........ooooooooooooo',
  '........oooooooOooooo',
  '.......ooooooooOooooooo....................oooo',
  '...o..ooooooooooooooooooooo.......o....oo.oooooo',
  '....ooooooooOooooooooOoooooooo...ooo...oooooooo.o',
  '....ooooooooooooooooOooOoOooooooooooooOOoOoooo',
  '...ooooooooooooooooooooOOOOOOOoooo.ooooOoooooo',
  '....oooooooooooooooooooOOOOOOOooooo.ooooooooo',
  '.....ooooooooooooooooooooooooooooo......oOoo',
  '.o..oooooooooooooooooooooooooooooOo...oooooo',
  '.ooooooOooooooooooooooooooooooOOOOo...ooooo',
  '.ooooooOOooooooooooooooooooooooooOO...oooo',
  '.oooooooOoooooooooooooooooooooooOOO......o',
  '..oooooooooooooooooooooooooooooOOoo',
  '...oooooOoooooooooOoooOoooooooOo',
  '....o..oOooooooooooooooooooooOOo',
  '.......oooooooooooooooooooooooo',
  '.......oOoooooooooooooooooooo',
  '.......oOOoooooooooooooooooo',
  '........oooooooooooOoooooOo',
  '........oooooooooOoooooooO',
  '........ooOoooooooooooOO',
  '........ooOoooooooooOOoo',
  '.........Ooooooooooooo',
  '.........oooooooooooo',
  '..........ooooooooooo',
  '..........ooooooooooo',
  '...........OoooOooOOO....................o',
  '...........OoooOOOOOO....................o',
  '...........oOoOoooOO.....................o',
  '.......oo...OOOoOOOO....................oo',
  '.......o.o...OOOOOOO....................o',
  '.........o...OOoOOOo',
  '.............OOOOOo',
  '.............oOOOoo......................o',
  '........o.....OOO',
  '...............oo.........................o',
  '..........................................o',
];

export const COLUMNS = 50;
export const ROWS = CELLS.length;

/** Dots as two SVG paths in cell units: small and large. */
export function dotPaths(): { small: string; large: string } {
  const paths = { small: '', large: '' };
  for (const [row, cells] of CELLS.entries()) {
    for (let column = 0; column < cells.length; column++) {
      if (cells[column] === '.') continue;
      paths[cells[column] === 'O' ? 'large' : 'small'] += `M${column} ${row}h0`;
    }
  }
  return paths;
}
