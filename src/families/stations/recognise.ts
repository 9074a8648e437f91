import type { Recogniser } from '../../core/request/recognition.ts';
import { hasCode, nameRelevance } from '../../core/text/name-similarity.ts';
import type { Station } from './records.ts';

const CODE = /^[A-Z]{2,5}$/;
/** Confidence of codes only in the older list: rarely meant, unless typed in capitals. */
const OLD_CODE_CONFIDENCE = 0.5;
const OLD_CODE_IN_CAPITALS_CONFIDENCE = 0.7;
const MAX_WORDS = 5;

export const recogniseStation: Recogniser = ({ text, words }) => {
  if (!/\p{L}/u.test(text) || words.length > MAX_WORDS) return [];
  const relevance = (data: unknown): number => {
    const [first] = data as readonly Station[];
    return first ? (hasCode(words, [first.code]) ? 1 : nameRelevance(words, [first.name])) : 0;
  };
  const search = {
    operation: 'stations_search',
    input: { q: text },
    confidence: 0.68,
    why: 'It is the name of a railway station',
    relevance,
  } as const;
  const code = text.toUpperCase();
  if (!CODE.test(code)) return [search];
  const inCapitals = text === code;
  const old = inCapitals ? OLD_CODE_IN_CAPITALS_CONFIDENCE : OLD_CODE_CONFIDENCE;
  return [
    {
      operation: 'stations_get',
      input: { code },
      confidence: inCapitals ? 0.91 : 0.7,
      why: 'It is the code of a railway station',
      relevance: (data) => ((data as Station).inTimetable ? 1 : old),
    },
    search,
  ];
};
