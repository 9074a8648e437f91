import { alwaysRelevant, type Recogniser } from '../../core/request/recognition.ts';
import { hasCode, nameRelevance } from '../../core/text/name-similarity.ts';
import type { Company } from './records.ts';

const ISIN = /^INE[A-Z0-9]{8}\d$/;
const BSE_CODE = /^5\d{5}$/;
const SYMBOL = /^[A-Z&][A-Z0-9&]{1,19}$/;
/** As Yahoo Finance writes symbols. */
const SYMBOL_WITH_EXCHANGE = /^[A-Z&][A-Z0-9&-]{1,19}\.(?:NS|BO)$/i;
const MAX_WORDS = 6;

export const recogniseCompany: Recogniser = ({ text, compact, words }) => {
  const intent = (symbol: string, confidence: number, why: string) =>
    ({ operation: 'company_get', input: { symbol }, confidence, why, relevance: alwaysRelevant }) as const;
  if (ISIN.test(compact)) return [intent(compact, 0.97, 'It is the ISIN of a company')];
  if (BSE_CODE.test(compact)) return [intent(compact, 0.7, 'It may be the code of a company at the BSE')];
  if (SYMBOL_WITH_EXCHANGE.test(text)) return [intent(text.toUpperCase(), 0.95, 'It is the symbol of a company at an exchange')];
  if (!/\p{L}/u.test(text) || words.length > MAX_WORDS) return [];
  const relevance = (data: unknown): number => {
    const [first] = data as readonly Company[];
    return first ? (hasCode(words, [first.ticker]) ? 1 : nameRelevance(words, [first.company])) : 0;
  };
  const search = { operation: 'company_search', input: { q: text }, confidence: 0.8, why: 'It is the name of a company', relevance };
  const isSymbol = SYMBOL.test(text.toUpperCase());
  // In capitals it is almost surely a symbol; in lower case it may be any word.
  return isSymbol
    ? [intent(text.toUpperCase(), text === text.toUpperCase() ? 0.92 : 0.85, 'It is the symbol of a company'), search]
    : [search];
};
