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
import { memoizeByWord } from './memoize-by-word.ts';
import { ngramLogOdds, personOverPlaceLogOdds } from './ngram-log-odds.ts';
import { isMiscEntity, isNonPersonEntity } from './non-person-entities.ts';
import { isOrdinary } from './ordinary-words.ts';
import {
  bareKey,
  gapBefore,
  hasNameCase,
  isAdjacent,
  isCapitalised,
  isInitial,
  isLineStart,
  MAX_PERSON_NAME_WORDS,
  type NameSpan,
} from './span-expansion.ts';
import { isLatin, type WordToken } from './tokenise.ts';

const IMPOSSIBLE = -99;
/** Log-odds assigned by list membership, on the scale of the n-gram log-odds. */
const GAZETTEER_LOG_ODDS = 6;
const AMBIGUOUS_LOG_ODDS = 1;
const NICKNAME_LOG_ODDS = 3;
const ORDINARY_WORD_PENALTY = 3;
const MAX_LOG_ODDS = 8;

const STOP_LISTS = [kin, titles, honorifics, nameStops, notPeople, sentenceStarts];

/** Maximum length of a name. */
const MAX_NAME_LENGTH = 24;

/** Log-odds that a capitalised word is part of a person's name. */
export const nameLogOdds = (word: WordToken): number =>
  isCapitalised(word) && word.text.length <= MAX_NAME_LENGTH ? cachedLogOdds(word.text) : IMPOSSIBLE;

const cachedLogOdds = memoizeByWord((text) => {
  if (!isLatin(text)) return IMPOSSIBLE;
  const word = { text, key: text.replaceAll('.', '').toLowerCase().normalize('NFC') };
  if (isInitial(word)) return 0;
  const key = bareKey(word);
  if (!hasNameCase(word) || STOP_LISTS.some((list) => list.has(key))) return IMPOSSIBLE;
  const kind = isMiscEntity(key) ? undefined : nameKind(key);
  if (kind === 'name') return GAZETTEER_LOG_ODDS;
  // "Honey ma'am": some ordinary words are nicknames.
  if (kind === 'common' && isOrdinary(key)) return petNames.has(key) ? NICKNAME_LOG_ODDS : AMBIGUOUS_LOG_ODDS;
  if (isNonPersonEntity(key)) return IMPOSSIBLE;
  if (kind === 'common') return AMBIGUOUS_LOG_ODDS;
  return Math.min(MAX_LOG_ODDS, ngramLogOdds(key) - (isOrdinary(key) ? ORDINARY_WORD_PENALTY : 0));
});

/** Minimum log-odds of each word of a multi-word name. */
const MIN_LOG_ODDS_IN_NAME = -4;

/** A span of words with the sum of their log-odds. */
interface ScoredSpan {
  readonly start: number;
  readonly end: number;
  readonly logOdds: number;
}

/** The run of capitalised words that ends before a position. */
function nameRunBefore(text: string, words: readonly WordToken[], at: number): ScoredSpan | undefined {
  let start = at;
  let sum = 0;
  while (at - start < MAX_PERSON_NAME_WORDS && start > 0 && isAdjacentOrInitial(text, words, start, at)) {
    const odds = nameLogOdds(words[start - 1] as WordToken);
    if (odds < MIN_LOG_ODDS_IN_NAME) break;
    sum += odds;
    start--;
  }
  if (start === at || words.slice(start, at).every(isInitial)) return undefined;
  return { start, end: at, logOdds: sum };
}

/** Whether a word is adjacent to the previous one, also across the full stop of an initial. */
function isAdjacentOrInitial(text: string, words: readonly WordToken[], at: number, end: number): boolean {
  if (isAdjacent(text, words, at)) return true;
  return at < end && isInitial(words[at - 1] as WordToken) && /^\.\s?$/.test(gapBefore(text, words, at));
}

/** "Tarulata Bag": surnames may be ordinary words. */
const mayContinueName = (word: WordToken): boolean => hasNameCase(word) && !STOP_LISTS.some((list) => list.has(bareKey(word)));

