/** Minimum transfer rate for request bodies and responses (slow loris protection): slow clients would hold memory and connections. */

const CHECK_INTERVAL_MS = 500;
/** Cap of the time counted per check: a longer gap means that the event loop was blocked, not the client. */
const MAX_ELAPSED_MS = 2 * CHECK_INTERVAL_MS;

/** Transfer over a connection in one direction. */
export interface Transfer {
  /** Bytes transferred so far. */
  bytes(): number;
  isDone(): boolean;
  /** Whether the server is the one to continue; this time is not counted. */
  isServerTurn?(): boolean;
  onTooSlow(): void;
}

export interface TransferRateLimits {
  readonly bytesPerSecond: number;
  /** How long a transfer may stall. */
  readonly stallTimeoutMs: number;
}

interface MonitoredTransfer {
  readonly flow: Transfer;
  /** Leaky bucket in bytes: bytes transferred above the minimum rate; a stalled transfer drains it. */
  credit: number;
  seen: number;
  at: number;
}

export class TransferRateMonitor {
  readonly #rate: number;
  readonly #maxCredit: number;
  readonly #transfers = new Set<MonitoredTransfer>();
  #timer: NodeJS.Timeout | undefined;

  constructor({ bytesPerSecond, stallTimeoutMs }: TransferRateLimits) {
    this.#rate = bytesPerSecond / 1000;
    this.#maxCredit = this.#rate * stallTimeoutMs;
  }

  watch(flow: Transfer): void {
    if (flow.isDone()) return;
    this.#transfers.add({ flow, credit: this.#maxCredit, seen: flow.bytes(), at: performance.now() });
    // Timers run before I/O callbacks: `setImmediate` lets input that arrived during a block be read first.
    this.#timer ??= setInterval(() => setImmediate(() => this.#check(performance.now())), CHECK_INTERVAL_MS).unref();
  }

  #check(now: number): void {
    for (const watched of this.#transfers) {
      const { flow } = watched;
      const isOver = flow.isDone();
      const bytes = isOver ? 0 : flow.bytes();
      const elapsed = flow.isServerTurn?.() ? 0 : Math.min(now - watched.at, MAX_ELAPSED_MS);
      watched.credit = Math.min(this.#maxCredit, watched.credit + bytes - watched.seen - elapsed * this.#rate);
      watched.seen = bytes;
      watched.at = now;
      if (!isOver && watched.credit >= 0) continue;
      this.#transfers.delete(watched);
      if (!isOver) flow.onTooSlow();
    }
    if (this.#transfers.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
