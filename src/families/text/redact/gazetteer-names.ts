/** Names in Latin letters after a title, a relation or a "name" label, and runs of capitalised words with gazetteer hits. */
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
  surnames,
  titles,
} from '../../../../data/tables/person_words.ts';
import { type NameKind, nameKind } from './gazetteer.ts';
import { ngramLogOdds } from './ngram-log-odds.ts';
import { isMiscEntity, isNamedAfterPerson } from './non-person-entities.ts';
import { isOrdinary } from './ordinary-words.ts';
import { gapBefore, isInitial, MAX_PERSON_NAME_WORDS, type NameSpan, possessiveLength, skipTitles } from './span-expansion.ts';
import { isLatin, type WordToken } from './tokenise.ts';
import type { DetectorInput, EntityCandidate } from './types.ts';

/** A word without the possessive "'s". */
interface NameToken extends WordToken {
  readonly latin: boolean;
  readonly capital: boolean;
  readonly initial: boolean;
}

export function* findGazetteerNames({ text, words }: DetectorInput): Iterable<EntityCandidate> {
  const tokens = words.map(tokenOf);
  for (let at = 0; at < tokens.length; at++) {
    const found = cuedName(text, tokens, at) ?? gazetteerName(text, tokens, at);
    if (!found) continue;
    const [first, last] = [tokens[found.start] as NameToken, tokens[found.end - 1] as NameToken];
    yield { type: 'name', from: first.from, to: last.to, confidence: found.confidence };
    at = found.end - 1;
  }
}

/** Maximum length of initials with their full stops. */
const MAX_INITIALS_LENGTH = 8;

function tokenOf(word: WordToken): NameToken {
  const { text, from } = word;
  const suffix = possessiveLength(word);
  const [key, to] = [word.key.slice(0, word.key.length - suffix), word.to - suffix];
  const latin = isLatin(text);
  const capital = latin && text.charCodeAt(0) !== key.charCodeAt(0);
  return { text, key, from, to, latin, capital, initial: capital && text.length <= MAX_INITIALS_LENGTH && isInitial(word) };
}

/** A name after a cue word. */
function cuedName(text: string, words: readonly NameToken[], at: number): NameSpan | undefined {
  const word = words[at] as NameToken;
  if (titles.has(word.key) && word.capital && words[at + 1]?.latin && follows(text, words, at + 1)) {
    const start = skipTitles(words, at + 1);
    const end = nameEnd(text, words, start);
    // Mohd abbreviates a name, so it belongs to it.
    if (end > start && /^(?:mohd|md)$/.test(words[start - 1]?.key ?? '')) return { start: start - 1, end, confidence: 0.9 };
    if (end > start && !isPlaceAt(text, words, end)) return { start, end, confidence: 0.9 };
  }
  if (relations.has(word.key) || isRelation(words, at)) {
    const start = skipTitles(words, at + 1);
    const end = nameEnd(text, words, start);
    if (end > start && gapBefore(text, words, start).length <= 3) return { start, end, confidence: 0.9 };
  }
  if (word.key === 'of' && isNameOf(words, at)) {
    const end = nameEnd(text, words, at + 1);
    const known = words.slice(at + 1, end).some(({ key }) => nameKind(key) !== undefined);
    if ((known || end - at > 2) && !isPlaceAt(text, words, end)) return { start: at + 1, end, confidence: 0.75 };
  }
  return nameLabels.has(word.key) ? labelledName(text, words, at) : undefined;
}

const follows = (text: string, words: readonly NameToken[], at: number): boolean =>
  at < words.length && /^(?:\.? {1,2}|\.|-)$/.test(gapBefore(text, words, at));
const isPlace = (word: NameToken | undefined): boolean => word !== undefined && isNamedAfterPerson(word.key);
const isPlaceAt = (text: string, words: readonly NameToken[], at: number): boolean => follows(text, words, at) && isPlace(words[at]);
const isRelation = (words: readonly NameToken[], at: number): boolean =>
  words[at]?.key === 'of' && ['son', 'daughter', 'wife', 'husband', 'father', 'mother'].includes(words[at - 1]?.key ?? '');

/** "in the name of", "on behalf of". */
const isNameOf = (words: readonly NameToken[], at: number): boolean =>
  ['in', 'the', 'name'].every((key, place) => words[at - 3 + place]?.key === key) ||
  (words[at - 1]?.key === 'behalf' && words[at - 2]?.key === 'on');

