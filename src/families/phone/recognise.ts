import type { Recogniser } from '../../core/request/recognition.ts';

/** With a country code, or ten digits of a mobile number, or a trunk zero; separators allowed. */
const NUMBER = /^(?:tel:)?\s*(\+|00)?[\d\s().-]{7,20}$/;
const MOBILE = /^(?:91|0)?[6-9]\d{9}$/;
const WITH_TRUNK_ZERO = /^0[1-9]\d{8,9}$/;
const TOLL_FREE = /^1(?:800|860)\d{6,7}$/;

export const recogniseNumber: Recogniser = ({ text }) => {
  const match = NUMBER.exec(text);
  if (!match) return [];
  const digits = text.replace(/\D/g, '');
  const found = (confidence: number, why: string) => [{ operation: 'phone_check', input: { number: text }, confidence, why }];
  if (match[1]) return digits.length >= 8 ? found(0.96, 'It begins with the code of a country') : [];
  if (MOBILE.test(digits)) return found(0.93, 'Ten digits that begin with 6 to 9 are a mobile number');
  if (TOLL_FREE.test(digits)) return found(0.93, 'It is a toll-free number');
  return WITH_TRUNK_ZERO.test(digits) ? found(0.85, 'It begins with 0, as numbers with an area code do') : [];
};
