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
  readonly transfer: Transfer;
  /** Leaky bucket in bytes: bytes transferred above the minimum rate; a stalled transfer drains it. */
  credit: number;
  lastBytes: number;
  checkedAt: number;
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

  watch(transfer: Transfer): void {
    if (transfer.isDone()) return;
    this.#transfers.add({ transfer, credit: this.#maxCredit, lastBytes: transfer.bytes(), checkedAt: performance.now() });
    // Timers run before I/O callbacks: `setImmediate` lets input that arrived during a block be read first.
    this.#timer ??= setInterval(() => setImmediate(() => this.#check(performance.now())), CHECK_INTERVAL_MS).unref();
  }

  #check(now: number): void {
    for (const monitored of this.#transfers) {
      const { transfer } = monitored;
      const isOver = transfer.isDone();
      const bytes = isOver ? 0 : transfer.bytes();
      const elapsed = transfer.isServerTurn?.() ? 0 : Math.min(now - monitored.checkedAt, MAX_ELAPSED_MS);
      monitored.credit = Math.min(this.#maxCredit, monitored.credit + bytes - monitored.lastBytes - elapsed * this.#rate);
      monitored.lastBytes = bytes;
      monitored.checkedAt = now;
      if (!isOver && monitored.credit >= 0) continue;
      this.#transfers.delete(monitored);
      if (!isOver) transfer.onTooSlow();
    }
    if (this.#transfers.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
