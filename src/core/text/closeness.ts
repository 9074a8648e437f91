import { words } from './fold.ts';
import { soundDistance } from './name-distance.ts';
import { foldSound } from './sound-key.ts';

/** What a word that is only spelled otherwise counts beside the same one. */
const ALIKE = 0.9;
const NEAR = 0.75;
const MOST_APART = 1;
const SHORTEST_NEAR = 5;

/**
 * How near the names of a record are to the words that were asked for, from 0 to 1: the words must be there, and a name of which they
 * are all is nearer than one of which they are a part.
 */
export function closeness(asked: readonly string[], names: readonly string[]): number {
  let best = 0;
  for (const name of names) best = Math.max(best, closenessOf(asked, words(name)));
  const together = words(names.join(' '));
  return Math.max(best, closenessOf(asked, together) * PARTED);
}

/** The words may stand in several names of one record: the office, its district. */
const PARTED = 0.9;

/** As one of them, or nearly: scripts write fewer vowels, and Latin letters one sound in many ways. */
function soundsLike(sound: string, known: ReadonlySet<string>): number {
  if (known.has(sound)) return ALIKE;
  for (const other of known) if (sound.length >= SHORTEST_NEAR && soundDistance(sound, other, MOST_APART) <= MOST_APART) return NEAR;
  return 0;
}

function closenessOf(asked: readonly string[], name: readonly string[]): number {
  if (asked.length === 0 || name.length === 0) return 0;
  const joined = asked.join('') === name.join('');
  if (joined) return 1;
  const sounds = new Set(name.map(foldSound));
  const plain = new Set(name);
  let found = 0;
  for (const word of asked) found += plain.has(word) ? 1 : soundsLike(foldSound(word), sounds);
  const share = found / asked.length;
  // Long names that begin so are nearly as good: "reliance" for Reliance Industries.
  const beginning = asked.every((word, at) => name[at] === word) ? 0.9 : 0.8;
  return share * (asked.length >= name.length ? 1 : beginning);
}
