/**
 * Vocabulary of the network: Latin letters, block offsets shared by all Brahmic scripts, and Arabic letters; and the subset that each language uses.
 */
import { z } from 'zod';

const Letters = z.object({ first: z.int(), letters: z.string() });

/** Manifest of the network, stored beside its weights. */
export const Manifest = z.object({
  framesPerLetter: z.int().positive(),
  longestWord: z.int().positive(),
  tokens: z.object({
    blank: z.int(),
    space: z.int(),
    latin: Letters,
    place: z.object({ first: z.int(), count: z.int() }),
    arabic: Letters,
  }),
  modes: z.object({ native: z.int(), casual: z.int() }),
  /** First code point of the script of a language; absent for those in Arabic script. */
  blocks: z.record(z.string(), z.int()),
  languages: z.record(
    z.string(),
    z.object({
      number: z.int(),
      /** Words encoded together (with context) when converting to native script. */
      wordsPerRow: z.int().positive(),
      /** Penalty of aa in casual spelling, on top of the network's log probability. */
      doubledA: z.number(),
      letters: z.string(),
    }),
  ),
});
export type Manifest = z.output<typeof Manifest>;

export type Direction = 'native' | 'casual';

/** Output letters with their token ids, the CTC blank first; and which letter may follow which. */
export interface Inventory {
  readonly letters: readonly string[];
  readonly tokenIds: readonly number[];
  readonly follows: readonly (readonly boolean[])[];
}

export class Alphabet {
  readonly manifest: Manifest;
  readonly #inventories = new Map<string, Inventory>();

  constructor(manifest: Manifest) {
    this.manifest = manifest;
  }

  language(code: string): Manifest['languages'][string] {
    const language = this.manifest.languages[code];
    if (!language) throw new Error(`the model does not support ${code}`);
    return language;
  }

  /** Token ids of a word. */
  encode(word: string, code: string): number[] {
    const { tokens, blocks } = this.manifest;
    const base = blocks[code];
    return [...word].map((letter) => {
      const latin = tokens.latin.letters.indexOf(letter);
      if (latin >= 0) return tokens.latin.first + latin;
      const [{ first }, place, count] =
        base === undefined
          ? [tokens.arabic, tokens.arabic.letters.indexOf(letter), tokens.arabic.letters.length]
          : [tokens.place, (letter.codePointAt(0) as number) - base, tokens.place.count];
      return place >= 0 && place < count ? first + place : tokens.space;
    });
  }

  inventory(code: string, direction: Direction): Inventory {
    const key = direction === 'native' ? code : direction;
    let inventory = this.#inventories.get(key);
    if (!inventory) {
      const { tokens, blocks } = this.manifest;
      const sourceLetters = direction === 'native' ? this.language(code).letters : tokens.latin.letters;
      const letters = ['', ...sourceLetters];
      const base = direction === 'native' ? blocks[code] : undefined;
      inventory = {
        letters,
        tokenIds: [tokens.blank, ...this.encode(sourceLetters, code)],
        follows: letters.map((before) => letters.map((letter) => base === undefined || mayFollow(before, letter, base))),
      };
      this.#inventories.set(key, inventory);
    }
    return inventory;
  }
}

const MARK = /^\p{M}$/u;
/** Offsets within the block of any Brahmic script. */
const FIRST_VOWEL = 0x05;
const LAST_VOWEL = 0x14;
const FIRST_SIGN = 0x3e;
const LAST_SIGN = 0x57;
const VIRAMA = 0x4d;
/** Signs that form loan vowels with the letter a, as in अॅप. */
const LOAN_VOWEL_SIGNS: ReadonlySet<number> = new Set([0x45, 0x49]);

const isSign = (place: number): boolean => place >= FIRST_SIGN && place <= LAST_SIGN && place !== VIRAMA;

/** Orthographic constraint: no sign begins a word, and no vowel sign follows a vowel or a virama. */
function mayFollow(before: string, letter: string, base: number): boolean {
  if (!MARK.test(letter)) return true;
  if (before === '') return false;
  const place = (letter.codePointAt(0) as number) - base;
  const last = (before.codePointAt(0) as number) - base;
  const isVowel = last >= FIRST_VOWEL && last <= LAST_VOWEL && !LOAN_VOWEL_SIGNS.has(place);
  return !(isSign(place) && (isSign(last) || isVowel || last === VIRAMA));
}
