/** Parsing vocabulary of a language, derived from its number-to-words output, which avoids a second table. */
import { CRORE, LAKH, type SpelloutLanguage, THOUSAND } from './spellout.ts';

/** A word adds a number, multiplies the preceding ones, or both: இருபத்தோராயிரம் is 21 times a thousand. */
export interface NumeralMeaning {
  readonly add?: bigint;
  readonly times?: bigint;
}

export interface NumeralVocabulary {
  readonly numbers: ReadonlyMap<string, NumeralMeaning>;
  /** Phonetic index, for a language that is also romanised: pachaas, hazaar. Sounds shared by different numbers are left out. */
  readonly phoneticNumbers?: ReadonlyMap<string, NumeralMeaning>;
  readonly rupee: ReadonlySet<string>;
  readonly paisa: ReadonlySet<string>;
  /** Allowed anywhere: and, only. */
  readonly stopWords: ReadonlySet<string>;
  readonly minus: string;
  readonly point: string;
}

/** Removes differences of spelling: nukta dots, full stops, the two nasal signs of Devanagari, zero-width joiners. */
export function foldWord(word: string): string {
  return word
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u093c\u09bc\u0a3c\u0abc\u0b3c\u200c-\u200d.]/g, '')
    .replace(/ँ/g, 'ं');
}

export const splitNumeralWords = (text: string): string[] =>
  text
    .split(/[\s,-]+/)
    .map(foldWord)
    .filter(Boolean);

const HUNDRED = 100n;

export function vocabularyOf(language: SpelloutLanguage): NumeralVocabulary {
  const numbers = new Map<string, NumeralMeaning>();
  const spellOut = (number: bigint): string[] => splitNumeralWords(language.integer(number));
  addBelowHundred(numbers, spellOut);
  for (const multiplier of [HUNDRED, THOUSAND, LAKH, CRORE]) addMultiplier(numbers, spellOut, multiplier);
  const unknown = (words: string): string[] =>
    splitNumeralWords(words).filter((word) => !numbers.has(word) && word !== foldWord(language.only));
  const rupee = new Set([...unknown(language.money(1n, 0n)), ...unknown(language.money(2n, 0n)), ...unknown(language.money(500n, 0n))]);
  const paisaWords = [...unknown(language.money(0n, 1n)), ...unknown(language.money(0n, 2n))].filter((word) => !rupee.has(word));
  const amountWords = unknown(language.money(2n, 2n)).filter((word) => !rupee.has(word));
  const paisa = new Set([paisaWords.at(-1) ?? '', amountWords.at(-1) ?? '', ...unknown(language.money(1n, 1n)).slice(-1)]);
  const stopWords = new Set([...amountWords.filter((word) => !paisa.has(word)), ...splitNumeralWords(language.only)]);
  return { numbers, rupee, paisa, stopWords, minus: foldWord(language.minus), point: foldWord(language.point) };
}

type Spellout = (number: bigint) => string[];

function addBelowHundred(numbers: Map<string, NumeralMeaning>, spellOut: Spellout): void {
  for (let number = 0n; number < HUNDRED; number++) {
    const words = spellOut(number);
    const [first = '', second] = words;
    if (second === undefined) numbers.set(first, { add: number });
    else if (!numbers.has(first)) numbers.set(first, { add: number - (numbers.get(second)?.add ?? 0n) });
  }
}

/** Adds the words of hundred, thousand, lakh or crore, starting with two: the word for one is often omitted or inflected. */
function addMultiplier(numbers: Map<string, NumeralMeaning>, spellOut: Spellout, multiplier: bigint): void {
  const maxCount = multiplier === HUNDRED ? 9 : 99;
  for (const count of [2, 1, ...Array.from({ length: maxCount - 2 }, (_, index) => index + 3)].map(BigInt)) {
    addMultiplierWords(numbers, spellOut(count * multiplier), count, multiplier);
    addMultiplierWords(numbers, spellOut(count * multiplier + 1n).slice(0, -1), count, multiplier);
  }
}

function addMultiplierWords(numbers: Map<string, NumeralMeaning>, words: readonly string[], count: bigint, multiplier: bigint): void {
  const last = words.at(-1) ?? '';
  const before = words.slice(0, -1);
  const unknownWords = before.filter((word) => !numbers.has(word));
  const knownSum = before.reduce((sum, word) => sum + (numbers.get(word)?.add ?? 0n), 0n);
  // A count may have an attributive form: ஒரு, ఒక.
  for (const word of unknownWords) numbers.set(word, { add: count - knownSum });
  if (numbers.has(last)) return;
  if (unknownWords.length > 0 || knownSum === count || (before.length === 0 && count === 1n)) numbers.set(last, { times: multiplier });
  else numbers.set(last, { add: count - knownSum, times: multiplier });
}
