/** Filters rows that contain all words of a text, themselves or in a single one of their aliases. */
import { weakMemo } from '../../util/weak-memo.ts';
import { wordTerm } from '../pack/build.ts';
import type { Pack } from '../pack/pack.ts';
import type { TermRange } from '../pack/term-dictionary.ts';
import type { Condition } from '../query/condition.ts';
import { termRangeTest } from '../query/posting-set.ts';
import { matchRows } from '../query/search.ts';
import type { NameSearchConfig } from './name-search-config.ts';

/** Adds the requirement that all words match; with `whole`, as whole words and not as prefixes. */
export function withAllWords(
  pack: Pack,
  condition: Condition,
  config: NameSearchConfig,
  words: readonly string[],
  whole = false,
): Condition {
  const { field } = config;
  const named = aliasesWith(pack, config, words, whole);
  // For a single word the index already has the union of all rows.
  if (named.length === 0 || (!whole && words.length === 1)) {
    return { and: condition, fieldWords: { field, words, whole, orAliases: named.length > 0 ? named : undefined } };
  }
  const found =
    words.length === 1
      ? pack.termPostings(wordTerm(field, words[0] as string))
      : matchRows(pack, { and: condition, fieldWords: { field, words, whole, orAliases: undefined } });
  return { and: condition, aliases: { names: named, found } };
}

const NONE = new Uint32Array(0);

/**
 * Alias rows that have at least one of the words themselves, and the others too or in the names of the surrounding places.
 * Unordered, may contain duplicates.
 */
export function aliasesWith(pack: Pack, { field, aliases }: NameSearchConfig, words: readonly string[], whole: boolean): Uint32Array {
  if (aliases === undefined) return NONE;
  if (whole && words.length === 1) return pack.termPostings(wordTerm(aliases.field, words[0] as string));
  const ranges = words.map((word) => termRangeOf(pack, wordTerm(aliases.field, word), whole)).filter(({ from, to }) => from < to);
  const [only] = ranges;
  if (only === undefined) return NONE;
  if (words.length === 1) return pack.postings(only.from, only.to);
  const last = lastAliasLookup(pack)[whole ? 'whole' : 'begun'];
  const key = `${field} ${words.join(' ')}`;
  if (last.key !== key) {
    const found = matchRows(pack, { and: aliases.are, fieldWords: { field, words, whole, orAliases: undefined } });
    last.key = key;
    const isOwn = new Uint8Array(found.length);
    for (const { from, to } of ranges) {
      const carries = termRangeTest(pack, from, to);
      for (let at = 0; at < found.length; at++) if (carries(found[at] as number)) isOwn[at] = 1;
    }
    last.names = found.filter((_, at) => isOwn[at] === 1);
  }
  return last.names;
}

/**
 * Whole-word alias matches, evaluated lazily: as a tier they are mostly not needed, because the page is full before.
 * A class, because an object literal with its own getter costs as much as a tier.
 */
export class LazyAliasFilter {
  readonly #pack: Pack;
  readonly #config: NameSearchConfig;
  readonly #words: readonly string[];

  constructor(pack: Pack, config: NameSearchConfig, queryWords: readonly string[]) {
    this.#pack = pack;
    this.#config = config;
    this.#words = queryWords;
  }

  get names(): Uint32Array {
    return aliasesWith(this.#pack, this.#config, this.#words, true);
  }
}

/** The last alias lookup with several words: reporting by which alias a row was found repeats it. */
const lastAliasLookup = weakMemo((_: Pack) => ({ whole: { key: '', names: NONE }, begun: { key: '', names: NONE } }));

/** The term of a word, or the range of terms that it is a prefix of. */
function termRangeOf(pack: Pack, term: string, whole: boolean): TermRange {
  if (!whole) return pack.prefixRange(term);
  const at = pack.findTerm(term);
  return at < 0 ? { from: 0, to: 0 } : { from: at, to: at + 1 };
}
