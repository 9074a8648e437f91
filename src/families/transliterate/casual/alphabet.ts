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
export interface OutputVocabulary {
  readonly letters: readonly string[];
  readonly tokenIds: readonly number[];
  readonly allowedNext: readonly (readonly boolean[])[];
}

export class Alphabet {
  readonly manifest: Manifest;
  readonly #outputVocabularies = new Map<string, OutputVocabulary>();

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
      const [{ first }, blockOffset, count] =
        base === undefined
          ? [tokens.arabic, tokens.arabic.letters.indexOf(letter), tokens.arabic.letters.length]
          : [tokens.place, (letter.codePointAt(0) as number) - base, tokens.place.count];
      return blockOffset >= 0 && blockOffset < count ? first + blockOffset : tokens.space;
    });
  }

  vocabulary(code: string, direction: Direction): OutputVocabulary {
    const key = direction === 'native' ? code : direction;
    let outputVocabulary = this.#outputVocabularies.get(key);
    if (!outputVocabulary) {
      const { tokens, blocks } = this.manifest;
      const sourceLetters = direction === 'native' ? this.language(code).letters : tokens.latin.letters;
      const letters = ['', ...sourceLetters];
      const base = direction === 'native' ? blocks[code] : undefined;
      outputVocabulary = {
        letters,
        tokenIds: [tokens.blank, ...this.encode(sourceLetters, code)],
        allowedNext: letters.map((before) => letters.map((letter) => base === undefined || mayFollow(before, letter, base))),
      };
      this.#outputVocabularies.set(key, outputVocabulary);
    }
    return outputVocabulary;
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

const isSign = (blockOffset: number): boolean => blockOffset >= FIRST_SIGN && blockOffset <= LAST_SIGN && blockOffset !== VIRAMA;

/** Orthographic constraint: no sign begins a word, and no vowel sign follows a vowel or a virama. */
function mayFollow(before: string, letter: string, base: number): boolean {
  if (!MARK.test(letter)) return true;
  if (before === '') return false;
  const blockOffset = (letter.codePointAt(0) as number) - base;
  const previousOffset = (before.codePointAt(0) as number) - base;
  const isVowel = previousOffset >= FIRST_VOWEL && previousOffset <= LAST_VOWEL && !LOAN_VOWEL_SIGNS.has(blockOffset);
  return !(isSign(blockOffset) && (isSign(previousOffset) || isVowel || previousOffset === VIRAMA));
}
