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

interface Path {
  readonly text: string;
  readonly last: number;
  readonly remembered: string;
  prior: number;
  /** Logarithms of the probabilities of all ways to read the text that end in a blank, and in its last letter. */
  ended: number;
  open: number;
}

const NEVER = Number.NEGATIVE_INFINITY;

/** @param frames logarithms of probabilities of the letters of the inventory */
export function readFrames(frames: readonly Float32Array[], { letters, follows }: Inventory, prior: Prior): Reading[] {
  let paths: Path[] = [{ text: '', last: 0, remembered: prior.start, prior: 0, ended: 0, open: NEVER }];
  for (const frame of frames) {
    const likely = likelyLetters(frame);
    const next = new Map<string, Path>();
    for (const path of paths) {
      const both = sum(path.ended, path.open);
      const same = reach(next, path.text, () => ({ ...path, ended: NEVER, open: NEVER }));
      same.ended = sum(same.ended, both + (frame[0] as number));
      if (path.last > 0) same.open = sum(same.open, path.open + (frame[path.last] as number));
      for (const at of likely) {
        if (!follows[path.last]?.[at]) continue;
        const longer = reach(next, path.text + letters[at], () => grow(path, at, letters[at] as string, prior));
        longer.open = sum(longer.open, (at === path.last ? path.ended : both) + (frame[at] as number));
      }
    }
    paths = best([...next.values()]);
  }
  for (const path of paths) path.prior += prior.end(path.remembered);
  return best(paths).map((path) => ({ text: path.text.normalize('NFC'), score: scoreOf(path) }));
}

function likelyLetters(frame: Float32Array): number[] {
  let most = NEVER;
  for (const value of frame) if (value > most) most = value;
  const letters: number[] = [];
  for (let at = 1; at < frame.length; at++) if ((frame[at] as number) >= most - RARE) letters.push(at);
  return letters;
}

function reach(paths: Map<string, Path>, text: string, make: () => Path): Path {
  let path = paths.get(text);
  if (!path) {
    path = make();
    paths.set(text, path);
  }
  return path;
}

function grow(path: Path, last: number, letter: string, prior: Prior): Path {
  const [remembered, score] = prior.add(path.remembered, letter);
  return { text: path.text + letter, last, remembered, prior: path.prior + score, ended: NEVER, open: NEVER };
}

function best(paths: Path[]): Path[] {
  const scores = new Map(paths.map((path) => [path, scoreOf(path)]));
  return paths.sort((one, other) => (scores.get(other) as number) - (scores.get(one) as number)).slice(0, WIDTH);
}

function scoreOf(path: Path): number {
  return path.prior + sum(path.ended, path.open);
}

/** The logarithm of the sum of two probabilities. */
function sum(one: number, other: number): number {
  if (one === NEVER) return other;
  if (other === NEVER) return one;
  return Math.max(one, other) + Math.log1p(Math.exp(-Math.abs(one - other)));
}
