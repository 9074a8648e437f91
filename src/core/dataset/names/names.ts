/**
 * Name search with fallbacks. First literal matches of the words; if there are too few, words joined or split otherwise;
 * then names that sound alike or are a typing error away, in any script.
 */
import { inEnglish } from '../../text/english-words.ts';
import { nameKey, words } from '../../text/fold.ts';
import { writtenOut } from '../../text/name-forms.ts';
import { weakMemo } from '../../util/weak-memo.ts';
import { wordTerm } from '../pack/build.ts';
import { is, type Pack } from '../pack/pack.ts';
import { filterOf } from '../query/bloom-filter.ts';
import type { Condition } from '../query/condition.ts';
import { type Found, NOTHING, type Page, search, type Tier } from '../query/search.ts';
import { LazyAliasFilter, withWords } from './all-words-filter.ts';
import { COST_WEIGHT, type FuzzyCandidate, type FuzzyOptions, fuzzyCandidates, type Reach } from './fuzzy-candidates.ts';
import { isHeard } from './phonetic-match.ts';
import { initialVariants, joinedVariants, shorterVariants, splitVariants, withoutAddress } from './query-rewrites.ts';

/** Whether any row has a value. */
export type IsKnown = (field: string, value: string) => boolean;

/** Configuration of the name search of a dataset. */
export interface NameSearchConfig {
  /** Every word of the text must be a prefix of a word of this field. */
  readonly field: string;
  /** Ranking tiers. `name` is the text in the normal form of exact values. Tiers for values that no row has can be left out. */
  tiers?(text: string, name: string, isKnown: IsKnown): readonly Tier[];
  /**
   * Alias rows, which only name other rows, as a locality names its post offices: all words of a text must match a single alias.
   * `field` holds the words of the alias alone, while `NameSearchConfig.field` also holds those of the surrounding places.
   * `boost` is the boost of a row whose alias has the words as whole words.
   */
  readonly names?: { readonly are: Condition; readonly field: string; readonly boost: number };
  /** Transliterations of names in other scripts into the spelling of this dataset, by table; names not in a table are matched by sound. */
  inLatin?(words: readonly string[]): readonly (readonly string[])[];
  /** Matches with a lower score are obscure: a similar-sounding name that is far better known is ranked first. */
  readonly lowScoreThreshold?: number;
  /** Stop words, which state the kind of thing: "station code of nagpur". Dropped if nothing matches all words. */
  readonly fillers?: ReadonlySet<string>;
}

export interface FoundNames {
  readonly total: number;
  readonly rows: readonly number[];
  /** The tier of each row; undefined for phonetic matches. */
  readonly tiers: readonly (Tier | undefined)[];
  /** Number of leading rows that are phonetic matches, ranked first because they are far better known than the literal ones. */
  readonly heardFirst: number;
  /** Number of literal matches, ignoring spaces. */
  readonly written: number;
  /** The text that was searched, if words of the query were dropped. */
  readonly readAs: string | undefined;
  /** The nearest existing word, if nothing was found. */
  readonly nearest: string | undefined;
  /** Whether the phonetic matches sound the same as the query. */
  readonly soundsSame: boolean;
}

export function findNames(pack: Pack, condition: Condition, naming: NameSearchConfig, text: string, page: Page): FoundNames {
  const finder = new Finder(pack, condition, naming);
  const asked = words(text);
  const english = inEnglish(asked);
  const find = (reading: readonly string[]): FoundNames => findReading(finder, naming, reading, page);
  // Initials are stored in Latin letters, so a hit on them is unambiguous.
  for (const reading of initialVariants(english ?? asked)) {
    const found = find(reading);
    if (found.written > 0) return readingAs(found, reading);
  }
  const found = find(asked);
  // पश्चिम विहार is Paschim Vihar, but अंधेरी पश्चिम is Andheri West.
  if (english === undefined || found.written > 0 || (found.total > 0 && found.soundsSame)) return found;
  const inWords = find(english);
  // A phonetic match of all words outranks a literal match of some.
  const left = inWords.readAs?.split(' ').length ?? english.length;
  return inWords.total > 0 && (found.total === 0 || left >= english.length) ? readingAs(inWords, english) : found;
}

function readingAs(found: FoundNames, reading: readonly string[]): FoundNames {
  return { ...found, readAs: found.readAs ?? reading.join(' ') };
}

