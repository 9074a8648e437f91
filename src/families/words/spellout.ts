/** Number-to-words interface of a language, and shared composition functions. */
import type { Amount } from './amount.ts';

export interface SpelloutLanguage {
  /** A whole number in words. */
  integer(number: bigint): string;
  /** Words of the ten digits, for decimals read digit by digit. */
  readonly digits: readonly string[];
  readonly minus: string;
  readonly point: string;
  /** The closing word of an amount on a cheque ("Only"). */
  readonly only: string;
  /** An amount of money. `paise` is 0 to 99. */
  money(rupees: bigint, paise: bigint): string;
}

/** How decimals are read: digit by digit (three point one four), or as a number unless they begin with a zero (three point fourteen). */
export type DecimalReading = 'digits' | 'number';

export function spellOut({ negative, integer, decimals }: Amount, language: SpelloutLanguage, reading: DecimalReading): string {
  const parts = negative ? [language.minus] : [];
  parts.push(language.integer(BigInt(integer)));
  if (decimals !== '') parts.push(language.point, decimalWords(decimals, language, reading));
  return parts.join(' ');
}

function decimalWords(decimals: string, language: SpelloutLanguage, reading: DecimalReading): string {
  if (reading === 'number' && !decimals.startsWith('0')) return language.integer(BigInt(decimals));
  return Array.from(decimals, (digit) => language.digits[Number(digit)]).join(' ');
}

/**
 * @param amount has at most two decimals
 * @param cheque whether to append the closing word of a cheque, after which nothing can be added
 */
export function spellOutCurrency({ negative, integer, decimals }: Amount, language: SpelloutLanguage, cheque = false): string {
  const moneyWords = language.money(BigInt(integer), BigInt(decimals.padEnd(2, '0')));
  const money = cheque && !moneyWords.endsWith(language.only) ? `${moneyWords} ${language.only}` : moneyWords;
  return negative ? `${language.minus} ${money}` : money;
}

export const THOUSAND = 1_000n;
export const LAKH = 100_000n;
export const CRORE = 10_000_000n;

/** Number words of a language. A count of crores uses lakh as its largest unit (a lakh crore, a hundred lakh crore), not the rare arab or kharab. */
export interface NumeralWords {
  readonly below100: readonly string[];
  /** The word for hundred, or a function of the count; `isLast` is true if nothing follows. */
  readonly hundred: string | ((count: string, isLast: boolean) => string);
  readonly thousand: string;
  readonly lakh: string;
  readonly crore: string;
}

/** Composition without inflection, the parts in order: English and the northern languages. */
export function spelloutByParts({ below100, hundred, thousand, lakh, crore }: NumeralWords): (number: bigint) => string {
  const hundreds = typeof hundred === 'string' ? (count: string) => `${count} ${hundred}` : hundred;
  const belowThousand = (number: number): string[] => {
    const rest = number % 100;
    const parts = number >= 100 ? [hundreds(below100[Math.floor(number / 100)] as string, rest === 0)] : [];
    return rest > 0 ? [...parts, below100[rest] as string] : parts;
  };
  const belowCrore = (number: bigint): string[] => {
    const parts: string[] = [];
    if (number >= LAKH) parts.push(...belowCrore(number / LAKH), lakh);
    const thousands = Number((number % LAKH) / THOUSAND);
    if (thousands > 0) parts.push(...belowThousand(thousands), thousand);
    return [...parts, ...belowThousand(Number(number % THOUSAND))];
  };
  return (number) => {
    if (number === 0n) return below100[0] as string;
    const crores = number / CRORE;
    return [...(crores > 0n ? [...belowCrore(crores), crore] : []), ...belowCrore(number % CRORE)].join(' ');
  };
}

/** Singular and plural of rupee and paisa, and the conjunction between them. */
export interface CurrencyWords {
  readonly singular: readonly [rupee: string, paisa: string];
  readonly plural: readonly [rupees: string, paise: string];
  readonly and?: string;
}

export function rupeesAndPaise(
  spellInteger: (number: bigint) => string,
  { singular, plural, and }: CurrencyWords,
): SpelloutLanguage['money'] {
  return (rupees, paise) => {
    const parts: string[] = [];
    if (rupees > 0n || paise === 0n) parts.push(spellInteger(rupees), rupees === 1n ? singular[0] : plural[0]);
    if (paise > 0n) {
      if (parts.length > 0 && and) parts.push(and);
      parts.push(spellInteger(paise), paise === 1n ? singular[1] : plural[1]);
    }
    return parts.join(' ');
  };
}
