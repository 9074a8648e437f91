/**
 * Which states words are written in: a "mandal" is in Andhra Pradesh or Telangana, and what ends in "-palayam" in Tamil Nadu, whatever it is.
 * That parts places of one name. Kept as terms of the pack: the word or its ending, and behind it a sign for each state.
 */
import type { Pack } from '../../core/dataset/pack.ts';
import { is } from '../../core/dataset/pack.ts';
import type { Clue } from './evidence.ts';
import { factsOf } from './places.ts';
import type { Word } from './words.ts';

/** Seldom written words say what their endings say: their own times count beside so many of those, and endings beside so many of all. */
const BESIDE = { word: 4, ending: 20 } as const;
const FEWEST_TIMES = 2;
const ENDING = { word: 6, letters: 4 } as const;
const LONGEST = 20;
const LETTERS = /^\p{L}{2}/u;

/** A sign is the logarithm of how many times likelier the word is in a state, in steps. */
const STEP = 0.25;
const MOST_STEPS = 16;
const FIRST_SIGN = '0'.charCodeAt(0);

/** Times by state, of one word or ending, and of all together. */
type Times = Map<string, Float64Array>;

export class StateWords {
  readonly #states: readonly string[];
  readonly #words: Times = new Map();
  readonly #endings: Times = new Map();

  constructor(states: Iterable<string>) {
    this.#states = [...new Set(states)].sort();
  }

  /** Words of an address. */
  addWords(state: string, words: readonly Word[]): void {
    for (const sound of new Set(words.map(({ sound }) => sound))) if (isTold(sound)) this.#add(this.#words, sound, state);
    this.#add(this.#words, '', state);
  }

  /** The name of a village, as a key. */
  addName(state: string, key: string): void {
    const ending = endingOf(key);
    if (ending === undefined) return;
    this.#add(this.#endings, ending, state);
    this.#add(this.#endings, '', state);
  }

  #add(times: Times, key: string, state: string): void {
    const at = this.#states.indexOf(state);
    if (at < 0) return;
    const known = times.get(key) ?? new Float64Array(this.#states.length);
    (known[at] as number)++;
    times.set(key, known);
  }

  *terms(): Generator<string> {
    const [words, names] = [sharesOf(this.#words.get('')), sharesOf(this.#endings.get(''))];
    const leanings = new Map<string, readonly number[]>();
    for (const [ending, times] of this.#endings) {
      if (ending === '') continue;
      const leaning = leaningOf(times, names, names, BESIDE.ending);
      leanings.set(ending, leaning);
      yield is('end', `${ending} ${signs(leaning)}`);
    }
    for (const [word, times] of this.#words) {
      if (word === '' || times.reduce((sum, count) => sum + count, 0) < FEWEST_TIMES) continue;
      const leaning = leanings.get(endingOf(word) ?? '');
      const expected = sharesOf(Float64Array.from(words, (share, at) => share * (leaning?.[at] ?? 1)));
      yield is('say', `${word} ${signs(leaningOf(times, expected, words, BESIDE.word))}`);
    }
  }
}

function isTold(sound: string): boolean {
  return sound.length <= LONGEST && LETTERS.test(sound);
}

function endingOf(sound: string): string | undefined {
  return sound.length >= ENDING.word ? sound.slice(-ENDING.letters) : undefined;
}

function sharesOf(times: Float64Array = new Float64Array(0)): number[] {
  const sum = times.reduce((total, count) => total + count, 0);
  return Array.from(times, (count) => count / Math.max(sum, Number.MIN_VALUE));
}

/** How many times likelier each state is. */
function leaningOf(times: Float64Array, expected: readonly number[], shares: readonly number[], beside: number): number[] {
  const sum = times.reduce((total, count) => total + count, beside);
  return shares.map((share, at) => ((times[at] as number) + beside * (expected[at] as number)) / sum / Math.max(share, 1e-6));
}

function signs(leaning: readonly number[]): string {
  const steps = leaning.map((times) => Math.round(Math.log(Math.max(times, 1e-9)) / STEP));
  return String.fromCharCode(...steps.map((step) => FIRST_SIGN + MOST_STEPS + Math.min(MOST_STEPS, Math.max(-MOST_STEPS, step))));
}

/** How much likelier the words of an address are in each state, in the order of `factsOf(pack).states`: those besides that name a state. */
export function stateLeanings(pack: Pack, words: readonly Word[], clues: readonly Clue[]): Float64Array {
  const named = clues.filter(({ kind, context }) => kind === 's' && context !== 'away');
  const isLeftOut = (at: number): boolean => named.some(({ from, to }) => at >= from && at < to);
  const sums = new Float64Array(factsOf(pack).states.length);
  const seen = new Set<string>();
  for (const [at, { sound }] of words.entries()) {
    if (seen.has(sound) || !isTold(sound) || isLeftOut(at)) continue;
    seen.add(sound);
    const ending = endingOf(sound);
    const told = signsOf(pack, is('say', `${sound} `)) ?? (ending === undefined ? undefined : signsOf(pack, is('end', `${ending} `)));
    for (let state = 0; told && state < sums.length; state++)
      (sums[state] as number) += STEP * (told.charCodeAt(state) - FIRST_SIGN - MOST_STEPS);
  }
  return sums;
}

function signsOf(pack: Pack, beginning: string): string | undefined {
  const { from, to } = pack.prefix(beginning);
  return from < to ? pack.term(from).slice(beginning.length) : undefined;
}
