/** Which operations a wish in words may mean, by the words that people use for them: see `keywords` of an operation. */
import type { Operation } from '../../core/request/operation.ts';
import { words } from '../../core/text/fold.ts';
import { editDistance } from '../../core/text/name-distance.ts';
import { singularWord } from '../../core/text/plural.ts';
import { foldSound } from '../../core/text/sound-key.ts';
import { FILLER_WORDS } from './everyday-words.ts';
import type { Slots } from './slots.ts';

export interface Intent {
  readonly operation: Operation;
  readonly confidence: number;
  /** The phrase by which it was found. */
  readonly phrase: string;
  /** The words of the text that make up the wish, by their places: the others are what it is about. */
  readonly used: ReadonlySet<number>;
}

interface Phrase {
  readonly operation: Operation;
  readonly text: string;
  /** Without fillers, unless there is nothing else. */
  readonly words: readonly string[];
  /** All of them in a row, where fillers are among them: "in words" is more than words. */
  readonly whole?: string | undefined;
}

/** A word that was typed otherwise counts a little less. */
const RESPELLED = 0.85;
/** Shorter words are too easily one slip from another; but for two letters that changed places. */
const SHORTEST_SLIP = 5;
const SHORTEST_SWAP = 4;
/** Sounds of fewer letters are shared by too many words. */
const SHORTEST_SOUND = 4;
const SHORTEST_TWO_SLIPS = 9;
/** "When is" alone may be asked of anything. */
const UNTELLING = 0.5;
/** The words of a phrase without those between them; and one word of it, without those that made it a phrase: "in numbers" is not any number. */
const PARTED = 0.85;
const WITHOUT_PHRASE = 0.6;
const LEAST = 0.25;
const FEWEST_TOGETHER = 2;

/** Where the words of the vocabulary stand in a text, and what each is worth there. */
type Places = ReadonlyMap<string, { readonly at: number; readonly worth: number }>;

export class Intents {
  readonly #phrases: readonly Phrase[];
  /** The phrases in which a word stands, and how telling it is: a word of one operation more than one of many. */
  readonly #vocabulary = new Map<string, { readonly phrases: Phrase[]; weight: number }>();
  readonly #sounds = new Map<string, string>();

  constructor(operations: readonly Operation[]) {
    this.#phrases = operations.flatMap((operation) => phrasesOf(operation));
    for (const phrase of this.#phrases) {
      for (const word of new Set(phrase.words)) {
        const known = this.#vocabulary.get(word);
        if (known) known.phrases.push(phrase);
        else this.#vocabulary.set(word, { phrases: [phrase], weight: 0 });
      }
    }
    for (const [word, entry] of this.#vocabulary) {
      entry.weight = Math.log(1 + operations.length / new Set(entry.phrases.map(({ operation }) => operation)).size);
      const sound = foldSound(word);
      if (sound.length >= SHORTEST_SOUND) this.#sounds.set(sound, word);
    }
  }