function findReading(finder: Finder, naming: NameSearchConfig, asked: readonly string[], page: Page): FoundNames {
  const shorter = shorterVariants(asked, naming.fillers);
  for (const reading of readingsOf(naming, asked, shorter)) {
    const found = finder.written(reading, page);
    if (found.total === 0) continue;
    const readAs = reading === asked ? undefined : reading.join(' ');
    if (found.total >= ENOUGH && !finder.onlyBegins(reading, found) && !isHumble(found, naming)) {
      return {
        total: found.total,
        rows: Array.isArray(found.rows) ? found.rows : Array.from(found.rows),
        tiers: found.tiers ?? [],
        heardFirst: 0,
        written: found.total,
        readAs,
        nearest: undefined,
        soundsSame: true,
      };
    }
    return { ...finder.more(reading, page, found), readAs };
  }
  let none: FoundNames | undefined;
  for (const reading of shorter.length > 0 ? shorter : [asked]) {
    const found = finder.more(reading, page, NOTHING);
    if (found.total > 0) return { ...found, readAs: reading === asked ? undefined : reading.join(' ') };
    none ??= found;
  }
  const bare = withoutAddress(shorter.at(-1) ?? asked);
  const found = bare && finder.more(bare, page);
  return found && found.total > 0 ? { ...found, readAs: bare.join(' ') } : (none as FoundNames);
}

/** The query and its shortened variants, each followed by its transliterations. */
function* readingsOf({ inLatin }: NameSearchConfig, asked: readonly string[], shorter: readonly string[][]): Generator<readonly string[]> {
  for (let at = -1; at < shorter.length; at++) {
    const one = shorter[at] ?? asked;
    yield one;
    if (inLatin) yield* inLatin(one);
  }
}

/** Which tiers rank the rows of a search. */
type Ranks = 'all' | 'names' | 'none';

class Finder {
  readonly #pack: Pack;
  readonly #condition: Condition;
  readonly #naming: NameSearchConfig;

  constructor(pack: Pack, condition: Condition, naming: NameSearchConfig) {
    this.#pack = pack;
    this.#condition = condition;
    this.#naming = naming;
  }

