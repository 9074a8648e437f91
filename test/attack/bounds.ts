/** What the promises are in figures. */
export interface Bounds {
  /** Milliseconds for which the event loop may be held. */
  readonly loopMs: number;
  /** What a light request of another client may wait, on top of the longest wait in quiet times. */
  readonly lightMs: number;
  /** A heavy one may wait this many times as long as usual, and this many milliseconds. */
  readonly heavyTimes: number;
  readonly heavyMs: number;
  /** Memory of the service and its child processes together. */
  readonly ceilingMb: number;
  /** What may be left of it above the idle service, after a minute of quiet. */
  readonly leftMb: number;
}

/** By default the ceiling is most of the machine, which nothing here would reach: the service is told a lower one. */
const CEILING_MB = 1_536;

/** What a heavy request may wait that takes so long in quiet times. */
export function heavyBoundMs(usualMs: number, { heavyTimes, heavyMs }: Bounds): number {
  return heavyTimes * usualMs + heavyMs;
}

export const PROMISED: Bounds = { loopMs: 50, lightMs: 100, heavyTimes: 2, heavyMs: 2_000, ceilingMb: CEILING_MB, leftMb: 100 };

/**
 * For tests, which run beside others on machines of any speed: times are wide, memory and answers are as promised.
 * What they are there to find holds the service for many seconds.
 */
export const FOR_TESTS: Bounds = { ...PROMISED, loopMs: 500, lightMs: 3_000, heavyTimes: 4, heavyMs: 15_000 };
