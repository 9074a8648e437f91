/** Names beside other names. */
import { andWords, attendance } from '../../../../data/tables/name_leads.ts';
import { bareKey, gapBefore, isCapital, isKnown, mayBeName, ownerOf, run, type Span, skipTitles } from './expected-name.ts';
import { likelihoodInScript } from './likely-in-scripts.ts';
import { likelihood } from './likely-names.ts';
import { isRareName, nameKind } from './name-lists.ts';
import { isLatin, type Word } from './reading.ts';
import type { Candidate } from './types.ts';

const MOST_LISTED = 40;
const COLON = 0x3a;
const LIKELY = 1.5;
const SURE = 5;
const UNLIKELY = -3;

const isLikely = (words: readonly Word[], { start, end }: Span): boolean =>
  words.slice(start, end).some(({ key }) => likelihoodInScript(key) >= LIKELY);

/** After any label: none is unlike a name, and half of them are like one. */
function areLikely(words: readonly Word[], items: readonly Span[]): boolean {
  const odds = items.map(({ start, end }) =>
    Math.max(...words.slice(start, end).map((word) => (isLatin(word.text) ? likelihood(word) : likelihoodInScript(word.key)))),
  );
  const least = isLatin((words[items[0]?.start ?? 0] as Word).text) ? LIKELY : SURE;
  return odds.every((one) => one >= UNLIKELY) && odds.filter((one) => one >= least).length * 2 >= odds.length;
}

/** "witnesses A, B and C": those who are named with one. */
export function* others(text: string, words: readonly Word[], first: Span): Iterable<Candidate> {
  let { end } = first;
  for (let count = 0; count < MOST_LISTED && end < words.length; count++) {
    const gap = gapBefore(text, words, end);
    const isAnd = andWords.has((words[end] as Word).key) && /^,?\s$/.test(gap);
    if (!isAnd && !/^,\s$/.test(gap)) return;
    const start = skipTitles(words, isAnd ? end + 1 : end);
    const last = run(text, words, start, (word) =>
      isLatin(word.text)
        ? isCapital(word) && mayBeName(word) && likelihood(word) > UNLIKELY
        : isKnown(word) || nameKind(word.key) !== undefined || isRareName(word.key),
    );
    if (last === start) return;
    yield { type: 'name', from: (words[start] as Word).from, to: (words[last - 1] as Word).to, confidence: 0.6 };
    end = last;
  }
}

/** Those who were present, and several of whom some are known: "Rohan, Ipsita and Debolina". Returns where the list ends. */
export function* listed(text: string, words: readonly Word[], at: number): Generator<Candidate, number> {
  const isMarked = attendance.has(words[at - 1]?.key ?? '');
  const isLabelled =
    at > 0 && !isMarked && text.charCodeAt((words[at - 1] as Word).to) === COLON && /^:\s*(?:1[.)]\s?)?$/.test(gapBefore(text, words, at));
  if (!isMarked && !isLabelled && nameKind((words[at] as Word).key) === undefined) return at;
  const isTold = isMarked && /^\s?(?::|[–-]\s)\s*(?:\d{1,2}[.)]\s?)?$/.test(gapBefore(text, words, at));
  const isFirst = at === 0 || !(andWords.has((words[at - 1] as Word).key) || /^\s?,\s$/.test(gapBefore(text, words, at)));
  if (
    !isTold &&
    !isLabelled &&
    !(isFirst && /^(?:\s?,\s|\s)/.test(gapBefore(text, words, at + 1)) && nameKind((words[at] as Word).key) !== undefined)
  )
    return at;
  const items: Span[] = [];
  let place = at;
  while (place < words.length && items.length < MOST_LISTED) {
    const start = skipTitles(words, place);
    const end = run(text, words, start, (word) =>
      isLatin(word.text)
        ? isCapital(word) &&
          (mayBeName(word) || nameKind(bareKey(word)) !== undefined || ((isTold || isLabelled) && likelihood(word) > UNLIKELY))
        : isKnown(word) ||
          nameKind(word.key) !== undefined ||
          isRareName(word.key) ||
          ((isTold || isLabelled) && mayBeName(word)) ||
          likelihoodInScript(word.key) >= LIKELY,
    );
    if (end === start) break;
    items.push({ start, end, confidence: isTold ? 0.7 : 0.6 });
    const gap = gapBefore(text, words, end);
    if (end >= words.length) break;
    if (andWords.has((words[end] as Word).key) && /^,?\s$/.test(gap)) place = end + 1;
    else if (/^\s?[,;&]\s*(?:\d{1,2}[.)]\s?)?$|^\s*\d{1,2}[.)]\s?$|^\s&\s$/.test(gap)) place = end;
    else break;
  }
  if (items.length === 0 || (!isTold && items.length < 2)) return at;
  const isName = ({ start, end }: Span): boolean => words.slice(start, end).some((word) => nameKind(bareKey(word)) === 'name');
  const known = items.filter(isName).length;
  const isEnough = isLabelled
    ? areLikely(words, items)
    : isTold ||
      known >= 2 ||
      (known >= 1 && (isLatin((words[at] as Word).text) || (items.length > 2 && items.every((item) => isLikely(words, item)))));
  if (!isEnough) return at;
  for (const { start, end, confidence } of items) {
    const parts = words.slice(start, end);
    if (
      !isTold &&
      !isLabelled &&
      !isName({ start, end, confidence }) &&
      !parts.every((word) => mayBeName(word) && !(isLatin(word.text) && likelihood(word) < UNLIKELY))
    )
      continue;
    yield {
      type: 'name',
      from: (words[start] as Word).from,
      to: (words[end - 1] as Word).to - ownerOf(words[end - 1] as Word),
      confidence,
    };
  }
  return (items.at(-1) as Span).end;
}
