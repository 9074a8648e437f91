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
  const finder = new NameSearcher(pack, condition, config);
  const queryWords = withoutRepetitions(words(text));
  const english = translateGenericWords(queryWords);
  const found = searchVariants(finder, config, queryWords, english, page);
  return found.total > 0 ? found : (searchRelaxed(pack, finder, config, english ?? queryWords, page) ?? found);
}

/** "Bora Bora" has a word twice, no name has one more often: more only cost time. */
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
  finder: NameSearcher,
  config: NameSearchConfig,
  query: readonly string[],
  english: readonly string[] | undefined,
  page: Page,
): NameSearchResult {
  const find = (queryWords: readonly string[]): NameSearchResult => searchVariant(finder, config, queryWords, page);
  // Initials are stored in Latin letters, so a hit on them is unambiguous.
  for (const variant of acronymVariants(english ?? query)) {
    const found = find(variant);
    if (found.literalCount > 0) return withRewrittenQuery(found, variant);
  }
  const found = find(query);
  // पश्चिम विहार is Paschim Vihar, but अंधेरी पश्चिम is Andheri West.
  if (english === undefined || found.literalCount > 0 || (found.total > 0 && found.isHomophone)) return found;
  const inWords = find(english);
  // A phonetic match of all words outranks a literal match of some.
  const left = inWords.rewrittenQuery?.split(' ').length ?? english.length;
  return inWords.total > 0 && (found.total === 0 || left >= english.length) ? withRewrittenQuery(inWords, english) : found;
}

function withRewrittenQuery(found: NameSearchResult, queryWords: readonly string[]): NameSearchResult {
  return { ...found, rewrittenQuery: found.rewrittenQuery ?? queryWords.join(' ') };
}

function searchVariant(finder: NameSearcher, config: NameSearchConfig, query: readonly string[], page: Page): NameSearchResult {
  const shorter = shorterVariants(query, config.stopWords);
  for (const [variant, fuller] of queryVariants(config, query, shorter)) {
    const found = finder.literalMatches(variant, page);
    if (found.total === 0) continue;
    if (fuller && isObscure(found, config)) {
      // "jublee hills" is Jubilee Hills rather than the hamlet Jublee.
      const respelled = finder.searchWithFallbacks(fuller, page, EMPTY_RESULT);
      if (respelled.total > 0) return fuller === query ? respelled : withRewrittenQuery(respelled, fuller);
    }
    const readAs = variant === query ? undefined : variant.join(' ');
    if (found.total >= MIN_LITERAL_MATCHES && !finder.onlyPrefixMatches(variant, found) && !isObscure(found, config)) {
      return { ...literalResult(found), rewrittenQuery: readAs };
    }
    return { ...finder.searchWithFallbacks(variant, page, found), rewrittenQuery: readAs };
  }
  let none: NameSearchResult | undefined;
  const [first = query] = shorter;
  // "banjra hills" is not any place that sounds like banjra.
  for (const variant of dropsPlaceWords(query, first, config) ? [query, ...shorter] : shorter.length > 0 ? shorter : [query]) {
    const found = finder.searchWithFallbacks(variant, page, EMPTY_RESULT);
    if (found.total > 0) return { ...found, rewrittenQuery: variant === query ? undefined : variant.join(' ') };
    none ??= found;
  }
  const bare = withoutAddressWords(shorter.at(-1) ?? query);
  const found = bare && finder.searchWithFallbacks(bare, page);
  return found && found.total > 0 ? { ...found, rewrittenQuery: bare.join(' ') } : (none as NameSearchResult);
}

/** The query and its shortened variants, each followed by its transliterations; with the longer variant if generic place words were left out. */
function* queryVariants(
  config: NameSearchConfig,
  query: readonly string[],
  shorter: readonly string[][],
): Generator<readonly [variant: readonly string[], fuller?: readonly string[]]> {
  for (let at = -1; at < shorter.length; at++) {
    const variant = shorter[at] ?? query;
    const longer = shorter[at - 1] ?? query;
    yield dropsPlaceWords(longer, variant, config) ? [variant, longer] : [variant];
    if (config.transliterations) for (const latin of config.transliterations(variant)) yield [latin];
  }
}

function dropsPlaceWords(longer: readonly string[], shorter: readonly string[], { stopWords }: NameSearchConfig): boolean {
  return longer.some((word) => !shorter.includes(word) && !stopWords?.has(word));
}
