/** The outline of a glyph in the operators of PDF, which has no curves of second order. */

const COMMAND = /([MLQCZ])([^MLQCZ]*)/gi;

/** @param outline as SVG writes it, with capital letters @param x where the glyph stands @param y upwards */
export function pathOperators(outline: string, x: number, y: number): string {
  let operators = '';
  let [penX, penY] = [x, y];
  for (const [, command = '', written = ''] of outline.matchAll(COMMAND)) {
    const values = (written.match(/-?\d*\.?\d+(?:e-?\d+)?/gi) ?? []).map((value, at) => Number(value) + (at % 2 === 0 ? x : y));
    const [endX = penX, endY = penY] = values.slice(-2);
    if (command === 'M') operators += `${say(values)} m `;
    else if (command === 'L') operators += `${say(values)} l `;
    else if (command === 'C') operators += `${say(values)} c `;
    else if (command === 'Q') {
      const [midX = 0, midY = 0] = values;
      const toward = (from: number, middle: number): number => from + (2 / 3) * (middle - from);
      operators += `${say([toward(penX, midX), toward(penY, midY), toward(endX, midX), toward(endY, midY), endX, endY])} c `;
    } else operators += 'h ';
    [penX, penY] = [endX, endY];
  }
  return operators;
}

const say = (values: readonly number[]): string => values.map((value) => Number(value.toFixed(2))).join(' ');
