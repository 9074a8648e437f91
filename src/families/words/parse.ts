/** Words-to-number parser. */
import { asciiDigits } from '../../core/text/fold.ts';
import { foldSound } from '../../core/text/sound-key.ts';
import { CRORE, THOUSAND } from './language.ts';
import { foldWord, type Meaning, splitWords, type Vocabulary } from './vocabulary.ts';

/** Fixed-point arithmetic with this many fraction digits. */
const PART_DIGITS = 10;
const ONE = 10n ** BigInt(PART_DIGITS);

export interface Parsed {
  /** Without separators: -1250.5. */
  readonly plain: string;
  readonly currency: boolean;
}

/** Parse error: the 1-based position of the word, and the reason. */
export class NotANumber extends Error {
  readonly word: number;

  constructor(word: number, reason: 'unknown' | 'order') {
    super(reason);
    this.word = word;
  }
}

export function parseWords(text: string, vocabulary: Vocabulary): Parsed {
  const words = splitWords(separateSigns(asciiDigits(text)));
  const negative = words[0] === vocabulary.minus || words[0] === '−' || words[0] === 'negative';
  const sum = new Sum();
  let rupees: bigint | undefined;
  let currency = false;
  let fraction: string | undefined;
  for (let at = negative ? 1 : 0; at < words.length; at++) {
    const word = words[at] as string;
    const meaning = meaningOf(word, vocabulary);
    if (word === '₹') currency = true;
    else if (fraction !== undefined && meaning?.times !== undefined && meaning.add === undefined) {
      // Five point two crore.
      sum.addPart(fraction);
      fraction = undefined;
      sum.take(meaning, at + 1);
    } else if (fraction !== undefined && meaning) fraction += digitOf(meaning, at + 1);
    else if (meaning) sum.take(meaning, at + 1);
    else if (word === vocabulary.point) fraction = '';
    else if (vocabulary.rupee.has(word)) {
      currency = true;
      if (!sum.empty) rupees = sum.end();
    } else if (vocabulary.paisa.has(word) && !sum.empty) {
      currency = true;
      rupees = (rupees ?? 0n) + sum.end() / 100n;
    } else if (!vocabulary.silent.has(word)) throw new NotANumber(at + 1, 'unknown');
  }
  if (sum.empty && rupees === undefined) throw new NotANumber(words.length, 'unknown');
  const whole = (rupees ?? 0n) + (sum.empty ? 0n : sum.end());
  return { plain: (negative && whole > 0n ? '-' : '') + written(whole, fraction), currency };
}

function meaningOf(word: string, { numbers, heard, rupee, paisa, silent }: Vocabulary): Meaning | undefined {
  const known = numbers.get(word) ?? numeral(word);
  if (known || !heard || rupee.has(word) || paisa.has(word) || silent.has(word)) return known;
  return heard.get(foldSound(word));
}

/** Digits after the decimal point are read one by one. */
function digitOf({ add, times }: Meaning, word: number): string {
  if (add === undefined || add >= 10n * ONE || times) throw new NotANumber(word, 'order');
  return String(add / ONE);
}

/** Separates the currency sign from the number: "Rs.500/-", "₹2". */
function separateSigns(text: string): string {
  return text
    .replace(/\/-/g, ' ')
    .replace(/₹/g, ' ₹ ')
    .replace(/(\d),(?=\d)/g, '$1')
    .replace(/(\d)\.(?=\d)/g, '$1·')
    .replace(/\b(rs|inr)\.?\s*(?=\d)/gi, ' ₹ ')
    .replace(/(\d)(?=\p{L})/gu, '$1 ');
}

function numeral(word: string): Meaning | undefined {
  // Folding removes full stops, so the decimal point is a middle dot here.
  const [, whole = '', decimals = ''] = /^(\d{1,18})(?:·(\d{1,10}))?$/.exec(word) ?? [];
  return whole === '' ? undefined : { add: BigInt(whole) * ONE + BigInt(decimals.padEnd(PART_DIGITS, '0')) };
}

function written(value: bigint, fraction: string | undefined): string {
  const decimals = (fraction ?? (value % ONE).toString().padStart(PART_DIGITS, '0')).replace(/(?<!0)0+$/, '');
  return decimals === '' ? String(value / ONE) : `${value / ONE}.${decimals}`;
}

