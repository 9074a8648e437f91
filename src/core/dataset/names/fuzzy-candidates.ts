/** Fuzzy candidates for a query without literal matches: its words replaced by similar-sounding words of the data. */
import { TOO_FAR } from '../../text/name-distance.ts';
import { SegmentedCache } from '../../util/segmented-cache.ts';
import { weakMemo } from '../../util/weak-memo.ts';
import { wordTerm } from '../pack/build.ts';
import type { Pack } from '../pack/pack.ts';
import type { Condition } from '../query/condition.ts';
import { search } from '../query/search.ts';
import { indexOf } from '../query/sorted.ts';
import type { NameSearchConfig } from './name-search-config.ts';
import { phoneticMatches } from './phonetic-match.ts';
import { joinedVariants, spelledLettersVariant } from './query-rewrites.ts';

export interface CandidateQuery {
  readonly words: readonly string[];
  /** Distance from the query. */
  readonly distance: number;
  /** Importance of the most important row with these words. */
  readonly importance: number;
}

/** Weight of distance relative to importance. */
export const DISTANCE_WEIGHT = 9;

export interface FuzzyCandidates {
  /** Best first: by distance, then by importance. */
  readonly candidates: readonly CandidateQuery[];
  /** The nearest word to any word of the query, for "did you mean". A function, since it is only needed if nothing was found. */
  nearestWord(): string | undefined;
}

/** A word of the data that may replace a word of the query. */
interface WordCandidate {
  readonly word: string;
  readonly rows: Uint32Array;
  readonly distance: number;
}

/** Candidates per word of the query. */
const MAX_WORD_CANDIDATES = 20;
/** Bonus per doubling of the number of rows with the word, when candidates are selected: ரோடு is road. */
const COMMON_WORD_BONUS = 0.03;
/** Rows examined for co-occurring words, the most important first. */
const MAX_ROWS_EXAMINED = 60;
/** Penalty for joining two words, and for a match by prefix only. */
const JOIN_PENALTY = 0.05;
const PREFIX_PENALTY = 0.15;
/** A prefix of more terms than this is not treated as a prefix. */
const MAX_PREFIX_TERMS = 40;

/** Limits on the distance of candidates. */
export interface FuzzyLimits {
  /** Whether typing errors are considered if no word sounds alike. */
  readonly typos: boolean;
  /** Maximum distance per word; by default it depends on the length of the word. */
  readonly maxDistance?: number;
}

export function fuzzyCandidates(
  pack: Pack,
  condition: Condition,
  config: NameSearchConfig,
  words: readonly string[],
  limits: FuzzyLimits,
): FuzzyCandidates {
  const { field, aliases } = config;
  const conditions = aliases ? [condition, aliases.condition] : [condition];
  const candidatesByWord = new Map<string, readonly WordCandidate[]>();
  const choicesOf = (word: string): readonly WordCandidate[] => {
    const key = `${field} ${word} ${limits.typos} ${limits.maxDistance}`;
    const choices = candidateCache(pack).getOrCompute(key, () => wordCandidates(pack, field, word, limits));
    candidatesByWord.set(word, choices);
    return choices;
  };
  const queries = new Map<string, CandidateQuery>();
  for (const variant of [words, ...joinedVariants(words), ...spelledLettersVariant(words)]) {
    const groups = variant.map(choicesOf);
    if (groups.some(({ length }) => length === 0)) continue;
    const penalty = variant === words ? 0 : JOIN_PENALTY;
    // A single word needs no co-occurrence check.
    const [firstGroup] = groups;
    const substituted =
      firstGroup && groups.length === 1
        ? singleWordCandidates(pack, firstGroup)
        : conditions.flatMap((current) => cooccurringCandidates(pack, current, groups));
    for (const { words, distance, importance } of substituted) {
      const key = words.join(' ');
      if (penalty + distance < (queries.get(key)?.distance ?? Number.POSITIVE_INFINITY))
        queries.set(key, { words, distance: penalty + distance, importance });
    }
  }
  const query = words.join(' ');
  queries.delete(query);
  const score = ({ distance, importance }: CandidateQuery): number => distance * DISTANCE_WEIGHT - importance;
  return {
    candidates: [...queries.values()].sort((a, b) => score(a) - score(b)),
    nearestWord: () => withSpaces(pack, field, nearestWordOf(candidatesByWord.values())),
  };
}

