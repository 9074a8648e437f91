import type { Recogniser } from '../../core/request/recognition.ts';
import { nameKey } from '../../core/text/fold.ts';
import { KURAL_COUNT } from './dataset.ts';

const KURAL = /^(?:thiru|tiru)?k+ural(?:\s+(?:no\.?|number))?\s*#?\s*(\d{1,4})$|^(?:திருக்)?குறள்(?:\s+எண்)?\s*(\d{1,4})$/iu;

/** Two words identify a line. */
const MIN_WORDS = 2;
const ONLY_TAMIL = /^[\p{Script=Tamil}\s.,!?]+$/u;

export const recogniseKural: Recogniser = ({ text, words }) => {
  const match = KURAL.exec(text);
  const number = Number(match?.[1] ?? match?.[2]);
  if (!match && words.length >= MIN_WORDS && ONLY_TAMIL.test(text)) {
    const relevance = (data: unknown): number =>
      Number((data as readonly { readonly lines: readonly string[] }[]).some(({ lines }) => beginsWith(lines, words)));
    return [{ operation: 'thirukkural_search', input: { q: text }, confidence: 0.9, why: 'It is the beginning of a kural', relevance }];
  }
  if (!(number >= 1 && number <= KURAL_COUNT)) return [];
  return [{ operation: 'thirukkural_get', input: { number }, confidence: 0.97, why: 'It is the number of a kural' }];
};

/** Whether a kural, or its second line, starts with the words; the last word may be a prefix. */
function beginsWith(lines: readonly string[], words: readonly string[]): boolean {
  const begin = nameKey(words.join(' '));
  return [lines.join(' '), ...lines].some((line) => nameKey(line).startsWith(begin));
}
