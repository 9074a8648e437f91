/**
 * Names in Latin letters by two combined features: character n-gram log-odds, and context cues (verbs, postpositions, requests). Neither is enough
 * alone.
 */

import { kin } from '../../../../data/tables/name_leads.ts';
import {
  aboutWords,
  askingActs,
  askings,
  callingWords,
  casesOfPeople,
  commonActs,
  companions,
  humanActs,
  humanPredicates,
  kinHonours,
  personalWords,
  petNames,
  placeLeads,
  possessions,
  requests,
  thingLeads,
} from '../../../../data/tables/person_cues.ts';
import { honorifics, nameStops, notPeople, sentenceStarts, titles } from '../../../../data/tables/person_words.ts';
import { nameKind } from './gazetteer.ts';
import { bareKey, gapBefore, isCapital, isInitial, isJoined, isLineStart, isWritten, MOST_WORDS, type Span } from './latin-words.ts';
import { memoizeByWord } from './memoize-by-word.ts';
import { nameOdds, overPlaces } from './name-letters.ts';
import { isOrdinary } from './ordinary-words.ts';
import { isPlaceOrThing, isThing } from './places-and-things.ts';
import { isLatin, type Word } from './reading.ts';

const NEVER = -99;
/** Log-odds assigned by list membership, on the scale of the n-gram log-odds. */
const KNOWN = 6;
const COMMON = 1;
const PET = 3;
const ORDINARY = 3;
const SUREST = 8;

const NO_NAMES = [kin, titles, honorifics, nameStops, notPeople, sentenceStarts];

/** Maximum length of a name. */
const LONGEST = 24;

/** Log-odds that a capitalised word is part of a person's name. */
export const likelihood = (word: Word): number => (isCapital(word) && word.text.length <= LONGEST ? lately(word.text) : NEVER);

const lately = memoizeByWord((text) => {
  if (!isLatin(text)) return NEVER;
  const word = { text, key: text.replaceAll('.', '').toLowerCase().normalize('NFC') };
  if (isInitial(word)) return 0;
  const key = bareKey(word);
  if (!isWritten(word) || NO_NAMES.some((list) => list.has(key))) return NEVER;
  const kind = isThing(key) ? undefined : nameKind(key);
  if (kind === 'name') return KNOWN;
  // "Honey ma'am": some ordinary words are nicknames.
  if (kind === 'common' && isOrdinary(key)) return petNames.has(key) ? PET : COMMON;
  if (isPlaceOrThing(key)) return NEVER;
  if (kind === 'common') return COMMON;
  return Math.min(SUREST, nameOdds(key) - (isOrdinary(key) ? ORDINARY : 0));
});

/** Minimum log-odds of each word of a multi-word name. */
const LEAST_OF_SEVERAL = -4;

/** A span of words with the sum of their log-odds. */
interface Likely {
  readonly start: number;
  readonly end: number;
  readonly odds: number;
}

/** The run of capitalised words that ends before a position. */
function before(text: string, words: readonly Word[], at: number): Likely | undefined {
  let start = at;
  let sum = 0;
  while (at - start < MOST_WORDS && start > 0 && isNext(text, words, start, at)) {
    const odds = likelihood(words[start - 1] as Word);
    if (odds < LEAST_OF_SEVERAL) break;
    sum += odds;
    start--;
  }
  if (start === at || words.slice(start, at).every(isInitial)) return undefined;
  return { start, end: at, odds: sum };
}

/** Whether a word is adjacent to the previous one, also across the full stop of an initial. */
function isNext(text: string, words: readonly Word[], at: number, end: number): boolean {
  if (isJoined(text, words, at)) return true;
  return at < end && isInitial(words[at - 1] as Word) && /^\.\s?$/.test(gapBefore(text, words, at));
}

/** "Tarulata Bag": surnames may be ordinary words. */
const isFurtherCapital = (word: Word): boolean => isWritten(word) && !NO_NAMES.some((list) => list.has(bareKey(word)));

