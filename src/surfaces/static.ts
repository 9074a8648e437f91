/** A file from memory: with a tag, compressed once for whoever asks first. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { matches } from './etag.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
/** Smaller files gain nothing. */
const WORTH_COMPRESSING = 1_000;
/** Nearly as small as the best, in a fraction of the time. */
const BROTLI_QUALITY = 9;

type Coding = 'br' | 'gzip';

export class StaticFile {
  readonly #bytes: Buffer;
  readonly #type: string;
  readonly #tag: string;
  readonly #coded = new Map<Coding, Promise<Buffer>>();

  constructor(bytes: Buffer, type: string) {
    this.#bytes = bytes;
    this.#type = type;
    this.#tag = createHash('sha256').update(bytes).digest('base64url').slice(0, 16);
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const coding = this.#bytes.length < WORTH_COMPRESSING ? undefined : accepted(request.headers['accept-encoding']);
    // Each form of the file is a representation of its own (RFC 9110, 8.8.3.3).
    const tag = `"${this.#tag}${coding ? `-${coding}` : ''}"`;
    reply.headers({ etag: tag, vary: 'accept-encoding' });
    if (matches(request.headers['if-none-match'], tag)) return reply.code(304).send();
    reply.type(this.#type);
    if (!coding) return reply.send(this.#bytes);
    return reply.header('content-encoding', coding).send(await this.#code(coding));
  }

  #code(coding: Coding): Promise<Buffer> {
    let coded = this.#coded.get(coding);
    if (!coded) {
      coded =
        coding === 'br'
          ? toBrotli(this.#bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
          : toGzip(this.#bytes, { level: 9 });
      this.#coded.set(coding, coded);
    }
    return coded;
  }
}

function accepted(header: string | undefined): Coding | undefined {
  const offered = new Map(
    (header ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
      return [name.trim(), !parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter))] as const;
    }),
  );
  return offered.get('br') ? 'br' : offered.get('gzip') ? 'gzip' : undefined;
}
