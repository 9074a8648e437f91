/** Names of popular satellites in a question. */
import { satelliteRows } from '../../../data/tables/satellites.ts';
import { words as wordsOf } from '../../core/text/fold.ts';
import { lazyWarm } from '../../core/util/lazy-warm.ts';
import type { WordRange } from './coordinates.ts';

export const SPACE_STATION = 'iss';
/** Short names without a digit are words of other things, too: CSS, Terra, Aqua, Saral. */
const MIN_LENGTH = 6;
const MAX_WORDS = 3;

const satellitesByName = lazyWarm(() => {
  const isDistinctive = (name: string): boolean => name === SPACE_STATION || name.length >= MIN_LENGTH || /\d/.test(name);
  const entries = satelliteRows().flatMap(({ name, aliases }) =>
    [name, ...aliases].map((alias) => [wordsOf(alias).join(' '), name] as const),
  );
  return new Map(entries.filter(([alias]) => isDistinctive(alias)));
});

/** The longest run of words that names a satellite. */
export function findSatellite(words: readonly string[]): (WordRange & { readonly name: string; readonly phrase: string }) | undefined {
  const keys = words.map((word) => wordsOf(word).join(' '));
  for (let count = Math.min(MAX_WORDS, keys.length); count > 0; count--) {
    for (let from = 0; from + count <= keys.length; from++) {
      const phrase = keys.slice(from, from + count).join(' ');
      const name = satellitesByName().get(phrase);
      if (name !== undefined) return { name, phrase, from, to: from + count };
    }
  }
  return undefined;
}
