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
import { nameLogOdds } from './context-cues.ts';
import { nameKind } from './gazetteer.ts';
import { personOverPlaceLogOdds } from './ngram-log-odds.ts';
import { isOrdinary } from './ordinary-words.ts';
import {
  bareKey,
  gapBefore,
  hasNameCase,
  isAdjacent,
  isCapitalised,
  isGazetteerName,
  isLineStart,
  lineNameEnd,
  mayBeName,
  type NameSpan,
  nameEndAfterCue,
  skipTitles,
} from './span-expansion.ts';
import { isLatin, type WordToken } from './tokenise.ts';

const isListed = (word: WordToken): boolean => nameKind(bareKey(word)) === 'name';

/** Signature: "Regards,⏎Xavier Lobo", "Yours obediently, Tsering Dolma". */
export function afterSignOff(text: string, words: readonly WordToken[], at: number): NameSpan | undefined {
  const gap = gapBefore(text, words, at + 1);
  if (!words[at + 1] || !/^[\s,.،:;!।/()-]*$/.test(gap)) return undefined;
  const isClosing = /^(?:regards|faithfully|sincerely|truly|obediently|respectfully)$/.test((words[at] as WordToken).key);
  if (!gap.includes('\n') && !(/[,:]/.test(gap) && isClosing)) return undefined;
  const start = skipTitles(words, at + 1);
  const end = lineNameEnd(text, words, start);
  return end > start ? { start, end, confidence: 0.75 } : undefined;
}

