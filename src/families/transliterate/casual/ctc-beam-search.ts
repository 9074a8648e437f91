/** CTC prefix beam search: the most probable hypotheses for a word from the letter probabilities of each frame. */
import type { OutputVocabulary } from './alphabet.ts';

/** Language model that is fused with the network's scores (shallow fusion). */
export interface LanguageModel {
  readonly start: string;
  /** Upper bound of the score of a letter, for pruning. */
  readonly maxScore: number;
  /** Returns the new context and the score of the letter. */
  readonly add: (context: string, letter: string) => readonly [text: string, score: number];
  readonly end: (context: string) => number;
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
  /** The same including the current frame, and the index of that frame. */
  nextLogBlank = LOG_ZERO;
  nextLogNonBlank = LOG_ZERO;
  frame = -1;
  /** Index of the last frame to which the prefix survived in the beam. */
  frameSurvivedTo = 0;
  score = LOG_ZERO;

  constructor(text: string, last: number, context: string, languageModelScore: number) {
    this.text = text;
    this.last = last;
    this.context = context;
    this.languageModelScore = languageModelScore;
  }
}

/** @param frames log probabilities of the letters of the inventory, up to a constant per frame */
export function ctcBeamSearch(
  frames: readonly Float32Array[],
  { letters, allowedNext }: OutputVocabulary,
  languageModel: LanguageModel,
): Hypothesis[] {
  const empty = new Prefix('', 0, languageModel.start, 0);
  empty.logBlank = 0;
  let beam: Prefix[] = [empty];
  for (const [frameIndex, frame] of frames.entries()) {
    const letterIds = prunedLetters(frame);
    const blank = frame[0] as number;
    const minScore = pruningBound(beam, blank) - languageModel.maxScore;
    const next: Prefix[] = [];
    for (const prefix of beam) {
      const logTotal = logSumExp(prefix.logBlank, prefix.logNonBlank);
      addToFrame(prefix, frameIndex, next);
      prefix.nextLogBlank = logSumExp(prefix.nextLogBlank, logTotal + blank);
      if (prefix.last > 0) prefix.nextLogNonBlank = logSumExp(prefix.nextLogNonBlank, prefix.logNonBlank + (frame[prefix.last] as number));
      const allowed = allowedNext[prefix.last] as readonly boolean[];
      for (const letter of letterIds) {
        if (!allowed[letter]) continue;
        const logExtended = (letter === prefix.last ? prefix.logBlank : logTotal) + (frame[letter] as number);
        let extension = prefix.children?.get(letter);
        if (extension?.frameSurvivedTo !== frameIndex && prefix.languageModelScore + logExtended < minScore) continue;
        extension ??= extendPrefix(prefix, letter, letters[letter] as string, languageModel);
        addToFrame(extension, frameIndex, next);
        extension.nextLogNonBlank = logSumExp(extension.nextLogNonBlank, logExtended);
      }
    }
    beam = pruneBeam(next, frameIndex + 1);
  }
  return beam
    .map(({ text, score, context }) => ({ text: text.normalize('NFC'), score: score + languageModel.end(context) }))
    .sort((a, b) => b.score - a.score);
}

/** Lower bound of the score that a prefix needs to stay in the beam: the lowest current score, extended by a blank. */
function pruningBound(beam: readonly Prefix[], blank: number): number {
  if (beam.length < BEAM_WIDTH) return LOG_ZERO;
  let bound = Number.POSITIVE_INFINITY;
  for (const { score } of beam) if (score < bound) bound = score;
  return bound + blank;
}

function prunedLetters(frame: Float32Array): number[] {
  let best = LOG_ZERO;
  for (const value of frame) if (value > best) best = value;
  const letters: number[] = [];
  for (let letter = 1; letter < frame.length; letter++) if ((frame[letter] as number) >= best - PRUNING_THRESHOLD) letters.push(letter);
  return letters;
}

function extendPrefix(prefix: Prefix, last: number, letter: string, languageModel: LanguageModel): Prefix {
  const [context, score] = languageModel.add(prefix.context, letter);
  const extension = new Prefix(prefix.text + letter, last, context, prefix.languageModelScore + score);
  prefix.children ??= new Map();
  prefix.children.set(last, extension);
  return extension;
}

/** Adds a prefix to the candidates of a frame, once. */
function addToFrame(prefix: Prefix, frame: number, next: Prefix[]): void {
  if (prefix.frame === frame) return;
  prefix.frame = frame;
  prefix.nextLogBlank = LOG_ZERO;
  prefix.nextLogNonBlank = LOG_ZERO;
  next.push(prefix);
}

/** Prunes to the beam width. */
function pruneBeam(candidates: Prefix[], nextFrame: number): Prefix[] {
  for (const prefix of candidates) {
    prefix.logBlank = prefix.nextLogBlank;
    prefix.logNonBlank = prefix.nextLogNonBlank;
    prefix.score = prefix.languageModelScore + logSumExp(prefix.logBlank, prefix.logNonBlank);
  }
  const survivors = candidates.sort((a, b) => b.score - a.score).slice(0, BEAM_WIDTH);
  for (const prefix of survivors) prefix.frameSurvivedTo = nextFrame;
  return survivors;
}

/** Log-sum-exp of two log probabilities. */
function logSumExp(a: number, b: number): number {
  if (a === LOG_ZERO) return b;
  if (b === LOG_ZERO) return a;
  return Math.max(a, b) + Math.log1p(Math.exp(-Math.abs(a - b)));
}
