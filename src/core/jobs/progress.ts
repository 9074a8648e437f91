/** How far a piece of heavy work has come: told within its process, carried to whoever waits for it. */

export interface Progress {
  /** From 0 to 1. */
  readonly share: number;
  /** In a few words, for people. */
  readonly doing: string;
}

export type Tell = (progress: Progress) => void;

/** Which part of the work of a request one job is. */
export interface Part {
  readonly from: number;
  readonly to: number;
  /** Stands before what the job tells: "Page 2 of 5". */
  readonly name: string;
}

/** Oftener nobody can read it. */
const LEAST_BETWEEN_MS = 100;

let listener: Tell | undefined;
let lastTold = Number.NEGATIVE_INFINITY;
let lastDoing = '';

/** For the program of a child process, which does one job at a time: who hears of it. */
export function listenForProgress(tell: Tell | undefined): void {
  listener = tell;
  lastTold = Number.NEGATIVE_INFINITY;
  lastDoing = '';
}

/** From within a task, whether or not somebody listens. */
export function tellProgress(share: number, doing: string): void {
  if (!listener) return;
  const now = performance.now();
  if (doing === lastDoing && now - lastTold < LEAST_BETWEEN_MS) return;
  lastTold = now;
  lastDoing = doing;
  listener({ share, doing });
}

/** What is told of a part, as a share of the whole. */
export function inPart(tell: Tell, { from, to, name }: Part): Tell {
  return ({ share, doing }) => tell({ share: from + share * (to - from), doing: `${name}: ${doing}` });
}
