/** What is seen of a word and of those around it, from which weights tell whether it is a name. */
import type { Word } from '../reading.ts';
import { hashOf } from './hashing.ts';
import { LISTED, type Lexicon } from './lexicon.ts';
import { inOneScript, scriptOf } from './spelling.ts';

/** Numbers that are kept of what is seen: as many as there are weights. */
export const WEIGHTS: number = 1 << 19;

const trait = (kind: number, text: string): number => hashOf(kind, text) & (WEIGHTS - 1);

/** Of a word by itself. */
export interface WordTraits {
  readonly spelt: string;
  readonly script: string;
  /** What lists say of it, and of what is left without an ending. */
  readonly listed: number;
  readonly stem: number;
  /** By its letters, as a whole, by lists; and what it tells of the word after it and before it. */
  readonly letters: readonly number[];
  readonly whole: readonly number[];
  readonly lists: readonly number[];
  readonly asBefore: readonly number[];
  readonly asAfter: readonly number[];
}

const SHORTEST_STEM = 3;
const LONGEST_ENDING = 6;
/** Of an unlisted word, the stem without these is seen as a whole. */
const STEMS = [1, 2, 3, 4] as const;

/** The shortest ending without which a word is a name, or else the longest without which it is in the lists at all. */
function stemOf(spelt: string, lexicon: Lexicon): readonly [is: number, ending: string] {
  let found: readonly [number, string] = [0, ''];
  for (let ending = 1; ending <= LONGEST_ENDING && spelt.length - ending >= SHORTEST_STEM; ending++) {
    const is = lexicon(spelt.slice(0, -ending));
    if (is === 0) continue;
    found = [is, spelt.slice(-ending)];
    if (is === LISTED.name) break;
  }
  return found;
}

export function traitsOf({ key }: Pick<Word, 'key'>, lexicon: Lexicon): WordTraits {
  const spelt = inOneScript(key);
  const script = scriptOf(key) ?? '';
  const { length } = spelt;
  const whole = [trait(1, script + key), trait(2, spelt)];
  for (const ending of STEMS) if (length - ending >= SHORTEST_STEM) whole.push(trait(3, spelt.slice(0, -ending)));
  const letters = [trait(7, script + Math.min(length, 12))];
  for (let some = 2; some <= 5 && some < length; some++) letters.push(trait(4, spelt.slice(0, some)));
  for (let some = 1; some <= 5 && some < length; some++) letters.push(trait(5, script + spelt.slice(-some)));
  const bounded = `^${spelt}$`;
  for (const run of [3, 4]) for (let at = 0; at + run <= bounded.length; at++) letters.push(trait(6, bounded.slice(at, at + run)));
  const listed = script === '' ? 0 : lexicon(spelt);
  const [stem, ending] = listed & (LISTED.name | LISTED.both) ? ([0, ''] as const) : stemOf(spelt, lexicon);
  const lists = [
    trait(10, `${listed}`),
    trait(11, script + listed),
    trait(13, `${listed}:${stem}`),
    trait(14, `${script}${listed}:${stem}${ending}`),
    trait(15, `${listed}:${stem}:${Math.min(length, 9)}`),
  ];
  const [last, first] = [spelt.slice(-3), spelt.slice(0, 3)];
  const asBefore = [trait(20, script + spelt), trait(21, script + last), trait(22, script + first)];
  const asAfter = [trait(30, script + spelt), trait(31, script + last), trait(32, script + first)];
  return { spelt, script, listed, stem, letters, whole, lists, asBefore, asAfter };
}

/** More of what stands between two words is not looked at. */
const LONGEST_GAP = 20;
const GAPS: readonly (readonly [gap: RegExp, sign: string])[] = [
  [/^ $/, ' '],
  [/^\s*\d/, 'D'],
  [/\d/, 'd'],
  [/\n/, 'N'],
  [/^\.\s?$/, '.'],
  [/[।.!?؟۔]/, '!'],
  [/:/, ':'],
  [/[,،;]/, ','],
  [/["“‘'(]/, '('],
  [/[”’)]/, ')'],
  [/-/, '-'],
  [/^$/, '0'],
  [/^\s*$/, ' '],
];

/** What stands between two words, as one sign; where a text begins or ends, another one. */
export function gapSign(text: string, before: Word | undefined, after: Word | undefined): string {
  const from = before?.to ?? Math.max(0, (after?.from ?? 0) - LONGEST_GAP);
  const gap = text.slice(from, Math.min(after?.from ?? text.length, from + LONGEST_GAP));
  if (gap === ' ') return ' ';
  if (!before || !after) return /\d/.test(gap) ? 'D' : /[:-]/.test(gap) ? ':' : 'E';
  return GAPS.find(([form]) => form.test(gap))?.[1] ?? 'o';
}

/** What the words and signs around one tell. Words further away: those of two before and two after. */
export function contextTraits(
  { spelt, script, listed, stem }: Readonly<Pick<WordTraits, 'spelt' | 'script' | 'listed' | 'stem'>>,
  [before, after]: readonly [before: string, after: string],
  [second, previous, next, overnext]: readonly (Pick<WordTraits, 'spelt' | 'listed'> | undefined)[],
): number[] {
  const is = `${listed}.${stem}`;
  const traits = [trait(40, before + after), trait(41, script + before), trait(42, script + after), trait(57, is + before + after)];
  if (previous) traits.push(trait(44, before + previous.spelt), trait(54, `${before}${previous.listed}.${is}`));
  if (next) {
    const end = spelt.slice(-2);
    traits.push(
      trait(46, after + next.spelt),
      trait(48, end + after + next.spelt),
      trait(49, script + end + after + next.spelt.slice(-2)),
      trait(55, `${after}${next.listed}.${is}`),
      trait(56, `${is}${after}${script}${next.spelt}`),
    );
  }
  if (second) traits.push(trait(50, script + second.spelt));
  if (overnext) traits.push(trait(51, script + overnext.spelt), trait(52, script + overnext.spelt.slice(-3)));
  if (previous && next) traits.push(trait(53, `${previous.spelt}|${next.spelt}`));
  return traits;
}
