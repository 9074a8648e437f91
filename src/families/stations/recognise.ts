import type { Recogniser } from '../../core/request/recognition.ts';
import { closeness } from '../../core/text/closeness.ts';
import type { Station } from './records.ts';

const CODE = /^[A-Z]{2,5}$/;
/** Confidence of codes only in the older list: rarely meant, unless typed in capitals. */
const OLD = 0.5;
const OLD_IN_CAPITALS = 0.7;
const MOST_WORDS = 5;

export const recogniseStation: Recogniser = ({ text, words }) => {
  if (!/\p{L}/u.test(text) || words.length > MOST_WORDS) return [];
  const fit = (data: unknown): number => {
    const [first] = data as readonly Station[];
    return first ? closeness(words, [first.name, first.code]) : 0;
  };
  const search = {
    operation: 'stations_search',
    input: { q: text },
    confidence: 0.68,
    why: 'It is the name of a railway station',
    fit,
  } as const;
  const code = text.toUpperCase();
  if (!CODE.test(code)) return [search];
  const inCapitals = text === code;
  const old = inCapitals ? OLD_IN_CAPITALS : OLD;
  return [
    {
      operation: 'stations_get',
      input: { code },
      confidence: inCapitals ? 0.91 : 0.7,
      why: 'It is the code of a railway station',
      fit: (data) => ((data as Station).inTimetable ? 1 : old),
    },
    search,
  ];
};