/** After a label, as in "my name is ravi kumar" and "नाम: Ravi": the following words, also in lower case, up to a stop word. */
function labelledName(text: string, words: readonly NameToken[], at: number): NameSpan | undefined {
  let start = at + 1;
  const isVerb =
    ['is', 'was', 'are', 'hai', 'of', 'the', 'card', 'holder'].includes(words[start]?.key ?? '') && follows(text, words, start);
  if (isVerb) start++;
  const between = gapBefore(text, words, start);
  const owner = /^\s+$/.test(gapBefore(text, words, at)) ? (words[at - 1]?.key ?? '') : '';
  const isStated = /^\s*(?:[:=]|\s[–-]\s)\s*$/.test(between);
  const follower = words[start];
  const isKnown = follower !== undefined && (follower.capital || nameKind(follower.key) !== undefined);
  const isOwned = ownNames.has(owner) || (owners.has(owner) && isKnown);
  if (!(isStated || (isOwned && /^[\s,]{1,2}$/.test(between)))) return undefined;
  if (nameKind(follower?.key ?? '') === undefined) start = skipTitles(words, start);
  const end = nameEnd(text, words, start, true);
  return end === start || isPlace(words[end - 1]) ? undefined : { start, end, confidence: 0.85 };
}

/** End of the name that starts at a position. @param small whether lower case is allowed */
function nameEnd(text: string, words: readonly NameToken[], start: number, small = false): number {
  let end = start;
  while (end < words.length && end - start < MAX_PERSON_NAME_WORDS) {
    const word = words[end] as NameToken;
    if (!word.latin || !(word.capital || small) || (end > start && !follows(text, words, end))) break;
    // A full stop ends a sentence unless it follows an initial.
    if (end > start && gapBefore(text, words, end).startsWith('.') && !(words[end - 1] as NameToken).initial) break;
    if (!word.initial && (nameStops.has(word.key) || isHonorificOnly(word) || notPeople.has(word.key))) break;
    end++;
  }
  return end;
}

/** Babu and Bhai are also given names, and capitalised as such. */
const isHonorificOnly = (word: NameToken): boolean => honorifics.has(word.key) && !(word.capital && nameKind(word.key) !== undefined);

/** Ordinary words above this log-odds may begin a name: "Beant Kaur". */
const MIN_LOG_ODDS = -5;
const isEnglish = ({ key }: NameToken): boolean => sentenceStarts.has(key) || (isOrdinary(key) && ngramLogOdds(key) < MIN_LOG_ODDS);

/** "Simran school nahi aayegi": a person and a destination, not a school called Simran. */
const isDestinationAt = (words: readonly NameToken[], at: number): boolean =>
  goals.has(words[at]?.text ?? '') && goings.has(words[at + 1]?.key ?? '');

/** A run of capitalised words with gazetteer hits. */
function gazetteerName(text: string, words: readonly NameToken[], at: number): NameSpan | undefined {
  const word = words[at] as NameToken;
  if (!word.capital) return undefined;
  const isTitle = titles.has(word.key) && !(nameKind(word.key) === 'name' && !words[at + 1]?.capital);
  if (!word.initial && (nameStops.has(word.key) || isTitle)) return undefined;
  const end = nameEnd(text, words, at);
  if (
    end === at ||
    (isPlaceAt(text, words, end) && !isDestinationAt(words, end)) ||
    (follows(text, words, at) && isPlace(words[at - 1]) && !introductions.has(words[at - 1]?.key ?? ''))
  )
    return undefined;
  return scoreName(words, words.slice(at, end).map(kindOf), at, end);
}

/** A brand that is also a name counts only beside another name. */
function kindOf({ key, initial }: NameToken): NameKind | 'initial' {
  if (initial) return 'initial';
  const kind = nameKind(key);
  return kind === 'name' && isMiscEntity(key) ? 'common' : kind;
}

function scoreName(words: readonly NameToken[], kinds: readonly (NameKind | 'initial')[], at: number, end: number): NameSpan | undefined {
  const first = kinds.findIndex((kind) => kind !== undefined);
  const names = kinds.filter((kind) => kind === 'name').length;
  const common = kinds.filter((kind) => kind === 'common').length;
  if (names + common === 0) return undefined;
  const isIntroduced = introductions.has(words[at - 1]?.key ?? '');
  const hasInitials = kinds.includes('initial');
  // Sentence-initial words are capitalised without being part of a name.
  const start = at + words.slice(at, at + first).findLastIndex(isEnglish) + 1;
  const span = (confidence: number): NameSpan => ({ start, end, confidence });
  if (names > 1 || (names === 1 && common > 0)) return span(0.85);
  if (honorifics.has(words[end]?.key ?? '')) return span(0.8);
  if (names === 1 && (hasInitials || end - start > 1)) return span(hasInitials ? 0.8 : 0.7);
  if (common > 1) return span(0.7);
  if (end - start > 1 && surnames.has((words[end - 1] as NameToken).key)) return span(0.65);
  if (common === 1 && hasInitials) return span(0.6);
  if (names === 1) return span(isIntroduced ? 0.7 : 0.6);
  return span(isIntroduced ? 0.4 : 0.3);
}
