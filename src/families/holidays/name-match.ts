/** Matches names of days against a query. */
import { words } from '../../core/text/fold.ts';
import { phoneticFold } from '../../core/text/phonetic-key.ts';

/** Whether every query word is a prefix of a word of the name, or sounds like one: "dipavali", "pooja". */
export function matchesHolidayName(name: string, query: string): boolean {
  const named = [...words(name)];
  const sounds = named.map(phoneticFold);
  return [...words(query)].every((word) => named.some((one) => one.startsWith(word)) || sounds.includes(phoneticFold(word)));
}

/** Separators between alternative names of a day: "Dussehra / Vijayadashami", "Diwali (Deepavali)". */
const NAME_SEPARATOR = /[/(),]/;

/** Whether the query is a whole name of the day and not part of one: Ganga Dussehra is not Dussehra. */
export function isExactHolidayName(name: string, query: string): boolean {
  const sound = soundOf(query);
  return name.split(NAME_SEPARATOR).some((one) => soundOf(one) === sound);
}

function soundOf(name: string): string {
  return words(name).map(phoneticFold).join(' ');
}
