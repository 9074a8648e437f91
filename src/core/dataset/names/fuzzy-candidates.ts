/** Fuzzy candidates for a query without literal matches: its words replaced by similar-sounding words of the data. */
import { FAR } from '../../text/name-distance.ts';
import { wordTerm } from '../pack/build.ts';
import type { Pack } from '../pack/pack.ts';
import type { Condition } from '../query/condition.ts';
import { search } from '../query/search.ts';
import { indexOf } from '../query/sorted.ts';
import type { NameSearchConfig } from './names.ts';
import { phoneticMatches } from './phonetic-match.ts';
import { initialsVariant, joinedVariants } from './query-rewrites.ts';

export interface FuzzyOptions {
  readonly words: readonly string[];
  /** Distance from the query. */
  readonly cost: number;
  /** Importance of the most important row with these words. */
  readonly importance: number;
}

/** Weight of distance relative to importance. */
export const COST_WEIGHT = 9;

export interface FuzzyCandidate {
  /** Best first: by distance, then by importance. */
  readonly respellings: readonly FuzzyOptions[];
  /** The nearest word to any word of the query, for "did you mean". */
  readonly nearest: string | undefined;
}

/** A word of the data that may replace a word of the query. */
interface Choice {
  readonly word: string;
  readonly rows: Uint32Array;
  readonly cost: number;
}

/** Candidates per word of the query. */
const MOST_WORDS = 20;
/** Bonus per doubling of the number of rows with the word, when candidates are selected: ரோடு is road. */
const COMMON_WORD = 0.03;
/** Rows examined for co-occurring words, the most important first. */
const MOST_ROWS = 60;
/** Penalty for joining two words, and for a match by prefix only. */
const JOINED = 0.05;
const BEGINNING = 0.15;
/** A prefix of more terms than this is not treated as a prefix. */
const MOST_BEGINNINGS = 40;

/** How far a candidate may be. */
export interface Reach {
  /** Whether typing errors are considered if nothing sounds alike. */
  readonly slips: boolean;
  /** Maximum distance per word; by default it depends on the length of the word. */
  readonly most?: number;
}

export function fuzzyCandidates(
  pack: Pack,
  condition: Condition,
  naming: NameSearchConfig,
  words: readonly string[],
  reach: Reach,
): FuzzyCandidate {
  const { field, names } = naming;
  const conditions = names ? [condition, names.are] : [condition];
  const known = new Map<string, readonly Choice[]>();
  const choicesOf = (word: string): readonly Choice[] => {
    const choices = known.get(word) ?? choicesFor(pack, field, word, reach);
    known.set(word, choices);
    return choices;
  };
  const found = new Map<string, FuzzyOptions>();
  for (const reading of [words, ...joinedVariants(words), ...initialsVariant(words)]) {
    const groups = reading.map(choicesOf);
    if (groups.some(({ length }) => length === 0)) continue;
    const extra = reading === words ? 0 : JOINED;
    // A single word needs no co-occurrence check.
    const [only] = groups;
    const respelled = only && groups.length === 1 ? alone(pack, only) : conditions.flatMap((one) => together(pack, one, groups));
    for (const { words, cost, importance } of respelled) {
      const key = words.join(' ');
      if (extra + cost < (found.get(key)?.cost ?? Number.POSITIVE_INFINITY)) found.set(key, { words, cost: extra + cost, importance });
    }
  }
  const asked = words.join(' ');
  found.delete(asked);
  const score = ({ cost, importance }: FuzzyOptions): number => cost * COST_WEIGHT - importance;
  return { respellings: [...found.values()].sort((a, b) => score(a) - score(b)), nearest: nearestOf(known.values()) };
}

/** The nearest candidate of any word that is not the word itself. */
function nearestOf(choicesOfWords: Iterable<readonly Choice[]>): string | undefined {
  let nearest: Choice | undefined;
  for (const choices of choicesOfWords) {
    const heard = choices.find(({ cost }) => cost > 0);
    if (heard && (nearest === undefined || heard.cost < nearest.cost)) nearest = heard;
  }
  return nearest?.word;
}

/** Limit for a word that exists in the data: it may have another spelling, but is not a typing error. */
const NEAR_WORD = 0.5;

function choicesFor(pack: Pack, field: string, word: string, { slips, most = FAR }: Reach): readonly Choice[] {
  const costs = new Map<number, number>();
  const beginnings = pack.prefix(wordTerm(field, word));
  const { from, to } = beginnings;
  if (to - from <= MOST_BEGINNINGS) for (let term = from; term < to; term++) costs.set(term, BEGINNING);
  const whole = pack.find(wordTerm(field, word), beginnings);
  if (whole >= 0) costs.set(whole, 0);
  const alike = phoneticMatches(pack, field, word, whole < 0 ? { slips, most } : { slips: false, most: Math.min(most, NEAR_WORD) })
    .map(({ term, cost }) => ({ term, cost, likely: cost - COMMON_WORD * Math.log2(pack.entries(term, term + 1)) }))
    .sort((a, b) => a.likely - b.likely);
  for (const { term, cost } of alike.slice(0, MOST_WORDS)) costs.set(term, Math.min(cost, costs.get(term) ?? cost));
  const start = wordTerm(field, '').length;
  const choices: Choice[] = [];
  for (const [term, cost] of costs) choices.push({ word: pack.term(term, start), rows: pack.postings(term, term + 1), cost });
  return choices.sort((a, b) => a.cost - b.cost);
}

function alone(pack: Pack, choices: readonly Choice[]): FuzzyOptions[] {
  return choices.map(({ word, cost, rows }) => ({ words: [word], cost, importance: pack.importance(rows[0] as number) }));
}

/** Combinations of candidates, one per word, that co-occur in a row. */
function together(pack: Pack, condition: Condition, groups: readonly (readonly Choice[])[]): FuzzyOptions[] {
  const among = groups.map((choices) => choices.map(({ rows }) => rows));
  const { rows } = search(pack, { ...condition, among }, { limit: MOST_ROWS, offset: 0 });
  return Array.from(rows, (row) => {
    const chosen = groups.map((choices) => choices.find((choice) => indexOf(choice.rows, row) >= 0));
    return {
      words: chosen.map((choice) => choice?.word ?? ''),
      cost: chosen.reduce((sum, choice) => sum + (choice?.cost ?? 0), 0),
      importance: pack.importance(row),
    };
  });
}