/** Accumulator: ones and hundreds into a group, groups into thousands and lakhs, these into crores. */
class Sum {
  empty = true;
  #crores = 0n;
  #large = 0n;
  #group = 0n;
  #smallest = CRORE;

  take({ add, times }: Meaning, word: number): void {
    this.empty = false;
    if (times === undefined) this.#add(add ?? 0n, word);
    else this.#multiply(add ?? 0n, times, word);
  }

  /** Adds fraction digits to the current group: "five point two" of "five point two crore". */
  addPart(digits: string): void {
    this.#group += BigInt(digits.slice(0, PART_DIGITS).padEnd(PART_DIGITS, '0'));
  }

  #add(number: bigint, word: number): void {
    // A half or a quarter may precede: साढ़े तीन.
    const lower = ((this.#group / ONE) * ONE) % (100n * ONE);
    const fits = number < 10n * ONE ? lower === 0n || (lower >= 20n * ONE && lower % (10n * ONE) === 0n) : lower === 0n;
    if (!fits) throw new NotANumber(word, 'order');
    this.#group += number;
  }

  #multiply(add: bigint, size: bigint, word: number): void {
    if (add > 0n) this.#add(add, word);
    // सवा लाख is 1.25 lakh.
    if (this.#group !== 0n && this.#group / ONE === 0n) this.#group += ONE;
    if (size < THOUSAND) {
      if (this.#group >= 100n * ONE) throw new NotANumber(word, 'order');
      this.#group = (this.#group || ONE) * size;
    } else if (size >= CRORE) {
      if (this.#crores > 0n) throw new NotANumber(word, 'order');
      this.#crores = (this.#large + this.#group || ONE) * size;
      this.#large = 0n;
      this.#group = 0n;
      this.#smallest = CRORE;
    } else {
      if (size === this.#smallest) throw new NotANumber(word, 'order');
      // "A thousand lakh": the smaller unit multiplies the larger one.
      if (size > this.#smallest) this.#large = (this.#large + this.#group) * size;
      else this.#large += (this.#group || ONE) * size;
      this.#group = 0n;
      this.#smallest = size;
    }
  }

  end(): bigint {
    const value = this.#crores + this.#large + this.#group;
    this.empty = true;
    this.#crores = 0n;
    this.#large = 0n;
    this.#group = 0n;
    this.#smallest = CRORE;
    return value;
  }
}

/** An alternative spelling: of a number, or of a word of amounts. */
export type Spelling = { readonly add?: number; readonly times?: bigint } | 'silent' | 'rupee' | 'paisa';

const QUARTERS = 4;

/** Adds alternative spellings to a vocabulary. */
export function withSpellings(vocabulary: Vocabulary, spellings: Readonly<Record<string, Spelling>>): Vocabulary {
  const numbers = new Map<string, Meaning>();
  for (const [word, { add, times }] of vocabulary.numbers) numbers.set(word, meaning(add === undefined ? undefined : add * ONE, times));
  const kinds = { silent: new Set(vocabulary.silent), rupee: new Set(vocabulary.rupee), paisa: new Set(vocabulary.paisa) };
  for (const [word, spelling] of Object.entries(spellings)) {
    if (typeof spelling === 'string') kinds[spelling].add(foldWord(word));
    else {
      const add = spelling.add === undefined ? undefined : (BigInt(spelling.add * QUARTERS) * ONE) / BigInt(QUARTERS);
      numbers.set(foldWord(word), meaning(add, spelling.times));
    }
  }
  return { ...vocabulary, ...kinds, numbers };
}

/** Adds a phonetic index of the number words; sounds shared by different numbers are left out. */
export function withSounds(vocabulary: Vocabulary): Vocabulary {
  const heard = new Map<string, Meaning | undefined>();
  for (const [word, meant] of vocabulary.numbers) {
    const sound = foldSound(word);
    const other = heard.get(sound);
    const isSame = !heard.has(sound) || (other?.add === meant.add && other?.times === meant.times);
    heard.set(sound, isSame ? meant : undefined);
  }
  return { ...vocabulary, heard: new Map([...heard].flatMap(([sound, meant]) => (meant ? [[sound, meant] as const] : []))) };
}

const meaning = (add: bigint | undefined, times: bigint | undefined): Meaning => ({
  ...(add !== undefined && { add }),
  ...(times !== undefined && { times }),
});
