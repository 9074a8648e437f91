/** Width and height in a query: 140x60, 3.5 x 4.5 cm. */

export interface Dimensions {
  readonly width: number;
  readonly height: number;
  /** Millimetres of a print, or pixels. */
  readonly isPrint: boolean;
  /** The words that it takes. */
  readonly from: number;
  readonly to: number;
}

const SIDE = String.raw`(\d{1,5}(?:\.\d{1,2})?)`;
const DIMENSIONS = new RegExp(`^${SIDE}\\s?(?:mm|cms?|inch(?:es)?|px)?\\s?(?:[x×*]|by)\\s?${SIDE}\\s?([a-z]*)$`);
const MILLIMETRES: ReadonlyMap<string, number> = new Map([
  ['mm', 1],
  ['cm', 10],
  ['cms', 10],
  ['inch', 25.4],
  ['inches', 25.4],
  ['in', 25.4],
]);
const PIXEL_UNITS: ReadonlySet<string> = new Set(['', 'px', 'pixel', 'pixels']);
/** Two sides, the sign between them and their units. */
const MAX_WORDS = 5;
/** Without a unit, smaller sides are those of a print: 2x2, 3.5x4.5. */
const MIN_PIXELS = 50;

/** The dimensions that begin at a word: the longest run of words counts. */
export function dimensionsAt(words: readonly { readonly folded: string }[], start: number): Dimensions | undefined {
  if (!/^\d/.test(words[start]?.folded ?? '')) return undefined;
  for (let to = Math.min(words.length, start + MAX_WORDS); to > start; to--) {
    const text = words
      .slice(start, to)
      .map(({ folded }) => folded)
      .join(' ');
    const [, width, height, unit = ''] = DIMENSIONS.exec(text) ?? [];
    if (width === undefined || height === undefined) continue;
    const scale = MILLIMETRES.get(unit);
    if (scale === undefined && !PIXEL_UNITS.has(unit)) continue;
    const side = (length: string): number => Math.round(Number(length) * (scale ?? 1));
    return { width: side(width), height: side(height), isPrint: scale !== undefined || Number(width) < MIN_PIXELS, from: start, to };
  }
  return undefined;
}
