/** Glyph outlines as PDF path operators. Quadratic Béziers become cubic ones, because PDF has no quadratic curves. */

const PATH_COMMAND = /([MLQCZ])([^MLQCZ]*)/gi;

/** @param outline SVG path data with absolute commands @param x glyph origin @param y glyph origin, upwards */
export function pathOperators(outline: string, x: number, y: number): string {
  let operators = '';
  let [penX, penY] = [x, y];
  for (const [, command = '', numbers = ''] of outline.matchAll(PATH_COMMAND)) {
    const values = (numbers.match(/-?\d*\.?\d+(?:e-?\d+)?/gi) ?? []).map((value, index) => Number(value) + (index % 2 === 0 ? x : y));
    const [endX = penX, endY = penY] = values.slice(-2);
    if (command === 'M') operators += `${formatNumbers(values)} m `;
    else if (command === 'L') operators += `${formatNumbers(values)} l `;
    else if (command === 'C') operators += `${formatNumbers(values)} c `;
    else if (command === 'Q') {
      const [midX = 0, midY = 0] = values;
      const interpolate = (from: number, middle: number): number => from + (2 / 3) * (middle - from);
      operators += `${formatNumbers([interpolate(penX, midX), interpolate(penY, midY), interpolate(endX, midX), interpolate(endY, midY), endX, endY])} c `;
    } else operators += 'h ';
    [penX, penY] = [endX, endY];
  }
  return operators;
}

const formatNumbers = (values: readonly number[]): string => values.map((value) => Number(value.toFixed(2))).join(' ');
