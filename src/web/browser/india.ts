/**
 * India as its pincodes draw it: one dot for each cell of 0.6 degrees that holds the centre of a pincode, large where there are more than 40.
 * Counted from our own bundled pincodes; no border is drawn, because none is known to us.
 */
export const CELL_DEGREES = 0.6;
/** The north-western corner. */
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

/** The dots as two paths of points in cells: small ones and large ones. */
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
