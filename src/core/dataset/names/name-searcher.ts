/** One search in the names of a dataset: literal matches, and the fallbacks for a query that has too few. */
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
import { isPhoneticallySearchable } from './phonetic-match.ts';
import { joinedVariants, shorterVariants, splitVariants } from './query-rewrites.ts';
import { MAX_RELAXED_SHARE, partsOf, type RelaxedQuery, relaxedQueries } from './relaxation.ts';

export interface NameSearchResult {
  readonly total: number;
  readonly rows: readonly number[];
  /** The tier of each row; undefined for phonetic matches. */
  readonly tiers: readonly (Tier | undefined)[];
  /** Number of leading rows that are phonetic matches, ranked first because they are far better known than the literal ones. */
  readonly leadingPhoneticCount: number;
  /** Number of literal matches, ignoring spaces. */
  readonly literalCount: number;
  /** The text that was searched, if words of the query were dropped. */
  readonly rewrittenQuery: string | undefined;
  /** Words that were left out because no row has all of them. */
  readonly droppedWords?: readonly string[];
  /** The nearest existing word, if nothing was found. */
  readonly nearestWord: string | undefined;
  /** Whether the phonetic matches sound the same as the query. */
  readonly isHomophone: boolean;
}

/** Which tiers rank the rows of a search. */
type TierSelection = 'all' | 'names' | 'none';

export class NameSearcher {
  readonly #pack: Pack;
  readonly #condition: Condition;
  readonly #config: NameSearchConfig;

  constructor(pack: Pack, condition: Condition, naming: NameSearchConfig) {
    this.#pack = pack;
    this.#condition = condition;
    this.#config = naming;
  }

