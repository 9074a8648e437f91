/** What it takes to say numbers in a language, and how the parts are put together. */
import type { Amount } from './amount.ts';

export interface Language {
  /** The words of a whole number. */
  whole(number: bigint): string;
  /** The ten digits, for decimals that are read one by one. */
  readonly digits: readonly string[];
  readonly minus: string;
  readonly point: string;
  /** An amount of money. `paise` is 0 to 99. */
  money(rupees: bigint, paise: bigint): string;
}

/** How decimals are read: digit by digit (three point one four), or as a number where they do not begin with a zero (three point fourteen). */
export type Reading = 'digits' | 'number';

export function inWords({ negative, whole, decimals }: Amount, language: Language, reading: Reading): string {
  const parts = negative ? [language.minus] : [];
  parts.push(language.whole(BigInt(whole)));
  if (decimals !== '') parts.push(language.point, decimalWords(decimals, language, reading));
  return parts.join(' ');
}

function decimalWords(decimals: string, language: Language, reading: Reading): string {
  if (reading === 'number' && !decimals.startsWith('0')) return language.whole(BigInt(decimals));
  return Array.from(decimals, (digit) => language.digits[Number(digit)]).join(' ');
}

/** @param amount has two decimals at the most */
export function inMoney({ negative, whole, decimals }: Amount, language: Language): string {
  const money = language.money(BigInt(whole), BigInt(decimals.padEnd(2, '0')));
  return negative ? `${language.minus} ${money}` : money;
}

export const THOUSAND = 1_000n;
export const LAKH = 100_000n;
export const CRORE = 10_000_000n;

/** A number of crores is read with lakhs as its largest unit: a lakh crore, a hundred lakh crore. Never arab or kharab, which few people use. */
export interface Scales {
  readonly below100: readonly string[];
  readonly hundred: string;
  readonly thousand: string;
  readonly lakh: string;
  readonly crore: string;
}

/** Languages in which a number is simply its parts in a row: English and Hindi. */
export function partsInARow({ below100, hundred, thousand, lakh, crore }: Scales): (number: bigint) => string {
  const units: readonly (readonly [size: bigint, name: string])[] = [
    [LAKH, lakh],
    [THOUSAND, thousand],
    [100n, hundred],
  ];
  const belowCrore = (number: bigint): string[] => {
    const parts: string[] = [];
    let rest = number;
    for (const [size, name] of units) {
      if (rest >= size) parts.push(...belowCrore(rest / size), name);
      rest %= size;
    }
    if (rest > 0n) parts.push(below100[Number(rest)] as string);
    return parts;
  };
  return (number) => {
    if (number === 0n) return below100[0] as string;
    const crores = number / CRORE;
    return [...(crores > 0n ? [...belowCrore(crores), crore] : []), ...belowCrore(number % CRORE)].join(' ');
  };
}
