/** Words-to-number parser. */
import { asciiDigits } from '../../core/text/fold.ts';
import { phoneticFold } from '../../core/text/phonetic-key.ts';
import { CRORE, THOUSAND } from './spellout.ts';
import { foldWord, type NumeralMeaning, type NumeralVocabulary, splitNumeralWords } from './vocabulary.ts';

/** Fixed-point arithmetic with this many fraction digits. */
const FRACTION_DIGITS = 10;
const FIXED_POINT_ONE = 10n ** BigInt(FRACTION_DIGITS);
const QUARTER = FIXED_POINT_ONE / 4n;

export interface ParsedWordsNumber {
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

export function parseWords(text: string, vocabulary: NumeralVocabulary): ParsedWordsNumber {
  const words = splitNumeralWords(separateSigns(asciiDigits(text))).flatMap((word) => splitFraction(word, vocabulary));
  const negative = words[0] === vocabulary.minus || words[0] === '−' || words[0] === 'negative';
  const sum = new NumeralAccumulator();
  let rupees: bigint | undefined;
  let currency = false;
  let fraction: string | undefined;
  for (let index = negative ? 1 : 0; index < words.length; index++) {
    const word = words[index] as string;
    const meaning = meaningOf(word, vocabulary);
    if (word === '₹') currency = true;
    else if (fraction !== undefined && meaning?.times !== undefined && meaning.add === undefined) {
      // Five point two crore.
      sum.addPart(fraction);
      fraction = undefined;
      sum.take(meaning, index + 1);
    } else if (fraction !== undefined && meaning) fraction += digitOf(meaning, index + 1);
    else if (meaning) sum.take(meaning, index + 1);
    else if (word === vocabulary.point) fraction = '';
    else if (vocabulary.rupee.has(word)) {
      currency = true;
      if (!sum.empty) rupees = sum.end();
    } else if (vocabulary.paisa.has(word) && !sum.empty) {
      currency = true;
      rupees = (rupees ?? 0n) + sum.end() / 100n;
    } else if (!vocabulary.stopWords.has(word)) throw new NotANumber(index + 1, 'unknown');
  }
  if (sum.empty && rupees === undefined) throw new NotANumber(words.length, 'unknown');
  const total = (rupees ?? 0n) + (sum.empty ? 0n : sum.end());
  return { plain: (negative && total > 0n ? '-' : '') + formatFixedPoint(total, fraction), currency };
}

/** Marathi joins fractions to the number: साडेतीन. */
function splitFraction(word: string, { numbers }: NumeralVocabulary): string[] {
  if (numbers.has(word)) return [word];
  for (const [prefix, { add, times }] of numbers) {
    const isFraction = add !== undefined && times === undefined && add % FIXED_POINT_ONE !== 0n;
    if (isFraction && word.startsWith(prefix) && numbers.has(word.slice(prefix.length))) return [prefix, word.slice(prefix.length)];
  }
  return [word];
}

function meaningOf(word: string, { numbers, phoneticNumbers, rupee, paisa, stopWords }: NumeralVocabulary): NumeralMeaning | undefined {
  const value = numbers.get(word) ?? numeral(word);
  if (value || !phoneticNumbers || rupee.has(word) || paisa.has(word) || stopWords.has(word)) return value;
  return phoneticNumbers.get(phoneticFold(word));
}

/** Digits after the decimal point are read one by one. */
function digitOf({ add, times }: NumeralMeaning, word: number): string {
  if (add === undefined || add >= 10n * FIXED_POINT_ONE || times) throw new NotANumber(word, 'order');
  return String(add / FIXED_POINT_ONE);
}

/** Letters that are units only after a digit: 10k, 2.5L. */
const UNIT_LETTERS: Readonly<Record<string, string>> = { k: 'thousand', l: 'lakh', m: 'million' };

/** Separates the currency sign from the number: "Rs.500/-", "₹2". */
function separateSigns(text: string): string {
  return text
    .replace(/\/-/g, ' ')
    .replace(/₹/g, ' ₹ ')
    .replace(/(\d),(?=\d)/g, '$1')
    .replace(/(\d)\.(?=\d)/g, '$1·')
    .replace(/\b(rs|inr)\.?\s*(?=\d)/gi, ' ₹ ')
    .replace(/(\d)\s?([klm])(?![\p{L}\p{M}])/giu, (_, digit: string, unit: string) => `${digit} ${UNIT_LETTERS[unit.toLowerCase()]}`)
    .replace(/(\d)(?=\p{L})/gu, '$1 ')
    .replace(/\bthree quarters\b/gi, '0·75')
    .replace(/\ba (?=half\b|quarter\b)|(?<=\b(?:half|quarter|0·75) )(?:an?|of an?) (?=[a-z])/gi, '');
}

function numeral(word: string): NumeralMeaning | undefined {
  // Folding removes full stops, so the decimal point is a middle dot here.
  const [, integer = '', decimals = ''] = /^(\d{1,18})(?:·(\d{1,10}))?$/.exec(word) ?? [];
  return integer === '' ? undefined : { add: BigInt(integer) * FIXED_POINT_ONE + BigInt(decimals.padEnd(FRACTION_DIGITS, '0')) };
}

function formatFixedPoint(value: bigint, fraction: string | undefined): string {
  const decimals = (fraction ?? (value % FIXED_POINT_ONE).toString().padStart(FRACTION_DIGITS, '0')).replace(/(?<!0)0+$/, '');
  return decimals === '' ? String(value / FIXED_POINT_ONE) : `${value / FIXED_POINT_ONE}.${decimals}`;
}

/** Accumulator: ones and hundreds into a group, groups into thousands and lakhs, these into crores. */
class NumeralAccumulator {
  empty = true;
  #crores = 0n;
  #large = 0n;
  #group = 0n;
  #smallest = CRORE;

