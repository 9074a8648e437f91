/** Numbers as text. Nothing here becomes a floating-point number, so no digit is ever lost. */

import { asciiDigits } from '../../core/text/fold.ts';
import { groupDigits } from '../../core/util/group-digits.ts';

export interface Amount {
  readonly negative: boolean;
  /** Digits before the point, without leading zeros: at least "0". */
  readonly whole: string;
  /** Digits after the point, as given; empty when there are none but zeros. */
  readonly decimals: string;
  /** The number as it was meant: no separators, no plus sign. */
  readonly plain: string;
  /** The number with Indian separators: 12,34,567.50. */
  readonly formatted: string;
}

export const MOST_DIGITS = 18;
export const MOST_DECIMALS = 10;

/** A digit of a script of India, too. */
const D = '[0-9०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯٠-٩۰-۹]';

/** Digits alone, or with commas where India (12,34,567) or the West (1,234,567) puts them; the sign of the rupee before, the stroke of bills behind. */
export const NUMBER: RegExp = new RegExp(
  `^\\s*(?:[+-]?\\s*(?:₹|[Rr][Ss]\\.?|INR)\\s*)?[+-]?(?=(?:,?${D}){1,${MOST_DIGITS}}(?:[^,0-9०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯٠-٩۰-۹]|$))(?:${D}+|${D}{1,3}(?:,${D}{3})+|${D}{1,2}(?:,${D}{2})*,${D}{3})(?:\\.${D}{1,${MOST_DECIMALS}})?(?:/-)?\\s*$`,
);

/** @param text fits `NUMBER` */
export function readAmount(text: string): Amount {
  const number = asciiDigits(text).replace(/^[+-]?\s*(?:₹|rs\.?|inr)|\/-/i, '');
  const [digits = '', decimals = ''] = number.replace(/[\s,+/-]/g, '').split('.');
  const whole = digits.replace(/^0+(?=\d)/, '');
  const negative = /^[^0-9]*-/.test(asciiDigits(text)) && /[1-9]/.test(whole + decimals);
  const sign = negative ? '-' : '';
  const tail = decimals === '' ? '' : `.${decimals}`;
  return {
    negative,
    whole,
    decimals: /[1-9]/.test(decimals) ? decimals : '',
    plain: sign + whole + tail,
    formatted: sign + groupDigits(whole) + tail,
  };
}
