/** What a request costs where that is known only bit by bit: its body by its length, its work by its input. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingBody } from './intake.ts';
import type { Charge } from './rate.ts';

/** Of a body that is only read: as much costs about as much as a unit of other work. */
const BYTES_A_UNIT = 512 * 1024;

export function unitsToRead(bytes: number): number {
  return 1 + Math.floor(bytes / BYTES_A_UNIT);
}

export class IncrementalCharge {
  readonly #charge: (units: number) => Promise<void> | void;
  #paid = 0;

  constructor(charge: Charge, request: FastifyRequest, reply: FastifyReply) {
    this.#charge = (units) => charge(request, reply, units);
  }

  /** The request costs so much in all, as far as is known: takes what is still owed of that. */
  async owes(units: number): Promise<void> {
    if (units <= this.#paid) return;
    await this.#charge(units - this.#paid);
    this.#paid = units;
  }

  /** Reads a body: a long one that says so is paid for first, and one that is refused costs what was read of it. */
  async reading<T>(body: IncomingBody | undefined, most: number, read: () => Promise<T>): Promise<T> {
    // One that is announced to be too long is refused unread.
    const announced = body?.announced ?? 0;
    const first = announced <= most ? unitsToRead(announced) : 1;
    // To take a single unit first would ask the limit twice for every request.
    if (first > 1) await this.owes(first);
    try {
      return await read();
    } catch (error) {
      await this.owes(unitsToRead(body?.arrived ?? 0));
      throw error;
    }
  }
}
