/** Minimum transfer rate for request bodies and responses (slow loris protection): slow clients would hold memory and connections. */

const LOOK_MS = 500;
/** Cap of the time counted per check: a longer gap means that the event loop was blocked, not the client. */
const MOST_BETWEEN_LOOKS_MS = 2 * LOOK_MS;

/** Transfer over a connection in one direction. */
export interface Flow {
  /** Bytes transferred so far. */
  bytes(): number;
  isOver(): boolean;
  /** Whether the server is the one to continue; this time is not counted. */
  isOurTurn?(): boolean;
  tooSlow(): void;
}

export interface PaceLimits {
  readonly bytesPerSecond: number;
  /** How long a transfer may stall. */
  readonly patienceMs: number;
}

interface Watched {
  readonly flow: Flow;
  /** Leaky bucket in bytes: bytes transferred above the minimum rate; a stalled transfer drains it. */
  credit: number;
  seen: number;
  at: number;
}

export class Pace {
  readonly #rate: number;
  readonly #most: number;
  readonly #watched = new Set<Watched>();
  #timer: NodeJS.Timeout | undefined;

  constructor({ bytesPerSecond, patienceMs }: PaceLimits) {
    this.#rate = bytesPerSecond / 1000;
    this.#most = this.#rate * patienceMs;
  }

  watch(flow: Flow): void {
    if (flow.isOver()) return;
    this.#watched.add({ flow, credit: this.#most, seen: flow.bytes(), at: performance.now() });
    // Timers run before I/O callbacks: `setImmediate` lets input that arrived during a block be read first.
    this.#timer ??= setInterval(() => setImmediate(() => this.#look(performance.now())), LOOK_MS).unref();
  }

  #look(now: number): void {
    for (const watched of this.#watched) {
      const { flow } = watched;
      const isOver = flow.isOver();
      const bytes = isOver ? 0 : flow.bytes();
      const elapsed = flow.isOurTurn?.() ? 0 : Math.min(now - watched.at, MOST_BETWEEN_LOOKS_MS);
      watched.credit = Math.min(this.#most, watched.credit + bytes - watched.seen - elapsed * this.#rate);
      watched.seen = bytes;
      watched.at = now;
      if (!isOver && watched.credit >= 0) continue;
      this.#watched.delete(watched);
      if (!isOver) flow.tooSlow();
    }
    if (this.#watched.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
