/** Features of the name tagger: character n-grams, affixes, lexicon hits, ±2 tokens of context. */
import { phoneticFold } from '../../../../core/text/phonetic-key.ts';
import type { WordToken } from '../tokenise.ts';
import { hashFinish, hashSeed, hashUpdate } from './feature-hashing.ts';
import { LEXICON_FLAGS, type Lexicon } from './lexicon.ts';
import { LATIN, normaliseScript, scriptOf } from './script-normalisation.ts';

/** Size of the feature hash space, and of the weight vector. */
export const FEATURE_SPACE_SIZE: number = 1 << 19;

const featureId = (hash: number): number => hashFinish(hash) & (FEATURE_SPACE_SIZE - 1);

/** Features of a word regardless of its context. */
export interface WordFeatures {
  readonly normalised: string;
  readonly script: string;
  /** Lexicon flags of the word. */
  readonly flags: number;
  /** Lexicon flags of its stem. */
  readonly stemFlags: number;
  /** Feature ids of character n-grams and affixes. */
  readonly ngrams: readonly number[];
  /** Feature ids of the whole word and its stems. */
  readonly wholeWord: readonly number[];
  /** Feature ids of lexicon flags. */
  readonly flagFeatures: readonly number[];
  /** Feature ids that the word contributes to the next and to the previous word. */
  readonly forNextWord: readonly number[];
  readonly forPreviousWord: readonly number[];
}

const MIN_STEM_LENGTH = 3;
const MAX_SUFFIX_LENGTH = 6;
/** Suffix lengths that are stripped for whole-stem features, in addition to the whole word. */
const STEM_SUFFIX_LENGTHS = [1, 2, 3, 4] as const;

/** Tamil, Telugu, Kannada and Malayalam. */
const DRAVIDIAN_SCRIPTS: ReadonlySet<string> = new Set('தతತത'.split('').map((letter) => scriptOf(letter) as string));
const VIRAMA = '\u094d';
const isConsonant = (code: number): boolean => code >= 0x915 && code <= 0x939;

/** Flag: listed only in the lexicons of other scripts, or in another spelling in Latin letters. */
export const OTHER_SCRIPT_FLAG = 16;

function lookUp(script: string, normalised: string, length: number, lexicon: Lexicon): number {
  const inScript = lexicon(script, normalised, length);
  if (inScript !== 0) return inScript;
  // Inflected words in Latin letters are not looked up by their phonetic key: its end does not correspond to the end of the stem.
  if (script === LATIN && length < normalised.length) return 0;
  const otherScripts = script === LATIN ? lexicon('', phoneticFold(normalised)) : lexicon('', normalised, length);
  return otherScripts === 0 ? 0 : otherScripts | OTHER_SCRIPT_FLAG;
}

/**
 * Lexicon-based stemming: strips the shortest suffix that leaves a listed name, otherwise the longest that leaves any listed word. Returns its flags
 * and the length of the stem.
 */
function stemOf(normalised: string, script: string, lexicon: Lexicon): readonly [flags: number, stemLength: number] {
  let best: readonly [number, number] = [0, normalised.length];
  for (
    let stemLength = normalised.length - 1;
    stemLength >= MIN_STEM_LENGTH && normalised.length - stemLength <= MAX_SUFFIX_LENGTH;
    stemLength--
  ) {
    // Southern scripts end a bare consonant with a virama that is dropped before a suffix: രാജേഷ്, രാജേഷിന്റെ.
    const isBare = DRAVIDIAN_SCRIPTS.has(script) && isConsonant(normalised.charCodeAt(stemLength - 1));
    const flags =
      lookUp(script, normalised, stemLength, lexicon) ||
      (isBare ? lookUp(script, normalised.slice(0, stemLength) + VIRAMA, stemLength + 1, lexicon) : 0);
    if (flags === 0) continue;
    best = [flags, stemLength];
    if (flags === LEXICON_FLAGS.name) break;
  }
  return best;
}

