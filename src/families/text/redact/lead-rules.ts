/** Words that stand before a name, or after it, and tell that it is one. */
import { addressed, agents, greetings, kin, kinOwners, numbering, objects } from '../../../../data/tables/name_leads.ts';
import { honorifics, nameLabels, nameStops } from '../../../../data/tables/person_words.ts';
import {
  after,
  bareKey,
  gapBefore,
  isCapital,
  isJoined,
  isKnown,
  isLineStart,
  isWritten,
  MOST_WORDS,
  mayBeName,
  restOfLine,
  run,
  type Span,
  skipTitles,
} from './expected-name.ts';
import { likelihoodInScript } from './likely-in-scripts.ts';
import { isRareName, isSurname, nameKind } from './name-lists.ts';
import { isOrdinary } from './ordinary-words.ts';
import { isLatin, type Word } from './reading.ts';

/** "Regards,⏎Xavier Lobo", "Yours obediently, Tsering Dolma". */
export function signed(text: string, words: readonly Word[], at: number): Span | undefined {
  const gap = gapBefore(text, words, at + 1);
  const next = words[at + 1];
  if (!next || !/^[\s,.،:;!।/()-]*$/.test(gap)) return undefined;
  const isBelow = gap.includes('\n');
  if (!isBelow && !(/[,،:]/.test(gap) && isLatin(next.text))) return undefined;
  if (!isBelow && !/^(?:regards|faithfully|sincerely|truly|obediently|respectfully)$/.test((words[at] as Word).key)) return undefined;
  const start = skipTitles(words, at + 1);
  if (start >= words.length) return undefined;
  const end = restOfLine(text, words, start);
  return end > start ? { start, end, confidence: 0.75 } : undefined;
}

