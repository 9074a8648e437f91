/** Progress reports of heavy work, passed from the child process to the caller. */

export interface Progress {
  /** From 0 to 1. */
  readonly share: number;
  /** A short description for users. */
  readonly doing: string;
}

export type Tell = (progress: Progress) => void;

/** The part of a request's work that one job is. */
export interface Part {
  readonly from: number;
  readonly to: number;
  /** Prefix of the reports of the job: "Page 2 of 5". */
  readonly name: string;
}

/** Throttle: more frequent reports are not readable. */
const LEAST_BETWEEN_MS = 100;

let listener: Tell | undefined;
let lastTold = Number.NEGATIVE_INFINITY;
let lastDoing = '';

/** Sets the listener in the main program of a child process, which runs one job at a time. */
export function listenForProgress(tell: Tell | undefined): void {
  listener = tell;
  lastTold = Number.NEGATIVE_INFINITY;
  lastDoing = '';
}

/** Called by a task, whether or not there is a listener. */
export function tellProgress(share: number, doing: string): void {
  if (!listener) return;
  const now = performance.now();
  if (doing === lastDoing && now - lastTold < LEAST_BETWEEN_MS) return;
  lastTold = now;
  lastDoing = doing;
  listener({ share, doing });
}

/** Scales the progress of a part to the whole. */
export function inPart(tell: Tell, { from, to, name }: Part): Tell {
  return ({ share, doing }) => tell({ share: from + share * (to - from), doing: `${name}: ${doing}` });
}