  /** Literal matches of the words or their prefixes; with `whole`, of whole words only. */
  literalMatches(reading: readonly string[], page: Page, whole = false, ranks: TierSelection = 'all'): SearchResult {
    const condition = withAllWords(this.#pack, this.#condition, this.#config, reading, whole);
    return search(this.#pack, ranks === 'none' ? condition : { and: condition, tiers: () => this.#tiers(reading, ranks) }, page);
  }

  #tiers(reading: readonly string[], kinds: TierSelection): readonly Tier[] {
    const { tiers, aliases } = this.#config;
    const text = reading.join(' ');
    const isKnown: ValueExists = (field, value) =>
      bloomFilterOf(this.#pack, valueTerm(field, '')).mightContain(value) && this.#pack.termPostings(valueTerm(field, value)).length > 0;
    const all = tiers?.(text, nameKey(text), isKnown) ?? [];
    const ranks = kinds === 'names' ? all.filter(({ isCode }) => isCode !== true) : all;
    if (aliases === undefined || ranks.length === 0) return ranks;
    return [...ranks, { aliases: new LazyAliasFilter(this.#pack, this.#config, reading), boost: aliases.boost }];
  }

  /**
   * Whether the few matches only match by prefix, as "mobil phone" is a prefix of "mobiles phones":
   * then a whole word that sounds alike is more likely meant. Very short words have no usable sound key, so only the prefix can be meant.
   */
  onlyPrefixMatches(reading: readonly string[], { total }: SearchResult): boolean {
    if (
      total > MAX_FEW_MATCHES ||
      !reading.some((word) => isPhoneticallySearchable(word) && this.#pack.findTerm(wordTerm(this.#config.field, word)) < 0)
    )
      return false;
    return this.literalMatches(reading, { limit: 1, offset: 0 }, true, 'none').total === 0;
  }

  /**
   * Literal matches, variants with other spaces, and phonetic matches.
   * @param known the rows of the page found so far
   */
  searchWithFallbacks(reading: readonly string[], { limit, offset }: Page, known?: SearchResult): NameSearchResult {
    const page = { limit: offset + limit, offset: 0 };
    const list = new UniqueRows();
    const first = known && (offset === 0 || known.total === 0) ? known : this.literalMatches(reading, page);
    for (const row of this.#leadingPhoneticMatches(reading, page, first)) list.add(row, undefined);
    const heardFirst = list.rows.length;
    list.addAll(first);
    if (list.rows.length < MIN_LITERAL_MATCHES) {
      for (const [spaced, whole] of this.#spacingVariants(reading)) {
        list.addAll(this.literalMatches(spaced, page, whole));
        if (list.rows.length >= MIN_LITERAL_MATCHES) break;
      }
    }
    const written = list.rows.length - heardFirst;
    let nearest: string | undefined;
    let soundsSame = true;
    if (list.rows.length < MIN_LITERAL_MATCHES) {
      // After matches of whole words, only very near candidates.
      const hasWholeWords = written > 0 && !this.onlyPrefixMatches(reading, first);
      const respelled = this.#fuzzyCandidates(reading, hasWholeWords ? { typos: false, maxDistance: MAX_EXTRA_DISTANCE } : { typos: true });
      for (const [row] of this.#rankCandidates(reading, respelled.candidates, page, hasWholeWords)) list.add(row, undefined);
      nearest = respelled.nearestWord;
      soundsSame = (respelled.candidates[0]?.distance ?? Number.POSITIVE_INFINITY) <= MAX_HOMOPHONE_DISTANCE;
    }
    const end = offset + limit;
    const total = Math.max(list.rows.length, first.total);
    return {
      total,
      rows: list.rows.slice(offset, end),
      tiers: list.tiers.slice(offset, end),
      leadingPhoneticCount: Math.max(0, heardFirst - offset),
      literalCount: Math.max(written, first.total),
      rewrittenQuery: undefined,
      nearestWord: total === 0 ? nearest : undefined,
      isHomophone: soundsSame,
    };
  }

  /** Whole names among the words and queries with a word less, those that keep more words first. */
  searchRelaxed(asked: readonly string[], page: Page): NameSearchResult | undefined {
    const { isRelaxed, field, stopWords } = this.#config;
    if (!isRelaxed) return undefined;
    const readings = isRelaxed === 'names' ? [] : [asked, ...shorterVariants(asked, stopWords)];
    const relaxed = readings.flatMap((reading) => relaxedQueries(this.#pack, field, reading));
    const [withoutOne, withoutMore] = [
      relaxed.filter(({ dropped }) => dropped.length === 1),
      relaxed.filter(({ dropped }) => dropped.length > 1),
    ];
    const names = [partsOf(asked, 2), partsOf(asked, 1, isRelaxed === 'names' ? MIN_SHORT_NAME_LETTERS : undefined)] as const;
    const isName = (word: string): boolean =>
      this.#config.aliases !== undefined &&
      word.length >= MIN_NAME_LETTERS &&
      this.#firstMatch([{ words: [word], dropped: [] }], page, () => true, true) !== undefined;
    const named = new Set(asked.filter(isName));
    // First without dropping the name of a place: "marathahalli outer ring road" is not any outer ring road.
    for (const isAllowed of named.size > 0
      ? [(query: RelaxedQuery) => !query.dropped.some((word) => named.has(word)), () => true]
      : [() => true]) {
      const found =
        this.#firstMatch(names[0], page, isAllowed, true) ??
        this.#firstMatch(withoutOne, page, isAllowed) ??
        this.#firstMatch(names[1], page, isAllowed, true) ??
        this.#firstMatch(withoutMore, page, isAllowed);
      if (found) return found;
    }
    return undefined;
  }

  /** The first query with matches that are specific enough.  @param mustBeName whether the words must be the whole name of a row */
  #firstMatch(
    queries: readonly RelaxedQuery[],
    page: Page,
    isAllowed: (query: RelaxedQuery) => boolean,
    mustBeName = false,
  ): NameSearchResult | undefined {
    for (const query of queries) {
      if (!isAllowed(query)) continue;
      const { words, dropped } = query;
      // Most words unknown: that is nonsense, whatever name is in it.
      const isUnknown = (word: string): boolean => !this.#isWord(word) && !this.#config.stopWords?.has(word);
      if (mustBeName && dropped.filter(isUnknown).length * 2 > words.length + dropped.length) continue;
      const found = this.literalMatches(words, page, true);
      if (found.total === 0 || found.total > MAX_RELAXED_SHARE * this.#pack.size || (mustBeName && !isNameTier(found.tiers?.[0]))) continue;
      return { ...literalResult(found), rewrittenQuery: words.join(' '), droppedWords: dropped };
    }
    return undefined;
  }

  #isWord(word: string): boolean {
    return this.#pack.findTerm(wordTerm(this.#config.field, word)) >= 0;
  }

  /** Phonetic matches ranked before literal ones: whole words before prefixes, a town before hamlets. */
  #leadingPhoneticMatches(reading: readonly string[], page: Page, first: SearchResult): number[] {
    if (first.total === 0) return [];
    const onlyBegins = this.onlyPrefixMatches(reading, first);
    if (!onlyBegins && !isObscure(first, this.#config)) return [];
    const least = onlyBegins ? Number.NEGATIVE_INFINITY : topScore(first) + MIN_SCORE_LEAD;
    const { candidates } = this.#fuzzyCandidates(reading, { typos: false, maxDistance: MAX_HOMOPHONE_DISTANCE });
    const near = candidates.filter(({ distance }) => distance <= MAX_HOMOPHONE_DISTANCE);
    return this.#rankCandidates(reading, near, page).flatMap(([row, score]) => (score >= least ? [row] : []));
  }

  #fuzzyCandidates(reading: readonly string[], reach: FuzzyLimits): FuzzyCandidates {
    return fuzzyCandidates(this.#pack, this.#condition, this.#config, reading, reach);
  }

  /** Matches of the candidates, ranked by boost plus importance minus distance. */
  #rankCandidates(
    reading: readonly string[],
    respellings: readonly CandidateQuery[],
    page: Page,
    isMore = false,
  ): [row: number, score: number][] {
    const { shortWordCondition } = this.#config;
    const isShort = shortWordCondition !== undefined && reading.length === 1 && SHORT_WORD.test(reading[0] as string);
    const among = isShort ? new NameSearcher(this.#pack, { and: this.#condition, ...shortWordCondition }, this.#config) : this;
    const scores = new Map<number, number>();
    const tried = isMore
      ? respellings.filter(({ distance }) => distance <= MAX_EXTRA_DISTANCE).slice(0, MAX_EXTRA_CANDIDATES)
      : respellings.slice(0, MAX_CANDIDATES);
    let least = Number.NEGATIVE_INFINITY;
    for (const [at, { words, distance, importance }] of tried.entries()) {
      // Skips candidates whose upper bound cannot enter the full page.
      if (importance + maxPhoneticBoost(this.#config) - distance * DISTANCE_WEIGHT < least) continue;
      const found = among.literalMatches(words, page, true, !isMore && at < MAX_RANKED_CANDIDATES ? 'names' : 'none');
      if (found.scores && found.rows.length >= page.limit)
        least = Math.max(least, (found.scores.at(-1) as number) - distance * DISTANCE_WEIGHT);
      for (let at = 0; at < found.rows.length; at++) {
        const row = found.rows[at] as number;
        const score = (found.scores?.[at] ?? this.#pack.importance(row)) - distance * DISTANCE_WEIGHT;
        if (score > (scores.get(row) ?? Number.NEGATIVE_INFINITY)) scores.set(row, score);
      }
    }
    return [...scores].sort(([a, one], [b, other]) => other - one || a - b);
  }

  /** Query variants with words joined or split, and whether whole words are required: fragments of words match too much. */
  *#spacingVariants(reading: readonly string[]): Generator<readonly [words: readonly string[], whole: boolean]> {
    const { field } = this.#config;
    const isBeginning = (word: string): boolean => {
      const { from, to } = this.#pack.prefixRange(wordTerm(field, word));
      return from < to;
    };
    const isWord = (word: string): boolean => this.#pack.findTerm(wordTerm(field, word)) >= 0;
    const expanded = expandAbbreviations(reading);
    if (expanded !== reading) yield [expanded, false];
    for (const words of joinedVariants(reading)) yield [words, false];
    for (const words of splitVariants(reading, isBeginning, isWord)) yield [words, true];
  }
}

/** Whether rows of the tier have the text as a whole name. */
function isNameTier(tier: Tier | undefined): boolean {
  return tier?.is !== undefined || tier?.isName === true;
}

/** Shorter words are the name of some hamlet. */
const MIN_NAME_LETTERS = 5;
/** Where only whole names count, as those of banks. */
const MIN_SHORT_NAME_LETTERS = 4;
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
const maxPhoneticBoost = weakMemo((naming: NameSearchConfig): number =>
  Math.max(0, ...(naming.tiers?.('a', 'a', () => true) ?? []).map(({ boost = 0, isCode }) => (isCode ? 0 : boost))),
);

/** Maximum distance at which two spellings count as the same sound. */
const MAX_HOMOPHONE_DISTANCE = 0.35;
/** With more matches than this, a prefix search was meant. */
const MAX_FEW_MATCHES = 60;

/** How much higher the score of a phonetic match must be to precede literal ones. */
const MIN_SCORE_LEAD = 6;

/** Whether there are only a few, obscure matches: "tirupathi" is part of the names of seven villages. */
export function isObscure(found: SearchResult, { lowScoreThreshold: threshold = Number.NEGATIVE_INFINITY }: NameSearchConfig): boolean {
  return found.total <= MAX_FEW_MATCHES && topScore(found) < threshold;
}

function topScore({ scores }: SearchResult): number {
  return scores?.[0] ?? 0;
}

export function literalResult({ total, rows, tiers = [] }: SearchResult): NameSearchResult {
  return {
    total,
    rows: Array.isArray(rows) ? rows : Array.from(rows),
    tiers,
    leadingPhoneticCount: 0,
    literalCount: total,
    rewrittenQuery: undefined,
    nearestWord: undefined,
    isHomophone: true,
  };
}

/** Deduplicated rows in insertion order. */
class UniqueRows {
  readonly rows: number[] = [];
  readonly tiers: (Tier | undefined)[] = [];
  readonly #seen = new Set<number>();

  add(row: number, tier: Tier | undefined): void {
    if (this.#seen.has(row)) return;
    this.#seen.add(row);
    this.rows.push(row);
    this.tiers.push(tier);
  }

  addAll({ rows, tiers }: SearchResult): void {
    for (let at = 0; at < rows.length; at++) this.add(rows[at] as number, tiers?.[at]);
  }
}
