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
import type { Candidate, Reading } from './types.ts';

/** Names that are not sure are left as they are. */
const SURE = 0.5;
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
    const start = places.get(candidate.from);
    const last = places.get(-candidate.to);
    if (start === undefined || last === undefined) yield candidate;
    else yield { ...candidate, from: before(text, words, start).from, to: after(text, words, start, last).to };
  }
}

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
    !isEnded((words[at] as Word).key) && isJoined(text, words, at + 1) && isFurther((words[at + 1] as Word).key);
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
