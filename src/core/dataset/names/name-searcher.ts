/** Search in the names of a dataset: literal matches, and fallbacks for a query with too few of them. */
import { nameKey } from '../../text/fold.ts';
import { expandAbbreviations } from '../../text/name-forms.ts';
import { weakMemo } from '../../util/weak-memo.ts';
import { wordTerm } from '../pack/build.ts';
import { type Pack, valueTerm } from '../pack/pack.ts';
import { bloomFilterOf } from '../query/bloom-filter.ts';
import type { Condition, Tier } from '../query/condition.ts';
import { type Page, type SearchResult, search } from '../query/search.ts';
import { LazyAliasFilter, withAllWords } from './all-words-filter.ts';
import { type CandidateQuery, DISTANCE_WEIGHT, type FuzzyCandidates, type FuzzyLimits, fuzzyCandidates } from './fuzzy-candidates.ts';
import type { NameSearchConfig, ValueExists } from './name-search-config.ts';
import { type NameSearchResult, UniqueRows } from './name-search-result.ts';
import { isPhoneticallySearchable } from './phonetic-match.ts';
import { joinedVariants, splitVariants } from './query-rewrites.ts';

/** Selects the tiers that rank the rows of a search. */
type TierSelection = 'all' | 'names' | 'none';

export class NameSearcher {
  readonly #pack: Pack;
  readonly #condition: Condition;
  readonly #config: NameSearchConfig;
  /** Results of `onlyPrefixMatches`, which each step of a search needs. */
  readonly #prefixOnly = new Map<readonly string[], boolean>();

  constructor(pack: Pack, condition: Condition, config: NameSearchConfig) {
    this.#pack = pack;
    this.#condition = condition;
    this.#config = config;
  }

