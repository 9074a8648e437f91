/** Names of people: after a title, a relation or the word "name", or by being names that are known. */
import { kin, kinOwners } from '../../../../data/tables/name_leads.ts';
import { honouring } from '../../../../data/tables/person_cues.ts';
import {
  goals,
  goings,
  honorifics,
  introductions,
  nameLabels,
  nameStops,
  notPeople,
  owners,
  ownNames,
  relations,
  sentenceStarts,
  stoppedTitles,
  surnames,
  titles,
} from '../../../../data/tables/person_words.ts';
import { isFurther } from './expected-name.ts';
import { nameOdds } from './name-letters.ts';
import { isOffice, type NameKind, nameKind } from './name-lists.ts';
import { isOrdinary } from './ordinary-words.ts';
import { isCalledAfterSomebody, isPlaceOrThing, isThing } from './places-and-things.ts';
import { isLatin, type Word } from './reading.ts';
import { isLetter } from './script-rules.ts';
import type { Candidate, Reading } from './types.ts';

/** Given names, initials and a surname. */
const MOST_WORDS = 4;

interface Seen extends Word {
  readonly capital: boolean;
  readonly initial: boolean;
  readonly latin: boolean;
}

export function* findNames({ text, words }: Reading): Iterable<Candidate> {
  const seen = words.map(look);
  for (let at = 0; at < seen.length; at++) {
    const found = nameAt(text, seen, at);
    if (!found) continue;
    const last = seen[found.end - 1] as Seen;
    yield { type: 'name', from: (seen[found.start] as Seen).from, to: last.to, confidence: found.confidence };
    at = found.end - 1;
  }
}

/** Initials with their full stops. */
const LONGEST_INITIALS = 8;

