/** Bodies must keep coming, and answers must be read: whoever sends or reads a little and then waits keeps memory and a connection from others. */

const LOOK_MS = 500;
/** Time that counts between two looks: what is beyond it the service itself stood still, which is not the client's fault. */
const MOST_BETWEEN_LOOKS_MS = 2 * LOOK_MS;

/** Bytes on their way over a connection, in one direction. */
export interface Flow {
  /** How many have passed. */
  bytes(): number;
  isOver(): boolean;
  /** Whether it is the service's turn to go on; that time does not count. */
  isOurTurn?(): boolean;
  tooSlow(): void;
}

export interface PaceLimits {
  readonly bytesPerSecond: number;
  /** A line may fail for so long before that counts. */
  readonly patienceMs: number;
}

interface Watched {
  readonly flow: Flow;
  /** What has passed beyond what had to, in bytes: it may stand still for as long as that lasts. */
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
    // Timers come before what has arrived: after a standstill, that is read first.
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
