import { helplines } from '../../../data/tables/phone_series.ts';
import type { Recogniser } from '../../core/request/recognition.ts';

/** With a country code, or ten digits of a mobile number, or a trunk zero; separators allowed. */
const NUMBER = /^(?:tel:)?\s*(\+|00)?[\d\s().-]{7,20}$/;
const MOBILE = /^(?:91|0)?[6-9]\d{9}$/;
const WITH_TRUNK_ZERO = /^0[1-9]\d{8,9}$/;
const STD_CODE = /^0[1-9]\d{1,3}$/;
/** MCC of India and MNC. */
const NETWORK_CODE = /^40[45][-–]\d{2,3}$/;
const TOLL_FREE = /^1(?:800|860)\d{6,7}$/;

export const recogniseNumber: Recogniser = ({ text }) => {
  const digits = text.replace(/\D/g, '');
  const match = NUMBER.exec(text);
  const number = match?.[1] === '+' ? `+${digits}` : digits;
  const intent = (confidence: number, why: string) => [{ operation: 'phone_check', input: { number }, confidence, why }];
  const helpline = digits === text ? helplines.get(digits) : undefined;
  if (helpline) return intent(0.85, `It is a helpline: ${helpline.meaning}`);
  if (NETWORK_CODE.test(text))
    return [{ operation: 'phone_networks', input: { q: text }, confidence: 0.9, why: 'It is a code of mobile networks in India' }];
  if (STD_CODE.test(text)) {
    const relevance = (data: unknown): number => Math.min(1, (data as readonly unknown[]).length);
    return [{ operation: 'phone_areas', input: { q: text }, confidence: 0.88, why: 'It begins with 0, as STD codes do', relevance }];
  }
  if (!match) return [];
  if (match[1]) return digits.length >= 8 ? intent(0.96, 'It begins with a country calling code') : [];
  if (MOBILE.test(digits)) return intent(0.93, 'Ten digits that begin with 6 to 9 are a mobile number');
  if (TOLL_FREE.test(digits)) return intent(0.93, 'It is a toll-free number');
  return WITH_TRUNK_ZERO.test(digits) ? intent(0.85, 'It begins with 0, as numbers with an area code do') : [];
};
