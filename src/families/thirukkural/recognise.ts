import type { Recogniser } from '../../core/request/recognition.ts';
import { KURAL_COUNT } from './dataset.ts';

const KURAL = /^(?:thiru|tiru)?k+ural(?:\s+(?:no\.?|number))?\s*#?\s*(\d{1,4})$|^(?:திருக்)?குறள்(?:\s+எண்)?\s*(\d{1,4})$/iu;

export const recogniseKural: Recogniser = ({ text }) => {
  const match = KURAL.exec(text);
  const number = Number(match?.[1] ?? match?.[2]);
  if (!(number >= 1 && number <= KURAL_COUNT)) return [];
  return [{ operation: 'thirukkural_get', input: { number }, confidence: 0.97, why: 'It is the number of a kural' }];
};
