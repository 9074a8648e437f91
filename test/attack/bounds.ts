/** Bounds of the promises in docs/OPERATIONS.md. */
export interface Bounds {
  /** Longest block of the event loop, in milliseconds. */
  readonly loopMs: number;
  /** Extra latency of another client's light request, on top of the longest one before the attack. */
  readonly lightMs: number;
  /** Latency of a heavy request: at most this multiple of the usual latency plus these milliseconds. */
  readonly heavyTimes: number;
  readonly heavyMs: number;
  /** Memory of the service and its child processes. */
  readonly ceilingMb: number;
  /** Memory above the idle service after a minute without load. */
  readonly leftMb: number;
}

/** The default ceiling is most of the machine's memory, which no attack here reaches; the service gets a lower one. */
const CEILING_MB = 1_536;

/** Latency bound of a heavy request with this usual latency. */
export function heavyBoundMs(usualMs: number, { heavyTimes, heavyMs }: Bounds): number {
  return heavyTimes * usualMs + heavyMs;
}

export const PROMISED: Bounds = { loopMs: 50, lightMs: 100, heavyTimes: 2, heavyMs: 2_000, ceilingMb: CEILING_MB, leftMb: 100 };

/**
 * Bounds for tests, which run in parallel on machines of any speed: time limits are relaxed, memory and answers are as promised. The defects
 * that these tests detect block the service for many seconds.
 */
export const FOR_TESTS: Bounds = { ...PROMISED, loopMs: 500, lightMs: 3_000, heavyTimes: 4, heavyMs: 15_000 };
