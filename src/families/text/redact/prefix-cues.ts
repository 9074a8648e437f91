/** Names in Latin letters after prefix cues: kinship term, role, form field, greeting, signature, transaction. */
import {
  addressed,
  belongings,
  carried,
  dealings,
  givings,
  greetings,
  kin,
  kinOwners,
  numbering,
} from '../../../../data/tables/name_leads.ts';
import { honorifics } from '../../../../data/tables/person_words.ts';
import { likelihood } from './context-cues.ts';
import { nameKind } from './gazetteer.ts';
import {
  after,
  bareKey,
  gapBefore,
  isCapital,
  isJoined,
  isKnown,
  isLineStart,
  isWritten,
  mayBeName,
  restOfLine,
  type Span,
  skipTitles,
} from './latin-words.ts';
import { overPlaces } from './name-letters.ts';
import { isOrdinary } from './ordinary-words.ts';
import { isLatin, type Word } from './reading.ts';

const isListed = (word: Word): boolean => nameKind(bareKey(word)) === 'name';

/** Signature: "Regards,⏎Xavier Lobo", "Yours obediently, Tsering Dolma". */
export function signed(text: string, words: readonly Word[], at: number): Span | undefined {
  const gap = gapBefore(text, words, at + 1);
  if (!words[at + 1] || !/^[\s,.،:;!।/()-]*$/.test(gap)) return undefined;
  const isClosing = /^(?:regards|faithfully|sincerely|truly|obediently|respectfully)$/.test((words[at] as Word).key);
  if (!gap.includes('\n') && !(/[,:]/.test(gap) && isClosing)) return undefined;
  const start = skipTitles(words, at + 1);
  const end = restOfLine(text, words, start);
  return end > start ? { start, end, confidence: 0.75 } : undefined;
}

