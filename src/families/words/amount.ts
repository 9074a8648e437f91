/** Decimal numbers as strings. Nothing is converted to floating point, so no digit is lost. */

import { asciiDigits } from '../../core/text/fold.ts';
import { groupDigits } from '../../core/util/group-digits.ts';

export interface Amount {
  readonly negative: boolean;
  /** Integer digits without leading zeros: at least "0". */
  readonly integer: string;
  /** Fraction digits as given; empty if all are zero. */
  readonly decimals: string;
  /** Normalised: no separators, no plus sign. */
  readonly plain: string;
  /** With Indian digit grouping: 12,34,567.50. */
  readonly formatted: string;
}

export const MAX_DIGITS = 18;
export const MAX_DECIMALS = 10;

/** An ASCII digit or a digit of an Indian script. */
const D = '[0-9०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯٠-٩۰-۹]';

/** Plain digits, or with Indian (12,34,567) or Western (1,234,567) grouping; optional rupee sign before and `/-` after. */
export const NUMBER_PATTERN: RegExp = new RegExp(
  `^\\s*(?:[+-]?\\s*(?:₹|[Rr][Ss]\\.?|INR)\\s*)?[+-]?(?=(?:,?${D}){1,${MAX_DIGITS}}(?:[^,0-9०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯٠-٩۰-۹]|$))(?:${D}+|${D}{1,3}(?:,${D}{3})+|${D}{1,2}(?:,${D}{2})*,${D}{3})(?:\\.${D}{1,${MAX_DECIMALS}})?(?:/-)?\\s*$`,
);

/** @param text must match `NUMBER` */
export function parseAmount(text: string): Amount {
  const number = asciiDigits(text).replace(/^[+-]?\s*(?:₹|rs\.?|inr)|\/-/i, '');
  const [digits = '', decimals = ''] = number.replace(/[\s,+/-]/g, '').split('.');
  const integer = digits.replace(/^0+(?=\d)/, '');
  const negative = /^[^0-9]*-/.test(asciiDigits(text)) && /[1-9]/.test(integer + decimals);
  const sign = negative ? '-' : '';
  const tail = decimals === '' ? '' : `.${decimals}`;
  return {
    negative,
    integer,
    decimals: /[1-9]/.test(decimals) ? decimals : '',
    plain: sign + integer + tail,
    formatted: sign + groupDigits(integer) + tail,
  };
}
