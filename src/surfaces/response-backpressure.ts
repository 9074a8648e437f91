/**
 * Backpressure limits for responses that clients do not read, which wait in memory. Transfers are timed by bytes read, independent of what the client sends
 * meanwhile; unsent bytes are bounded in total and per client.
 */
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { ByteBudget } from './byte-budget.ts';
import { TransferRateMonitor } from './min-transfer-rate.ts';

/** Minimum read rate, the same as for uploads. */
const MIN_BYTES_PER_SECOND = 16 * 1024;
/** Same as the limit for uploads in memory. */
const MAX_UNSENT_BYTES = 128 * 1024 * 1024;

export interface BackpressureLimits {
  /** How long a client may read nothing. */
  readonly stallTimeoutMs: number;
  readonly maxUnsentBytes?: number;
}

export class ResponseBackpressure {
  readonly #rateMonitor: TransferRateMonitor;
  readonly #budget: ByteBudget;

  constructor({ stallTimeoutMs, maxUnsentBytes = MAX_UNSENT_BYTES }: BackpressureLimits) {
    this.#rateMonitor = new TransferRateMonitor({ bytesPerSecond: MIN_BYTES_PER_SECOND, stallTimeoutMs });
    this.#budget = new ByteBudget(maxUnsentBytes);
  }

  /**
   * Reserves memory for a response until it is sent. False if too much is unsent; a client with nothing unsent may always have one response,
   * however large.
   */
  reserve(client: string, bytes: number, response: ServerResponse): boolean {
    if (!this.#budget.reserve(client, bytes) && !this.#budget.reserveFirst(client, bytes)) return false;
    response.once('close', () => this.#budget.release(client, bytes));
    return true;
  }

  /** Closes the connection if the response is read too slowly. */
  watch(response: ServerResponse): void {
    const { socket } = response;
    if (!socket) return;
    this.#rateMonitor.watch({
      bytes: () => sentBytes(socket),
      isDone: () => response.writableFinished || socket.destroyed,
      isServerTurn: () => response.writableLength === 0,
      onTooSlow: () => socket.destroy(),
    });
  }
}

interface StreamHandle {
  readonly bytesWritten?: number;
  readonly writeQueueSize?: number;
}

/** Bytes accepted by the kernel. For one large write Node's documented API updates only at the end, so the handle is used. */
function sentBytes(socket: Socket & { readonly _handle?: StreamHandle | null }): number {
  const { bytesWritten, writeQueueSize } = socket._handle ?? {};
  if (bytesWritten === undefined || writeQueueSize === undefined) return socket.bytesWritten - socket.writableLength;
  return bytesWritten - writeQueueSize;
}
