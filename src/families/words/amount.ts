/** Numbers as text. Nothing here becomes a floating-point number, so no digit is ever lost. */

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

/** Digits alone, or with commas where India (12,34,567) or the West (1,234,567) puts them. */
export const NUMBER: RegExp = new RegExp(
  `^\\s*[+-]?(?=(?:,?\\d){1,${MOST_DIGITS}}(?:[^,\\d]|$))(?:\\d+|\\d{1,3}(?:,\\d{3})+|\\d{1,2}(?:,\\d{2})*,\\d{3})(?:\\.\\d{1,${MOST_DECIMALS}})?\\s*$`,
);

/** @param text fits `NUMBER` */
export function readAmount(text: string): Amount {
  const [digits = '', decimals = ''] = text.replace(/[\s,+-]/g, '').split('.');
  const whole = digits.replace(/^0+(?=\d)/, '');
  const negative = text.includes('-') && /[1-9]/.test(whole + decimals);
  const sign = negative ? '-' : '';
  const tail = decimals === '' ? '' : `.${decimals}`;
  return {
    negative,
    whole,
    decimals: /[1-9]/.test(decimals) ? decimals : '',
    plain: sign + whole + tail,
    formatted: sign + groupIndian(whole) + tail,
  };
}

/** The last three digits, then groups of two. */
function groupIndian(digits: string): string {
  return digits.replace(/\d(?=(?:\d{2})*\d{3}$)/g, (digit) => `${digit},`);
}
