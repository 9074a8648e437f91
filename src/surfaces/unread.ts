/**
 * Answers that their clients do not read: what the system has not taken of them waits in memory. They are timed by what is read, whatever the
 * client sends meanwhile, and their bytes are bounded, in all and of each client.
 */
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Budget } from './budget.ts';
import { Pace } from './pace.ts';

/** A client must read so much a second, as it must send. */
const BYTES_A_SECOND = 16 * 1024;
/** As many large answers as there may be large bodies. */
const MOST_UNSENT = 128 * 1024 * 1024;

export interface UnreadLimits {
  /** For so long a client may read nothing. */
  readonly patienceMs: number;
  readonly most?: number;
}

export class Unread {
  readonly #pace: Pace;
  readonly #memory: Budget;

  constructor({ patienceMs, most = MOST_UNSENT }: UnreadLimits) {
    this.#pace = new Pace({ bytesPerSecond: BYTES_A_SECOND, patienceMs });
    this.#memory = new Budget(most);
  }

  /**
   * Takes the memory of an answer until it is sent. False where there is too much unsent already; a client of which nothing is unsent always has
   * one answer, however large.
   */
  take(client: string, bytes: number, response: ServerResponse): boolean {
    if (!this.#memory.take(client, bytes) && !this.#memory.takeFirst(client, bytes)) return false;
    response.once('close', () => this.#memory.give(client, bytes));
    return true;
  }

  /** Closes the connection of an answer that is not read in time. */
  watch(response: ServerResponse): void {
    const { socket } = response;
    if (!socket) return;
    this.#pace.watch({
      bytes: () => sentBytes(socket),
      isOver: () => response.writableFinished || socket.destroyed,
      isOurTurn: () => response.writableLength === 0,
      tooSlow: () => socket.destroy(),
    });
  }
}

interface Handle {
  readonly bytesWritten?: number;
  readonly writeQueueSize?: number;
}

/** What the system has taken. Of one large write Node's documented interface tells it only when all of it is taken; its handle knows better. */
function sentBytes(socket: Socket & { readonly _handle?: Handle | null }): number {
  const { bytesWritten, writeQueueSize } = socket._handle ?? {};
  if (bytesWritten === undefined || writeQueueSize === undefined) return socket.bytesWritten - socket.writableLength;
  return bytesWritten - writeQueueSize;
}
