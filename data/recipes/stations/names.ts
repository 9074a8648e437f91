/** Names of stations in several lists, compared. */
import { editDistance } from '../../../src/core/text/name-distance.ts';

/** Words that one list writes and another leaves out. */
const KINDS =
  /\b(jn|junction|rd|road|halt|h|cantt?|cantonment|station|railway|raiway|terminus|terminal|town|city|ph|bg|block|hut|cabin|so|bo|ho|po|rs)\b/g;

/** The letters of a name without kinds of station, brackets and punctuation. */
export function bare(name: string): string {
  return name
    .toLowerCase()
    .replace(/\(.*?\)/g, ' ')
    .replace(/[^a-z ]/g, ' ')
    .replace(KINDS, ' ')
    .replaceAll(' ', '');
}

/** One spelling for the many that Indian names have in Latin letters: Phulpur, Fulpoor and Phoolpur are the same. */
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

/** Whether two lists mean the same place: the same letters or sounds, a letter in four different, one name inside the other or shortened from it. */
export function namesAgree(a: string, b: string): boolean {
  const [x, y] = [bare(a), bare(b)];
  if (x === '' || y === '') return false;
  if (x === y) return true;
  const allowed = Math.max(1, Math.floor(Math.max(x.length, y.length) / 4));
  if (editDistance(x, y, allowed) <= allowed || editDistance(soundOf(a), soundOf(b), 1) <= 1) return true;
  if (isShortFor(x, y) || isShortFor(y, x)) return true;
  return Math.min(x.length, y.length) >= 5 && (x.includes(y) || y.includes(x));
}

const SHORTEST_ABBREVIATION = 6;

/** "gzsandhwan" for "gianizailsinghsandhwan": the same first letter, the others in order, and not too few of them. */
function isShortFor(short: string, long: string): boolean {
  if (short.length < SHORTEST_ABBREVIATION || short.length * 2.5 < long.length || short[0] !== long[0]) return false;
  let at = 0;
  for (const letter of long) if (letter === short[at]) at++;
  return at === short.length;
}
