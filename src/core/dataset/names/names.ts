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
import { isObscure, literalResult, MIN_LITERAL_MATCHES, NameSearcher, type NameSearchResult } from './name-searcher.ts';
import { acronymVariants, shorterVariants, withoutAddressWords } from './query-rewrites.ts';

export function searchNames(pack: Pack, condition: Condition, naming: NameSearchConfig, text: string, page: Page): NameSearchResult {
  const finder = new NameSearcher(pack, condition, naming);
  const queryWords = words(text);
  const english = translateGenericWords(queryWords);
  const found = searchVariants(finder, naming, queryWords, english, page);
  return found.total > 0 ? found : (finder.searchRelaxed(english ?? queryWords, page) ?? found);
}

function searchVariants(
  finder: NameSearcher,
  naming: NameSearchConfig,
  query: readonly string[],
  english: readonly string[] | undefined,
  page: Page,
): NameSearchResult {
  const find = (reading: readonly string[]): NameSearchResult => searchVariant(finder, naming, reading, page);
  // Initials are stored in Latin letters, so a hit on them is unambiguous.
  for (const reading of acronymVariants(english ?? query)) {
    const found = find(reading);
    if (found.literalCount > 0) return withRewrittenQuery(found, reading);
  }
  const found = find(query);
  // पश्चिम विहार is Paschim Vihar, but अंधेरी पश्चिम is Andheri West.
  if (english === undefined || found.literalCount > 0 || (found.total > 0 && found.isHomophone)) return found;
  const inWords = find(english);
  // A phonetic match of all words outranks a literal match of some.
  const left = inWords.rewrittenQuery?.split(' ').length ?? english.length;
  return inWords.total > 0 && (found.total === 0 || left >= english.length) ? withRewrittenQuery(inWords, english) : found;
}

function withRewrittenQuery(found: NameSearchResult, reading: readonly string[]): NameSearchResult {
  return { ...found, rewrittenQuery: found.rewrittenQuery ?? reading.join(' ') };
}

function searchVariant(finder: NameSearcher, naming: NameSearchConfig, query: readonly string[], page: Page): NameSearchResult {
  const shorter = shorterVariants(query, naming.stopWords);
  for (const [reading, fuller] of queryVariants(naming, query, shorter)) {
    const found = finder.literalMatches(reading, page);
    if (found.total === 0) continue;
    if (fuller && isObscure(found, naming)) {
      // "jublee hills" is Jubilee Hills rather than the hamlet Jublee.
      const respelled = finder.searchWithFallbacks(fuller, page, EMPTY_RESULT);
      if (respelled.total > 0) return fuller === query ? respelled : withRewrittenQuery(respelled, fuller);
    }
    const readAs = reading === query ? undefined : reading.join(' ');
    if (found.total >= MIN_LITERAL_MATCHES && !finder.onlyPrefixMatches(reading, found) && !isObscure(found, naming)) {
      return { ...literalResult(found), rewrittenQuery: readAs };
    }
    return { ...finder.searchWithFallbacks(reading, page, found), rewrittenQuery: readAs };
  }
  let none: NameSearchResult | undefined;
  const [first = query] = shorter;
  // "banjra hills" is not any place that sounds like banjra.
  for (const reading of dropsPlaceWords(query, first, naming) ? [query, ...shorter] : shorter.length > 0 ? shorter : [query]) {
    const found = finder.searchWithFallbacks(reading, page, EMPTY_RESULT);
    if (found.total > 0) return { ...found, rewrittenQuery: reading === query ? undefined : reading.join(' ') };
    none ??= found;
  }
  const bare = withoutAddressWords(shorter.at(-1) ?? query);
  const found = bare && finder.searchWithFallbacks(bare, page);
  return found && found.total > 0 ? { ...found, rewrittenQuery: bare.join(' ') } : (none as NameSearchResult);
}

/** The query and its shortened variants, each followed by its transliterations; with the longer variant if generic place words were left out. */
function* queryVariants(
  naming: NameSearchConfig,
  query: readonly string[],
  shorter: readonly string[][],
): Generator<readonly [reading: readonly string[], fuller?: readonly string[]]> {
  for (let at = -1; at < shorter.length; at++) {
    const one = shorter[at] ?? query;
    const longer = shorter[at - 1] ?? query;
    yield dropsPlaceWords(longer, one, naming) ? [one, longer] : [one];
    if (naming.transliterations) for (const latin of naming.transliterations(one)) yield [latin];
  }
}

function dropsPlaceWords(longer: readonly string[], shorter: readonly string[], { stopWords }: NameSearchConfig): boolean {
  return longer.some((word) => !shorter.includes(word) && !stopWords?.has(word));
}
