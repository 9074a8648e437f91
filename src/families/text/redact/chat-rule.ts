/** Who speaks in a chat. */
import { attendance, formFields } from '../../../../data/tables/name_leads.ts';
import { nameLabels, notPeople } from '../../../../data/tables/person_words.ts';
import { isCapital, isInitial, isKnown, mayBeName, run, type Span } from './expected-name.ts';
import { nameKind } from './name-lists.ts';
import { isLatin, type Word } from './reading.ts';

const LONGEST_STAMP = 60;
const STAMPED =
  /^\s*(?:\[[^\]\n]{4,40}\]|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4},?\s+\d{1,2}:\d{2}(?::\d{2})?\s*(?:[ap]m)?\s*-|\(?\d{1,2}:\d{2}\s*(?:[ap]m)?\)?\s*-?)\s*$/i;

/** "Chinnu: ok da", "[10:32, 4/5/2024] Hema Malini R: please". */
export function speaking(text: string, words: readonly Word[], at: number): Span | undefined {
  const { from } = words[at] as Word;
  // Bounded: a text without lines must not be searched through for each of its words.
  const near = text.slice(Math.max(0, from - LONGEST_STAMP), from);
  const prefix = near.slice(near.lastIndexOf('\n') + 1);
  if (STAMPED.test(prefix)) return speaker(text, words, at, true);
  return /[^\s*\-•>~]/.test(prefix) ? undefined : speaker(text, words, at, false);
}

function speaker(text: string, words: readonly Word[], at: number, isStamped: boolean): Span | undefined {
  const end = run(text, words, at, (word) => !isLatin(word.text) || isCapital(word) || isStamped);
  if (end === at || !/^\s?:(?:\s|$)/.test(text.slice((words[end - 1] as Word).to, (words[end - 1] as Word).to + 3))) return undefined;
  const parts = words.slice(at, end);
  if (parts.some(({ key }) => formFields.has(key) || attendance.has(key) || nameLabels.has(key) || notPeople.has(key))) return undefined;
  const isUnknown = parts.every((word) => isLatin(word.text) && (isInitial(word) || mayBeName(word)));
  // As people write in chats, not in documents.
  const isChat = /^:\s\p{Ll}/u.test(text.slice((words[end - 1] as Word).to, (words[end - 1] as Word).to + 3));
  if (!isStamped && isUnknown && (parts.length > 1 || isChat)) return { start: at, end, confidence: 0.55 };
  const isName =
    isStamped ||
    (parts.some((word) => nameKind(word.key) === 'name' || isKnown(word)) &&
      parts.every((word) => isInitial(word) || mayBeName(word) || nameKind(word.key) !== undefined));
  return isName ? { start: at, end, confidence: isStamped ? 0.8 : 0.6 } : undefined;
}
