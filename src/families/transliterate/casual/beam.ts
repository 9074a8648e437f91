/** CTC prefix beam search: the most probable readings of a word from the letter probabilities of each frame. */
import type { Inventory } from './alphabet.ts';

/** Language model that is fused with the network's scores (shallow fusion). */
export interface Prior {
  readonly start: string;
  /** Upper bound of the score of a letter, for pruning. */
  readonly most: number;
  /** Returns the new context and the score of the letter. */
  readonly add: (text: string, letter: string) => readonly [text: string, score: number];
  readonly end: (text: string) => number;
}

export interface Reading {
  readonly text: string;
  readonly score: number;
}

/** Beam width. */
export const WIDTH = 8;
/** Letters this much (log) less probable than the best of a frame are pruned. */
const RARE = 7;

const NEVER = Number.NEGATIVE_INFINITY;

/** A prefix in the trie of all hypotheses; language model scores are computed once per prefix. */
class Path {
  readonly text: string;
  readonly last: number;
  readonly remembered: string;
  readonly prior: number;
  longer: Map<number, Path> | undefined;
  /** Log probability of all alignments of the prefix that end in a blank, and in its last letter. */
  ended = NEVER;
  open = NEVER;
  /** The same including the current frame, and the number of that frame. */
  nextEnded = NEVER;
  nextOpen = NEVER;
  frame = -1;
  /** The frame into which the prefix was last kept in the beam. */
  followed = 0;
  score = NEVER;

  constructor(text: string, last: number, remembered: string, prior: number) {
    this.text = text;
    this.last = last;
    this.remembered = remembered;
    this.prior = prior;
  }
}

/** @param frames log probabilities of the letters of the inventory, up to a constant per frame */
export function readFrames(frames: readonly Float32Array[], { letters, follows }: Inventory, prior: Prior): Reading[] {
  const empty = new Path('', 0, prior.start, 0);
  empty.ended = 0;
  let paths: Path[] = [empty];
  for (const [number, frame] of frames.entries()) {
    const likely = likelyLetters(frame);
    const blank = frame[0] as number;
    const least = leastFollowed(paths, blank) - prior.most;
    const next: Path[] = [];
    for (const path of paths) {
      const both = sum(path.ended, path.open);
      reach(path, number, next);
      path.nextEnded = sum(path.nextEnded, both + blank);
      if (path.last > 0) path.nextOpen = sum(path.nextOpen, path.open + (frame[path.last] as number));
      const allowed = follows[path.last] as readonly boolean[];
      for (const at of likely) {
        if (!allowed[at]) continue;
        const worth = (at === path.last ? path.ended : both) + (frame[at] as number);
        let longer = path.longer?.get(at);
        if (longer?.followed !== number && path.prior + worth < least) continue;
        longer ??= grow(path, at, letters[at] as string, prior);
        reach(longer, number, next);
        longer.nextOpen = sum(longer.nextOpen, worth);
      }
    }
    paths = best(next, number + 1);
  }
  return paths
    .map(({ text, score, remembered }) => ({ text: text.normalize('NFC'), score: score + prior.end(remembered) }))
    .sort((one, other) => other.score - one.score);
}

/** Lower bound of the score that a prefix needs to stay in the beam: the current ones have that much by a blank alone. */
function leastFollowed(paths: readonly Path[], blank: number): number {
  if (paths.length < WIDTH) return NEVER;
  let least = Number.POSITIVE_INFINITY;
  for (const { score } of paths) if (score < least) least = score;
  return least + blank;
}

function likelyLetters(frame: Float32Array): number[] {
  let most = NEVER;
  for (const value of frame) if (value > most) most = value;
  const letters: number[] = [];
  for (let at = 1; at < frame.length; at++) if ((frame[at] as number) >= most - RARE) letters.push(at);
  return letters;
}

function grow(path: Path, last: number, letter: string, prior: Prior): Path {
  const [remembered, score] = prior.add(path.remembered, letter);
  const longer = new Path(path.text + letter, last, remembered, path.prior + score);
  path.longer ??= new Map();
  path.longer.set(last, longer);
  return longer;
}

/** Adds a prefix to the frame, once. */
function reach(path: Path, frame: number, next: Path[]): void {
  if (path.frame === frame) return;
  path.frame = frame;
  path.nextEnded = NEVER;
  path.nextOpen = NEVER;
  next.push(path);
}

/** Prunes to the beam width. */
function best(paths: Path[], following: number): Path[] {
  for (const path of paths) {
    path.ended = path.nextEnded;
    path.open = path.nextOpen;
    path.score = path.prior + sum(path.ended, path.open);
  }
  const followed = paths.sort((one, other) => other.score - one.score).slice(0, WIDTH);
  for (const path of followed) path.followed = following;
  return followed;
}

/** Log-sum-exp of two log probabilities. */
function sum(one: number, other: number): number {
  if (one === NEVER) return other;
  if (other === NEVER) return one;
  return Math.max(one, other) + Math.log1p(Math.exp(-Math.abs(one - other)));
}
