/**
 * Backpressure limits for responses that clients do not read, which wait in memory. Transfers are timed by bytes read, whatever the client sends
 * meanwhile; unsent bytes are bounded in total and per client.
 */
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Budget } from './budget.ts';
import { Pace } from './pace.ts';

/** Minimum read rate, the same as for uploads. */
const BYTES_A_SECOND = 16 * 1024;
/** Same as the limit for uploads in memory. */
const MOST_UNSENT = 128 * 1024 * 1024;

export interface UnreadLimits {
  /** How long a client may read nothing. */
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
   * Reserves memory for a response until it is sent. False if too much is unsent; a client with nothing unsent may always have one response,
   * however large.
   */
  take(client: string, bytes: number, response: ServerResponse): boolean {
    if (!this.#memory.take(client, bytes) && !this.#memory.takeFirst(client, bytes)) return false;
    response.once('close', () => this.#memory.give(client, bytes));
    return true;
  }

  /** Closes the connection if the response is read too slowly. */
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

/** Bytes accepted by the kernel. For one large write Node's documented API updates only at the end, so the handle is used. */
function sentBytes(socket: Socket & { readonly _handle?: Handle | null }): number {
  const { bytesWritten, writeQueueSize } = socket._handle ?? {};
  if (bytesWritten === undefined || writeQueueSize === undefined) return socket.bytesWritten - socket.writableLength;
  return bytesWritten - writeQueueSize;
}