  /** Literal matches of the words or their prefixes; with `whole`, of whole words only. */
  written(reading: readonly string[], page: Page, whole = false, ranks: Ranks = 'all'): Found {
    const condition = withWords(this.#pack, this.#condition, this.#naming, reading, whole);
    return search(this.#pack, ranks === 'none' ? condition : { and: condition, tiers: () => this.#tiers(reading, ranks) }, page);
  }

  #tiers(reading: readonly string[], kinds: Ranks): readonly Tier[] {
    const { tiers, names } = this.#naming;
    const text = reading.join(' ');
    const isKnown: IsKnown = (field, value) =>
      filterOf(this.#pack, is(field, '')).mayHave(value) && this.#pack.exact(is(field, value)).length > 0;
    const all = tiers?.(text, nameKey(text), isKnown) ?? [];
    const ranks = kinds === 'names' ? all.filter(({ isCode }) => isCode !== true) : all;
    if (names === undefined || ranks.length === 0) return ranks;
    return [...ranks, { named: new LazyAliasFilter(this.#pack, this.#naming, reading), boost: names.boost }];
  }

  /**
   * Whether the few matches only match by prefix, as "mobil phone" is a prefix of "mobiles phones":
   * then a whole word that sounds alike is more likely meant. Very short words have no usable sound key, so only the prefix can be meant.
   */
  onlyBegins(reading: readonly string[], { total }: Found): boolean {
    if (total > FEW || !reading.some((word) => isHeard(word) && this.#pack.find(wordTerm(this.#naming.field, word)) < 0)) return false;
    return this.written(reading, { limit: 1, offset: 0 }, true, 'none').total === 0;
  }

  /**
   * Literal matches, variants with other spaces, and phonetic matches.
   * @param known the rows of the page found so far
   */
  more(reading: readonly string[], { limit, offset }: Page, known?: Found): FoundNames {
    const page = { limit: offset + limit, offset: 0 };
    const list = new RowList();
    const first = known && (offset === 0 || known.total === 0) ? known : this.written(reading, page);
    for (const row of this.#heardFirst(reading, page, first)) list.add(row, undefined);
    const heardFirst = list.rows.length;
    list.addAll(first);
    if (list.rows.length < ENOUGH) {
      for (const [spaced, whole] of this.#spacedReadings(reading)) {
        list.addAll(this.written(spaced, page, whole));
        if (list.rows.length >= ENOUGH) break;
      }
    }
    const written = list.rows.length - heardFirst;
    let nearest: string | undefined;
    let soundsSame = true;
    if (list.rows.length < ENOUGH) {
      // After literal matches, only very near candidates.
      const respelled = this.#respell(reading, written > 0 ? { slips: false, most: NEAR } : { slips: true });
      for (const [row] of this.#heard(respelled.respellings, page, written > 0)) list.add(row, undefined);
      nearest = respelled.nearest;
      soundsSame = (respelled.respellings[0]?.cost ?? Number.POSITIVE_INFINITY) <= SAME_SOUND;
    }
    const end = offset + limit;
    const total = Math.max(list.rows.length, first.total);
    return {
      total,
      rows: list.rows.slice(offset, end),
      tiers: list.tiers.slice(offset, end),
      heardFirst: Math.max(0, heardFirst - offset),
      written: Math.max(written, first.total),
      readAs: undefined,
      nearest: total === 0 ? nearest : undefined,
      soundsSame,
    };
  }

  /** Phonetic matches ranked before literal ones: whole words before prefixes, a town before hamlets. */
  #heardFirst(reading: readonly string[], page: Page, first: Found): number[] {
    if (first.total === 0) return [];
    const onlyBegins = this.onlyBegins(reading, first);
    if (!onlyBegins && !isHumble(first, this.#naming)) return [];
    const least = onlyBegins ? Number.NEGATIVE_INFINITY : bestScore(first) + OUTSHINES;
    const { respellings } = this.#respell(reading, { slips: false, most: SAME_SOUND });
    const near = respellings.filter(({ cost }) => cost <= SAME_SOUND);
    return this.#heard(near, page).flatMap(([row, score]) => (score >= least ? [row] : []));
  }

  #respell(reading: readonly string[], reach: Reach): FuzzyCandidate {
    return fuzzyCandidates(this.#pack, this.#condition, this.#naming, reading, reach);
  }

  /** Matches of the candidates, ranked by boost plus importance minus distance. */
  #heard(respellings: readonly FuzzyOptions[], page: Page, isMore = false): [row: number, score: number][] {
    const scores = new Map<number, number>();
    const tried = isMore ? respellings.filter(({ cost }) => cost <= NEAR).slice(0, MOST_MORE) : respellings.slice(0, MOST_RESPELLINGS);
    let least = Number.NEGATIVE_INFINITY;
    for (const [at, { words, cost, importance }] of tried.entries()) {
      // Skips candidates whose upper bound cannot enter the full page.
      if (importance + mostWorth(this.#naming) - cost * COST_WEIGHT < least) continue;
      const found = this.written(words, page, true, !isMore && at < MOST_RANKED ? 'names' : 'none');
      if (found.scores && found.rows.length >= page.limit) least = Math.max(least, (found.scores.at(-1) as number) - cost * COST_WEIGHT);
      for (let at = 0; at < found.rows.length; at++) {
        const row = found.rows[at] as number;
        const score = (found.scores?.[at] ?? this.#pack.importance(row)) - cost * COST_WEIGHT;
        if (score > (scores.get(row) ?? Number.NEGATIVE_INFINITY)) scores.set(row, score);
      }
    }
    return [...scores].sort(([a, one], [b, other]) => other - one || a - b);
  }

  /** Query variants with words joined or split, and whether whole words are required: fragments of words match too much. */
  *#spacedReadings(reading: readonly string[]): Generator<readonly [words: readonly string[], whole: boolean]> {
    const { field } = this.#naming;
    const isBeginning = (word: string): boolean => {
      const { from, to } = this.#pack.prefix(wordTerm(field, word));
      return from < to;
    };
    const isWord = (word: string): boolean => this.#pack.find(wordTerm(field, word)) >= 0;
    const expanded = writtenOut(reading);
    if (expanded !== reading) yield [expanded, false];
    for (const words of joinedVariants(reading)) yield [words, false];
    for (const words of splitVariants(reading, isBeginning, isWord)) yield [words, true];
  }
}

/** Number of candidates tried, best first, and how many of them are ranked with all tiers. */
const MOST_RESPELLINGS = 12;
const MOST_RANKED = 4;
/** With this many literal matches no phonetic fallback is run. */
const ENOUGH = 3;
/** Limits for phonetic matches after literal ones. */
const MOST_MORE = 8;
const NEAR = 0.85;
/** The highest boost that a phonetic match can get. */
const mostWorth = weakMemo((naming: NameSearchConfig): number =>
  Math.max(0, ...(naming.tiers?.('a', 'a', () => true) ?? []).map(({ boost = 0, isCode }) => (isCode ? 0 : boost))),
);

/** Maximum distance at which two spellings count as the same sound. */
const SAME_SOUND = 0.35;
/** With more matches than this, a prefix search was meant. */
const FEW = 60;

/** How much higher the score of a phonetic match must be to precede literal ones. */
const OUTSHINES = 6;

/** Whether there are only a few, obscure matches: "tirupathi" is part of the names of seven villages. */
function isHumble(found: Found, { lowScoreThreshold: humble = Number.NEGATIVE_INFINITY }: NameSearchConfig): boolean {
  return found.total <= FEW && bestScore(found) < humble;
}

function bestScore({ scores }: Found): number {
  return scores?.[0] ?? 0;
}

/** Deduplicated rows in insertion order. */
class RowList {
  readonly rows: number[] = [];
  readonly tiers: (Tier | undefined)[] = [];
  readonly #known = new Set<number>();

  add(row: number, tier: Tier | undefined): void {
    if (this.#known.has(row)) return;
    this.#known.add(row);
    this.rows.push(row);
    this.tiers.push(tier);
  }

  addAll({ rows, tiers }: Found): void {
    for (let at = 0; at < rows.length; at++) this.add(rows[at] as number, tiers?.[at]);
  }
}
