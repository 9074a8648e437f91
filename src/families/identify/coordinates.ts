/** Distances and coordinates in a question: within 5 km, 12.97 77.59. */
import { fold } from '../../core/text/fold.ts';

/** Positions of the words that a value takes. */
export interface WordRange {
  readonly from: number;
  readonly to: number;
}

export interface Coordinates {
  readonly lat: number;
  readonly lng: number;
}

const KILOMETRES: ReadonlySet<string> = new Set(
  'km kms kilometre kilometres kilometer kilometers किमी किलोमीटर கிமீ కి.మీ ಕಿಮೀ কিমি કિમી'.split(' ').map(fold),
);
const DISTANCE = /^(\d{1,4}(?:\.\d+)?)(kms?)?$/;
const DEGREES = /^\d{1,2}\.\d{1,8}$/;
const PAIR = /^(\d{1,2}\.\d{1,8}),(\d{2}(?:\.\d{1,8})?)$/;

export function findRadius(words: readonly string[]): (WordRange & { readonly kilometres: number }) | undefined {
  for (const [from, word] of words.entries()) {
    const [, distance, unit] = DISTANCE.exec(word) ?? [];
    const isUnitNext = KILOMETRES.has(words[from + 1] ?? '');
    if (distance !== undefined && (unit !== undefined || isUnitNext))
      return { kilometres: Number(distance), from, to: from + (isUnitNext ? 2 : 1) };
  }
  return undefined;
}

/** Decimal degrees. In India longitudes, too, have two digits before the point. */
export function findCoordinates(words: readonly string[]): (WordRange & Coordinates) | undefined {
  for (const [from, word] of words.entries()) {
    const next = words[from + 1] ?? '';
    const [, lat, lng] = PAIR.exec(word) ?? (DEGREES.test(word) && DEGREES.test(next) ? [word, word, next] : []);
    if (lat !== undefined && lng !== undefined) return { lat: Number(lat), lng: Number(lng), from, to: from + (PAIR.test(word) ? 1 : 2) };
  }
  return undefined;
}
