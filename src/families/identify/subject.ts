/** The subject of a question: the words that are neither part of the intent nor a slot. */
import { isFiller, QUERY_STOP_WORDS } from './query-lexicon.ts';
import type { Slots } from './slots.ts';

/** Words left over after the intent, stop words and slots are removed, except slots of the types `kept`. */
export function remainingWords(
  { words, slotTypes }: Slots,
  used: ReadonlySet<number>,
  keptTypes: readonly Slots['slotTypes'][number][] = [],
): string {
  const isName = (index: number): boolean => slotTypes[index] === undefined || keptTypes.includes(slotTypes[index]);
  const remaining = words.filter(
    ({ folded }, index) => isName(index) && !used.has(index) && !QUERY_STOP_WORDS.has(folded) && !isFiller(folded),
  );
  return remaining.map(({ written }) => written).join(' ');
}

const PREPOSITIONS_OF_PLACE: ReadonlySet<string> = new Set(['in', 'at', 'near', 'from']);

/** The word that a preposition makes a place: a solar eclipse visible in Delhi. */
export function placeAfterPreposition({ words, slotTypes }: Slots): string {
  const index = words.findLastIndex(({ folded }) => PREPOSITIONS_OF_PLACE.has(folded)) + 1;
  return index === 0 || slotTypes[index] !== undefined ? '' : (words[index]?.written ?? '');
}

export function wordsOfSlot({ words, slotTypes }: Slots, what: Slots['slotTypes'][number]): string {
  return words
    .filter((_, index) => slotTypes[index] === what)
    .map(({ written }) => written)
    .join(' ');
}