  /** Literal matches of the words or their prefixes; with `matchWholeWords`, of whole words only. */
  literalMatches(queryWords: readonly string[], page: Page, whole = false, selection: TierSelection = 'all'): SearchResult {
    const condition = withAllWords(this.#pack, this.#condition, this.#config, queryWords, whole);
    return search(this.#pack, selection === 'none' ? condition : { and: condition, tiers: () => this.#tiers(queryWords, selection) }, page);
  }

  #tiers(queryWords: readonly string[], selection: TierSelection): readonly Tier[] {
    const { tiers, aliases } = this.#config;
    const text = queryWords.join(' ');
    const isKnown: ValueExists = (field, value) =>
      bloomFilterOf(this.#pack, valueTerm(field, '')).mightContain(value) && this.#pack.termPostings(valueTerm(field, value)).length > 0;
    const configured = tiers?.(text, nameKey(text), isKnown) ?? [];
    const tiersOfSelection = selection === 'names' ? configured.filter(({ isCode }) => isCode !== true) : configured;
    if (aliases === undefined || tiersOfSelection.length === 0) return tiersOfSelection;
    return [...tiersOfSelection, { aliases: new LazyAliasFilter(this.#pack, this.#config, queryWords), boost: aliases.boost }];
  }

  /**
   * Whether the few matches only match by prefix, as "mobil phone" is a prefix of "mobiles phones":
   * then a similar-sounding whole word is the more likely intent. Very short words have no usable phonetic key, so only the prefix is considered.
   */
  onlyPrefixMatches(queryWords: readonly string[], { total }: SearchResult): boolean {
    if (total > MAX_FEW_MATCHES) return false;
    let isPrefixOnly = this.#prefixOnly.get(queryWords);
    if (isPrefixOnly === undefined) {
      isPrefixOnly =
        queryWords.some((word) => isPhoneticallySearchable(word) && !this.isWord(word)) &&
        this.literalMatches(queryWords, { limit: 1, offset: 0 }, true, 'none').total === 0;
      this.#prefixOnly.set(queryWords, isPrefixOnly);
    }
    return isPrefixOnly;
  }

  /**
   * Literal matches, variants with other spaces, and phonetic matches.
   * @param firstPage the rows of the page found so far
   */
  searchWithFallbacks(queryWords: readonly string[], { limit, offset }: Page, firstPage?: SearchResult): NameSearchResult {
    const page = { limit: offset + limit, offset: 0 };
    const results = new UniqueRows();
    const literal = firstPage && (offset === 0 || firstPage.total === 0) ? firstPage : this.literalMatches(queryWords, page);
    for (const row of this.#leadingPhoneticMatches(queryWords, page, literal)) results.add(row, undefined);
    const leadingPhoneticCount = results.rows.length;
    results.addAll(literal);
    if (results.rows.length < MIN_LITERAL_MATCHES) {
      for (const [variant, whole] of this.#spacingVariants(queryWords)) {
        results.addAll(this.literalMatches(variant, page, whole));
        if (results.rows.length >= MIN_LITERAL_MATCHES) break;
      }
    }
    const literalCount = results.rows.length - leadingPhoneticCount;
    let nearestWord: FuzzyCandidates['nearestWord'] | undefined;
    let isHomophone = true;
    if (results.rows.length < MIN_LITERAL_MATCHES) {
      // After matches of whole words, only very near candidates.
      const hasWholeWords = literalCount > 0 && !this.onlyPrefixMatches(queryWords, literal);
      const fuzzy = this.#fuzzyCandidates(queryWords, hasWholeWords ? { typos: false, maxDistance: MAX_EXTRA_DISTANCE } : { typos: true });
      for (const [row] of this.#rankCandidates(queryWords, fuzzy.candidates, page, hasWholeWords)) results.add(row, undefined);
      nearestWord = fuzzy.nearestWord;
      isHomophone = (fuzzy.candidates[0]?.distance ?? Number.POSITIVE_INFINITY) <= MAX_HOMOPHONE_DISTANCE;
    }
    const end = offset + limit;
    const total = Math.max(results.rows.length, literal.total);
    return {
      total,
      rows: results.rows.slice(offset, end),
      tiers: results.tiers.slice(offset, end),
      leadingPhoneticCount: Math.max(0, leadingPhoneticCount - offset),
      literalCount: Math.max(literalCount, literal.total),
      rewrittenQuery: undefined,
      nearestWord: total === 0 ? nearestWord?.() : undefined,
      isHomophone,
    };
  }

  /** Whether the word is in the vocabulary. */
  isWord(word: string): boolean {
    return this.#pack.findTerm(wordTerm(this.#config.field, word)) >= 0;
  }

  /** Phonetic matches ranked before literal ones: whole words before prefixes, a town before hamlets. */
  #leadingPhoneticMatches(queryWords: readonly string[], page: Page, literal: SearchResult): number[] {
    if (literal.total === 0) return [];
    const isPrefixOnly = this.onlyPrefixMatches(queryWords, literal);
    if (!isPrefixOnly && !isObscure(literal, this.#config)) return [];
    const minScore = isPrefixOnly ? Number.NEGATIVE_INFINITY : topScore(literal) + MIN_SCORE_LEAD;
    const { candidates } = this.#fuzzyCandidates(queryWords, { typos: false, maxDistance: MAX_HOMOPHONE_DISTANCE });
    const homophones = candidates.filter(({ distance }) => distance <= MAX_HOMOPHONE_DISTANCE);
    return this.#rankCandidates(queryWords, homophones, page, false, minScore).flatMap(([row, score]) => (score >= minScore ? [row] : []));
  }

  #fuzzyCandidates(queryWords: readonly string[], limits: FuzzyLimits): FuzzyCandidates {
    return fuzzyCandidates(this.#pack, this.#condition, this.#config, queryWords, limits);
  }

  /**
   * Matches of the candidates, ranked by boost plus importance minus distance.
   * @param minScore matches below it may be left out
   */
  #rankCandidates(
    queryWords: readonly string[],
    candidates: readonly CandidateQuery[],
    page: Page,
    isSupplement = false,
    minScore = Number.NEGATIVE_INFINITY,
  ): [row: number, score: number][] {
    const { shortWordCondition } = this.#config;
    const isShort = shortWordCondition !== undefined && queryWords.length === 1 && SHORT_WORD.test(queryWords[0] as string);
    const searcher = isShort ? new NameSearcher(this.#pack, { and: this.#condition, ...shortWordCondition }, this.#config) : this;
    const scores = new Map<number, number>();
    const selected = isSupplement
      ? candidates.filter(({ distance }) => distance <= MAX_EXTRA_DISTANCE).slice(0, MAX_EXTRA_CANDIDATES)
      : candidates.slice(0, MAX_CANDIDATES);
    let minCompetitiveScore = minScore;
    for (const [index, { words, distance, importance }] of selected.entries()) {
      // Skips candidates whose upper bound cannot enter the full page.
      if (importance + maxPhoneticBoost(this.#config) - distance * DISTANCE_WEIGHT < minCompetitiveScore) continue;
      const result = searcher.literalMatches(words, page, true, !isSupplement && index < MAX_RANKED_CANDIDATES ? 'names' : 'none');
      if (result.scores && result.rows.length >= page.limit)
        minCompetitiveScore = Math.max(minCompetitiveScore, (result.scores.at(-1) as number) - distance * DISTANCE_WEIGHT);
      for (let index = 0; index < result.rows.length; index++) {
        const row = result.rows[index] as number;
        const score = (result.scores?.[index] ?? this.#pack.importance(row)) - distance * DISTANCE_WEIGHT;
        if (score > (scores.get(row) ?? Number.NEGATIVE_INFINITY)) scores.set(row, score);
      }
    }
    return [...scores].sort(([a, scoreA], [b, scoreB]) => scoreB - scoreA || a - b);
  }

  /** Query variants with words joined or split, and whether whole words are required: fragments of words match too much. */
  *#spacingVariants(queryWords: readonly string[]): Generator<readonly [words: readonly string[], whole: boolean]> {
    const { field } = this.#config;
    const isPrefix = (word: string): boolean => {
      const { from, to } = this.#pack.prefixRange(wordTerm(field, word));
      return from < to;
    };
    const expanded = expandAbbreviations(queryWords);
    if (expanded !== queryWords) yield [expanded, false];
    for (const words of joinedVariants(queryWords)) yield [words, false];
    for (const words of splitVariants(queryWords, isPrefix, (word) => this.isWord(word))) yield [words, true];
  }
}

/** A word that `NameSearchConfig.shortWordCondition` applies to. */
const SHORT_WORD = /^[a-z]{1,5}$/;
/** Number of candidates tried, best first, and how many of them are ranked with all tiers. */
const MAX_CANDIDATES = 12;
const MAX_RANKED_CANDIDATES = 4;
/** With this many literal matches no phonetic fallback is run. */
export const MIN_LITERAL_MATCHES = 3;
/** Limits for phonetic matches after literal ones. */
const MAX_EXTRA_CANDIDATES = 8;
const MAX_EXTRA_DISTANCE = 0.85;
/** The highest boost that a phonetic match can get. */
const maxPhoneticBoost = weakMemo((config: NameSearchConfig): number =>
  Math.max(0, ...(config.tiers?.('a', 'a', () => true) ?? []).map(({ boost = 0, isCode }) => (isCode ? 0 : boost))),
);

/** Maximum distance at which two spellings count as the same sound. */
const MAX_HOMOPHONE_DISTANCE = 0.35;
/** With more matches than this, the query is treated as a prefix search. */
const MAX_FEW_MATCHES = 60;

/** How much higher the score of a phonetic match must be to precede literal ones. */
const MIN_SCORE_LEAD = 6;

/** Whether there are only a few, obscure matches: "tirupathi" is part of the names of seven villages. */
export function isObscure(result: SearchResult, { lowScoreThreshold: threshold = Number.NEGATIVE_INFINITY }: NameSearchConfig): boolean {
  return result.total <= MAX_FEW_MATCHES && topScore(result) < threshold;
}

function topScore({ scores }: SearchResult): number {
  return scores?.[0] ?? 0;
}
