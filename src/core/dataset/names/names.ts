/**
 * Name search with fallbacks. First literal matches of the words; if there are too few, words joined or split otherwise;
 * then names that sound alike or are a typing error away, in any script.
 */

import { words } from '../../text/fold.ts';
import { translateGenericWords } from '../../text/generic-words.ts';
import type { Pack } from '../pack/pack.ts';
import type { Condition } from '../query/condition.ts';
import { EMPTY_RESULT, type Page } from '../query/search.ts';
import type { NameSearchConfig } from './name-search-config.ts';
import { literalResult, type NameSearchResult } from './name-search-result.ts';
import { isObscure, MIN_LITERAL_MATCHES, NameSearcher } from './name-searcher.ts';
import { acronymVariants, shorterVariants, withoutAddressWords } from './query-rewrites.ts';
import { searchRelaxed } from './relaxed-search.ts';

export function searchNames(pack: Pack, condition: Condition, config: NameSearchConfig, text: string, page: Page): NameSearchResult {
  const searcher = new NameSearcher(pack, condition, config);
  const queryWords = withoutRepetitions(words(text));
  const english = translateGenericWords(queryWords);
  const result = searchVariants(searcher, config, queryWords, english, page);
  return result.total > 0 ? result : (searchRelaxed(pack, searcher, config, english ?? queryWords, page) ?? result);
}

/** Limit on repetitions of a word: no name has a word more than twice ("Bora Bora"), and more only cost time. */
const MAX_REPETITIONS = 2;

function withoutRepetitions(queryWords: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  return queryWords.filter((word) => {
    const count = (counts.get(word) ?? 0) + 1;
    counts.set(word, count);
    return count <= MAX_REPETITIONS;
  });
}

function searchVariants(
  searcher: NameSearcher,
  config: NameSearchConfig,
  query: readonly string[],
  english: readonly string[] | undefined,
  page: Page,
): NameSearchResult {
  const find = (queryWords: readonly string[]): NameSearchResult => searchVariant(searcher, config, queryWords, page);
  // Initials are stored in Latin letters, so a hit on them is unambiguous.
  for (const variant of acronymVariants(english ?? query)) {
    const result = find(variant);
    if (result.literalCount > 0) return withRewrittenQuery(result, variant);
  }
  const result = find(query);
  // पश्चिम विहार is Paschim Vihar, but अंधेरी पश्चिम is Andheri West.
  if (english === undefined || result.literalCount > 0 || (result.total > 0 && result.isHomophone)) return result;
  const englishResult = find(english);
  // A phonetic match of all words outranks a literal match of some.
  const matchedWordCount = englishResult.rewrittenQuery?.split(' ').length ?? english.length;
  return englishResult.total > 0 && (result.total === 0 || matchedWordCount >= english.length)
    ? withRewrittenQuery(englishResult, english)
    : result;
}

function withRewrittenQuery(result: NameSearchResult, queryWords: readonly string[]): NameSearchResult {
  return { ...result, rewrittenQuery: result.rewrittenQuery ?? queryWords.join(' ') };
}

function searchVariant(searcher: NameSearcher, config: NameSearchConfig, query: readonly string[], page: Page): NameSearchResult {
  const shorter = shorterVariants(query, config.stopWords);
  for (const [variant, longerVariant] of queryVariants(config, query, shorter)) {
    const result = searcher.literalMatches(variant, page);
    if (result.total === 0) continue;
    if (longerVariant && isObscure(result, config)) {
      // "jublee hills" is Jubilee Hills rather than the hamlet Jublee.
      const fuzzyResult = searcher.searchWithFallbacks(longerVariant, page, EMPTY_RESULT);
      if (fuzzyResult.total > 0) return longerVariant === query ? fuzzyResult : withRewrittenQuery(fuzzyResult, longerVariant);
    }
    const rewrittenQuery = variant === query ? undefined : variant.join(' ');
    if (result.total >= MIN_LITERAL_MATCHES && !searcher.onlyPrefixMatches(variant, result) && !isObscure(result, config)) {
      return { ...literalResult(result), rewrittenQuery };
    }
    return { ...searcher.searchWithFallbacks(variant, page, result), rewrittenQuery };
  }
  let emptyResult: NameSearchResult | undefined;
  const [first = query] = shorter;
  // Where a table has some of the words, the others may be homophones: इंदौर राजवाड़ा as "indore राजवाड़ा".
  for (const variant of config.transliterations?.(query) ?? []) {
    const result = searcher.searchWithFallbacks(variant, page, EMPTY_RESULT);
    if (result.total > 0 && result.isHomophone) return { ...result, rewrittenQuery: variant.join(' ') };
  }
  // "banjra hills" is not any place that sounds like banjra.
  for (const variant of dropsPlaceWords(query, first, config) ? [query, ...shorter] : shorter.length > 0 ? shorter : [query]) {
    const result = searcher.searchWithFallbacks(variant, page, EMPTY_RESULT);
    if (result.total > 0) return { ...result, rewrittenQuery: variant === query ? undefined : variant.join(' ') };
    emptyResult ??= result;
  }
  const withoutAddress = withoutAddressWords(shorter.at(-1) ?? query);
  const result = withoutAddress && searcher.searchWithFallbacks(withoutAddress, page);
  return result && result.total > 0 ? { ...result, rewrittenQuery: withoutAddress.join(' ') } : (emptyResult as NameSearchResult);
}

/** The query and its shortened variants, each followed by its transliterations; with the longer variant if generic place words were left out. */
function* queryVariants(
  config: NameSearchConfig,
  query: readonly string[],
  shorter: readonly string[][],
): Generator<readonly [variant: readonly string[], longer?: readonly string[]]> {
  for (let index = -1; index < shorter.length; index++) {
    const variant = shorter[index] ?? query;
    const longer = shorter[index - 1] ?? query;
    yield dropsPlaceWords(longer, variant, config) ? [variant, longer] : [variant];
    if (config.transliterations) for (const latin of config.transliterations(variant)) yield [latin];
  }
}

function dropsPlaceWords(longer: readonly string[], shorter: readonly string[], { stopWords }: NameSearchConfig): boolean {
  return longer.some((word) => !shorter.includes(word) && !stopWords?.has(word));
}
