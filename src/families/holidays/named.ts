/** Matches names of days against a query. */
import { words } from '../../core/text/fold.ts';
import { foldSound } from '../../core/text/sound-key.ts';

/** Whether every query word is a prefix of a word of the name, or sounds like one: "dipavali", "pooja". */
export function isNamed(name: string, query: string): boolean {
  const named = [...words(name)];
  const sounds = named.map(foldSound);
  return [...words(query)].every((word) => named.some((one) => one.startsWith(word)) || sounds.includes(foldSound(word)));
}

/** Separators between alternative names of a day: "Dussehra / Vijayadashami", "Diwali (Deepavali)". */
const BETWEEN_NAMES = /[/(),]/;

/** Whether the query is a whole name of the day and not part of one: Ganga Dussehra is not Dussehra. */
export function isCalled(name: string, query: string): boolean {
  const sound = soundOf(query);
  return name.split(BETWEEN_NAMES).some((one) => soundOf(one) === sound);
}

function soundOf(name: string): string {
  return words(name).map(foldSound).join(' ');
}