/** Kinship: "my son Aarush", "my younger brother Aarush", "Meena's son Aarush". */
export function afterKinship(text: string, words: readonly WordToken[], at: number): NameSpan | undefined {
  const owner = words[at - 1];
  const isOwned =
    owner !== undefined &&
    isAdjacent(text, words, at) &&
    (kinOwners.has(owner.key) ||
      /['’]s$/.test(owner.key) ||
      ((kin.has(owner.key) || isOrdinary(owner.key)) && kinOwners.has(words[at - 2]?.key ?? '') && isAdjacent(text, words, at - 1)));
  if (!isOwned) return undefined;
  const from = honorifics.has(words[at + 1]?.key ?? '') && isAdjacent(text, words, at + 1) ? at + 2 : at + 1;
  const end = nameEndAfterCue(text, words, from, true);
  return end > from ? { start: skipTitles(words, from), end, confidence: 0.7 } : undefined;
}

/** Role: "respondent Naseema Begum", "witness no. 2 Ramsakal". */
export function afterRole(text: string, words: readonly WordToken[], at: number): NameSpan | undefined {
  const next = at + (numbering.has(words[at + 1]?.key ?? '') ? 2 : 1);
  const end = nameEndAfterCue(text, words, next, false, true);
  if (end === next) return undefined;
  const start = skipTitles(words, next);
  const isSure =
    end - start > 1 ||
    words.slice(start, end).some(isGazetteerName) ||
    !isCapitalised(words[at] as WordToken) ||
    isLineStart(text, words, at);
  return isSure ? { start, end, confidence: 0.7 } : undefined;
}

/** Form field: "Nominee: Zainab Bi". */
export function inFormField(text: string, words: readonly WordToken[], at: number): NameSpan | undefined {
  if (!/^\s?(?:[:=]|[–-]\s)-?[ \t]*$/.test(gapBefore(text, words, at + 1))) return undefined;
  const start = nameKind(words[at + 1]?.key ?? '') === undefined ? skipTitles(words, at + 1) : at + 1;
  const end = lineNameEnd(text, words, start);
  return end > start && words.slice(start, end).some((word) => isGazetteerName(word) || mayBeName(word))
    ? { start, end, confidence: 0.8 }
    : undefined;
}

/** Greeting or introduction: "Hi Meghna,", "I'm Gowri, from B block", "Happy birthday Bubbly!". */
export function afterGreeting(text: string, words: readonly WordToken[], at: number): NameSpan | undefined {
  const { key } = words[at] as WordToken;
  if (key === 'is' && (words[at - 1]?.key !== 'this' || isLineMiddle(text, words, at - 1))) return undefined;
  if (key === 'am' && words[at - 1]?.key !== 'i') return undefined;
  let start = at + 1;
  if (['to', 'you', 'dear'].includes(words[start]?.key ?? '') && isAdjacent(text, words, start)) start++;
  const first = words[start];
  if (!first || !isLatin(first.text)) return undefined;
  // Lower case, as in chats: "hi nidhi,".
  if (!isCapitalised(first))
    return addressed.has(key) && nameKind(first.key) === 'name' && isVocative(text, words, start + 1)
      ? { start, end: start + 1, confidence: 0.6 }
      : undefined;
  const end = nameEndAfterCue(text, words, start, addressed.has(key));
  if (end === start) return undefined;
  const begin = skipTitles(words, start);
  const isKnownName = words.slice(begin, end).some(isListed);
  const isFrom = ['from', 'of', 'here', 'speaking', 'calling'].includes(words[end]?.key ?? '');
  return isKnownName || isFrom || isVocative(text, words, end) || addressed.has(key)
    ? { start: begin, end, confidence: isKnownName ? 0.7 : 0.55 }
    : undefined;
}

/** Whether the position is before a punctuation mark or an honorific. */
const isVocative = (text: string, words: readonly WordToken[], at: number): boolean =>
  at >= words.length || honorifics.has(words[at]?.key ?? '') || /^\s*[,!.\n]/.test(gapBefore(text, words, at));

const isLineMiddle = (text: string, words: readonly WordToken[], at: number): boolean =>
  at > 0 && !/[\n.!?,]/.test(gapBefore(text, words, at)) && !greetings.has(words[at - 1]?.key ?? '');

/** Minimum log-odds of an unknown word: to be a name, and to be a person's rather than a place's. */
const MIN_NAME_LOG_ODDS = 2;
const MIN_PERSON_LOG_ODDS = 1;
const isPersonRatherThanPlace = (word: WordToken, surety = 0): boolean =>
  nameLogOdds(word) >= MIN_NAME_LOG_ODDS - surety && personOverPlaceLogOdds(bareKey(word)) >= MIN_PERSON_LOG_ODDS - surety;
/** Reduction of these thresholds after verbs of giving, and after possessions: their objects are mostly people. */
const [GIVEN, OWNED] = [4, 2] as const;
/** Maximum words between the verb and its object: "handed over the locker key to". */
const MAX_WORDS_BETWEEN = 8;

/** Transaction: "spoke to Neelofar", "lodged by Gurnam Singh", "identified as Lotan Kol". */
export function afterTransaction(text: string, words: readonly WordToken[], at: number): NameSpan | undefined {
  const before = words[at - 1]?.key ?? '';
  const start = skipTitles(words, at + 1);
  const first = words[start];
  if (!first || !isLatin(first.text)) return undefined;
  const end = nameEndAfterCue(text, words, at + 1, false);
  if (end === at + 1) return undefined;
  const isKnownName = words.slice(start, end).some(isListed);
  const isSure =
    IDENTIFIED.test(before) || (dealings.has(before) && (isKnownName || !carried.has(before) || isPersonRatherThanPlace(first)));
  if (isSure) return { start, end, confidence: isKnownName ? 0.7 : 0.55 };
  const surety = transactionDiscount(text, words, at);
  return surety !== undefined && isPersonRatherThanPlace(first, surety) ? { start, end, confidence: 0.55 } : undefined;
}

const IDENTIFIED = /^(?:identified|introduced|recogni[sz]ed|impersonated|posing)$/;

/** Threshold reduction for the kind of transaction ("gave the keys to", "salary of"); `undefined` where there is none. */
function transactionDiscount(text: string, words: readonly WordToken[], at: number): number | undefined {
  const { key } = words[at] as WordToken;
  if (key === 'of' && belongings.has(words[at - 1]?.key ?? '')) return OWNED;
  for (let place = at - 1; place >= 0 && at - place <= MAX_WORDS_BETWEEN + 1 && isAdjacent(text, words, place + 1); place--) {
    const before = (words[place] as WordToken).key;
    if (givings.has(before) && key === 'to') return GIVEN;
    if (dealings.has(before)) return 0;
  }
  return undefined;
}

/** Hindi postposition: "Tunnu ko bolo", "Farzeen ne kaha". */
export function beforeKoOrNe(text: string, words: readonly WordToken[], at: number): NameSpan | undefined {
  const word = words[at - 1];
  return word && isAdjacent(text, words, at) && hasNameCase(word) && mayBeName(word)
    ? { start: at - 1, end: at, confidence: 0.55 }
    : undefined;
}
