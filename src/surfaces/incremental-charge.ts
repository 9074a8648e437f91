/** Charges the rate limiter in steps, where the cost emerges gradually: from the body length, then from the input. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Charge } from './rate-limit.ts';
import type { RequestBody } from './request-body.ts';

/** Reading this many bytes costs about as much as one unit of other work. */
const BYTES_PER_UNIT = 512 * 1024;

export function unitsToRead(bytes: number): number {
  return 1 + Math.floor(bytes / BYTES_PER_UNIT);
}

export class IncrementalCharge {
  readonly #charge: (units: number) => Promise<void> | void;
  #charged = 0;

  constructor(charge: Charge, request: FastifyRequest, reply: FastifyReply) {
    this.#charge = (units) => charge(request, reply, units);
  }

  /** Charges the difference between the known total and the amount already charged. */
  async chargeUpTo(units: number): Promise<void> {
    if (units <= this.#charged) return;
    await this.#charge(units - this.#charged);
    this.#charged = units;
  }

  /** Reads a body. A body with a large Content-Length is charged in advance; a rejected one costs the bytes read. */
  async chargeReading<T>(body: RequestBody | undefined, maxBytes: number, read: () => Promise<T>): Promise<T> {
    // A body whose Content-Length exceeds the limit is rejected unread.
    const declaredBytes = body?.contentLength ?? 0;
    const unitsInAdvance = declaredBytes <= maxBytes ? unitsToRead(declaredBytes) : 1;
    // Charging one unit here would mean two limiter calls for every request.
    if (unitsInAdvance > 1) await this.chargeUpTo(unitsInAdvance);
    try {
      return await read();
    } catch (error) {
      await this.chargeUpTo(unitsToRead(body?.receivedBytes ?? 0));
      throw error;
    }
  }
}
