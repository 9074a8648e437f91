import type { Recogniser } from '../../core/request/recognition.ts';
import { canonical } from '../../core/text/fold.ts';
import { type MentionedFestival, mentionedFestival } from './festival-search.ts';

/** A name of several words is surer than what one of them asks for alone: Vaikunta Ekadashi is not any ekadashi. */
const OF_SEVERAL_WORDS = 0.96;
const OF_ONE_WORD = 0.9;

export const recogniseFestival: Recogniser = ({ words }) => {
  const festival = mentionedFestival(words);
  if (!festival) return [];
  const q = searchName(festival);
  const why = festival.festivals.length === 1 ? `${q} is a festival` : `${q}: ${festival.festivals.join(', ')}`;
  const confidence = festival.spelling.includes(' ') ? OF_SEVERAL_WORDS : OF_ONE_WORD;
  return [{ operation: 'holidays', input: { type: 'festival', q }, confidence, why, dayMention: festival.spelling }];
};

/** One day is asked for by its English name, several by what they have in common. */
function searchName({ spelling, festivals: [first = '', ...others] }: MentionedFestival): string {
  if (others.length > 0) return spelling;
  const names = first.replace(/\(.*/, '').split('/');
  return (names.find((name) => canonical(name) === spelling) ?? names[0] ?? first).trim();
}
