/** Words of Indian scripts that are like names, beside what is said of somebody: "পম্পা আজ", "गजाननचा फोन". */
import { everydayNouns } from '../../../../data/tables/everyday_nouns.ts';
import { agents, andWords, formFields, kin, kinOwners, objects, roles } from '../../../../data/tables/name_leads.ts';
import { nobody, owned } from '../../../../data/tables/name_marks.ts';
import { caseEndings, genitives, honouring, otherAgents, personalThings, receivingVerbs, timesOfDoing } from '../../../../data/tables/person_cues.ts';
import { honorifics, nameLabels, nameStops, notPeople, owners, titles } from '../../../../data/tables/person_words.ts';
import { isDeclined } from './declined.ts';
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
const SUREST = 2.5;
const SHORTEST = 3;
const LONGEST = 24;

const NO_NAMES = [titles, honorifics, nameStops, notPeople, nobody, kinOwners, kin, nameLabels, owners, timesOfDoing, otherAgents, roles, formFields, new Set(owned)];

/** Of several, whom or what. */
const PLURAL = /(?:[ोौ]ं|ओं|ਿਆਂ|وں|ांनी|ांना|ांची|ांचा|ांचे|ांच्या|গুলো|গুলি|বোৰ|সমূহ|ମାନେ|ங்கள்|களை|లు|ಗಳು|കൾ|ങ്ങൾ)$/u;

/** By how much a word is rather a name than not. */
export const likelihoodInScript = (key: string): number => (key.length < SHORTEST || key.length > LONGEST ? NEVER : lately(key));

const lately = remembering((key) => {
  if (NO_NAMES.some((list) => list.has(key)) || everydayNouns.has(key) || PLURAL.test(key) || honouring.test(key)) return NEVER;
  const kind = nameKind(key);
  if (kind === 'name') return isPlaceOrThing(key) ? 0 : KNOWN;
  if (isOrdinary(key) || isPlaceOrThing(key) || isOffice(key)) return NEVER;
  if (isCalledByKin(key)) return KNOWN;
  if (markedKind(key) === 'name') return MARKED;
  if (isRareName(key)) return RARE;
  if (kind === 'common') return COMMON;
  if (isUrdu(key)) return isUrduName(key) ? RARE : 0;
  return Math.min(SUREST, nameOdds(key));
});

/** How much a word must be like a name beside what is said of it. */
const LEAST = { timed: 1.5, does: 1, gets: 1, has: 1.5, alone: 6, honoured: 0, beside: 3, first: 1.5, further: 2, atStart: -1 } as const;

const isStart = (text: string, words: readonly Word[], at: number): boolean => at === 0 || /[।.!?؟۔:\n]/.test(gapBefore(text, words, at));

const CONFIDENCE = 0.55;

export function likelyInScript(text: string, words: readonly Word[], at: number): Span | undefined {
  const { key } = words[at] as Word;
  const next = isJoined(text, words, at + 1) ? (words[at + 1] as Word).key : '';
  const least = leastFor(text, words, at, next);
  const isName = (least !== undefined && likelihoodInScript(key) >= least) || isDeclinedName(text, words, at, next);
  return isName ? { start: firstOf(text, words, at), end: at + 1, confidence: CONFIDENCE } : undefined;
}

/** Names that stand before the last one, and one that is unknown at the beginning of a sentence. */
function firstOf(text: string, words: readonly Word[], at: number): number {
  let start = at;
  while (at - start < MOST_WORDS - 1 && start > 0 && isJoined(text, words, start)) {
    const { key } = words[start - 1] as Word;
    const odds = likelihoodInScript(key);
    if (odds < (isStart(text, words, start - 1) ? LEAST.first : LEAST.further) || isDeclined(key)) break;
    start--;
  }
  return start;
}

/** What is needed for a word without an ending, by what follows. */
function leastFor(text: string, words: readonly Word[], at: number, next: string): number | undefined {
  if (next === '') return undefined;
  const first = isStart(text, words, firstOf(text, words, at));
  if (agents.has(next)) return first ? LEAST.atStart : LEAST.does;
  if (honouring.test(next)) return first ? LEAST.atStart : LEAST.honoured;
  const second = isJoined(text, words, at + 2) ? (words[at + 2] as Word).key : '';
  if (objects.has(next)) return !receivingVerbs.test(second) ? undefined : first ? LEAST.atStart : LEAST.gets;
  if (genitives.has(next)) return !personalThings.test(second) ? undefined : first || gapBefore(text, words, at).includes(',') ? LEAST.atStart : LEAST.has;
  if (!first) return isSecond(text, words, at) ? LEAST.beside : undefined;
  if (andWords.has(next)) return likelihoodInScript(second) >= LEAST.beside ? LEAST.beside : undefined;
  if (timesOfDoing.has(next) || (next === 'ఈ' && second === 'రోజు')) return LEAST.timed;
  return notPeople.has(next) || otherAgents.has(next) ? undefined : LEAST.alone;
}

/** "बब्लू और टिंकू": the second of two that begin a sentence. */
const isSecond = (text: string, words: readonly Word[], at: number): boolean =>
  at > 1 &&
  andWords.has((words[at - 1] as Word).key) &&
  isJoined(text, words, at) &&
  isStart(text, words, at - 2) &&
  likelihoodInScript((words[at - 2] as Word).key) >= LEAST.beside;

/** By the last letter of the ending. */
const byLast = new Map<string, (typeof caseEndings)[number][]>();
for (const ending of caseEndings) byLast.set(ending[0].slice(-1), [...(byLast.get(ending[0].slice(-1)) ?? []), ending]);

function isDeclinedName(text: string, words: readonly Word[], at: number, next: string): boolean {
  const { key } = words[at] as Word;
  const endings = byLast.get(key.slice(-1));
  if (!endings || next === '' || isOrdinary(key) || NO_NAMES.some((list) => list.has(key)) || honouring.test(key)) return false;
  const isTimed = timesOfDoing.has(next);
  const isTold = receivingVerbs.test(next);
  const isOwner = personalThings.test(next);
  if (!isTimed && !isTold && !isOwner) return false;
  return endings.some(([ending, name, kind]) => {
    if (!key.endsWith(ending) || !(kind === 'has' ? isOwner : isTold || isTimed)) return false;
    return likelihoodInScript(key.slice(0, -ending.length) + name) >= (isStart(text, words, at) ? LEAST[kind] : LEAST[kind] + 2);
  });
}

