/** Matches names of days against a query. */
import { festivalNames } from '../../../data/tables/festival_names.ts';
import { words } from '../../core/text/fold.ts';
import { phoneticFold } from '../../core/text/phonetic-key.ts';
import { festivalsLike, festivalsNamed } from './festival-search.ts';

/** Separators between alternative names of a day: "Dussehra / Vijayadashami", "Diwali (Deepavali)". */
const NAME_SEPARATOR = /[/(),;]/;

/** Match quality of a day name: 2 if the query is a whole name of it, 1 if its words are in the name, 0 if not. Ganga Dussehra is not Dussehra. */
export function nameMatcher(query: string): (name: string) => 0 | 1 | 2 {
  const festivals = festivalsLike(query);
  const queryWords = words(query);
  const queryKey = queryWords.map(phoneticFold).join(' ');
  const isExactName = (part: string): boolean =>
    words(part).map(phoneticFold).join(' ') === queryKey ||
    (festivals.length > 0 && festivalsNamed(part).some((festival) => festivals.includes(festival)));
  return (name) => {
    if (festivalNames.has(name) ? festivals.includes(name) : name.split(NAME_SEPARATOR).some(isExactName)) return 2;
    return hasWords(name, queryWords) ? 1 : 0;
  };
}

/** Whether every query word is a prefix of a word of the name, or sounds like one: "dipavali", "pooja". */
function hasWords(name: string, queryWords: readonly string[]): boolean {
  const nameWords = words(name);
  const sounds = nameWords.map(phoneticFold);
  return queryWords.every((word) => nameWords.some((nameWord) => nameWord.startsWith(word)) || sounds.includes(phoneticFold(word)));
}
