/** Words of Indian scripts that are like names, beside what is said of somebody: "পম্পা আজ", "गजाननचा फोन". */
import { agents, andWords, formFields, kin, kinOwners, objects, roles } from '../../../../data/tables/name_leads.ts';
import { nobody, owned } from '../../../../data/tables/name_marks.ts';
import {
  caseEndings,
  genitives,
  honouring,
  otherAgents,
  personalThings,
  receivingVerbs,
  tellingVerbs,
  timesOfDoing,
} from '../../../../data/tables/person_cues.ts';
import { honorifics, nameLabels, nameStops, notPeople, owners, titles } from '../../../../data/tables/person_words.ts';
import { everydayNouns } from '../../../../data/tables/words_not_names.ts';
import { initialsSaid } from '../../../core/text/letters-said.ts';
import { LazyMap, LazySet } from '../../../core/util/lazy.ts';
import { isDeclined } from './declined.ts';
import { endingsOf } from './endings.ts';
import { gapBefore, isJoined, MOST_WORDS, type Span } from './expected-name.ts';
import { nameOdds } from './name-letters.ts';
import { isCalledByKin, isOffice, isRareName, markedKind, nameKind } from './name-lists.ts';
import { isOrdinary } from './ordinary-words.ts';
import { isPlaceOrThing } from './places-and-things.ts';
import type { Word } from './reading.ts';
import { remembering } from './remembering.ts';
import { isUrdu, isUrduName } from './urdu-names.ts';

const NEVER = -99;
/** How much lists and sounds say, on the scale of the letters. */
const KNOWN = 6;
const MARKED = 5;
const RARE = 3;
const COMMON = 2;
const LIKE = 0.5;
const SUREST = 2.9;
const SHORTEST = 3;
const LONGEST = 24;

const NO_NAMES = [
  titles,
  honorifics,
  nameStops,
  notPeople,
  nobody,
  kinOwners,
  kin,
  nameLabels,
  owners,
  timesOfDoing,
  otherAgents,
  roles,
  formFields,
  new LazySet(owned),
];

/** Tamil does not tell voiced letters from others: short names sound like many words. */
const SHORT_TAMIL = /^[\u0b80-\u0bff]{1,6}$/;

/** Of several, whom or what. */
const PLURAL = /(?:[ोौ]ं|ओं|ਿਆਂ|وں|ांनी|ांना|ांची|ांचा|ांचे|ांच्या|গুলো|গুলি|বোৰ|সমূহ|ମାନେ|ங்கள்|களை|లు|ಗಳು|കൾ|ങ്ങൾ)$/u;

/** Of Tamil verbs: முடிந்து. */
const PARTICIPLE = /(?:ந்து|த்து|ட்டு|ன்று)$/u;

/** बीपी is BP. */
const isInitials = (key: string): boolean => initialsSaid(key).length > 0;

/** By how much a word is rather a name than not. */
export const likelihoodInScript = (key: string): number => (key.length < SHORTEST || key.length > LONGEST ? NEVER : lately(key));

const lately = remembering((key) => {
  if (NO_NAMES.some((list) => list.has(key)) || everydayNouns.has(key) || PLURAL.test(key) || honouring.has(key) || isInitials(key))
    return NEVER;
  const kind = nameKind(key);
  if (kind === 'name') return isPlaceOrThing(key) ? 0 : SHORT_TAMIL.test(key) ? RARE : KNOWN;
  if (isOrdinary(key) || isPlaceOrThing(key) || isOffice(key)) return NEVER;
  if (isCalledByKin(key)) return KNOWN;
  if (markedKind(key) === 'name') return MARKED;
  if (isRareName(key)) return RARE;
  if (kind === 'common') return COMMON;
  if (PARTICIPLE.test(key)) return NEVER;
  if (isUrdu(key)) return isUrduName(key) ? RARE : 0;
  return Math.min(SUREST, Math.max(nameOdds(key), markedKind(key) === 'like' ? LIKE : NEVER));
});

/** How much a word must be like a name beside what is said of it. */
const LEAST = {
  timed: 0,
  does: 1,
  gets: 1,
  has: 1.5,
  tells: 2,
  honoured: 0,
  beside: 3,
  first: 1.5,
  further: 2,
  atStart: -1,
  dear: -4,
} as const;

/** At the beginning of a sentence. Where a single blank stands between two words, none begins. */
function isStart(text: string, words: readonly Word[], at: number): boolean {
  if (at === 0) return true;
  const [{ to }, { from }] = [words[at - 1] as Word, words[at] as Word];
  return !(from - to === 1 && text.charCodeAt(to) === BLANK) && /[।.!?؟۔:\n]/.test(text.slice(to, from));
}

const CONFIDENCE = 0.55;
const BLANK = 0x20;