export function wordFeatures(key: string, lexicon: Lexicon): WordFeatures {
  const normalised = normaliseScript(key);
  const script = scriptOf(key) ?? '';
  const { length } = normalised;
  const flags = script === '' ? 0 : lookUp(script, normalised, length, lexicon);
  const [stemFlags, stemLength] =
    flags & (LEXICON_FLAGS.name | LEXICON_FLAGS.both) ? ([0, length] as const) : stemOf(normalised, script, lexicon);
  const flagPair = `${flags}:${stemFlags}`;
  return {
    normalised,
    script,
    flags,
    stemFlags,
    ngrams: ngramFeatures(normalised, script),
    wholeWord: wholeFeatures(key, normalised, script),
    flagFeatures: [
      featureId(hashUpdate(hashSeed(10), `${flags}`)),
      featureId(hashUpdate(hashSeed(11), script + flags)),
      featureId(hashUpdate(hashSeed(13), flagPair)),
      featureId(hashUpdate(hashUpdate(hashSeed(14), script + flagPair), normalised, stemLength)),
      featureId(hashUpdate(hashSeed(15), `${flagPair}:${Math.min(length, 9)}`)),
    ],
    forNextWord: neighbourFeatures(20, normalised, script),
    forPreviousWord: neighbourFeatures(30, normalised, script),
  };
}

/** The word as written, normalised, and without suffixes of each length. */
function wholeFeatures(key: string, normalised: string, script: string): number[] {
  const features = [featureId(hashUpdate(hashUpdate(hashSeed(1), script), key)), featureId(hashUpdate(hashSeed(2), normalised))];
  for (const suffixLength of STEM_SUFFIX_LENGTHS) {
    const stemLength = normalised.length - suffixLength;
    if (stemLength >= MIN_STEM_LENGTH) features.push(featureId(hashUpdate(hashSeed(3), normalised, 0, stemLength)));
  }
  return features;
}

/** Length, prefixes, suffixes, and character trigrams and 4-grams. */
function ngramFeatures(normalised: string, script: string): number[] {
  const { length } = normalised;
  const features = [featureId(hashUpdate(hashSeed(7), script + Math.min(length, 12)))];
  let prefix = hashUpdate(hashSeed(4), normalised, 0, 1);
  for (let affix = 2; affix <= 5 && affix < length; affix++) {
    prefix = hashUpdate(prefix, normalised, affix - 1, affix);
    features.push(featureId(prefix));
  }
  const suffix = hashUpdate(hashSeed(5), script);
  for (let affix = 1; affix <= 5 && affix < length; affix++) features.push(featureId(hashUpdate(suffix, normalised, length - affix)));
  const bounded = `^${normalised}$`;
  const seed = hashSeed(6);
  for (const size of [3, 4])
    for (let index = 0; index + size <= bounded.length; index++) features.push(featureId(hashUpdate(seed, bounded, index, index + size)));
  return features;
}

/** Features that a word contributes to its neighbour: whole word, suffix, prefix. */
function neighbourFeatures(kind: number, normalised: string, script: string): number[] {
  const { length } = normalised;
  return [
    featureId(hashUpdate(hashUpdate(hashSeed(kind), script), normalised)),
    featureId(hashUpdate(hashUpdate(hashSeed(kind + 1), script), normalised, Math.max(0, length - 3))),
    featureId(hashUpdate(hashUpdate(hashSeed(kind + 2), script), normalised, 0, Math.min(3, length))),
  ];
}