/** The run of capitalised words that starts at a position. */
function beside(text: string, words: readonly Word[], at: number): Likely | undefined {
  let end = at;
  let sum = 0;
  while (end - at < MOST_WORDS && end < words.length && (end === at || isNext(text, words, end, end + 1))) {
    const odds = likelihood(words[end] as Word);
    if (odds < LEAST_OF_SEVERAL && !(sum >= LEAST.spoken && isFurtherCapital(words[end] as Word))) break;
    sum += Math.max(0, odds);
    end++;
  }
  if (end === at || words.slice(at, end).every(isInitial)) return undefined;
  // "Sai Baba mandir" is a place.
  const last = isJoined(text, words, end) && isCapital(words[end] as Word) ? [end, end + 1] : [end];
  const isInPlace = last.some((place) => notPeople.has(words[place]?.key ?? '') && isJoined(text, words, place));
  return isInPlace ? undefined : { start: at, end, odds: sum };
}

const found = ({ start, end }: Likely): Span => ({ start, end, confidence: 0.55 });

/** Whether a preposition before the span introduces a place or thing: "The stock from Tiaret has come". */
const isLedIn = (words: readonly Word[], { start }: Likely): boolean => {
  const lead = words[start - 1]?.key ?? '';
  if (thingLeads.has(lead)) return true;
  return (
    placeLeads.has(lead) && !isBeyondDoubt(bareKey(words[start] as Word), OF_PLACES) && nameKind(bareKey(words[start] as Word)) !== 'name'
  );
};

/** Minimum log-odds for each kind of context cue. */
const LEAST = {
  honoured: -3,
  human: 0,
  predicate: 1,
  common: 3,
  alone: 5.5,
  people: -4,
  personal: -2,
  all: 2.5,
  asked: 1.5,
  about: 5,
  called: 0,
  spoken: 4,
  initials: -1,
} as const;

/** Subject of a verb with a human agent: "Zothanpuia has paid", "Khriezo said". */
export function acted(text: string, words: readonly Word[], at: number): Span | undefined {
  if (!isJoined(text, words, at) || !isCapital(words[at - 1] as Word)) return undefined;
  const { key } = words[at] as Word;
  const span = before(text, words, at);
  if (!span || isLedIn(words, span)) return undefined;
  const next = words[at + 1]?.key ?? '';
  const least =
    kinHonours.has(key) || honorifics.has(key)
      ? LEAST.honoured
      : humanActs.has(key)
        ? LEAST.human
        : commonActs.has(key)
          ? LEAST.common
          : humanPredicates.has(next) && isJoined(text, words, at + 1)
            ? LEAST.predicate
            : LEAST.alone;
  return span.odds >= least ? found(span) : undefined;
}

/** Before a Hindi postposition: "Shagufta ki beti", "Bantu ne mera charger". */
export function casedInLatin(text: string, words: readonly Word[], at: number): Span | undefined {
  if (!isJoined(text, words, at) || !isCapital(words[at - 1] as Word)) return undefined;
  const span = before(text, words, at);
  if (!span) return undefined;
  const [{ key }, next] = [words[at] as Word, words[at + 1]?.key ?? ''];
  const isPersonal = key === 'se' ? askings.has(next) : POSSESSIVE.has(key) && possessions.has(next);
  // "se" (from) also follows places: trains and buses.
  if (key === 'se' && !isPersonal) return undefined;
  const least = casesOfPeople.has(key) ? LEAST.people : isPersonal ? LEAST.personal : LEAST.all;
  return span.odds >= least ? found(span) : undefined;
}

const POSSESSIVE: ReadonlySet<string> = new Set(['ka', 'ki', 'ke']);

/** After a verb of asking, a form of address or thanks: "informed Thenmozhi", "Ok Vibhuti,", "thank you Shraboni". */
export function askedFor(text: string, words: readonly Word[], at: number): Span | undefined {
  const { key } = words[at] as Word;
  const start = at + (key === 'thank' && words[at + 1]?.key === 'you' ? 2 : 1);
  const next = words[start];
  if (!next || !isCapital(next) || !/^,? {1,2}$/.test(gapBefore(text, words, start))) return undefined;
  const span = beside(text, words, start);
  if (!span) return undefined;
  if (key === 'and' && !isAfterName(text, words, at)) return undefined;
  if (PARTICLES.has(key) && !/^(?:pick|drop|call)(?:s|ed|p?ing|ped)?$/.test(words[at - 1]?.key ?? '')) return undefined;
  const isPraised = praises.has(key) && /^(?:well|good|great|nice|superb|excellent)$/.test(words[at - 1]?.key ?? '');
  const isCalled = (callingWords.has(key) || isPraised) && /^\s*[,!?.\n]|^\s*$/.test(gapBefore(text, words, span.end));
  const least = isCalled
    ? LEAST.called
    : askingActs.has(key) || PARTICLES.has(key)
      ? LEAST.asked
      : aboutWords.has(key)
        ? LEAST.about
        : undefined;
  return least !== undefined && span.odds >= least ? found(span) : undefined;
}

