/** Names in Indian scripts with all their words: what stands right beside one that is found, and is a part of names, belongs to it. */
import { joinedEndings, secondNames } from '../../../../data/tables/person_cues.ts';
import { honorifics, nameStops, notPeople, titles } from '../../../../data/tables/person_words.ts';
import { endingsOf } from './endings.ts';
import { gapBefore, isJoined } from './expected-name.ts';
import { likelihoodInScript } from './likely-in-scripts.ts';
import { isSurname, nameKind } from './name-lists.ts';
import { isOrdinary } from './ordinary-words.ts';
import { isCalledAfterSomebody } from './places-and-things.ts';
import { isLatin, type Word } from './reading.ts';
import { remembering } from './remembering.ts';
import { isLetter } from './script-rules.ts';
import { romanised, soundOf } from './sounds.ts';
import { nameScore } from './tagger/tagger.ts';
import type { Candidate, Reading } from './types.ts';

/** Names that are not sure are left as they are. */
const SURE = 0.5;
/** A title or a label says that it is one; many a rule needs more than its cue. */
const [STATED, CERTAIN] = [0.85, 0.7] as const;
const DOUBTED = 0.45;
/** By how much a word is rather another one than a name that it is not believed to be one. */
const UNLIKELY = -7;
const [SURELY, NEVER] = [0, -9] as const;
const MOST_WORDS = 5;
/** How like a name a word must be that no list has. */
const LIKELY = 1;

export function* grown({ text, words }: Reading, found: Iterable<Candidate>): Iterable<Candidate> {
  const places = new Map<number, number>();
  for (const candidate of found) {
    if (candidate.confidence < SURE || isLatin(text.slice(candidate.from, candidate.to).split(' ', 1)[0] as string)) {
      yield candidate;
      continue;
    }
    if (places.size === 0) for (const [at, { from, to }] of words.entries()) places.set(from, at).set(-to, at);
    const [first, end] = [places.get(candidate.from), places.get(-candidate.to)];
    if (first === undefined || end === undefined) yield candidate;
    else {
      const [start, last] = candidate.confidence < STATED ? trimmed(text, words, first, end) : [first, end];
      const confidence = isDoubtful(text, words, start, last, candidate) ? DOUBTED : candidate.confidence;
      yield { ...candidate, confidence, from: before(text, words, start).from, to: after(text, words, start, last).to };
    }
  }
}

/** Without words at either end that are surely no names, where another one surely is. */
function trimmed(text: string, words: readonly Word[], first: number, end: number): readonly [start: number, last: number] {
  const scores = words.slice(first, end + 1).map((_, at) => nameScore(text, words, first + at) ?? 0);
  if (Math.max(...scores) < SURELY) return [first, end];
  let [start, last] = [first, end];
  while ((scores[start - first] as number) < NEVER) start++;
  while ((scores[last - first] as number) < NEVER) last--;
  return [start, last];
}

/** Where only a cue or a list says so, and everything else says that it is an ordinary word. */
function isDoubtful(text: string, words: readonly Word[], start: number, last: number, { confidence }: Candidate): boolean {
  if (confidence >= CERTAIN) return false;
  for (let at = start; at <= last; at++) if (!isUnlikely(text, words, at)) return false;
  return true;
}

const isUnlikely = (text: string, words: readonly Word[], at: number): boolean => (nameScore(text, words, at) ?? 0) < UNLIKELY;

function before(text: string, words: readonly Word[], start: number): Word {
  let first = start;
  while (start - first < MOST_WORDS && first > 0) {
    const { key } = words[first - 1] as Word;
    const isInitial = /^\.\s?$/.test(gapBefore(text, words, first)) && isLetter(key) && !titles.has(key);
    if (!isInitial && !(isJoined(text, words, first) && isMiddle(key))) break;
    first--;
  }
  return words[first] as Word;
}

function after(text: string, words: readonly Word[], start: number, last: number): Word {
  let end = last;
  const goesOn = (at: number): boolean =>
    !isEnded((words[at] as Word).key) &&
    isJoined(text, words, at + 1) &&
    isFurther((words[at + 1] as Word).key) &&
    !isUnlikely(text, words, at + 1);
  while (end - start < MOST_WORDS && goesOn(end)) end++;
  // A college that is called after somebody: nothing is added to what was found.
  const isPlace = end > last && isJoined(text, words, end + 1) && isCalledAfterSomebody((words[end + 1] as Word).key);
  return words[isPlace ? last : end] as Word;
}

const isNever = (key: string): boolean => nameStops.has(key) || notPeople.has(key) || honorifics.has(key) || titles.has(key);

const isMiddle = remembering((key) => !isNever(key) && secondNames.has(soundOf(romanised(key))));

const isFurther = remembering((key) => {
  if (isNever(key)) return false;
  return [key, ...stemsOf(key)].some(
    (stem) =>
      secondNames.has(soundOf(romanised(stem))) ||
      nameKind(stem) === 'name' ||
      isSurname(stem) ||
      (!isOrdinary(stem) && !isOrdinary(key) && likelihoodInScript(stem) >= LIKELY),
  );
});

/** Only the last word of a name has the ending of a case. */
const isEnded = remembering((key) => nameKind(key) === undefined && stemsOf(key).some((stem) => nameKind(stem) === 'name'));

const endingsIn = endingsOf(joinedEndings);
const SHORTEST = 3;
const stemsOf = (key: string): string[] =>
  endingsIn(key).flatMap(([ending, name]) => (key.length >= ending.length + SHORTEST ? [key.slice(0, -ending.length) + name] : []));
