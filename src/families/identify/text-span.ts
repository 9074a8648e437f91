/** The text that an operation works on, as it is typed: the question without the words of the request at both its ends. */
import { FILLER_WORDS, QUERY_STOP_WORDS } from './query-lexicon.ts';
import type { Slots } from './slots.ts';

/** Words between a request and its text. */
const PARTICLES: ReadonlySet<string> = new Set(
  'of for in to from with on into against as is at by and ka ki ke ko se me mein par la का की के को में से पर इस = : -'.split(' '),
);
const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the', 'this', 'that', 'these']);
/** After one of these follows the text, whatever is written before the request: big QR code for hello. */
const OPENING_PARTICLES: ReadonlySet<string> = new Set(['of', 'for', 'saying', ':', '-', '=']);
/** Nouns for the text itself. */
const CONTENT_NOUNS: ReadonlySet<string> = new Set(
  'shabdo shabdon shabd lafzo शब्दों शब्दो शब्द text sentence string word line paragraph content value link url website site message msg phone mobile number no'.split(
    ' ',
  ),
);
/** Words that ask for something to be done, which end no text. */
const ASKING_WORDS: ReadonlySet<string> = new Set(
  (
    'please pls plz can could would you me my i want need give get show tell find use help does do did how what which who mujhe muje chahiye karo kare karna do ' +
    'dikhao batao bataye chahie chaiye are will should मुझे चाहिए करो करें दो बताओ'
  ).split(' '),
);
const CLOSING_MARKS = /[?!.,;]{1,8}$/;

/** @param isRequest whether the word at a position asks for the operation, or sets another parameter of it */
export function textSpan({ words, text }: Slots, isRequest: (position: number) => boolean): string {
  const wordAt = (position: number): string => words[position]?.folded ?? '';
  const isLink = (position: number): boolean => PARTICLES.has(wordAt(position)) || CONTENT_NOUNS.has(wordAt(position));
  const isEdge = (position: number): boolean =>
    QUERY_STOP_WORDS.has(wordAt(position)) ||
    PARTICLES.has(wordAt(position)) ||
    FILLER_WORDS.has(wordAt(position)) ||
    CONTENT_NOUNS.has(wordAt(position));
  const positions = [...words.keys()];
  const isText = (position: number): boolean => !isRequest(position) && !isEdge(position);
  const opening = positions.findIndex((position) => position > 0 && isRequest(position - 1) && OPENING_PARTICLES.has(wordAt(position)));
  const following = opening === -1 ? -1 : positions.findIndex((position) => position > opening && isText(position));
  const first = following === -1 ? positions.findIndex(isText) : following;
  if (first === -1) return '';
  const last = positions.findLast(isText) as number;
  const before = positions.findLast((position) => position < first && isRequest(position));
  const after = positions.find((position) => position > last && isRequest(position));
  const isAsking = (position: number): boolean => ASKING_WORDS.has(wordAt(position)) || FILLER_WORDS.has(wordAt(position));
  let start = before === undefined ? (after === undefined ? first : 0) : before + 1;
  // After a preposition an article is part of the text.
  const isArticle = (position: number): boolean => ARTICLES.has(wordAt(position)) && !PARTICLES.has(wordAt(position - 1));
  while (start < first && (isLink(start) || isArticle(start) || (before === undefined && isAsking(start)))) start++;
  let end = after === undefined ? words.length - 1 : after - 1;
  while (end > last && (PARTICLES.has(wordAt(end)) || isAsking(end))) end--;
  return written(text, words[start]?.start ?? 0, words[end]?.end ?? 0);
}

/** From the blank before the text to the blank after it, with the brackets and quotes that belong to it. */
function written(text: string, from: number, to: number): string {
  const start = text.lastIndexOf(' ', from - 1) + 1;
  const blank = text.indexOf(' ', to);
  const span = text.slice(start, blank === -1 ? text.length : blank);
  return span.replace(CLOSING_MARKS, '') || span;
}
