/** Parsing vocabulary of a language, derived from its number-to-words output, so no table is written twice. */
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
  /** Stop words, allowed anywhere: and, only. */
  readonly silent: ReadonlySet<string>;
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
  const say = (number: bigint): string[] => splitNumeralWords(language.whole(number));
  learnSmall(numbers, say);
  for (const size of [HUNDRED, THOUSAND, LAKH, CRORE]) learnSize(numbers, say, size);
  const unknown = (words: string): string[] =>
    splitNumeralWords(words).filter((word) => !numbers.has(word) && word !== foldWord(language.only));
  const rupee = new Set([...unknown(language.money(1n, 0n)), ...unknown(language.money(2n, 0n)), ...unknown(language.money(500n, 0n))]);
  const coins = [...unknown(language.money(0n, 1n)), ...unknown(language.money(0n, 2n))].filter((word) => !rupee.has(word));
  const both = unknown(language.money(2n, 2n)).filter((word) => !rupee.has(word));
  const paisa = new Set([coins.at(-1) ?? '', both.at(-1) ?? '', ...unknown(language.money(1n, 1n)).slice(-1)]);
  const silent = new Set([...both.filter((word) => !paisa.has(word)), ...splitNumeralWords(language.only)]);
  return { numbers, rupee, paisa, silent, minus: foldWord(language.minus), point: foldWord(language.point) };
}

type Spellout = (number: bigint) => string[];

function learnSmall(numbers: Map<string, NumeralMeaning>, say: Spellout): void {
  for (let number = 0n; number < HUNDRED; number++) {
    const words = say(number);
    const [first = '', second] = words;
    if (second === undefined) numbers.set(first, { add: number });
    else if (!numbers.has(first)) numbers.set(first, { add: number - (numbers.get(second)?.add ?? 0n) });
  }
}

/** Starts with two, which shows the regular word; for one it is often omitted or inflected. */
function learnSize(numbers: Map<string, NumeralMeaning>, say: Spellout, size: bigint): void {
  const most = size === HUNDRED ? 9 : 99;
  for (const count of [2, 1, ...Array.from({ length: most - 2 }, (_, at) => at + 3)].map(BigInt)) {
    learnWords(numbers, say(count * size), count, size);
    learnWords(numbers, say(count * size + 1n).slice(0, -1), count, size);
  }
}

function learnWords(numbers: Map<string, NumeralMeaning>, words: readonly string[], count: bigint, size: bigint): void {
  const last = words.at(-1) ?? '';
  const before = words.slice(0, -1);
  const strange = before.filter((word) => !numbers.has(word));
  const known = before.reduce((sum, word) => sum + (numbers.get(word)?.add ?? 0n), 0n);
  // A count may have an attributive form: ஒரு, ఒక.
  for (const word of strange) numbers.set(word, { add: count - known });
  if (numbers.has(last)) return;
  if (strange.length > 0 || known === count || (before.length === 0 && count === 1n)) numbers.set(last, { times: size });
  else numbers.set(last, { add: count - known, times: size });
}
