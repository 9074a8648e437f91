/** Server-sent events for long work (`Accept: text/event-stream`): `progress` events, then one `answer` with the response or one `error`. */
import { once } from 'node:events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Progress, ProgressListener } from '../core/jobs/progress.ts';
import { errorBody, toApiError } from '../core/request/api-error.ts';
import { fromLatin1 } from '../core/request/json.ts';
import { JSON_TYPE } from './headers.ts';
import type { HttpResponse } from './http-response.ts';
import { contentHeaders, logResponse, REQUEST_TOOK_TOO_LONG, responseHeaders, TOO_MUCH_UNREAD } from './send.ts';

export const EVENT_STREAM_TYPE = 'text/event-stream';
/** Keep-alive comment: proxies close streams that are silent for a minute. */
const KEEP_ALIVE_COMMENT_MS = 10_000;
/** Bytes base64-encoded at once: a multiple of three, so that chunks concatenate, and small enough not to block the event loop. */
const BASE64_CHUNK_BYTES = 3 * 64 * 1024;

export function acceptsEventStream({ headers: { accept = '' } }: FastifyRequest): boolean {
  return /\btext\/event-stream\b/i.test(accept);
}

export async function sendEventStream(
  reply: FastifyReply,
  work: (onProgress: ProgressListener) => PromiseLike<HttpResponse> | HttpResponse,
): Promise<void> {
  const stream = new EventStream(reply);
  try {
    await stream.respond(await work((progress) => stream.progress(progress)));
  } catch (error) {
    stream.fail(error);
  } finally {
    stream.end();
  }
}

/** Disables response buffering in nginx, which would delay the events. */
const EVENT_STREAM_HEAD = { type: EVENT_STREAM_TYPE, headers: { 'x-accel-buffering': 'no' } } as const;

function startStream(reply: FastifyReply): FastifyReply['raw'] {
  const { raw, responseContext: context } = reply;
  raw.writeHead(200, responseHeaders(context, reply, EVENT_STREAM_HEAD, contentHeaders(EVENT_STREAM_HEAD), undefined, undefined));
  reply.hijack();
  logResponse(context.log, reply, 200);
  context.backpressure.watch(raw);
  return raw;
}

class EventStream {
  readonly #raw: FastifyReply['raw'];
  readonly #onError: (error: unknown) => void;
  readonly #reserve: (bytes: number) => boolean;
  readonly #timer: NodeJS.Timeout;
  #share = 0;

  constructor(reply: FastifyReply) {
    this.#raw = startStream(reply);
    const { backpressure: unread, clientKey, onError } = reply.responseContext;
    this.#onError = onError;
    this.#reserve = (bytes) => unread.reserve(clientKey(reply.request), bytes, this.#raw);
    reply.onTimeout = () => {
      this.fail(REQUEST_TOOK_TOO_LONG);
      this.end();
    };
    this.#timer = setInterval(() => this.#raw.write(': working\n\n'), KEEP_ALIVE_COMMENT_MS);
    this.#write('progress', JSON.stringify({ share: 0, doing: 'Queued' }));
  }

  /** Monotonic: concurrent parts may report a lower share than before. */
  progress({ share, doing }: Progress): void {
    this.#share = Math.max(this.#share, Math.min(1, share));
    this.#write('progress', JSON.stringify({ share: Math.round(this.#share * 1000) / 1000, doing }));
  }

  async respond({ status = 200, type, headers = {}, body }: HttpResponse): Promise<void> {
    if (this.#raw.writableEnded) return;
    const bytes = typeof body === 'string' ? fromLatin1(body) : Buffer.from(body.buffer, body.byteOffset, body.length);
    if (!this.#reserve(bytes.length)) throw TOO_MUCH_UNREAD;
    const head = JSON.stringify({ status, type, headers }).slice(0, -1);
    if (type === JSON_TYPE) {
      this.#write('answer', `${head},"body":${bytes.toString()}}`);
      return;
    }
    this.#raw.write(`event: answer\ndata: ${head},"base64":"`);
    for (let offset = 0; offset < bytes.length && !this.#raw.destroyed; offset += BASE64_CHUNK_BYTES) {
      const chunk = bytes.toString('base64', offset, Math.min(bytes.length, offset + BASE64_CHUNK_BYTES));
      if (!this.#raw.write(chunk, 'latin1')) await Promise.race([once(this.#raw, 'drain'), once(this.#raw, 'close')]);
    }
    this.#raw.write('"}\n\n');
  }

  fail(error: unknown): void {
    const apiError = toApiError(error);
    if (apiError.status === 500) this.#onError(error);
    this.#write('error', `{"status":${apiError.status},${errorBody(apiError).slice(1)}`);
  }

  end(): void {
    clearInterval(this.#timer);
    this.#raw.end();
  }

  #write(event: string, data: string): void {
    if (!this.#raw.writableEnded) this.#raw.write(`event: ${event}\ndata: ${data}\n\n`);
  }
}