/** The run of capitalised words that starts at a position. */
function nameRunAt(text: string, words: readonly WordToken[], at: number): ScoredSpan | undefined {
  let end = at;
  let sum = 0;
  while (end - at < MAX_PERSON_NAME_WORDS && end < words.length && (end === at || isAdjacentOrInitial(text, words, end, end + 1))) {
    const odds = nameLogOdds(words[end] as WordToken);
    if (odds < MIN_LOG_ODDS_IN_NAME && !(sum >= MIN_LOG_ODDS.spoken && mayContinueName(words[end] as WordToken))) break;
    sum += Math.max(0, odds);
    end++;
  }
  if (end === at || words.slice(at, end).every(isInitial)) return undefined;
  // "Sai Baba mandir" is a place.
  const last = isAdjacent(text, words, end) && isCapitalised(words[end] as WordToken) ? [end, end + 1] : [end];
  const isInPlace = last.some((place) => notPeople.has(words[place]?.key ?? '') && isAdjacent(text, words, place));
  return isInPlace ? undefined : { start: at, end, logOdds: sum };
}

const toNameSpan = ({ start, end }: ScoredSpan): NameSpan => ({ start, end, confidence: 0.55 });

/** Whether a preposition before the span introduces a place or thing: "The stock from Tiaret has come". */
const hasPlacePreposition = (words: readonly WordToken[], { start }: ScoredSpan): boolean => {
  const lead = words[start - 1]?.key ?? '';
  if (thingLeads.has(lead)) return true;
  return (
    placeLeads.has(lead) &&
    !isCertainName(bareKey(words[start] as WordToken), CERTAIN_LOG_ODDS_OVER_PLACES) &&
    nameKind(bareKey(words[start] as WordToken)) !== 'name'
  );
};

