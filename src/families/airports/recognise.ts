import type { Recogniser } from '../../core/request/recognition.ts';
import { hasCode, nameRelevance } from '../../core/text/name-similarity.ts';
import type { ListedAirport } from './records.ts';

const CODE = /^[A-Z]{3,4}$/;
const MAX_WORDS = 5;

/** Likelihood that a code means this airport: in India any with scheduled service, elsewhere the large ones. */
function codeConfidence({ country, type, scheduledService }: ListedAirport): number {
  if (!scheduledService) return 0.5;
  return country === 'IN' || type === 'large_airport' ? 1 : 0.7;
}

export const recogniseAirport: Recogniser = ({ text, words }) => {
  if (!/\p{L}/u.test(text) || words.length > MAX_WORDS) return [];
  const relevance = (data: unknown): number => {
    const [first] = data as readonly ListedAirport[];
    return first
      ? (hasCode(words, [first.iata, first.icao]) ? 1 : nameRelevance(words, [first.name, first.city ?? ''])) * codeConfidence(first)
      : 0;
  };
  const search = {
    operation: 'airports_search',
    input: { q: text },
    confidence: 0.6,
    why: 'It is the name of an airport or its city',
    relevance,
  } as const;
  const code = text.toUpperCase();
  if (!CODE.test(code)) return [search];
  return [
    {
      operation: 'airports_get',
      input: { code },
      confidence: text === code ? 0.93 : 0.78,
      why: 'It is the code of an airport',
      relevance: (data) => codeConfidence(data as ListedAirport),
    },
    search,
  ];
};