function look(word: Word): Seen {
  const { text, from } = word;
  // "Nair's son".
  const owner = /['’]s$/i.test(word.key) ? 2 : 0;
  const [key, to] = [word.key.slice(0, word.key.length - owner), word.to - owner];
  const latin = isLatin(text);
  const capital = latin && text.charCodeAt(0) !== key.charCodeAt(0);
  const initial = latin ? capital && text.length <= LONGEST_INITIALS && /^(?:\p{L}|(?:\p{L}\.)+\p{L}?)$/u.test(text) : isLetter(key);
  return { text, key, from, to, latin, capital, initial };
}

interface Span {
  readonly start: number;
  /** After the last word. */
  readonly end: number;
  readonly confidence: number;
}

function nameAt(text: string, words: readonly Seen[], at: number): Span | undefined {
  const word = words[at] as Seen;
  if (isTitle(text, words, at) && words[at + 1]?.latin === word.latin && follows(text, words, at + 1)) {
    const start = afterTitles(words, at + 1);
    const end = run(text, words, start, true);
    // Mohd is short for a name.
    if (end > start && /^(?:mohd|md|মোঃ|মো)$/.test(words[start - 1]?.key ?? '')) return { start: start - 1, end, confidence: 0.9 };
    if (end > start && !(follows(text, words, end) && isPlace(words[end]))) return { start, end, confidence: 0.9 };
  }
  if ((relations.has(word.key) && !isRelative(words[at - 1])) || isRelation(words, at)) {
    const start = afterTitles(words, at + 1);
    const end = run(text, words, start, true);
    if (end > start && gap(text, words, start).length <= 3) return { start, end, confidence: 0.9 };
  }
  if (word.key === 'of' && isNameOf(words, at)) {
    const end = run(text, words, at + 1, true);
    const known = words.slice(at + 1, end).some(({ key }) => nameKind(key) !== undefined);
    if ((known || end - at > 2) && !(follows(text, words, end) && isPlace(words[end]))) return { start: at + 1, end, confidence: 0.75 };
  }
  if (nameLabels.has(word.key)) {
    const named = afterLabel(text, words, at);
    if (named) return named;
  }
  return listed(text, words, at);
}

/** "सौ. अंकिता": without its full stop it is a hundred. */
const isTitle = (text: string, words: readonly Seen[], at: number): boolean => {
  const { key, latin, capital } = words[at] as Seen;
  return titles.has(key) ? !latin || capital : stoppedTitles.has(key) && gap(text, words, at + 1).startsWith('.');
};

/** "Lt Col Dr". */
const MOST_TITLES = 3;

function afterTitles(words: readonly Seen[], at: number): number {
  let start = at;
  while (start - at < MOST_TITLES && titles.has(words[start]?.key ?? '')) start++;
  return start;
}

const gap = (text: string, words: readonly Seen[], at: number): string =>
  text.slice(words[at - 1]?.to ?? 0, words[at]?.from ?? text.length);
const JOINED = /^(?:\.? {1,2}|\.|-)$/;
const follows = (text: string, words: readonly Seen[], at: number): boolean => at < words.length && JOINED.test(gap(text, words, at));
const isPlace = (word: Seen | undefined): boolean => word !== undefined && isCalledAfterSomebody(word.key);
const isRelation = (words: readonly Seen[], at: number): boolean =>
  words[at]?.key === 'of' && ['son', 'daughter', 'wife', 'husband', 'father', 'mother'].includes(words[at - 1]?.key ?? '');

/** "किसान की पत्नी": whose wife it is stands before. */
const isRelative = (before: Seen | undefined): boolean => /^(?:का|की|के)$|च[ाीे]$/u.test(before?.key ?? '');

/** "in the name of". */
const isNameOf = (words: readonly Seen[], at: number): boolean =>
  ['in', 'the', 'name'].every((key, place) => words[at - 3 + place]?.key === key) ||
  (words[at - 1]?.key === 'behalf' && words[at - 2]?.key === 'on');

/** "my name is ravi kumar", "नाम: रवि": the words that follow, also in small letters, up to one that cannot be part of a name. */
function afterLabel(text: string, words: readonly Seen[], at: number): Span | undefined {
  let start = at + 1;
  const isVerb =
    ['is', 'was', 'are', 'hai', 'of', 'the', 'card', 'holder'].includes(words[start]?.key ?? '') && follows(text, words, start);
  if (isVerb) start++;
  const between = text.slice((words[start - 1] as Seen).to, words[start]?.from ?? text.length);
  const owner = /^\s+$/.test(gap(text, words, at)) ? (words[at - 1]?.key ?? '') : '';
  const stated = /^\s*(?:[:=]|\s[–-]\s)\s*$/.test(between);
  const follower = words[start];
  const known = follower !== undefined && (follower.capital || nameKind(follower.key) !== undefined);
  const owned = ownNames.has(owner) || (owners.has(owner) && known);
  if (!(stated || (owned && /^[\s,]{1,2}$/.test(between)))) return undefined;
  if (nameKind(words[start]?.key ?? '') === undefined) start = afterTitles(words, start);
  const end = run(text, words, start, true, true);
  if (end === start) return undefined;
  return isPlace(words[end - 1]) ? undefined : { start, end, confidence: 0.85 };
}

/** Where the words of a name end that begins at a place. Where it is said that a name follows, the first word need not be known. */
function run(text: string, words: readonly Seen[], start: number, said: boolean, small = false): number {
  let end = start;
  while (end < words.length && end - start < MOST_WORDS) {
    const word = words[end] as Seen;
    if (end > start && !follows(text, words, end)) break;
    // A full stop ends a sentence unless an initial stands before it.
    if (end > start && gap(text, words, end).startsWith('.') && !(words[end - 1] as Seen).initial) break;
    if (!word.initial && (nameStops.has(word.key) || isMereHonour(word) || notPeople.has(word.key))) break;
    if (word.latin ? !(word.capital || (small && said)) : !partOfName(text, words, end, end === start, said)) break;
    if (word.latin !== (words[start] as Seen).latin) break;
    end++;
  }
  return end;
}

/** Babu and Bhai are names of their own, too, and are written like them then. */
const isMereHonour = (word: Seen): boolean => honorifics.has(word.key) && !(word.capital && nameKind(word.key) !== undefined);

const partOfName = (text: string, words: readonly Seen[], at: number, first: boolean, said: boolean): boolean => {
  const { key } = words[at] as Seen;
  if (first && said) return !isOffice(key) && !honouring.has(key);
  return nameKind(key) !== undefined || (said && isFurther(text, words, at));
};

/** Common words that are a little like a name may begin one: "Beant Kaur". */
const LEAST_ODDS = -5;
const isEnglish = ({ key }: Seen): boolean => sentenceStarts.has(key) || (isOrdinary(key) && nameOdds(key) < LEAST_ODDS);

/** "আমার দিদি", "मेरी बहन": not a name with a word of honour. */
const isKinOf = (words: readonly Seen[], at: number): boolean => kinOwners.has(words[at]?.key ?? '') && kin.has(words[at + 1]?.key ?? '');

/** "Simran school nahi aayegi": where somebody goes, not a school of that name. */
const isOnTheWay = (words: readonly Seen[], at: number): boolean =>
  goals.has(words[at]?.text ?? '') && goings.has(words[at + 1]?.key ?? '');

/** Words of which some are known names. */
function listed(text: string, words: readonly Seen[], at: number): Span | undefined {
  const word = words[at] as Seen;
  if (word.latin ? !word.capital : nameKind(word.key) === undefined) return undefined;
  const isTitle = titles.has(word.key) && !(nameKind(word.key) === 'name' && !words[at + 1]?.capital);
  if (!word.initial && (nameStops.has(word.key) || isTitle || isKinOf(words, at))) return undefined;
  const end = run(text, words, at, false);
  if (
    end === at ||
    (follows(text, words, end) && isPlace(words[end]) && !isOnTheWay(words, end)) ||
    (at > 0 && follows(text, words, at) && isPlace(words[at - 1]) && !introductions.has(words[at - 1]?.key ?? ''))
  )
    return undefined;
  const kinds = words.slice(at, end).map(kindOf);
  return judge(words, kinds, at, end);
}

/** A brand or a town that is a name as well is one beside another only. */
function kindOf({ key, initial, latin }: Seen): NameKind | 'initial' {
  if (initial) return 'initial';
  const kind = nameKind(key);
  return kind === 'name' && (latin ? isThing(key) : isPlaceOrThing(key)) ? 'common' : kind;
}

function judge(words: readonly Seen[], kinds: readonly (NameKind | 'initial')[], at: number, end: number): Span | undefined {
  const first = kinds.findIndex((kind) => kind !== undefined);
  const names = kinds.filter((kind) => kind === 'name').length;
  const common = kinds.filter((kind) => kind === 'common').length;
  if (first < 0 || names + common === 0) return undefined;
  const honoured = honorifics.has(words[end]?.key ?? '');
  const introduced = introductions.has(words[at - 1]?.key ?? '');
  const initials = kinds.includes('initial');
  const { latin } = words[at] as Seen;
  // The first word of a sentence has a capital without being part of a name.
  const start = at + (latin ? words.slice(at, at + first).findLastIndex(isEnglish) + 1 : 0);
  const span = (confidence: number): Span => ({ start, end, confidence });
  if (names > 1 || (names === 1 && common > 0)) return span(0.85);
  if (honoured) return span(0.8);
  if (names === 1 && (initials || end - start > 1)) return span(initials ? 0.8 : 0.7);
  if (common > 1) return span(latin ? 0.7 : 0.4);
  if (latin && end - start > 1 && surnames.has((words[end - 1] as Seen).key)) return span(0.65);
  if (common === 1 && initials) return span(0.6);
  if (names === 1) return span(introduced ? 0.7 : latin ? 0.6 : 0.4);
  return span(introduced ? 0.4 : 0.3);
}
