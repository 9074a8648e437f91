/** Search with words dropped, where no row has all words of a query. */
import type { Pack } from '../pack/pack.ts';
import type { Tier } from '../query/condition.ts';
import type { Page } from '../query/search.ts';
import type { NameSearchConfig } from './name-search-config.ts';
import { literalResult, type NameSearchResult } from './name-search-result.ts';
import type { NameSearcher } from './name-searcher.ts';
import { shorterVariants } from './query-rewrites.ts';
import { MAX_RELAXED_SHARE, type RelaxedQuery, relaxedQueries, subphraseQueries } from './relaxation.ts';

/** Minimum letters of a place name: nearly every shorter word is also the name of some hamlet. */
const MIN_NAME_LETTERS = 5;
/** Minimum letters where only full names match, as those of banks. */
const MIN_SHORT_NAME_LETTERS = 4;

/** Searches complete names among the words, and queries with words dropped, those with more words first. */
export function searchRelaxed(
  pack: Pack,
  searcher: NameSearcher,
  config: NameSearchConfig,
  queryWords: readonly string[],
  page: Page,
): NameSearchResult | undefined {
  const { isRelaxed, field, stopWords } = config;
  if (!isRelaxed) return undefined;
  /** The first query with matches that are specific enough.  @param mustBeName whether the words must be the complete name of a row */
  const firstMatch = (queries: readonly RelaxedQuery[], mustBeName = false): NameSearchResult | undefined => {
    for (const { words, dropped } of queries) {
      // If most words are unknown, a name among the rest is a coincidence.
      const unknown = mustBeName ? dropped.filter((word) => !searcher.isWord(word) && !stopWords?.has(word)) : [];
      if (mustBeName && unknown.length * 2 > words.length + dropped.length) continue;
      const result = searcher.literalMatches(words, page, true);
      if (result.total === 0 || result.total > MAX_RELAXED_SHARE * pack.size || (mustBeName && !isNameTier(result.tiers?.[0]))) continue;
      return { ...literalResult(result), rewrittenQuery: words.join(' '), droppedWords: dropped };
    }
    return undefined;
  };
  const variants = isRelaxed === 'names' ? [] : [queryWords, ...shorterVariants(queryWords, stopWords)];
  const relaxed = variants.flatMap((variant) => relaxedQueries(pack, field, variant));
  const steps = [
    { queries: subphraseQueries(queryWords, false), mustBeName: true },
    { queries: relaxed.filter(({ dropped }) => dropped.length === 1), mustBeName: false },
    { queries: subphraseQueries(queryWords, true, isRelaxed === 'names' ? MIN_SHORT_NAME_LETTERS : undefined), mustBeName: true },
    { queries: relaxed.filter(({ dropped }) => dropped.length > 1), mustBeName: false },
  ];
  const isPlaceName = (word: string): boolean =>
    config.aliases !== undefined && word.length >= MIN_NAME_LETTERS && firstMatch([{ words: [word], dropped: [] }], true) !== undefined;
  const placeNames = new Set(queryWords.filter(isPlaceName));
  const keepsPlaceNames = ({ dropped }: RelaxedQuery): boolean => !dropped.some((word) => placeNames.has(word));
  // First without dropping the name of a place: "marathahalli outer ring road" is not any outer ring road.
  const filters = placeNames.size > 0 ? [keepsPlaceNames, () => true] : [() => true];
  for (const isAllowed of filters) {
    for (const { queries, mustBeName } of steps) {
      const result = firstMatch(queries.filter(isAllowed), mustBeName);
      if (result) return result;
    }
  }
  return undefined;
}

/** Whether rows of the tier have the text as their complete name. */
const isNameTier = (tier: Tier | undefined): boolean => tier?.is !== undefined || tier?.isName === true;
