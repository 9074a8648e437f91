/** Whether a day has the name that somebody looks for. */
import { words } from '../../core/text/fold.ts';
import { foldSound } from '../../core/text/sound-key.ts';

/** Every word of the query begins a word of the name, as it is written or as it sounds: "dipavali", "pooja". */
export function isNamed(name: string, query: string): boolean {
  const named = [...words(name)];
  const sounds = named.map(foldSound);
  return [...words(query)].every((word) => named.some((one) => one.startsWith(word)) || sounds.includes(foldSound(word)));
}

/** What stands between the names of one day: "Dussehra / Vijayadashami", "Diwali (Deepavali)". */
const BETWEEN_NAMES = /[/(),]/;

/** Whether the query is one of the day's names and not a part of it: Ganga Dussehra is another day than Dussehra. */
export function isCalled(name: string, query: string): boolean {
  const sound = soundOf(query);
  return name.split(BETWEEN_NAMES).some((one) => soundOf(one) === sound);
}

function soundOf(name: string): string {
  return words(name).map(foldSound).join(' ');
}
