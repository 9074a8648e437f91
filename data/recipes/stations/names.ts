/** Fuzzy comparison of station names from different lists. */
import { editDistance } from '../../../src/core/text/name-distance.ts';

/** Generic words that some lists omit. */
const KINDS =
  /\b(jn|junction|rd|road|halt|h|cantt?|cantonment|station|railway|raiway|terminus|terminal|town|city|ph|bg|block|hut|cabin|so|bo|ho|po|rs)\b/g;

/** The letters of a name without generic words, brackets and punctuation. */
export function bare(name: string): string {
  return name
    .toLowerCase()
    .replace(/\(.*?\)/g, ' ')
    .replace(/[^a-z ]/g, ' ')
    .replace(KINDS, ' ')
    .replaceAll(' ', '');
}

/** Phonetic key for romanised Indian names: Phulpur, Fulpoor and Phoolpur are equal. */
export function soundOf(name: string): string {
  return bare(name)
    .replace(/ph/g, 'f')
    .replace(/([bcdgjkpst])h/g, '$1')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/[ey]/g, 'i')
    .replace(/o/g, 'u')
    .replace(/(.)\1+/g, '$1');
}

/**
 * Whether two names denote the same place: equal letters or phonetic key, edit distance up to a quarter of the length, or one is a substring or
 * abbreviation of the other.
 */
export function namesAgree(a: string, b: string): boolean {
  const [x, y] = [bare(a), bare(b)];
  if (x === '' || y === '') return false;
  if (x === y) return true;
  const allowed = Math.max(1, Math.floor(Math.max(x.length, y.length) / 4));
  if (editDistance(x, y, allowed) <= allowed || editDistance(soundOf(a), soundOf(b), 1) <= 1) return true;
  if (isShortFor(x, y) || isShortFor(y, x)) return true;
  return Math.min(x.length, y.length) >= 5 && (x.includes(y) || y.includes(x));
}

const MIN_ABBREVIATION_LENGTH = 6;

/** Subsequence test for abbreviations: "gzsandhwan" for "gianizailsinghsandhwan". Same first letter, the others in order, and not too few. */
function isShortFor(short: string, long: string): boolean {
  if (short.length < MIN_ABBREVIATION_LENGTH || short.length * 2.5 < long.length || short[0] !== long[0]) return false;
  let index = 0;
  for (const letter of long) if (letter === short[index]) index++;
  return index === short.length;
}
