/** How answers go out, and the headers that each of them carries. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { matches } from './etag.ts';
import { COMMON_HEADERS, contentPolicy, NO_STORE, PUBLIC_HOUR } from './headers.ts';
import type { HttpAnswer } from './http-answer.ts';

/** Names and values in turn, the form that node:http writes without asking further. */
type Head = readonly string[];

declare module 'fastify' {
  interface FastifyRequest {
    /** When it came, in milliseconds of this process. */
    began: number;
  }
  interface FastifyReply {
    /** Writes the log's line. */
    record(): void;
    /** What the client has left of its rate limit, as headers; nothing where no limit holds. */
    allowance?: Head;
  }
}

const COMMON: Head = Object.entries(COMMON_HEADERS).flat();
const NONE: Head = [];

/** For all that the framework sends: failures, pages, tools. */
export function addCommonHeaders(app: FastifyInstance): void {
  app.decorateReply('allowance');
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.headers(COMMON_HEADERS);
    const { allowance = NONE } = reply;
    for (let at = 0; at < allowance.length; at += 2) reply.header(allowance[at] as string, allowance[at + 1]);
    reply.record();
    done();
  });
}

/** A success, with its whole head at once: to the framework it would be fifteen headers one by one, which cost as much as a search. */
export function send({ headers: asked }: FastifyRequest, reply: FastifyReply, { type, body, headers, tag }: HttpAnswer): void {
  const head = COMMON.concat(reply.allowance ?? NONE);
  head.push('content-type', type, 'content-security-policy', contentPolicy(type), 'cache-control', tag ? PUBLIC_HOUR : NO_STORE);
  if (tag) head.push('etag', tag);
  for (const name in headers) head.push(name, headers[name] as string);
  const isKnown = tag !== undefined && matches(asked['if-none-match'], tag);
  if (!isKnown) head.push('content-length', String(body.length));
  // First the head: if it cannot be written, the reply is still the framework's, which answers that it failed.
  reply.raw.writeHead(isKnown ? 304 : 200, head);
  reply.hijack();
  reply.record();
  if (isKnown) reply.raw.end();
  else reply.raw.end(body, 'latin1');
}
