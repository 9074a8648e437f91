/** Features of the name tagger: character n-grams, affixes, lexicon hits, ±2 tokens of context. */
import type { Word } from '../reading.ts';
import { add, begin, finish } from './hashing.ts';
import { type Lexicon, LISTED } from './lexicon.ts';
import { inOneScript, scriptOf } from './spelling.ts';

/** Size of the feature hash space, and of the weight vector. */
export const WEIGHTS: number = 1 << 19;

const trait = (hash: number): number => finish(hash) & (WEIGHTS - 1);

/** Features of a word regardless of its context. */
export interface WordFeatures {
  readonly spelt: string;
  readonly script: string;
  /** Lexicon flags of the word, and of its stem. */
  readonly listed: number;
  readonly stem: number;
  /** Feature ids by n-grams and affixes, by the whole word, by lexicon flags; and those it contributes to the next and to the previous word. */
  readonly letters: readonly number[];
  readonly whole: readonly number[];
  readonly lists: readonly number[];
  readonly asBefore: readonly number[];
  readonly asAfter: readonly number[];
}

const SHORTEST_STEM = 3;
const LONGEST_ENDING = 6;
/** Suffix lengths that are stripped for whole-stem features, in addition to the whole word. */
const STEMS = [1, 2, 3, 4] as const;

/** Tamil, Telugu, Kannada and Malayalam. */
const SOUTHERN: ReadonlySet<string> = new Set('தతತത'.split('').map((letter) => scriptOf(letter) as string));
const VIRAMA = '\u094d';
const isConsonant = (code: number): boolean => code >= 0x915 && code <= 0x939;

/** Flag: listed only in the lexicons of other scripts. */
export const ELSEWHERE = 16;

function lookUp(script: string, spelt: string, letters: number, lexicon: Lexicon): number {
  const own = lexicon(script, spelt, letters);
  if (own !== 0) return own;
  const any = lexicon('', spelt, letters);
  return any === 0 ? 0 : any | ELSEWHERE;
}

/**
 * Lexicon-based stemming: strips the shortest suffix that leaves a listed name, otherwise the longest that leaves any listed word. Returns its flags
 * and the length of the stem.
 */
function stemOf(spelt: string, script: string, lexicon: Lexicon): readonly [is: number, letters: number] {
  let found: readonly [number, number] = [0, spelt.length];
  for (let left = spelt.length - 1; left >= SHORTEST_STEM && spelt.length - left <= LONGEST_ENDING; left--) {
    // Southern scripts end a bare consonant with a virama that is dropped before a suffix: രാജേഷ്, രാജേഷിന്റെ.
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

/** Length, prefixes, suffixes, and character trigrams and 4-grams. */
function letterTraits(spelt: string, script: string): number[] {
  const { length } = spelt;
  const traits = [trait(add(begin(7), script + Math.min(length, 12)))];
  for (let some = 2; some <= 5 && some < length; some++) traits.push(trait(add(begin(4), spelt, 0, some)));
  for (let some = 1; some <= 5 && some < length; some++) traits.push(trait(add(add(begin(5), script), spelt, length - some)));
  const bounded = `^${spelt}$`;
  for (const run of [3, 4]) for (let at = 0; at + run <= bounded.length; at++) traits.push(trait(add(begin(6), bounded, at, at + run)));
  return traits;
}

/** Features that a word contributes to its neighbour: whole word, suffix, prefix. */
function besideTraits(kind: number, spelt: string, script: string): number[] {
  const { length } = spelt;
  return [
    trait(add(add(begin(kind), script), spelt)),
    trait(add(add(begin(kind + 1), script), spelt, Math.max(0, length - 3))),
    trait(add(add(begin(kind + 2), script), spelt, 0, Math.min(3, length))),
  ];
}

/** Maximum characters of a gap that are examined. */
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

/** Class of the gap (punctuation, digits, space) between two words as one character; `E` at the edges of the text. */
export function gapSign(text: string, before: Word | undefined, after: Word | undefined): string {
  const from = before?.to ?? Math.max(0, (after?.from ?? 0) - LONGEST_GAP);
  const gap = text.slice(from, Math.min(after?.from ?? text.length, from + LONGEST_GAP));
  if (gap === ' ') return ' ';
  if (!before || !after) return /\d/.test(gap) ? 'D' : /[:-]/.test(gap) ? ':' : 'E';
  return GAPS.find(([form]) => form.test(gap))?.[1] ?? 'o';
}

/** Context features: gaps, and the two words on either side. */
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
