/** Filters rows that contain all words of a text, themselves or in a single one of their aliases. */
import { weakMemo } from '../../util/weak-memo.ts';
import { wordTerm } from '../pack/build.ts';
import type { Pack } from '../pack/pack.ts';
import type { TermRange } from '../pack/term-dictionary.ts';
import type { Condition } from '../query/condition.ts';
import { markRowsWithTerm } from '../query/posting-set.ts';
import { matchRows } from '../query/search.ts';
import type { NameSearchConfig } from './name-search-config.ts';

/** Adds the requirement that all words match; with `matchWholeWords`, as whole words and not as prefixes. */
export function withAllWords(
  pack: Pack,
  condition: Condition,
  config: NameSearchConfig,
  words: readonly string[],
  matchWholeWords = false,
): Condition {
  const { field } = config;
  const aliasRows = aliasesWith(pack, config, words, matchWholeWords);
  // For a single word the index already has the union of all rows.
  if (aliasRows.length === 0 || (!matchWholeWords && words.length === 1)) {
    return { and: condition, fieldWords: { field, words, matchWholeWords, orAliases: aliasRows.length > 0 ? aliasRows : undefined } };
  }
  const rows =
    words.length === 1
      ? pack.termPostings(wordTerm(field, words[0] as string))
      : matchRows(pack, { and: condition, fieldWords: { field, words, matchWholeWords, orAliases: undefined } });
  return { and: condition, aliases: { names: aliasRows, rows } };
}

const NONE = new Uint32Array(0);

/**
 * Alias rows that have at least one of the words themselves, and the others too or in the names of the surrounding places.
 * Unordered, may contain duplicates.
 */
export function aliasesWith(
  pack: Pack,
  { field, aliases }: NameSearchConfig,
  words: readonly string[],
  matchWholeWords: boolean,
): Uint32Array {
  if (aliases === undefined) return NONE;
  if (matchWholeWords && words.length === 1) return pack.termPostings(wordTerm(aliases.field, words[0] as string));
  const ranges = words.map((word) => termRangeOf(pack, wordTerm(aliases.field, word), matchWholeWords)).filter(({ from, to }) => from < to);
  const [firstRange] = ranges;
  if (firstRange === undefined) return NONE;
  if (words.length === 1) return pack.postings(firstRange.from, firstRange.to);
  const last = lastAliasLookup(pack)[matchWholeWords ? 'wholeWords' : 'prefix'];
  const key = `${field} ${words.join(' ')}`;
  if (last.key !== key) {
    const rows = matchRows(pack, { and: aliases.condition, fieldWords: { field, words, matchWholeWords, orAliases: undefined } });
    last.key = key;
    const hasOwnWord = new Uint8Array(rows.length);
    for (const range of ranges) markRowsWithTerm(pack, range, rows, hasOwnWord);
    last.names = rows.filter((_, index) => hasOwnWord[index] === 1);
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

/** The last alias lookup with several words, which is repeated to report the alias that matched a row. */
const lastAliasLookup = weakMemo((_: Pack) => ({ wholeWords: { key: '', names: NONE }, prefix: { key: '', names: NONE } }));

/** The term of a word, or the range of terms that it is a prefix of. */
function termRangeOf(pack: Pack, term: string, matchWholeWords: boolean): TermRange {
  if (!matchWholeWords) return pack.prefixRange(term);
  const index = pack.findTerm(term);
  return index < 0 ? { from: 0, to: 0 } : { from: index, to: index + 1 };
}
