/** Incoming request bodies: memory accounting and minimum upload speed. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GrowableBuffer } from './growable-buffer.ts';
import { rejectSlow } from './malformed-request.ts';
import { type TransferRateLimits, TransferRateMonitor } from './min-transfer-rate.ts';
import { UploadMemory } from './upload-memory.ts';

export interface RequestBody {
  readonly stream: Readable;
  readonly headers: IncomingHttpHeaders;
  /** Content-Length; 0 if absent. */
  readonly contentLength: number;
  /** Bytes received. */
  readonly receivedBytes: number;
  /** Records a received chunk. */
  recordReceived(bytes: number): void;
  /** Records bytes held until the response is sent. Throws if all requests, or those of the client, hold too many. */
  reserve(bytes: number): void;
  /** Opens a buffer for a file of the expected size. */
  openBuffer(expectedBytes: number): BodyBuffer;
}

export interface BodyBuffer {
  append(chunk: Buffer): void;
  /** Complete file. Its memory is freed after the response, so it must not be retained. */
  toBuffer(): Buffer;
}

/** Overrides of the default limits. */
export interface RequestBodyOptions {
  readonly memory?: ConstructorParameters<typeof UploadMemory>[0];
  readonly uploadRate?: Partial<TransferRateLimits>;
}

const UPLOAD_RATE: TransferRateLimits = { bytesPerSecond: 16 * 1024, stallTimeoutMs: 5_000 };

export class RequestBodies {
  readonly #clientKey: (request: FastifyRequest) => string;
  readonly #memory: UploadMemory;
  readonly #rateMonitor: TransferRateMonitor;

  constructor(clientKey: (request: FastifyRequest) => string, { memory, uploadRate }: RequestBodyOptions = {}) {
    this.#clientKey = clientKey;
    this.#memory = new UploadMemory(memory);
    this.#rateMonitor = new TransferRateMonitor({ ...UPLOAD_RATE, ...uploadRate });
  }

  #watchRate(message: IncomingMessage): void {
    const { socket } = message;
    this.#rateMonitor.watch({
      bytes: () => socket.bytesRead,
      isDone: () => message.complete || socket.destroyed,
      onTooSlow: () => rejectSlow(socket),
    });
  }

  open(request: FastifyRequest, reply: FastifyReply): RequestBody {
    const memory = this.#memory.open(this.#clientKey(request));
    const files: GrowableBuffer[] = [];
    reply.raw.once('close', () => {
      memory.release();
      for (const file of files) file.free();
    });
    this.#watchRate(request.raw);
    let received = 0;
    return {
      stream: (request.body ?? request.raw) as Readable,
      headers: request.headers,
      contentLength: Number(request.headers['content-length'] ?? 0),
      get receivedBytes() {
        return received;
      },
      recordReceived(bytes) {
        received += bytes;
      },
      reserve: (bytes) => memory.reserve(bytes),
      openBuffer(expectedBytes) {
        const file = new GrowableBuffer(expectedBytes);
        files.push(file);
        return {
          append(chunk) {
            memory.reserve(chunk.length);
            file.append(chunk);
          },
          toBuffer: () => file.toBuffer(),
        };
      },
    };
  }
}
