/**
 * Whether an unknown word looks like a name of somebody: how likely its letters are in the names that are known, against the common words
 * of many languages. Words of Indian scripts are judged by how they sound. It is evidence beside other, never enough by itself.
 */
import { soon, soonInSteps } from '../../../core/util/soon.ts';
import { allNames } from './name-lists.ts';
import { ordinaryWords } from './ordinary-words.ts';
import { remembering } from './remembering.ts';
import { romanised, soundOf } from './sounds.ts';

/** The letters a to z, and one for both ends of a word. */
const LETTERS = 27;
const END = 26;
/** Letters looked at together. */
const ORDER = 4;
const A = 0x61;

/** How often letters stand after up to three others; counts of the same context lie side by side. */
class Counts {
  readonly #counts = Array.from({ length: ORDER }, (_, before) => new Uint16Array(LETTERS ** (before + 1)));

  /** What has other letters than a to z is passed over. */
  addWord(word: string): void {
    const letters = lettersOf(word);
    if (letters === undefined) return;
    for (let at = 1; at < letters.length; at++) {
      for (let before = 0; before < ORDER && before <= at; before++) {
        const counts = this.#counts[before] as Uint16Array;
        const place = placeOf(letters, at, before);
        if ((counts[place] as number) < 0xffff) counts[place] = (counts[place] as number) + 1;
      }
    }
  }

  /** Each length is smoothed by the next shorter one (Witten and Bell). */
  logarithm(letters: Uint8Array): number {
    let sum = 0;
    for (let at = 1; at < letters.length; at++) {
      let probability = 1 / LETTERS;
      for (let before = 0; before < ORDER && before <= at; before++) {
        const counts = this.#counts[before] as Uint16Array;
        const place = placeOf(letters, at, before);
        const first = place - (place % LETTERS);
        let [total, kinds] = [0, 0];
        for (let letter = first; letter < first + LETTERS; letter++) {
          const count = counts[letter] as number;
          total += count;
          if (count > 0) kinds++;
        }
        if (kinds === 0) break;
        probability = ((counts[place] as number) + kinds * probability) / (total + kinds);
      }
      sum += Math.log(probability);
    }
    return sum;
  }
}

function placeOf(letters: Uint8Array, at: number, before: number): number {
  let place = 0;
  for (let index = at - before; index <= at; index++) place = place * LETTERS + (letters[index] as number);
  return place;
}

function lettersOf(word: string): Uint8Array | undefined {
  const letters = new Uint8Array(word.length + 2).fill(END);
  for (let at = 0; at < word.length; at++) {
    const letter = word.charCodeAt(at) - A;
    if (letter < 0 || letter >= END) return undefined;
    letters[at + 1] = letter;
  }
  return letters;
}

interface Model {
  readonly names: Counts;
  readonly words: Counts;
}

const LATIN = /^[a-z]{4,}$/;
const INDIAN = /^[\u0900-\u0d7f]{3,}$/;

function counted(words: Iterable<string>): Counts {
  const counts = new Counts();
  for (const word of words) counts.addWord(word);
  return counts;
}

const spelt = soon((): Model => {
  const names = new Set(allNames().map((name) => name.toLowerCase()));
  return { names: counted(names), words: counted([...ordinaryWords()].filter((word) => LATIN.test(word) && !names.has(word))) };
});

/** Words that are listened to at a time: some ten milliseconds. */
const WORDS_A_STEP = 1_000;

const heard = soonInSteps(function* (): Generator<void, Model> {
  const names = new Set(allNames().map((name) => soundOf(name.toLowerCase())));
  const words = new Counts();
  let listened = 0;
  for (const word of ordinaryWords()) {
    if (!INDIAN.test(word)) continue;
    const sound = soundOf(romanised(word));
    if (!names.has(sound)) words.addWord(sound);
    if (++listened % WORDS_A_STEP === 0) yield;
  }
  return { names: counted(names), words };
});

/** Longer ones are no names. */
const LONGEST = 24;
const UNLIKE = -99;

function odds(word: string): number {
  const isLatin = /^[\u0000-\u024f]+$/.test(word);
  const letters = lettersOf(isLatin ? word.normalize('NFD').replace(/[\u0300-\u036f'’-]/g, '') : soundOf(romanised(word)));
  if (!letters) return UNLIKE;
  const { names, words } = isLatin ? spelt() : heard();
  return names.logarithm(letters) - words.logarithm(letters);
}

/** By how much a word in small letters is rather a name than another word: above 0 it is, as the logarithm of the odds. */
export const nameOdds = (word: string): number => (word.length > LONGEST ? UNLIKE : oddsLately(word));

const oddsLately = remembering(odds);