  take({ add, times }: NumeralMeaning, word: number): void {
    this.empty = false;
    if (times === undefined) this.#add(add ?? 0n, word);
    else this.#multiply(add ?? 0n, times, word);
  }

  /** Adds fraction digits to the current group: "five point two" of "five point two crore". */
  addPart(digits: string): void {
    this.#group += BigInt(digits.slice(0, FRACTION_DIGITS).padEnd(FRACTION_DIGITS, '0'));
  }

  #add(number: bigint, word: number): void {
    // A half or a quarter may precede: साढ़े तीन.
    const lower = ((this.#group / FIXED_POINT_ONE) * FIXED_POINT_ONE) % (100n * FIXED_POINT_ONE);
    // "Two and a half": a fraction follows a whole number.
    const isFraction = number > 0n && number < FIXED_POINT_ONE && this.#group % FIXED_POINT_ONE === 0n;
    const isAllowed =
      isFraction ||
      (number < 10n * FIXED_POINT_ONE
        ? lower === 0n || (lower >= 20n * FIXED_POINT_ONE && lower % (10n * FIXED_POINT_ONE) === 0n)
        : lower === 0n);
    if (!isAllowed) throw new NotANumber(word, 'order');
    this.#group += number;
  }

  #multiply(add: bigint, size: bigint, word: number): void {
    if (add > 0n) this.#add(add, word);
    // सवा लाख is 1.25 lakh and पौने लाख 0.75, but half a lakh is 0.5.
    if (this.#group === QUARTER || this.#group === -QUARTER) this.#group += FIXED_POINT_ONE;
    if (size < THOUSAND) {
      if (this.#group >= 100n * FIXED_POINT_ONE) throw new NotANumber(word, 'order');
      this.#group = (this.#group || FIXED_POINT_ONE) * size;
    } else if (size >= CRORE) {
      if (this.#crores > 0n) throw new NotANumber(word, 'order');
      this.#crores = (this.#large + this.#group || FIXED_POINT_ONE) * size;
      this.#large = 0n;
      this.#group = 0n;
      this.#smallest = CRORE;
    } else {
      if (size === this.#smallest) throw new NotANumber(word, 'order');
      // "A thousand lakh": the smaller unit multiplies the larger one.
      if (size > this.#smallest) this.#large = (this.#large + this.#group) * size;
      else this.#large += (this.#group || FIXED_POINT_ONE) * size;
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
export type SpellingVariant = { readonly add?: number; readonly times?: bigint } | 'stopWord' | 'rupee' | 'paisa';

const QUARTERS = 4;

/** Adds alternative spellings to a vocabulary. */
export function withSpellings(vocabulary: NumeralVocabulary, spellings: Readonly<Record<string, SpellingVariant>>): NumeralVocabulary {
  const numbers = new Map<string, NumeralMeaning>();
  for (const [word, { add, times }] of vocabulary.numbers)
    numbers.set(word, meaning(add === undefined ? undefined : add * FIXED_POINT_ONE, times));
  const vocabularyByKind = { stopWord: new Set(vocabulary.stopWords), rupee: new Set(vocabulary.rupee), paisa: new Set(vocabulary.paisa) };
  for (const [word, spelling] of Object.entries(spellings)) {
    if (typeof spelling === 'string') vocabularyByKind[spelling].add(foldWord(word));
    else {
      const add = spelling.add === undefined ? undefined : (BigInt(spelling.add * QUARTERS) * FIXED_POINT_ONE) / BigInt(QUARTERS);
      numbers.set(foldWord(word), meaning(add, spelling.times));
    }
  }
  return { ...vocabulary, ...vocabularyByKind, numbers };
}

/** Adds a phonetic index of the number words; sounds shared by different numbers are left out. */
export function withPhoneticMatching(vocabulary: NumeralVocabulary): NumeralVocabulary {
  const bySound = new Map<string, NumeralMeaning | undefined>();
  for (const [word, numeralMeaning] of vocabulary.numbers) {
    const sound = phoneticFold(word);
    const other = bySound.get(sound);
    const isSame = !bySound.has(sound) || (other?.add === numeralMeaning.add && other?.times === numeralMeaning.times);
    bySound.set(sound, isSame ? numeralMeaning : undefined);
  }
  return { ...vocabulary, phoneticNumbers: new Map([...bySound].flatMap(([sound, entry]) => (entry ? [[sound, entry] as const] : []))) };
}

const meaning = (add: bigint | undefined, times: bigint | undefined): NumeralMeaning => ({
  ...(add !== undefined && { add }),
  ...(times !== undefined && { times }),
});
