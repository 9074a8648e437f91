/** Names in Indian scripts by their initials, by their case or by the word of their case. */
import { agents, objects } from '../../../../data/tables/name_leads.ts';
import { honouring } from '../../../../data/tables/person_cues.ts';
import { nameStops, notPeople, stoppedTitles } from '../../../../data/tables/person_words.ts';
import { letterSaid } from '../../../core/text/letters-said.ts';
import { declinedName, isDeclined } from './declined.ts';
import { gapBefore, isFurther, isJoined, isKnown, isLineStart, mayBeName, run, type Span } from './expected-name.ts';
import { isRareName, nameKind } from './name-lists.ts';
import { isOrdinary } from './ordinary-words.ts';
import { isLatin, type Word } from './reading.ts';

const SHORTEST_UNKNOWN = 4;

/** "ஆர். எஸ். பாண்டியன்": letters as they are said, with a full stop, and a name. */
export function withInitials(text: string, words: readonly Word[], at: number): Span | undefined {
  let start = at;
  while (
    start - at < 3 &&
    start + 1 < words.length &&
    /^\.\s?$/.test(gapBefore(text, words, start + 1)) &&
    isLetter((words[start] as Word).key)
  )
    start++;
  const first = words[start];
  if (start === at || !first || isLatin(first.text) || isLetter(first.key) || !(isKnown(first) || mayBeName(first))) return undefined;
  if (!isKnown(first) && (first.key.length < SHORTEST_UNKNOWN || !gapBefore(text, words, start).includes(' '))) return undefined;
  if (notPeople.has(words[start + 1]?.key ?? '') && isJoined(text, words, start + 1)) return undefined;
  const end = run(text, words, start, (_, place) => place === start || isFurther(text, words, place));
  return { start: at, end, confidence: 0.9 };
}

/** A letter as it is said, கே, or the first of a name, மு. */
export const isLetter = (key: string): boolean =>
  !stoppedTitles.has(key) && (/^[\u0900-\u0dff]\p{M}?$/u.test(key) || letterSaid(key) !== undefined);

/** How verbs begin of which somebody is told, given or asked something. */
const RECEIVING =
  /^(?:बोल|कह|बता|दे(?!ख)|दि[एय]|दी|भेज|मिल|पूछ|बुला|फोन|फ़ोन|कॉल|समझा|सौंप|بول|کہ|بتا|دے|دی|بھیج|مل|پوچھ|بلا|فون|کال|ਬੋਲ|ਕਹਿ|ਦੱਸ|ਦੇ(?!ਖ)|ਦਿ|ਭੇਜ|ਮਿਲ|ਪੁੱਛ|ਬੁਲਾ|ਫੋਨ|ਫ਼ੋਨ)/u;

/** Who does something or to whom something is done: "गुड्डू को बोलो", "संभाजीने". */
export function acting(text: string, words: readonly Word[], at: number): Span | undefined {
  const word = words[at] as Word;
  const next = words[at + 1];
  const isObject = objects.has(next?.key ?? '');
  if ((isObject || agents.has(next?.key ?? '')) && isJoined(text, words, at + 1)) {
    // A short name that few have may be a thing, which something is done to, but which nobody tells or gives anything.
    const mayBeRare = !isObject || RECEIVING.test(words[at + 2]?.key ?? '');
    const isName = nameKind(word.key) === 'name' || (mayBeRare && isRareName(word.key) && !isOrdinary(word.key));
    if (!isName && !(nameKind(word.key) === 'common' && isUnknownGiven(text, words, at - 1) && isJoined(text, words, at))) return undefined;
    if (notPeople.has(word.key)) return undefined;
    return {
      start: at > 0 && isJoined(text, words, at) && isUnknownGiven(text, words, at - 1) ? at - 1 : at,
      end: at + 1,
      confidence: 0.55,
    };
  }
  if (nameKind(word.key) !== undefined || honouring.has(word.key) || !declinedName(word.key) || isOrdinary(word.key)) return undefined;
  const before = words[at - 1];
  // An unknown given name before it, at the beginning or after a word that no name has.
  const isTwo =
    before !== undefined &&
    isJoined(text, words, at) &&
    !notPeople.has(before.key) &&
    (nameKind(before.key) !== undefined || isUnknownGiven(text, words, at - 1));
  return { start: isTwo ? at - 1 : at, end: at + 1, confidence: isTwo ? 0.7 : 0.55 };
}

function isUnknownGiven(text: string, words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (!word || isLatin(word.text) || !mayBeName(word) || isDeclined(word.key)) return false;
  return isLineStart(text, words, at) || nameStops.has((words[at - 1] as Word).key) || /[,।]/.test(gapBefore(text, words, at));
}
