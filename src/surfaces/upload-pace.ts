/** Bodies must keep coming: whoever sends a little and then waits keeps memory and a connection from others. */
import type { IncomingMessage } from 'node:http';

const BYTES_A_SECOND = 16 * 1024;
/** A line may fail for so long before that counts. */
const PATIENCE_MS = 5_000;
const LOOK_MS = 500;
/** Time that counts between two looks: what is beyond it the service itself stood still, which is not the client's fault. */
const MOST_BETWEEN_LOOKS_MS = 2 * LOOK_MS;

interface Watched {
  readonly message: IncomingMessage;
  /** What it has sent beyond what it had to, in bytes: it may fall silent for as long as that lasts. */
  credit: number;
  seen: number;
  at: number;
}

export class UploadPace {
  readonly #rate: number;
  readonly #most: number;
  readonly #tooSlow: (message: IncomingMessage) => void;
  readonly #watched = new Set<Watched>();
  #timer: NodeJS.Timeout | undefined;

  constructor(
    tooSlow: (message: IncomingMessage) => void,
    { bytesPerSecond = BYTES_A_SECOND, patienceMs = PATIENCE_MS }: { readonly bytesPerSecond?: number; readonly patienceMs?: number } = {},
  ) {
    this.#tooSlow = tooSlow;
    this.#rate = bytesPerSecond / 1000;
    this.#most = this.#rate * patienceMs;
  }

  watch(message: IncomingMessage): void {
    if (message.complete) return;
    this.#watched.add({ message, credit: this.#most, seen: message.socket.bytesRead, at: performance.now() });
    // Timers come before what has arrived: after a standstill, that is read first.
    this.#timer ??= setInterval(() => setImmediate(() => this.#look(performance.now())), LOOK_MS).unref();
  }

  #look(now: number): void {
    for (const watched of this.#watched) {
      const { message } = watched;
      const { bytesRead, destroyed } = message.socket;
      const elapsed = Math.min(now - watched.at, MOST_BETWEEN_LOOKS_MS);
      watched.credit = Math.min(this.#most, watched.credit + bytesRead - watched.seen) - elapsed * this.#rate;
      watched.seen = bytesRead;
      watched.at = now;
      if (message.complete || destroyed || watched.credit < 0) this.#watched.delete(watched);
      if (watched.credit < 0 && !message.complete && !destroyed) this.#tooSlow(message);
    }
    if (this.#watched.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
