/** The body of a request on its way in, and the memory that all bodies together may take. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { busy } from '../core/fault.ts';

export interface IncomingBody {
  readonly stream: Readable;
  readonly headers: IncomingHttpHeaders;
  /** Told of bytes that stay in memory until the request is answered. Refuses when all requests together keep too many. */
  keep(bytes: number): void;
}

/** A dozen of the largest files at once; whatever works on them needs about as much again. */
const MOST_KEPT = 128 * 1024 * 1024;
const RETRY_SECONDS = 5;

let keptByAll = 0;

export function incomingBody(request: FastifyRequest, reply: FastifyReply): IncomingBody {
  let kept = 0;
  reply.raw.once('close', () => {
    keptByAll -= kept;
  });
  return {
    stream: (request.body ?? request.raw) as Readable,
    headers: request.headers,
    keep(bytes) {
      // Counted as they arrive, not as announced: who announces much and sends nothing takes nothing from others.
      if (keptByAll + bytes > MOST_KEPT) busy('Too many files are being sent at the same time. Try again shortly.', RETRY_SECONDS);
      kept += bytes;
      keptByAll += bytes;
    },
  };
}
