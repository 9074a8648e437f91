import { addressWords, placeWords } from '../../../data/tables/address_words.ts';
import type { Recogniser } from '../../core/request/recognition.ts';
import type { AddressRead } from './records.ts';

const PINCODE = /(?<!\d)[1-9]\d{2}\s?\d{3}(?!\d)/;
/** S/o, C/o, h.no., d.no., 12th main. */
const ADDRESS_ABBREVIATIONS =
  /\b[sdwc]\/o\b|\b[hd]\.?\s?no\b|\b\d{1,3}(?:st|nd|rd|th)\s+(?:main|cross|floor|street|block|phase|stage|lane|road)\b/i;
const MIN_WORDS = 4;
const MIN_FEATURES = 3;

/** Recognises a longer text with several features of an address: a pincode, commas, address words. */
export const recognisePostalAddress: Recogniser = ({ text, words }) => {
  if (words.length < MIN_WORDS || !/\p{L}/u.test(text)) return [];
  const commaCount = Math.min(2, text.split(/[,\n]/).length - 1);
  const addressWordCount = Math.min(3, words.filter((word) => addressWords.has(word)).length);
  const placeWordCount = Math.min(2, words.filter((word) => placeWords.has(word)).length);
  const featureCount =
    commaCount + addressWordCount + placeWordCount + (PINCODE.test(text) ? 2 : 0) + (ADDRESS_ABBREVIATIONS.test(text) ? 1 : 0);
  if (featureCount < MIN_FEATURES || (addressWordCount + placeWordCount === 0 && !PINCODE.test(text))) return [];
  const confidence = featureCount > MIN_FEATURES ? 0.9 : 0.7;
  return [{ operation: 'address_read', input: { q: text }, confidence, why: 'It looks like an address', relevance: resolvesToState }];
};

/** An address resolves at least to a state. */
function resolvesToState(data: unknown): number {
  return (data as AddressRead).parts.stateCode === null ? 0 : 1;
}