/** The nearest candidate of any word that is not the word itself. */
function nearestWordOf(choicesOfWords: Iterable<readonly WordCandidate[]>): WordCandidate | undefined {
  let nearest: WordCandidate | undefined;
  for (const choices of choicesOfWords) {
    const nearestChoice = choices.find(({ distance }) => distance > 0);
    if (nearestChoice && (nearest === undefined || nearestChoice.distance < nearest.distance)) nearest = nearestChoice;
  }
  return nearest;
}

/** Names are indexed with their words joined too: a word is split where its first row has both parts as words, "andherieast" as "andheri east". */
function withSpaces(pack: Pack, field: string, choice: WordCandidate | undefined): string | undefined {
  if (choice === undefined) return undefined;
  const { word, rows } = choice;
  const isInRow = (part: string): boolean => {
    const term = pack.findTerm(wordTerm(field, part));
    return term >= 0 && indexOf(pack.postings(term, term + 1), rows[0] as number) >= 0;
  };
  for (let end = 2; end <= word.length - 2; end++) {
    const [head, tail] = [word.slice(0, end), word.slice(end)];
    if (isInRow(head) && isInRow(tail)) return `${head} ${tail}`;
  }
  return word;
}

/** Cache capacity, in words of queries plus their candidates. */
const MAX_CACHED_CANDIDATES = 5_000;
const candidateCache = weakMemo(
  (_: Pack) => new SegmentedCache<string, readonly WordCandidate[]>(MAX_CACHED_CANDIDATES, (choices) => choices.length + 1),
);

/** Limit for a word that exists in the data: it may have another spelling, but is not a typing error. */
const MAX_KNOWN_WORD_DISTANCE = 0.5;

function wordCandidates(pack: Pack, field: string, word: string, { typos, maxDistance = TOO_FAR }: FuzzyLimits): readonly WordCandidate[] {
  const costs = new Map<number, number>();
  const prefixTerms = pack.prefixRange(wordTerm(field, word));
  const { from, to } = prefixTerms;
  if (to - from <= MAX_PREFIX_TERMS) for (let term = from; term < to; term++) costs.set(term, PREFIX_PENALTY);
  const exactTerm = pack.findTerm(wordTerm(field, word), prefixTerms);
  if (exactTerm >= 0) costs.set(exactTerm, 0);
  const matches = phoneticMatches(
    pack,
    field,
    word,
    exactTerm < 0 ? { typos, maxDistance } : { typos: false, maxDistance: Math.min(maxDistance, MAX_KNOWN_WORD_DISTANCE) },
  )
    .map(({ term, distance }) => ({
      term,
      cost: distance,
      adjustedDistance: distance - COMMON_WORD_BONUS * Math.log2(pack.postingCount(term, term + 1)),
    }))
    .sort((a, b) => a.adjustedDistance - b.adjustedDistance);
  for (const { term, cost } of matches.slice(0, MAX_WORD_CANDIDATES)) costs.set(term, Math.min(cost, costs.get(term) ?? cost));
  const start = wordTerm(field, '').length;
  const choices: WordCandidate[] = [];
  for (const [term, cost] of costs) choices.push({ word: pack.term(term, start), rows: pack.postings(term, term + 1), distance: cost });
  return choices.sort((a, b) => a.distance - b.distance);
}

function singleWordCandidates(pack: Pack, choices: readonly WordCandidate[]): CandidateQuery[] {
  return choices.map(({ word, distance, rows }) => ({ words: [word], distance, importance: pack.importance(rows[0] as number) }));
}

/** Combinations of candidates, one per word, that co-occur in a row. */
function cooccurringCandidates(pack: Pack, condition: Condition, groups: readonly (readonly WordCandidate[])[]): CandidateQuery[] {
  const unions = groups.map((choices) => choices.map(({ rows }) => rows));
  const { rows } = search(pack, { ...condition, unions }, { limit: MAX_ROWS_EXAMINED, offset: 0 });
  return Array.from(rows, (row) => {
    const selected = groups.map((choices) => choices.find((choice) => indexOf(choice.rows, row) >= 0));
    return {
      words: selected.map((choice) => choice?.word ?? ''),
      distance: selected.reduce((sum, choice) => sum + (choice?.distance ?? 0), 0),
      importance: pack.importance(row),
    };
  });
}
