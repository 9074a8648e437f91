import { alwaysRelevant, type Recogniser } from '../../core/request/recognition.ts';
import { nameRelevance } from '../../core/text/name-similarity.ts';
import type { ListedCode } from './records.ts';

const CODE = /^\d{2}(?:\d{2}){0,3}$/;
const MAX_WORDS = 5;
/** Confidence by number of digits: four are mostly a heading, two rarely a chapter, and six are more likely a pincode. */
const CONFIDENCE_BY_LENGTH: Readonly<Record<number, number>> = { 2: 0.35, 4: 0.82, 6: 0.7, 8: 0.9 };

export const recogniseGoods: Recogniser = ({ text, compact, words }) => {
  if (CODE.test(compact)) {
    const confidence = CONFIDENCE_BY_LENGTH[compact.length] ?? 0;
    return [{ operation: 'hsn_get', input: { code: compact }, confidence, why: 'It is an HSN or SAC code', relevance: alwaysRelevant }];
  }
  if (!/\p{L}/u.test(text) || words.length > MAX_WORDS) return [];
  const relevance = (data: unknown): number => {
    const [first] = data as readonly (ListedCode & { readonly matched?: { readonly name: string } })[];
    return first ? nameRelevance(words, [first.description, first.matched?.name ?? '']) : 0;
  };
  return [{ operation: 'hsn_search', input: { q: text }, confidence: 0.62, why: 'It is a kind of goods or services', relevance }];
};