/** "my son Aarush", "मेरा बेटा आरव". */
export function related(text: string, words: readonly Word[], at: number): Span | undefined {
  const owner = words[at - 1];
  const isOwned =
    owner !== undefined &&
    isJoined(text, words, at) &&
    (kinOwners.has(owner.key) ||
      (isOrdinary(owner.key) && kinOwners.has(words[at - 2]?.key ?? '') && isJoined(text, words, at - 1)) ||
      /['’]s$/.test(owner.key) ||
      (kin.has(owner.key) && kinOwners.has(words[at - 2]?.key ?? '')));
  if (!isOwned) return undefined;
  const from = honorifics.has(words[at + 1]?.key ?? '') && isJoined(text, words, at + 1) ? at + 2 : at + 1;
  const end = after(text, words, from, true);
  return end > from ? { start: skipTitles(words, from), end, confidence: 0.7 } : undefined;
}

const LIKELY_IN_ROLE = 2;

/** "respondent Naseema Begum", "गवाह बिरसा मुंडा और सोमरी टोप्पो". */
export function inRole(text: string, words: readonly Word[], at: number): Span | undefined {
  const next = at + (numbering.has(words[at + 1]?.key ?? '') ? 2 : 1);
  const end = after(text, words, next, false, true);
  if (end === next) return undefined;
  const start = skipTitles(words, next);
  const parts = words.slice(start, end);
  const isSure =
    parts.some((word) => isKnown(word) || isRareName(word.key)) ||
    likelihoodInScript((parts[0] as Word).key) >= LIKELY_IN_ROLE ||
    isSurname((parts[0] as Word).key) ||
    (isLatin((parts[0] as Word).text) && parts.length > 1) ||
    (isLatin((parts[0] as Word).text) && (!isCapital(words[at] as Word) || isLineStart(text, words, at)));
  const isFollowed =
    !isLatin((parts[0] as Word).text) &&
    (agents.has(words[end]?.key ?? '') || objects.has(words[end]?.key ?? '') || /^\s*[,،]/.test(gapBefore(text, words, end)));
  return isSure || isFollowed ? { start, end, confidence: isSure ? 0.7 : 0.55 } : undefined;
}

/** "Nominee: Zainab Bi", "प्रार्थी: रामखेलावन निषाद". */
export function filledIn(text: string, words: readonly Word[], at: number): Span | undefined {
  if (!/^\s?(?:[:=]|[–-]\s)-?[ \t]*$/.test(gapBefore(text, words, at + 1))) return undefined;
  const start = nameKind(words[at + 1]?.key ?? '') === undefined ? skipTitles(words, at + 1) : at + 1;
  if (start >= words.length) return undefined;
  const isStated = nameLabels.has((words[at] as Word).key) && !isLatin((words[at] as Word).text);
  const end = restOfLine(text, words, start);
  if (end > start && (isStated || words.slice(start, end).some((word) => isKnown(word) || mayBeName(word))))
    return { start, end, confidence: 0.8 };
  const known = after(text, words, at + 1, false);
  return known > start && words.slice(start, known).some(isKnown) ? { start, end: known, confidence: 0.7 } : undefined;
}

/** "Winner of the contest: Trushna Vadher": two capital words or more that are none of a language, and nothing else. */
export function stated(text: string, words: readonly Word[], at: number): Span | undefined {
  const start = skipTitles(words, at + 1);
  const first = words[start];
  if (!first || !isLatin(first.text) || !/^: {1,2}$/.test(gapBefore(text, words, at + 1))) return undefined;
  const end = restOfLine(text, words, start);
  return end - start > 1 && words.slice(start, end).every(mayBeName) ? { start, end, confidence: 0.55 } : undefined;
}

/** "Tunnu ko bolo", "Farzeen ne kaha". */
export function actingInLatin(text: string, words: readonly Word[], at: number): Span | undefined {
  const word = words[at - 1];
  return word && isJoined(text, words, at) && isLatin(word.text) && isWritten(word) && mayBeName(word)
    ? { start: at - 1, end: at, confidence: 0.55 }
    : undefined;
}

/** "Hi Meghna,", "I'm Gowri, from B block", "Happy birthday Bubbly!". */
export function greeted(text: string, words: readonly Word[], at: number): Span | undefined {
  const { key } = words[at] as Word;
  if (key === 'is' && (words[at - 1]?.key !== 'this' || isLineMiddle(text, words, at - 1))) return undefined;
  if (key === 'am' && words[at - 1]?.key !== 'i') return undefined;
  let start = at + 1;
  if (['to', 'you', 'dear'].includes(words[start]?.key ?? '') && isJoined(text, words, start)) start++;
  const first = words[start];
  if (!first || !isLatin(first.text)) return undefined;
  // "hi nidhi," as people write in chats.
  if (!isCapital(first))
    return addressed.has(key) && nameKind(first.key) === 'name' && isCalled(text, words, start + 1)
      ? { start, end: start + 1, confidence: 0.6 }
      : undefined;
  const end = after(text, words, start, addressed.has(key));
  if (end === start) return undefined;
  const begin = skipTitles(words, start);
  const isKnownName = words.slice(begin, end).some((word) => nameKind(bareKey(word)) === 'name');
  return isKnownName || isCalled(text, words, end) || isToldFrom(words[end]?.key) || addressed.has(key)
    ? { start: begin, end, confidence: isKnownName ? 0.7 : 0.55 }
    : undefined;
}

/** "this is Jaspinder from Bathinda". */
const isToldFrom = (key = ''): boolean => ['from', 'of', 'here', 'speaking', 'calling'].includes(key);

/** Before a sign or a word of honour. */
const isCalled = (text: string, words: readonly Word[], at: number): boolean =>
  honorifics.has(words[at]?.key ?? '') || /^\s*[,!.\n]|^\s*$/.test(gapBefore(text, words, at)) || at >= words.length;

const isLineMiddle = (text: string, words: readonly Word[], at: number): boolean =>
  at > 0 && !/[\n.!?,]/.test(gapBefore(text, words, at)) && !greetings.has(words[at - 1]?.key ?? '');

/** "सुखदेव पुत्र मंगरू", "Nagamma w/o Yellappa". */
export function descended(text: string, words: readonly Word[], at: number): Span | undefined {
  let start = at;
  const isPart = (word: Word): boolean =>
    isLatin(word.text)
      ? isCapital(word) && (mayBeName(word) || nameKind(word.key) !== undefined)
      : isKnown(word) || nameKind(word.key) !== undefined || isRareName(word.key);
  while (at - start < MOST_WORDS && start > 0 && /^,?\.? {1,2}$/.test(gapBefore(text, words, start)) && isPart(words[start - 1] as Word))
    start--;
  return start < at && words.slice(start, at).some((word) => isKnown(word) || isRareName(word.key) || isLatin(word.text))
    ? { start, end: at, confidence: 0.65 }
    : undefined;
}

/** "@Prajakta can you check". */
export function mentioned(_text: string, words: readonly Word[], at: number): Span | undefined {
  const word = words[at] as Word;
  return isWritten(word) && (nameKind(word.key) !== undefined || !isOrdinary(word.key))
    ? { start: at, end: at + 1, confidence: nameKind(word.key) ? 0.6 : 0.5 }
    : undefined;
}

/** How verbs of speaking begin. */
const SPEAKING = /^(?:बोल|bol|பேச|pes|మాట్లాడ|maatlad|matlad|ಮಾತ|mat|സംസാര|samsar|বলছি|bolchi|কৈছো|બોલ|ਬੋਲ|କହ|بول|बोलत)/u;

/** "मैं फूलमती देवी बोल रही हूँ". */
export function self(text: string, words: readonly Word[], at: number): Span | undefined {
  const end = run(
    text,
    words,
    at + 1,
    (word, place) =>
      !SPEAKING.test(word.key) &&
      !nameStops.has(word.key) &&
      (isLatin(word.text)
        ? nameKind(word.key) !== undefined || isCapital(word)
        : mayBeName(word) || isKnown(word) || (place > at + 1 && nameKind(word.key) !== undefined)),
  );
  if (end === at + 1 || !isJoined(text, words, at + 1)) return undefined;
  if (SPEAKING.test(words[end]?.key ?? '') && isJoined(text, words, end)) return { start: at + 1, end, confidence: 0.75 };
  const parts = words.slice(at + 1, end);
  return parts.length > 1 && parts.some((word) => nameKind(word.key) !== undefined) ? { start: at + 1, end, confidence: 0.7 } : undefined;
}