/** Maximum characters of a gap that are examined. */
const MAX_GAP_LENGTH = 20;
const GAP_CLASSES: readonly (readonly [gap: RegExp, sign: string])[] = [
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
export function gapClass(text: string, before: WordToken | undefined, after: WordToken | undefined): string {
  const from = before?.to ?? Math.max(0, (after?.from ?? 0) - MAX_GAP_LENGTH);
  const gap = text.slice(from, Math.min(after?.from ?? text.length, from + MAX_GAP_LENGTH));
  if (gap === ' ') return ' ';
  if (!before || !after) return /\d/.test(gap) ? 'D' : /[:-]/.test(gap) ? ':' : 'E';
  return GAP_CLASSES.find(([pattern]) => pattern.test(gap))?.[1] ?? 'o';
}

/** Case of a word in Latin letters as one character. */
function caseOf(word: string): string {
  if (!/^\p{Lu}/u.test(word)) return /\p{Lu}/u.test(word) ? 'm' : 'a';
  if (/^(?:\p{Lu}\.?)$|^(?:\p{Lu}\.)+\p{Lu}?$/u.test(word)) return 'I';
  if (/^[\p{Lu}\p{M}'’-]+$/u.test(word)) return word.length > 3 ? 'C' : 'c';
  return /^\p{Lu}[^\p{Lu}]*$/u.test(word) ? 'A' : 'm';
}

/** Case of each word and that of its line: without capitals, in capitals, in title case, or mixed. Empty for scripts without case. */
export function casesOf(text: string, words: readonly WordToken[]): string[] {
  const cases = words.map(({ text: word, key }) => (scriptOf(key) !== LATIN ? '' : word === key ? 'a' : caseOf(word)));
  for (let start = 0; start < words.length; ) {
    let end = start + 1;
    while (end < words.length && !text.slice((words[end - 1] as WordToken).to, (words[end] as WordToken).from).includes('\n')) end++;
    let [lower, title, upper, total] = [0, 0, 0, 0];
    for (let index = start; index < end; index++) {
      if (cases[index] !== '') total++;
      if (cases[index] === 'a') lower++;
      else if (cases[index] === 'A') title++;
      else if (cases[index] === 'C') upper++;
    }
    const style = lower === 0 ? (title > 0 ? 't' : 'C') : lower === total ? 'a' : (title + upper) / total > 0.6 ? 't' : 'm';
    for (let index = start; index < end; index++) if (cases[index] !== '') cases[index] += style;
    start = end;
  }
  return cases;
}

/** Context features: gaps, case, and the two words on either side. */
export function contextFeatures(
  { normalised, script, flags, stemFlags }: Readonly<Pick<WordFeatures, 'normalised' | 'script' | 'flags' | 'stemFlags'>>,
  [before, after]: readonly [before: string, after: string],
  [second, previous, next, overnext]: readonly (Pick<WordFeatures, 'normalised' | 'flags'> | undefined)[],
  [caseBefore = '', ownCase = '', caseAfter = '']: readonly (string | undefined)[] = [],
): number[] {
  const flagPair = `${flags}.${stemFlags}`;
  const features = [
    featureId(hashUpdate(hashUpdate(hashSeed(40), before), after)),
    featureId(hashUpdate(hashUpdate(hashSeed(41), script), before)),
    featureId(hashUpdate(hashUpdate(hashSeed(42), script), after)),
    featureId(hashUpdate(hashUpdate(hashUpdate(hashSeed(57), flagPair), before), after)),
  ];
  if (previous) {
    features.push(
      featureId(hashUpdate(hashUpdate(hashSeed(44), before), previous.normalised)),
      featureId(hashUpdate(hashUpdate(hashSeed(54), before), `${previous.flags}.${flagPair}`)),
    );
  }
  if (next) {
    const [end, nextEnd] = [Math.max(0, normalised.length - 2), Math.max(0, next.normalised.length - 2)];
    features.push(
      featureId(hashUpdate(hashUpdate(hashSeed(46), after), next.normalised)),
      featureId(hashUpdate(hashUpdate(hashUpdate(hashSeed(48), normalised, end), after), next.normalised)),
      featureId(hashUpdate(hashUpdate(hashUpdate(hashUpdate(hashSeed(49), script), normalised, end), after), next.normalised, nextEnd)),
      featureId(hashUpdate(hashUpdate(hashSeed(55), after), `${next.flags}.${flagPair}`)),
      featureId(hashUpdate(hashUpdate(hashUpdate(hashUpdate(hashSeed(56), flagPair), after), script), next.normalised)),
    );
  }
  if (second) features.push(featureId(hashUpdate(hashUpdate(hashSeed(50), script), second.normalised)));
  if (overnext) {
    const end = Math.max(0, overnext.normalised.length - 3);
    features.push(
      featureId(hashUpdate(hashUpdate(hashSeed(51), script), overnext.normalised)),
      featureId(hashUpdate(hashUpdate(hashSeed(52), script), overnext.normalised, end)),
    );
  }
  if (ownCase !== '') {
    const surroundings = `${caseBefore.charAt(0)}${before}${ownCase}${after}${caseAfter.charAt(0)}`;
    features.push(
      featureId(hashUpdate(hashSeed(60), ownCase + before)),
      featureId(hashUpdate(hashUpdate(hashSeed(61), ownCase), flagPair)),
      featureId(hashUpdate(hashSeed(62), surroundings)),
      featureId(hashUpdate(hashUpdate(hashSeed(63), surroundings), flagPair)),
      featureId(hashUpdate(hashUpdate(hashSeed(64), ownCase), normalised)),
    );
    if (previous) features.push(featureId(hashUpdate(hashUpdate(hashSeed(65), ownCase + before), previous.normalised)));
    if (next) features.push(featureId(hashUpdate(hashUpdate(hashSeed(66), ownCase + after + caseAfter.charAt(0)), next.normalised)));
  }
  if (previous && next)
    features.push(featureId(hashUpdate(hashUpdate(hashUpdate(hashSeed(53), previous.normalised), '|'), next.normalised)));
  return features;
}