/** Kinship: "my son Aarush", "my younger brother Aarush", "Meena's son Aarush". */
export function related(text: string, words: readonly Word[], at: number): Span | undefined {
  const owner = words[at - 1];
  const isOwned =
    owner !== undefined &&
    isJoined(text, words, at) &&
    (kinOwners.has(owner.key) ||
      /['’]s$/.test(owner.key) ||
      ((kin.has(owner.key) || isOrdinary(owner.key)) && kinOwners.has(words[at - 2]?.key ?? '') && isJoined(text, words, at - 1)));
  if (!isOwned) return undefined;
  const from = honorifics.has(words[at + 1]?.key ?? '') && isJoined(text, words, at + 1) ? at + 2 : at + 1;
  const end = after(text, words, from, true);
  return end > from ? { start: skipTitles(words, from), end, confidence: 0.7 } : undefined;
}

/** Role: "respondent Naseema Begum", "witness no. 2 Ramsakal". */
export function inRole(text: string, words: readonly Word[], at: number): Span | undefined {
  const next = at + (numbering.has(words[at + 1]?.key ?? '') ? 2 : 1);
  const end = after(text, words, next, false, true);
  if (end === next) return undefined;
  const start = skipTitles(words, next);
  const isSure = end - start > 1 || words.slice(start, end).some(isKnown) || !isCapital(words[at] as Word) || isLineStart(text, words, at);
  return isSure ? { start, end, confidence: 0.7 } : undefined;
}

/** Form field: "Nominee: Zainab Bi". */
export function filledIn(text: string, words: readonly Word[], at: number): Span | undefined {
  if (!/^\s?(?:[:=]|[–-]\s)-?[ \t]*$/.test(gapBefore(text, words, at + 1))) return undefined;
  const start = nameKind(words[at + 1]?.key ?? '') === undefined ? skipTitles(words, at + 1) : at + 1;
  const end = restOfLine(text, words, start);
  return end > start && words.slice(start, end).some((word) => isKnown(word) || mayBeName(word))
    ? { start, end, confidence: 0.8 }
    : undefined;
}

/** Greeting or introduction: "Hi Meghna,", "I'm Gowri, from B block", "Happy birthday Bubbly!". */
export function greeted(text: string, words: readonly Word[], at: number): Span | undefined {
  const { key } = words[at] as Word;
  if (key === 'is' && (words[at - 1]?.key !== 'this' || isLineMiddle(text, words, at - 1))) return undefined;
  if (key === 'am' && words[at - 1]?.key !== 'i') return undefined;
  let start = at + 1;
  if (['to', 'you', 'dear'].includes(words[start]?.key ?? '') && isJoined(text, words, start)) start++;
  const first = words[start];
  if (!first || !isLatin(first.text)) return undefined;
  // Lower case, as in chats: "hi nidhi,".
  if (!isCapital(first))
    return addressed.has(key) && nameKind(first.key) === 'name' && isCalled(text, words, start + 1)
      ? { start, end: start + 1, confidence: 0.6 }
      : undefined;
  const end = after(text, words, start, addressed.has(key));
  if (end === start) return undefined;
  const begin = skipTitles(words, start);
  const isKnownName = words.slice(begin, end).some(isListed);
  const isFrom = ['from', 'of', 'here', 'speaking', 'calling'].includes(words[end]?.key ?? '');
  return isKnownName || isFrom || isCalled(text, words, end) || addressed.has(key)
    ? { start: begin, end, confidence: isKnownName ? 0.7 : 0.55 }
    : undefined;
}

/** Whether the position is before a punctuation mark or an honorific. */
const isCalled = (text: string, words: readonly Word[], at: number): boolean =>
  at >= words.length || honorifics.has(words[at]?.key ?? '') || /^\s*[,!.\n]/.test(gapBefore(text, words, at));

const isLineMiddle = (text: string, words: readonly Word[], at: number): boolean =>
  at > 0 && !/[\n.!?,]/.test(gapBefore(text, words, at)) && !greetings.has(words[at - 1]?.key ?? '');

/** Minimum log-odds of an unknown word: to be a name, and to be a person's rather than a place's. */
const LEAST_LIKELY = 2;
const LEAST_OVER_PLACES = 1;
const isNobodysPlace = (word: Word, surety = 0): boolean =>
  likelihood(word) >= LEAST_LIKELY - surety && overPlaces(bareKey(word)) >= LEAST_OVER_PLACES - surety;
/** Reduction of these thresholds after verbs of giving, and after possessions: their objects are mostly people. */
const [GIVEN, OWNED] = [4, 2] as const;
/** Maximum words between the verb and its object: "handed over the locker key to". */
const MOST_BETWEEN = 8;

/** Transaction: "spoke to Neelofar", "lodged by Gurnam Singh", "identified as Lotan Kol". */
export function dealtWith(text: string, words: readonly Word[], at: number): Span | undefined {
  const before = words[at - 1]?.key ?? '';
  const start = skipTitles(words, at + 1);
  const first = words[start];
  if (!first || !isLatin(first.text)) return undefined;
  const end = after(text, words, at + 1, false);
  if (end === at + 1) return undefined;
  const isKnownName = words.slice(start, end).some(isListed);
  const isSure = IDENTIFIED.test(before) || (dealings.has(before) && (isKnownName || !carried.has(before) || isNobodysPlace(first)));
  if (isSure) return { start, end, confidence: isKnownName ? 0.7 : 0.55 };
  const surety = dealing(text, words, at);
  return surety !== undefined && isNobodysPlace(first, surety) ? { start, end, confidence: 0.55 } : undefined;
}

const IDENTIFIED = /^(?:identified|introduced|recogni[sz]ed|impersonated|posing)$/;

/** Threshold reduction for the kind of transaction ("gave the keys to", "salary of"); `undefined` where there is none. */
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

/** Hindi postposition: "Tunnu ko bolo", "Farzeen ne kaha". */
export function inCase(text: string, words: readonly Word[], at: number): Span | undefined {
  const word = words[at - 1];
  return word && isJoined(text, words, at) && isWritten(word) && mayBeName(word) ? { start: at - 1, end: at, confidence: 0.55 } : undefined;
}
