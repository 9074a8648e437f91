/** Names after words that tell what somebody is given, does or has: "handed the key to Lalremsiami", "salary of Ratni", "identified as Lotan Kol". */
import { belongings, carried, dealings, givings } from '../../../../data/tables/name_leads.ts';
import { after, bareKey, gapBefore, isCapital, isJoined, type Span, skipTitles } from './expected-name.ts';
import { likelihood } from './likely-names.ts';
import { overPlaces } from './name-letters.ts';
import { nameKind } from './name-lists.ts';
import { isOrdinary } from './ordinary-words.ts';
import { isLatin, type Word } from './reading.ts';

/** What is unknown must look like a name of somebody, and not of a place. */
const LEAST_LIKELY = 2;
const LEAST_OVER_PLACES = 1;
const isNobodysPlace = (word: Word, surety = 0): boolean =>
  likelihood(word) >= LEAST_LIKELY - surety && overPlaces(bareKey(word)) >= LEAST_OVER_PLACES - surety;
/** How much less that takes where things are only given to people, or belong to them. */
const GIVEN = 4;
const OWNED = 2;

/** Words between a dealing and with whom it is: "handed over the locker key to". */
const MOST_BETWEEN = 8;

/** How sure it is that the one who is dealt with is somebody, or nothing where there is no dealing. */
function dealing(text: string, words: readonly Word[], at: number): number | undefined {
  const { key } = words[at] as Word;
  if (key === 'of' && belongings.has(words[at - 1]?.key ?? '')) return OWNED;
  for (let place = at - 1; place >= 0 && at - place <= MOST_BETWEEN + 1 && isJoined(text, words, place + 1); place--) {
    const before = (words[place] as Word).key;
    if (givings.has(before) && key === 'to') return GIVEN;
    if (dealings.has(before)) return 0;
  }
  return undefined;
}

/** "spoke to Neelofar", "lodged by Gurnam Singh". */
export function dealtWith(text: string, words: readonly Word[], at: number): Span | undefined {
  if (!dealings.has(words[at - 1]?.key ?? '')) return dealtWithLater(text, words, at);
  const first = words[skipTitles(words, at + 1)];
  if (!first || !isLatin(first.text)) return undefined;
  const end = after(text, words, at + 1, false);
  if (end === at + 1) return undefined;
  const start = skipTitles(words, at + 1);
  const isKnownName = words.slice(start, end).some((word) => nameKind(bareKey(word)) === 'name');
  return isKnownName || !carried.has((words[at - 1] as Word).key) || isNobodysPlace(words[start] as Word)
    ? { start, end, confidence: isKnownName ? 0.7 : 0.55 }
    : undefined;
}

/** "gave the keys to Lalremsiami", "salary of Budhni". */
function dealtWithLater(text: string, words: readonly Word[], at: number): Span | undefined {
  const first = words[at + 1];
  if (!first || !isCapital(first)) return undefined;
  const surety = dealing(text, words, at);
  if (surety === undefined || !isNobodysPlace(first, surety)) return undefined;
  const end = after(text, words, at + 1, false);
  return end > at + 1 ? { start: at + 1, end, confidence: 0.55 } : undefined;
}

/** "identified as Lotan Kol". */
export function identified(text: string, words: readonly Word[], at: number): Span | undefined {
  if (!/^(?:identified|introduced|recogni[sz]ed|impersonated|posing)$/.test(words[at - 1]?.key ?? '')) return undefined;
  const first = words[at + 1];
  const end = first && isCapital(first) ? after(text, words, at + 1, true) : at + 1;
  return end > at + 1 ? { start: skipTitles(words, at + 1), end, confidence: 0.55 } : undefined;
}

/** "one Vicky who claimed", "a certain Bablu". */
export function certain(text: string, words: readonly Word[], at: number): Span | undefined {
  const first = words[at + 1];
  if (!first || !isCapital(first) || isOrdinary(bareKey(first)) || !isJoined(text, words, at + 1)) return undefined;
  const end = after(text, words, at + 1, true);
  const isTold = ['who', 'whose', 'whom', 'alias', 'resident', 'aged', 'has', 'had', 'from', 'of', 'came'].includes(words[end]?.key ?? '');
  return end > at + 1 && (isTold || /^\s*[,.]/.test(gapBefore(text, words, end))) ? { start: at + 1, end, confidence: 0.55 } : undefined;
}
