/** What is seen of a word and of those around it, from which weights tell whether it is a name. */
import type { Word } from '../reading.ts';
import { add, begin, finish } from './hashing.ts';
import { type Lexicon, LISTED } from './lexicon.ts';
import { inOneScript, scriptOf } from './spelling.ts';

/** Numbers that are kept of what is seen: as many as there are weights. */
export const WEIGHTS: number = 1 << 19;

const trait = (hash: number): number => finish(hash) & (WEIGHTS - 1);

/** Of a word by itself. */
export interface WordFeatures {
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

/** Tamil, Telugu, Kannada and Malayalam. */
const SOUTHERN: ReadonlySet<string> = new Set('தతತത'.split('').map((letter) => scriptOf(letter) as string));
const VIRAMA = '\u094d';
const isConsonant = (code: number): boolean => code >= 0x915 && code <= 0x939;

/** What only lists of other scripts have is marked so. */
export const ELSEWHERE = 16;

function lookUp(script: string, spelt: string, letters: number, lexicon: Lexicon): number {
  const own = lexicon(script, spelt, letters);
  if (own !== 0) return own;
  const any = lexicon('', spelt, letters);
  return any === 0 ? 0 : any | ELSEWHERE;
}

/** How many letters are left without the shortest ending without which a word is a name, or else the longest without which it is in the lists at all. */
function stemOf(spelt: string, script: string, lexicon: Lexicon): readonly [is: number, letters: number] {
  let found: readonly [number, number] = [0, spelt.length];
  for (let left = spelt.length - 1; left >= SHORTEST_STEM && spelt.length - left <= LONGEST_ENDING; left--) {
    // The south writes a last consonant with a sign that goes when an ending comes: രാജേഷ്, രാജേഷിന്റെ.
    const isBare = SOUTHERN.has(script) && isConsonant(spelt.charCodeAt(left - 1));
    const is = lookUp(script, spelt, left, lexicon) || (isBare ? lookUp(script, spelt.slice(0, left) + VIRAMA, left + 1, lexicon) : 0);
    if (is === 0) continue;
    found = [is, left];
    if (is === LISTED.name) break;
  }
  return found;
}

export function wordFeatures(key: string, lexicon: Lexicon): WordFeatures {
  const spelt = inOneScript(key);
  const script = scriptOf(key) ?? '';
  const { length } = spelt;
  const listed = script === '' ? 0 : lookUp(script, spelt, length, lexicon);
  const [stem, left] = listed & (LISTED.name | LISTED.both) ? ([0, length] as const) : stemOf(spelt, script, lexicon);
  const is = `${listed}:${stem}`;
  return {
    spelt,
    script,
    listed,
    stem,
    letters: letterTraits(spelt, script),
    whole: [
      trait(add(add(begin(1), script), key)),
      trait(add(begin(2), spelt)),
      ...STEMS.flatMap((ending) => (length - ending >= SHORTEST_STEM ? trait(add(begin(3), spelt, 0, length - ending)) : [])),
    ],
    lists: [
      trait(add(begin(10), `${listed}`)),
      trait(add(begin(11), script + listed)),
      trait(add(begin(13), is)),
      trait(add(add(begin(14), script + is), spelt, left)),
      trait(add(begin(15), `${is}:${Math.min(length, 9)}`)),
    ],
    asBefore: besideTraits(20, spelt, script),
    asAfter: besideTraits(30, spelt, script),
  };
}

/** Its length, how it begins and ends, and all runs of three and four letters. */
function letterTraits(spelt: string, script: string): number[] {
  const { length } = spelt;
  const traits = [trait(add(begin(7), script + Math.min(length, 12)))];
  for (let some = 2; some <= 5 && some < length; some++) traits.push(trait(add(begin(4), spelt, 0, some)));
  for (let some = 1; some <= 5 && some < length; some++) traits.push(trait(add(add(begin(5), script), spelt, length - some)));
  const bounded = `^${spelt}$`;
  for (const run of [3, 4]) for (let at = 0; at + run <= bounded.length; at++) traits.push(trait(add(begin(6), bounded, at, at + run)));
  return traits;
}

/** What a word tells of the one beside it: by itself, by its end and by its beginning. */
function besideTraits(kind: number, spelt: string, script: string): number[] {
  const { length } = spelt;
  return [
    trait(add(add(begin(kind), script), spelt)),
    trait(add(add(begin(kind + 1), script), spelt, Math.max(0, length - 3))),
    trait(add(add(begin(kind + 2), script), spelt, 0, Math.min(3, length))),
  ];
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
export function contextFeatures(
  { spelt, script, listed, stem }: Readonly<Pick<WordFeatures, 'spelt' | 'script' | 'listed' | 'stem'>>,
  [before, after]: readonly [before: string, after: string],
  [second, previous, next, overnext]: readonly (Pick<WordFeatures, 'spelt' | 'listed'> | undefined)[],
): number[] {
  const is = `${listed}.${stem}`;
  const traits = [
    trait(add(add(begin(40), before), after)),
    trait(add(add(begin(41), script), before)),
    trait(add(add(begin(42), script), after)),
    trait(add(add(add(begin(57), is), before), after)),
  ];
  if (previous) {
    traits.push(trait(add(add(begin(44), before), previous.spelt)), trait(add(add(begin(54), before), `${previous.listed}.${is}`)));
  }
  if (next) {
    const [end, nextEnd] = [Math.max(0, spelt.length - 2), Math.max(0, next.spelt.length - 2)];
    traits.push(
      trait(add(add(begin(46), after), next.spelt)),
      trait(add(add(add(begin(48), spelt, end), after), next.spelt)),
      trait(add(add(add(add(begin(49), script), spelt, end), after), next.spelt, nextEnd)),
      trait(add(add(begin(55), after), `${next.listed}.${is}`)),
      trait(add(add(add(add(begin(56), is), after), script), next.spelt)),
    );
  }
  if (second) traits.push(trait(add(add(begin(50), script), second.spelt)));
  if (overnext) {
    const end = Math.max(0, overnext.spelt.length - 3);
    traits.push(trait(add(add(begin(51), script), overnext.spelt)), trait(add(add(begin(52), script), overnext.spelt, end)));
  }
  if (previous && next) traits.push(trait(add(add(add(begin(53), previous.spelt), '|'), next.spelt)));
  return traits;
}
