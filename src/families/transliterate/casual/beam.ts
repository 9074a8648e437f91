/** The likeliest readings of a word from the letters that the network sees in each frame (CTC prefix beam search). */
import type { Inventory } from './alphabet.ts';

/** Which letters are likely after others, whatever the network sees. */
export interface Prior {
  readonly start: string;
  /** The most that a letter can be worth. */
  readonly most: number;
  /** What is remembered of the text, and the worth of the letter. */
  readonly add: (text: string, letter: string) => readonly [text: string, score: number];
  readonly end: (text: string) => number;
}

export interface Reading {
  readonly text: string;
  readonly score: number;
}

/** Readings that are followed at once. */
export const WIDTH = 8;
/** Letters of a frame that are this much rarer than the likeliest one are not followed. */
const RARE = 7;

const NEVER = Number.NEGATIVE_INFINITY;

/** A text that is followed, in the tree of all that were: what is known of a text is found out once. */
class Path {
  readonly text: string;
  readonly last: number;
  readonly remembered: string;
  readonly prior: number;
  longer: Map<number, Path> | undefined;
  /** Logarithms of the probabilities of all ways to read the text that end in a blank, and in its last letter. */
  ended = NEVER;
  open = NEVER;
  /** The same with the frame at hand, and which one that is. */
  nextEnded = NEVER;
  nextOpen = NEVER;
  frame = -1;
  /** The frame into which it was last followed. */
  followed = 0;
  score = NEVER;

  constructor(text: string, last: number, remembered: string, prior: number) {
    this.text = text;
    this.last = last;
    this.remembered = remembered;
    this.prior = prior;
  }
}

/** @param frames logarithms of probabilities of the letters of the inventory; a number that is added to all of a frame changes nothing */
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

/** What a path must have to be followed further, at the least: those that are here have that much by a blank alone. */
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

/** A path of the frame, once. */
function reach(path: Path, frame: number, next: Path[]): void {
  if (path.frame === frame) return;
  path.frame = frame;
  path.nextEnded = NEVER;
  path.nextOpen = NEVER;
  next.push(path);
}

/** Those that are followed into the next frame. */
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

/** The logarithm of the sum of two probabilities. */
function sum(one: number, other: number): number {
  if (one === NEVER) return other;
  if (other === NEVER) return one;
  return Math.max(one, other) + Math.log1p(Math.exp(-Math.abs(one - other)));
}
