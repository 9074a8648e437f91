/** Dark modules as one SVG path, in module units: squares, or with outer corners rounded. */
import type { Grid } from '../../core/draw/grid.ts';

export type ModuleShape = 'square' | 'rounded';

/** Control point ratio of a cubic Bézier curve for a quarter circle. */
const BEZIER_CIRCLE = 0.5523;
const RADIUS = 0.5;

export function outlineOf(grid: Grid, shape: ModuleShape): string {
  return shape === 'square' ? squareModules(grid) : roundedModules(grid);
}

function squareModules({ rows }: Grid): string {
  let path = '';
  for (const [row, runs] of rows.entries()) {
    for (let index = 0; index < runs.length; index += 2) {
      const left = runs[index] as number;
      const right = left + (runs[index + 1] as number);
      path += `M${left} ${row}L${right} ${row}L${right} ${row + 1}L${left} ${row + 1}Z`;
    }
  }
  return path;
}

function roundedModules({ columns, rows }: Grid): string {
  const dark = rows.map((runs) => {
    const cells = new Uint8Array(columns);
    for (let index = 0; index < runs.length; index += 2) cells.fill(1, runs[index], (runs[index] as number) + (runs[index + 1] as number));
    return cells;
  });
  const isDark = (column: number, row: number): boolean => dark[row]?.[column] === 1;
  let path = '';
  for (let row = 0; row < rows.length; row++) {
    for (let column = 0; column < columns; column++) if (isDark(column, row)) path += roundedModule(column, row, isDark);
  }
  return path;
}

/** Clockwise from the upper left; a corner is rounded if both neighbours are light. */
function roundedModule(x: number, y: number, isDark: (column: number, row: number) => boolean): string {
  const [up, right, down, left] = [isDark(x, y - 1), isDark(x + 1, y), isDark(x, y + 1), isDark(x - 1, y)];
  const radius = (one: boolean, other: boolean): number => (one || other ? 0 : RADIUS);
  const [a, b, c, d] = [radius(left, up), radius(up, right), radius(right, down), radius(down, left)];
  const corner = (size: number, fromX: number, fromY: number, toX: number, toY: number, cornerX: number, cornerY: number): string => {
    if (size === 0) return `L${cornerX} ${cornerY}`;
    const toward = (from: number, to: number): number => from + (to - from) * BEZIER_CIRCLE;
    const curve = [toward(fromX, cornerX), toward(fromY, cornerY), toward(toX, cornerX), toward(toY, cornerY), toX, toY];
    return `L${fromX} ${fromY}C${curve.map((value) => Number(value.toFixed(3))).join(' ')}`;
  };
  return (
    `M${x + a} ${y}${corner(b, x + 1 - b, y, x + 1, y + b, x + 1, y)}${corner(c, x + 1, y + 1 - c, x + 1 - c, y + 1, x + 1, y + 1)}` +
    `${corner(d, x + d, y + 1, x, y + 1 - d, x, y + 1)}${corner(a, x, y + a, x + a, y, x, y)}Z`
  );
}