/** Minimum log-odds for each kind of context cue. */
const MIN_LOG_ODDS = {
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
export function subjectOfVerb(text: string, words: readonly WordToken[], at: number): NameSpan | undefined {
  if (!isAdjacent(text, words, at) || !isCapitalised(words[at - 1] as WordToken)) return undefined;
  const { key } = words[at] as WordToken;
  const span = nameRunBefore(text, words, at);
  if (!span || hasPlacePreposition(words, span)) return undefined;
  const next = words[at + 1]?.key ?? '';
  const least =
    kinHonours.has(key) || honorifics.has(key)
      ? MIN_LOG_ODDS.honoured
      : humanActs.has(key)
        ? MIN_LOG_ODDS.human
        : commonActs.has(key)
          ? MIN_LOG_ODDS.common
          : humanPredicates.has(next) && isAdjacent(text, words, at + 1)
            ? MIN_LOG_ODDS.predicate
            : MIN_LOG_ODDS.alone;
  return span.logOdds >= least ? toNameSpan(span) : undefined;
}

/** Before a Hindi postposition: "Shagufta ki beti", "Bantu ne mera charger". */
export function beforePostposition(text: string, words: readonly WordToken[], at: number): NameSpan | undefined {
  if (!isAdjacent(text, words, at) || !isCapitalised(words[at - 1] as WordToken)) return undefined;
  const span = nameRunBefore(text, words, at);
  if (!span) return undefined;
  const [{ key }, next] = [words[at] as WordToken, words[at + 1]?.key ?? ''];
  const isPersonal = key === 'se' ? askings.has(next) : POSSESSIVE.has(key) && possessions.has(next);
  // "se" (from) also follows places: trains and buses.
  if (key === 'se' && !isPersonal) return undefined;
  const least = casesOfPeople.has(key) ? MIN_LOG_ODDS.people : isPersonal ? MIN_LOG_ODDS.personal : MIN_LOG_ODDS.all;
  return span.logOdds >= least ? toNameSpan(span) : undefined;
}

const POSSESSIVE: ReadonlySet<string> = new Set(['ka', 'ki', 'ke']);

/** After a verb of asking, a form of address or thanks: "informed Thenmozhi", "Ok Vibhuti,", "thank you Shraboni". */
export function afterAddressCue(text: string, words: readonly WordToken[], at: number): NameSpan | undefined {
  const { key } = words[at] as WordToken;
  const start = at + (key === 'thank' && words[at + 1]?.key === 'you' ? 2 : 1);
  const next = words[start];
  if (!next || !isCapitalised(next) || !/^,? {1,2}$/.test(gapBefore(text, words, start))) return undefined;
  const span = nameRunAt(text, words, start);
  if (!span) return undefined;
  if (key === 'and' && !isAfterName(text, words, at)) return undefined;
  if (VERB_PARTICLES.has(key) && !/^(?:pick|drop|call)(?:s|ed|p?ing|ped)?$/.test(words[at - 1]?.key ?? '')) return undefined;
  const isPraised = praiseWords.has(key) && /^(?:well|good|great|nice|superb|excellent)$/.test(words[at - 1]?.key ?? '');
  const isCalled = (callingWords.has(key) || isPraised) && /^\s*[,!?.\n]|^\s*$/.test(gapBefore(text, words, span.end));
  const least = isCalled
    ? MIN_LOG_ODDS.called
    : askingActs.has(key) || VERB_PARTICLES.has(key)
      ? MIN_LOG_ODDS.asked
      : aboutWords.has(key)
        ? MIN_LOG_ODDS.about
        : undefined;
  return least !== undefined && span.logOdds >= least ? toNameSpan(span) : undefined;
}

/** "pick up Kiaan". */
export const VERB_PARTICLES: ReadonlySet<string> = new Set(['up', 'off']);

/** "Well done Nehal,". */
export const praiseWords: ReadonlySet<string> = new Set('done work job catch luck one idea going effort shot point'.split(' '));

const isAfterName = (text: string, words: readonly WordToken[], at: number): boolean =>
  (nameRunBefore(text, words, at)?.logOdds ?? IMPOSSIBLE) >= MIN_LOG_ODDS.predicate;

/** Window of words that is searched for a personal word. */
const CONTEXT_WINDOW = 8;

/** Likely names without an adjacent cue: "Kindly mark Ritwik present", "Zubeda, please", "M.S. Ezhilarasi". */
export function uncuedName(text: string, words: readonly WordToken[], at: number): NameSpan | undefined {
  const word = words[at] as WordToken;
  const odds = nameLogOdds(word);
  if (odds < MIN_LOG_ODDS.initials || isInitial(word)) return undefined;
  const initials = initialsBefore(text, words, at);
  if (initials === 0 && odds < MIN_LOG_ODDS.all) return undefined;
  const span = nameRunAt(text, words, at);
  if (!span) return undefined;
  // In capitals it may be an identifier.
  if (initials > 0) return /\p{Ll}/u.test(word.text) || nameKind(word.key) ? toNameSpan({ ...span, start: at - initials }) : undefined;
  const isFirst = isLineStart(text, words, at) || /[.!?]/.test(gapBefore(text, words, at));
  if (isFirst && requests.has(words[span.end]?.key ?? '') && /^, /.test(gapBefore(text, words, span.end))) return toNameSpan(span);
  if (isFirst && words[span.end]?.key === 'and' && companions.has(words[span.end + 1]?.key ?? '')) return toNameSpan(span);
  if (span.logOdds < MIN_LOG_ODDS.spoken) return undefined;
  const lead = words[at - 1]?.key ?? '';
  if (placeLeads.has(lead))
    return PERSON_PREPOSITIONS.has(lead) && isCertainName(bareKey(word), CERTAIN_LOG_ODDS_OVER_PLACES) ? toNameSpan(span) : undefined;
  if (/['’]s$/.test(word.key)) return toNameSpan({ ...span, end: at + 1 });
  if (isCertainName(bareKey(word))) return toNameSpan(span);
  return hasPersonalWordNearby(words, span) ? toNameSpan(span) : undefined;
}

/** Minimum log-odds against ordinary words and against place names at which no further cue is needed. */
const CERTAIN_LOG_ODDS = { words: 9, places: 2 } as const;
/** The same, where a place name is plausible. */
const CERTAIN_LOG_ODDS_OVER_PLACES = { words: 9, places: 4 } as const;
const PERSON_PREPOSITIONS: ReadonlySet<string> = new Set(['to', 'of', 'from']);
const isCertainName = (key: string, { words, places }: { words: number; places: number } = CERTAIN_LOG_ODDS): boolean =>
  !isOrdinary(key) && ngramLogOdds(key) >= words && personOverPlaceLogOdds(key) >= places;

function hasPersonalWordNearby(words: readonly WordToken[], { start, end }: ScoredSpan): boolean {
  for (let near = Math.max(0, start - CONTEXT_WINDOW); near < Math.min(words.length, end + CONTEXT_WINDOW); near++) {
    if ((near < start || near >= end) && personalWords.has((words[near] as WordToken).key)) return true;
  }
  return false;
}

/** Number of initials before a word, each with a full stop. */
function initialsBefore(text: string, words: readonly WordToken[], at: number): number {
  const isBefore = (place: number): boolean =>
    place > 0 &&
    isInitial(words[place - 1] as WordToken) &&
    /^\.? ?$/.test(gapBefore(text, words, place)) &&
    text.slice((words[place - 1] as WordToken).from, (words[place] as WordToken).from).includes('.');
  let count = 0;
  while (count < MAX_PERSON_NAME_WORDS && isBefore(at - count)) count++;
  return count;
}
