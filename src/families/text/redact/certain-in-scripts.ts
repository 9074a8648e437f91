/** Names in Indian scripts that nothing is said of: known ones whose letters leave no doubt, alone, with an ending, or beside another name. */
import { andWords } from '../../../../data/tables/name_leads.ts';
import { joinedEndings } from '../../../../data/tables/person_cues.ts';
import { endingsOf } from './endings.ts';
import { isJoined, MOST_WORDS, type Span } from './expected-name.ts';
import { isNeverName, likelihoodInScript, namesBefore } from './likely-in-scripts.ts';
import { nameOdds } from './name-letters.ts';
import { nameKind } from './name-lists.ts';
import { isOrdinary } from './ordinary-words.ts';
import { isCalledAfterSomebody } from './places-and-things.ts';
import type { Word } from './reading.ts';
import { remembering } from './remembering.ts';

/** How much its letters must be like those of names: of one that is known by its sound, or as a common word too; and with an ending. */
const LEAST = { known: 4, common: 9, declined: 5.5 } as const;
/** How like a name a word must be at all, beside one that is certain, and as a part of one. */
const [SOME_NAME, BESIDE, PART] = [2, 1, 3] as const;
const SHORTEST = 3;
const CONFIDENCE = 0.55;

/** "నిన్న రమేష్ వచ్చాడు", "രാജേഷിന്റെ ബൈക്ക്", "ఖాజా మరియు రమేష్". */
export function certainInScript(text: string, words: readonly Word[], at: number): Span | undefined {
  const { key } = words[at] as Word;
  if (!isCertain(key) && !isCertainDeclined(key) && !isBesideOne(text, words, at)) return undefined;
  let end = at + 1;
  while (end - at < MOST_WORDS && isJoined(text, words, end) && isPart((words[end] as Word).key)) end++;
  // A road, a school or a temple that is called so.
  if (isJoined(text, words, end) && isCalledAfterSomebody((words[end] as Word).key)) return undefined;
  return { start: namesBefore(text, words, at), end, confidence: CONFIDENCE };
}

const isPart = (key: string): boolean => likelihoodInScript(key) >= PART || isCertainDeclined(key);

const isCertain = remembering((key) => {
  // What costs least comes first: every word is asked for.
  const kind = nameKind(key);
  if (kind === undefined || isOrdinary(key) || likelihoodInScript(key) < SOME_NAME) return false;
  return nameOdds(key) >= (kind === 'name' ? LEAST.known : LEAST.common);
});

const endingsIn = endingsOf(joinedEndings);

const isCertainDeclined = remembering((key) => {
  // The longest alone: to listen to a word costs more than all else here.
  const ending = endingsIn(key).find(([one]) => key.length >= one.length + SHORTEST);
  if (ending === undefined || isNeverName(key)) return false;
  const stem = key.slice(0, -ending[0].length) + ending[1];
  return nameKind(stem) === 'name' && isCertain(stem) && nameOdds(stem) >= LEAST.declined;
});

/** One of two, of which the other is certain. */
function isBesideOne(text: string, words: readonly Word[], at: number): boolean {
  const isPair = (and: number, other: number): boolean =>
    andWords.has(words[and]?.key ?? '') &&
    words[other] !== undefined &&
    isJoined(text, words, Math.max(at, and)) &&
    isJoined(text, words, Math.max(and, other)) &&
    isCertain((words[other] as Word).key);
  if (!isPair(at + 1, at + 2) && !isPair(at - 1, at - 2)) return false;
  const { key } = words[at] as Word;
  return !isOrdinary(key) && likelihoodInScript(key) >= BESIDE;
}
