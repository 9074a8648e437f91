/** The likeliest readings of a word from the letters that the network sees in each frame (CTC prefix beam search). */
import type { Inventory } from './alphabet.ts';

/** Which letters are likely after others, whatever the network sees. */
export interface Prior {
  readonly start: string;
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

/** A text that is followed, in the tree of all that were: what is known of a text is found out once. */
interface Path {
  readonly text: string;
  readonly last: number;
  readonly remembered: string;
  readonly prior: number;
  readonly longer: Map<number, Path>;
  /** Logarithms of the probabilities of all ways to read the text that end in a blank, and in its last letter. */
  ended: number;
  open: number;
  /** The same with the frame at hand, and which one that is. */
  nextEnded: number;
  nextOpen: number;
  frame: number;
  score: number;
}

const NEVER = Number.NEGATIVE_INFINITY;

/** @param frames logarithms of probabilities of the letters of the inventory; a number that is added to all of a frame changes nothing */
export function readFrames(frames: readonly Float32Array[], { letters, follows }: Inventory, prior: Prior): Reading[] {
  let paths: Path[] = [{ ...pathOf('', 0, prior.start, 0), ended: 0 }];
  for (const [number, frame] of frames.entries()) {
    const likely = likelyLetters(frame);
    const next: Path[] = [];
    for (const path of paths) {
      const both = sum(path.ended, path.open);
      reach(path, number, next);
      path.nextEnded = sum(path.nextEnded, both + (frame[0] as number));
      if (path.last > 0) path.nextOpen = sum(path.nextOpen, path.open + (frame[path.last] as number));
      for (const at of likely) {
        if (!follows[path.last]?.[at]) continue;
        const longer = path.longer.get(at) ?? grow(path, at, letters[at] as string, prior);
        reach(longer, number, next);
        longer.nextOpen = sum(longer.nextOpen, (at === path.last ? path.ended : both) + (frame[at] as number));
      }
    }
    paths = best(next);
  }
  return paths
    .map(({ text, score, remembered }) => ({ text: text.normalize('NFC'), score: score + prior.end(remembered) }))
    .sort((one, other) => other.score - one.score);
}

function likelyLetters(frame: Float32Array): number[] {
  let most = NEVER;
  for (const value of frame) if (value > most) most = value;
  const letters: number[] = [];
  for (let at = 1; at < frame.length; at++) if ((frame[at] as number) >= most - RARE) letters.push(at);
  return letters;
}

function pathOf(text: string, last: number, remembered: string, prior: number): Path {
  const unread = { ended: NEVER, open: NEVER, nextEnded: NEVER, nextOpen: NEVER, frame: -1, score: NEVER };
  return { text, last, remembered, prior, longer: new Map(), ...unread };
}

function grow(path: Path, last: number, letter: string, prior: Prior): Path {
  const [remembered, score] = prior.add(path.remembered, letter);
  const longer = pathOf(path.text + letter, last, remembered, path.prior + score);
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
function best(paths: Path[]): Path[] {
  for (const path of paths) {
    path.ended = path.nextEnded;
    path.open = path.nextOpen;
    path.score = path.prior + sum(path.ended, path.open);
  }
  return paths.sort((one, other) => other.score - one.score).slice(0, WIDTH);
}

/** The logarithm of the sum of two probabilities. */
function sum(one: number, other: number): number {
  if (one === NEVER) return other;
  if (other === NEVER) return one;
  return Math.max(one, other) + Math.log1p(Math.exp(-Math.abs(one - other)));
}
