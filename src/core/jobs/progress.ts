/** Progress reports of heavy work, passed from the child process to the caller. */

export interface Progress {
  /** From 0 to 1. */
  readonly share: number;
  /** A short description for users. */
  readonly doing: string;
}

export type ProgressListener = (progress: Progress) => void;

/** Sub-range of the overall progress that one job covers. */
export interface ProgressRange {
  readonly from: number;
  readonly to: number;
  /** Prefix of the reports of the job: "Page 2 of 5". */
  readonly label: string;
}

/** Throttle: more frequent reports are not readable. */
const MIN_INTERVAL_MS = 100;

let listener: ProgressListener | undefined;
let lastReportedAt = Number.NEGATIVE_INFINITY;
let lastDescription = '';

/** Sets the listener in the main program of a child process, which runs one job at a time. */
export function setProgressListener(newListener: ProgressListener | undefined): void {
  listener = newListener;
  lastReportedAt = Number.NEGATIVE_INFINITY;
  lastDescription = '';
}

/** Called by a task, whether or not there is a listener. */
export function reportProgress(share: number, doing: string): void {
  if (!listener) return;
  const now = performance.now();
  if (doing === lastDescription && now - lastReportedAt < MIN_INTERVAL_MS) return;
  lastReportedAt = now;
  lastDescription = doing;
  listener({ share, doing });
}

/** Scales the progress of one job to its range of the overall progress. */
export function scaleProgress(onProgress: ProgressListener, { from, to, label }: ProgressRange): ProgressListener {
  return ({ share, doing }) => onProgress({ share: from + share * (to - from), doing: `${label}: ${doing}` });
}
