/** CTC prefix beam search: the most probable readings of a word from the letter probabilities of each frame. */
import type { Inventory } from './alphabet.ts';

/** Language model that is fused with the network's scores (shallow fusion). */
export interface LanguageModel {
  readonly start: string;
  /** Upper bound of the score of a letter, for pruning. */
  readonly maxScore: number;
  /** Returns the new context and the score of the letter. */
  readonly add: (text: string, letter: string) => readonly [text: string, score: number];
  readonly end: (text: string) => number;
}

export interface Hypothesis {
  readonly text: string;
  readonly score: number;
}

/** Beam width. */
export const BEAM_WIDTH = 8;
/** Letters this much (log) less probable than the best of a frame are pruned. */
const PRUNING_THRESHOLD = 7;

const LOG_ZERO = Number.NEGATIVE_INFINITY;

/** A prefix in the trie of all hypotheses; language model scores are computed once per prefix. */
class Prefix {
  readonly text: string;
  readonly last: number;
  readonly context: string;
  readonly languageModelScore: number;
  children: Map<number, Prefix> | undefined;
  /** Log probability of all alignments of the prefix that end in a blank, and in its last letter. */
  logBlank = LOG_ZERO;
  logNonBlank = LOG_ZERO;
  /** The same including the current frame, and the number of that frame. */
  nextLogBlank = LOG_ZERO;
  nextLogNonBlank = LOG_ZERO;
  frame = -1;
  /** The frame into which the prefix was last kept in the beam. */
  survivedFrame = 0;
  score = LOG_ZERO;

  constructor(text: string, last: number, remembered: string, prior: number) {
    this.text = text;
    this.last = last;
    this.context = remembered;
    this.languageModelScore = prior;
  }
}

/** @param frames log probabilities of the letters of the inventory, up to a constant per frame */
export function ctcBeamSearch(frames: readonly Float32Array[], { letters, follows }: Inventory, prior: LanguageModel): Hypothesis[] {
  const empty = new Prefix('', 0, prior.start, 0);
  empty.logBlank = 0;
  let paths: Prefix[] = [empty];
  for (const [number, frame] of frames.entries()) {
    const letterIds = prunedLetters(frame);
    const blank = frame[0] as number;
    const minScore = pruningBound(paths, blank) - prior.maxScore;
    const next: Prefix[] = [];
    for (const path of paths) {
      const logTotal = logSumExp(path.logBlank, path.logNonBlank);
      addToFrame(path, number, next);
      path.nextLogBlank = logSumExp(path.nextLogBlank, logTotal + blank);
      if (path.last > 0) path.nextLogNonBlank = logSumExp(path.nextLogNonBlank, path.logNonBlank + (frame[path.last] as number));
      const allowed = follows[path.last] as readonly boolean[];
      for (const letter of letterIds) {
        if (!allowed[letter]) continue;
        const extended = (letter === path.last ? path.logBlank : logTotal) + (frame[letter] as number);
        let longer = path.children?.get(letter);
        if (longer?.survivedFrame !== number && path.languageModelScore + extended < minScore) continue;
        longer ??= extendPrefix(path, letter, letters[letter] as string, prior);
        addToFrame(longer, number, next);
        longer.nextLogNonBlank = logSumExp(longer.nextLogNonBlank, extended);
      }
    }
    paths = pruneBeam(next, number + 1);
  }
  return paths
    .map(({ text, score, context }) => ({ text: text.normalize('NFC'), score: score + prior.end(context) }))
    .sort((a, b) => b.score - a.score);
}

/** Lower bound of the score that a prefix needs to stay in the beam: the current ones have that much by a blank alone. */
function pruningBound(paths: readonly Prefix[], blank: number): number {
  if (paths.length < BEAM_WIDTH) return LOG_ZERO;
  let bound = Number.POSITIVE_INFINITY;
  for (const { score } of paths) if (score < bound) bound = score;
  return bound + blank;
}

function prunedLetters(frame: Float32Array): number[] {
  let best = LOG_ZERO;
  for (const value of frame) if (value > best) best = value;
  const letters: number[] = [];
  for (let letter = 1; letter < frame.length; letter++) if ((frame[letter] as number) >= best - PRUNING_THRESHOLD) letters.push(letter);
  return letters;
}

function extendPrefix(path: Prefix, last: number, letter: string, prior: LanguageModel): Prefix {
  const [remembered, score] = prior.add(path.context, letter);
  const longer = new Prefix(path.text + letter, last, remembered, path.languageModelScore + score);
  path.children ??= new Map();
  path.children.set(last, longer);
  return longer;
}

/** Adds a prefix to the frame, once. */
function addToFrame(path: Prefix, frame: number, next: Prefix[]): void {
  if (path.frame === frame) return;
  path.frame = frame;
  path.nextLogBlank = LOG_ZERO;
  path.nextLogNonBlank = LOG_ZERO;
  next.push(path);
}

/** Prunes to the beam width. */
function pruneBeam(paths: Prefix[], following: number): Prefix[] {
  for (const path of paths) {
    path.logBlank = path.nextLogBlank;
    path.logNonBlank = path.nextLogNonBlank;
    path.score = path.languageModelScore + logSumExp(path.logBlank, path.logNonBlank);
  }
  const followed = paths.sort((a, b) => b.score - a.score).slice(0, BEAM_WIDTH);
  for (const path of followed) path.survivedFrame = following;
  return followed;
}

/** Log-sum-exp of two log probabilities. */
function logSumExp(a: number, b: number): number {
  if (a === LOG_ZERO) return b;
  if (b === LOG_ZERO) return a;
  return Math.max(a, b) + Math.log1p(Math.exp(-Math.abs(a - b)));
}