export function likelyInScript(text: string, words: readonly Word[], at: number): Span | undefined {
  const { key, to } = words[at] as Word;
  const following = words[at + 1];
  // Most words end here: nothing is said of them that is said of people.
  if (!following || following.from - to > 2 || text.charCodeAt(to) !== BLANK) return undefined;
  const least = leastFor(text, words, at, following.key);
  const isName = (least !== undefined && likelihoodInScript(key) >= least) || isDeclinedName(text, words, at, following.key);
  return isName ? { start: namesBefore(text, words, at), end: at + 1, confidence: CONFIDENCE } : undefined;
}

/** "प्रिय मृणालिनी,". */
export function dearInScript(text: string, words: readonly Word[], at: number): Span | undefined {
  const next = words[at + 1];
  if (!next || !isStart(text, words, at) || !isJoined(text, words, at + 1) || !/^\s*[,!।،\n]|^\s*$/.test(gapBefore(text, words, at + 2)))
    return undefined;
  return likelihoodInScript(next.key) >= LEAST.dear ? { start: at + 1, end: at + 2, confidence: CONFIDENCE } : undefined;
}

/** Names that stand before the last one, and one that is unknown at the beginning of a sentence. */
export function namesBefore(text: string, words: readonly Word[], at: number): number {
  let start = at;
  while (at - start < MOST_WORDS - 1 && start > 0 && isJoined(text, words, start)) {
    const { key } = words[start - 1] as Word;
    const odds = likelihoodInScript(key);
    if (odds < (isStart(text, words, start - 1) ? LEAST.first : LEAST.further) || isDeclined(key)) break;
    start--;
  }
  return start;
}

type Cue = 'agent' | 'honour' | 'object' | 'asked' | 'genitive' | 'and' | 'time';

const CUES: readonly (readonly [Cue, Iterable<string>])[] = [
  ['time', timesOfDoing],
  ['and', andWords],
  ['genitive', genitives],
  ['object', objects],
  ['asked', ['से', 'سے']],
  ['honour', honouring],
  ['agent', agents],
];
const cues = new LazyMap(() => CUES.flatMap(([cue, words]) => Array.from(words, (word) => [word, cue] as const)));

/** "लोकेंद्र से कहना". */
const ASKING = /^(?:कह|बोल|पूछ|बात|मिल(?:ना|ो|कर|ें|िए|ूँ)|کہ|بول|پوچھ|بات|مل)/u;

/** What is needed for a word without an ending, by what follows. */
function leastFor(text: string, words: readonly Word[], at: number, next: string): number | undefined {
  const second = words[at + 2]?.key ?? '';
  const cue = next === 'ఈ' && second === 'రోజు' ? 'time' : cues.get(next);
  if (cue === undefined) {
    if (!isStart(text, words, at)) return isSecond(text, words, at) ? LEAST.beside : undefined;
    if (notPeople.has(next) || otherAgents.has(next)) return undefined;
    return tellingVerbs().test(next) || roles.has(next) ? LEAST.tells : undefined;
  }
  const isFirst = isStart(text, words, namesBefore(text, words, at));
  if (cue === 'agent') return isFirst ? LEAST.atStart : LEAST.does;
  if (cue === 'honour') return isFirst ? LEAST.atStart : LEAST.honoured;
  if (cue === 'asked') return !ASKING.test(second) ? undefined : isFirst ? LEAST.atStart : LEAST.gets;
  if (cue === 'object') return !receivingVerbs().test(second) ? undefined : isFirst ? LEAST.atStart : LEAST.gets;
  if (cue === 'genitive')
    return !personalThings().test(second) ? undefined : isFirst || gapBefore(text, words, at).includes(',') ? LEAST.atStart : LEAST.has;
  if (!isFirst) return isSecond(text, words, at) ? LEAST.beside : undefined;
  if (cue === 'time') return LEAST.timed;
  return likelihoodInScript(second) >= LEAST.beside ? LEAST.beside : undefined;
}

/** "बब्लू और टिंकू": the second of two that begin a sentence. */
const isSecond = (text: string, words: readonly Word[], at: number): boolean =>
  at > 1 &&
  andWords.has((words[at - 1] as Word).key) &&
  isJoined(text, words, at) &&
  isStart(text, words, at - 2) &&
  likelihoodInScript((words[at - 2] as Word).key) >= LEAST.beside;

const endingsIn = endingsOf(caseEndings);

function isDeclinedName(text: string, words: readonly Word[], at: number, next: string): boolean {
  const { key } = words[at] as Word;
  const endings = endingsIn(key);
  if (endings.length === 0 || isNeverName(key)) return false;
  const isOwner = personalThings().test(next);
  const isTold = timesOfDoing.has(next) || receivingVerbs().test(next);
  return endings.some(([ending, name, kind]) => {
    if (!(kind === 'has' ? isOwner : isTold)) return false;
    return likelihoodInScript(key.slice(0, -ending.length) + name) >= (isStart(text, words, at) ? LEAST[kind] : LEAST[kind] + 2);
  });
}

export const isNeverName: (key: string) => boolean = remembering(
  (key) => key.length > LONGEST || isOrdinary(key) || NO_NAMES.some((list) => list.has(key)) || honouring.has(key),
);
