/** GS1 and ISBN numbers: validation and normalisation. */
import { invalid } from '../../core/request/api-error.ts';

/** GS1 check digit: from the right, weights 3 and 1 alternate; the sum is completed to a multiple of 10. */
export function gs1CheckDigit(body: string): string {
  let sum = 0;
  for (const [place, digit] of [...body].reverse().entries()) sum += Number(digit) * (place % 2 === 0 ? 3 : 1);
  return String((10 - (sum % 10)) % 10);
}

const NAMES = { 8: 'ean8', 12: 'upca', 13: 'ean13', 14: 'itf14' } as const;

export function withCheckDigit(text: string, length: keyof typeof NAMES): string {
  const name = NAMES[length];
  if (!/^\d+$/.test(text) || (text.length !== length && text.length !== length - 1)) {
    invalid('text', `must have ${length} digits for ${name}, or ${length - 1} without the check digit, which is then added`);
  }
  const body = text.slice(0, length - 1);
  const digit = gs1CheckDigit(body);
  if (text.length === length && text[length - 1] !== digit)
    invalid('text', `has a wrong check digit: it must be ${digit} for these ${length - 1} digits`);
  return body + digit;
}

const ISBN_RULE = 'must be an ISBN of 13 or 10 digits, with hyphens or without, such as 978-0-306-40615-7';

/** EAN-13 of a book, from an ISBN-13 or ISBN-10 (before 2007), with or without hyphens. */
export function isbnToEan13(text: string): string {
  const compact = text.replace(/[-\u2010\u2011\s]/g, '').toUpperCase();
  if (/^97[89]\d{10}$/.test(compact)) return withCheckDigit(compact, 13);
  if (!/^\d{9}[\dX]$/.test(compact)) invalid('text', ISBN_RULE);
  const sum = [...compact].reduce((total, digit, index) => total + (10 - index) * (digit === 'X' ? 10 : Number(digit)), 0);
  if (sum % 11 !== 0) invalid('text', 'has a wrong check digit: the last digit of this ISBN does not match the others');
  return withCheckDigit(`978${compact.slice(0, 9)}`, 13);
}

/** Application identifiers in parentheses, each followed by its value, in the GS1 character set. */
const ELEMENT_STRING = /^(?:\(\d{2,4}\)[!-'*-/0-9:-?A-Z_a-z]{1,90})+$/;
/** A GS1-128 symbol has at most 48 characters; the limit for Data Matrix is what still fits a label. */
const MAX_ELEMENT_CHARACTERS = { gs1128: 80, gs1datamatrix: 500 } as const;

/** Checks syntax only; the encoder validates values and check digits by identifier. */
export function checkElements(text: string, type: keyof typeof MAX_ELEMENT_CHARACTERS): string {
  if (!ELEMENT_STRING.test(text))
    invalid('text', 'must be GS1 element strings with application identifiers in parentheses, such as (01)08901030520135(10)A12');
  const limit = MAX_ELEMENT_CHARACTERS[type];
  if (text.length > limit) invalid('text', `has ${text.length} characters; ${type} encodes at most ${limit}`);
  return text;
}