  /** The wishes that a text may be, the likeliest first, one for each operation. */
  in({ words: typed, meaning }: Slots): Intent[] {
    // The name of a language may be a part of the wish: to type in Hindi.
    const isWord = (at: number): boolean => meaning[at] === undefined || meaning[at] === 'language';
    const read = typed.map(({ folded }, at) => (isWord(at) ? this.#read(folded) : undefined));
    const places = new Map<string, { readonly at: number; readonly worth: number }>();
    for (const [at, word] of read.entries()) {
      if (word && !places.has(word.known)) places.set(word.known, { at, worth: word.worth });
    }
    const asked = [...places].flatMap(([word, { at }]) => (FILLER_WORDS.has(word) || meaning[at] !== undefined ? [] : [word]));
    const whole = this.#weigh(asked, places);
    const phrases = new Set([...places.keys()].flatMap((word) => this.#vocabulary.get(word)?.phrases ?? []));
    const said = ` ${read.map((word, at) => word?.known ?? typed[at]?.folded).join(' ')} `;
    const best = new Map<Operation, Intent>();
    const consider = (wish: Intent): void => {
      if (wish.confidence >= Math.max(LEAST, best.get(wish.operation)?.confidence ?? 0)) best.set(wish.operation, wish);
    };
    for (const phrase of phrases) consider(this.#judge(phrase, places, whole, said));
    for (const wish of this.#together(phrases, asked, places, whole)) consider(wish);
    return [...best.values()].sort((a, b) => b.confidence - a.confidence);
  }

  #judge({ operation, text, words: wanted, whole: inARow }: Phrase, places: Places, whole: number, said: string): Intent {
    const found = wanted.filter((word) => places.has(word));
    const value = this.#weigh(found, places);
    const completeness = value / this.#weigh(wanted, undefined);
    const share = whole === 0 ? 1 : Math.min(1, value / whole);
    const isTelling = found.some((word) => !FILLER_WORDS.has(word));
    const isSaid = inARow === undefined || said.includes(inARow);
    const unsaid = wanted.length > 1 ? PARTED : WITHOUT_PHRASE;
    // Most of a phrase is a hint; all of it, and nothing else, is as good as a name.
    const confidence = completeness ** 2 * (0.6 + 0.35 * share) * (isTelling ? 1 : UNTELLING) * (isSaid ? 1 : unsaid);
    return { operation, confidence, phrase: text, used: new Set(found.map((word) => (places.get(word) as { at: number }).at)) };
  }

  /** Operations that know several of the words from different phrases: "dummy data" and "fake address" for dummy addresses. */
  *#together(phrases: ReadonlySet<Phrase>, asked: readonly string[], places: Places, whole: number): Generator<Intent> {
    const known = new Map<Operation, Set<string>>();
    for (const { operation, words: list } of phrases) {
      const words = known.get(operation) ?? new Set();
      for (const word of list) if (asked.includes(word)) words.add(word);
      known.set(operation, words);
    }
    for (const [operation, words] of known) {
      if (words.size < FEWEST_TOGETHER) continue;
      const list = [...words];
      const confidence = 0.35 + 0.5 * (this.#weigh(list, places) / whole);
      yield { operation, confidence, phrase: list.join(' '), used: new Set(list.map((word) => (places.get(word) as { at: number }).at)) };
    }
  }

  #weigh(list: readonly string[], places: ReadonlyMap<string, { worth: number }> | undefined): number {
    return list.reduce((sum, word) => sum + (this.#vocabulary.get(word)?.weight ?? 0) * (places?.get(word)?.worth ?? 1), 0);
  }

  /** The same letters, of which two neighbours changed places. */
  #swapped(typed: string): string | undefined {
    for (let at = 1; at < typed.length; at++) {
      const other = typed.slice(0, at - 1) + typed[at] + typed[at - 1] + typed.slice(at + 1);
      if (this.#vocabulary.has(other)) return other;
    }
    return undefined;
  }

  /** A word of the vocabulary that a typed one is, or is meant to be. */
  #read(typed: string): { readonly known: string; readonly worth: number } | undefined {
    const stem = singularWord(typed);
    if (this.#vocabulary.has(stem)) return { known: stem, worth: 1 };
    if (typed.length < SHORTEST_SWAP || FILLER_WORDS.has(typed)) return undefined;
    const swapped = this.#swapped(typed);
    if (swapped !== undefined) return { known: swapped, worth: RESPELLED };
    const slipped = typed.length < SHORTEST_SLIP ? undefined : this.#slipped(typed);
    const meant = slipped ?? this.#sounds.get(foldSound(typed));
    return meant === undefined ? undefined : { known: meant, worth: RESPELLED };
  }

  #slipped(typed: string): string | undefined {
    const most = typed.length >= SHORTEST_TWO_SLIPS ? 2 : 1;
    let best: { known: string; slips: number } | undefined;
    for (const known of this.#vocabulary.keys()) {
      if (Math.abs(known.length - typed.length) > most || known.length < SHORTEST_SLIP || !sharesAnEnd(known, typed)) continue;
      const slips = editDistance(typed, known, most);
      if (slips <= most && (!best || slips < best.slips)) best = { known, slips };
    }
    return best?.known;
  }
}

/** Nobody slips at both ends of a word. */
function sharesAnEnd(one: string, other: string): boolean {
  return one.charCodeAt(0) === other.charCodeAt(0) || one.charCodeAt(one.length - 1) === other.charCodeAt(other.length - 1);
}

function phrasesOf(operation: Operation): Phrase[] {
  return [...operation.keywords.split(','), operation.title].flatMap((text) => {
    const all = words(text).map(singularWord);
    const telling = all.filter((word) => !FILLER_WORDS.has(word));
    const whole = telling.length < all.length ? ` ${all.join(' ')} ` : undefined;
    return all.length > 0 ? [{ operation, text: text.trim(), words: telling.length > 0 ? telling : all, whole }] : [];
  });
}