/** "pick up Kiaan". */
export const PARTICLES: ReadonlySet<string> = new Set(['up', 'off']);

/** "Well done Nehal,". */
export const praises: ReadonlySet<string> = new Set('done work job catch luck one idea going effort shot point'.split(' '));

const isAfterName = (text: string, words: readonly Word[], at: number): boolean =>
  (before(text, words, at)?.odds ?? NEVER) >= LEAST.predicate;

/** Window of words that is searched for a personal word. */
const NEAR = 8;

/** Likely names without an adjacent cue: "Kindly mark Ritwik present", "Zubeda, please", "M.S. Ezhilarasi". */
export function spokenOf(text: string, words: readonly Word[], at: number): Span | undefined {
  const word = words[at] as Word;
  const odds = likelihood(word);
  if (odds < LEAST.initials || isInitial(word)) return undefined;
  const initials = initialsBefore(text, words, at);
  if (initials === 0 && odds < LEAST.all) return undefined;
  const span = beside(text, words, at);
  if (!span) return undefined;
  // In capitals it may be an identifier.
  if (initials > 0) return /\p{Ll}/u.test(word.text) || nameKind(word.key) ? found({ ...span, start: at - initials }) : undefined;
  const isFirst = isLineStart(text, words, at) || /[.!?]/.test(gapBefore(text, words, at));
  if (isFirst && requests.has(words[span.end]?.key ?? '') && /^, /.test(gapBefore(text, words, span.end))) return found(span);
  if (isFirst && words[span.end]?.key === 'and' && companions.has(words[span.end + 1]?.key ?? '')) return found(span);
  if (span.odds < LEAST.spoken) return undefined;
  const lead = words[at - 1]?.key ?? '';
  if (placeLeads.has(lead)) return SOMEBODYS.has(lead) && isBeyondDoubt(bareKey(word), OF_PLACES) ? found(span) : undefined;
  if (/['’]s$/.test(word.key)) return found({ ...span, end: at + 1 });
  if (isBeyondDoubt(bareKey(word))) return found(span);
  return isPersonNear(words, span) ? found(span) : undefined;
}

/** Minimum log-odds against ordinary words and against place names at which no further cue is needed. */
const BEYOND_DOUBT = { words: 9, places: 2 } as const;
/** The same, where a place name is plausible. */
const OF_PLACES = { words: 9, places: 4 } as const;
const SOMEBODYS: ReadonlySet<string> = new Set(['to', 'of', 'from']);
const isBeyondDoubt = (key: string, { words, places }: { words: number; places: number } = BEYOND_DOUBT): boolean =>
  !isOrdinary(key) && nameOdds(key) >= words && overPlaces(key) >= places;

function isPersonNear(words: readonly Word[], { start, end }: Likely): boolean {
  for (let near = Math.max(0, start - NEAR); near < Math.min(words.length, end + NEAR); near++) {
    if ((near < start || near >= end) && personalWords.has((words[near] as Word).key)) return true;
  }
  return false;
}

/** Number of initials before a word, each with a full stop. */
function initialsBefore(text: string, words: readonly Word[], at: number): number {
  const isBefore = (place: number): boolean =>
    place > 0 &&
    isInitial(words[place - 1] as Word) &&
    /^\.? ?$/.test(gapBefore(text, words, place)) &&
    text.slice((words[place - 1] as Word).from, (words[place] as Word).from).includes('.');
  let count = 0;
  while (count < MOST_WORDS && isBefore(at - count)) count++;
  return count;
}
