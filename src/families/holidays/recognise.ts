import type { Recogniser } from '../../core/request/recognition.ts';
import { canonical } from '../../core/text/fold.ts';
import { type MentionedFestival, mentionedFestival } from './festival-search.ts';

/** Confidence by length of the name: one of several words is more specific (Vaikunta Ekadashi) than a single word (ekadashi). */
const MULTI_WORD_CONFIDENCE = 0.96;
const SINGLE_WORD_CONFIDENCE = 0.9;

export const recogniseFestival: Recogniser = ({ words }) => {
  const festival = mentionedFestival(words);
  if (!festival) return [];
  const q = searchName(festival);
  const why = festival.festivals.length === 1 ? `${q} is a festival` : `${q}: ${festival.festivals.join(', ')}`;
  const confidence = festival.spelling.includes(' ') ? MULTI_WORD_CONFIDENCE : SINGLE_WORD_CONFIDENCE;
  return [{ operation: 'holidays', input: { type: 'festival', q }, confidence, why, dayMention: festival.spelling }];
};

/** Search text: the English name of a single festival, or the shared spelling of several. */
function searchName({ spelling, festivals: [first = '', ...others] }: MentionedFestival): string {
  if (others.length > 0) return spelling;
  const names = first.replace(/\(.*/, '').split('/');
  return (names.find((name) => canonical(name) === spelling) ?? names[0] ?? first).trim();
}
