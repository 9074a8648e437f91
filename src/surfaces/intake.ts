/** Incoming request bodies: memory accounting and minimum upload speed. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GrowingFile } from './growing-file.ts';
import { refuseSlow } from './malformed.ts';
import { Pace, type PaceLimits } from './pace.ts';
import { UploadMemory } from './upload-memory.ts';

export interface IncomingBody {
  readonly stream: Readable;
  readonly headers: IncomingHttpHeaders;
  /** Content-Length; 0 if absent. */
  readonly announced: number;
  /** Bytes received. */
  readonly arrived: number;
  /** Records a received chunk. */
  arrive(bytes: number): void;
  /** Records bytes held until the response is sent. Throws if all requests, or those of the client, hold too many. */
  keep(bytes: number): void;
  /** Opens a buffer for a file of the expected size. */
  gather(expected: number): Gathering;
}

export interface Gathering {
  add(piece: Buffer): void;
  /** Complete file. Its memory is freed after the response, so it must not be retained. */
  whole(): Buffer;
}

/** Overrides of the default limits. */
export interface IntakeOptions {
  readonly memory?: ConstructorParameters<typeof UploadMemory>[0];
  readonly pace?: Partial<PaceLimits>;
}

const UPLOAD_PACE: PaceLimits = { bytesPerSecond: 16 * 1024, patienceMs: 5_000 };

export class Intake {
  readonly #clientKey: (request: FastifyRequest) => string;
  readonly #memory: UploadMemory;
  readonly #pace: Pace;

  constructor(clientKey: (request: FastifyRequest) => string, { memory, pace }: IntakeOptions = {}) {
    this.#clientKey = clientKey;
    this.#memory = new UploadMemory(memory);
    this.#pace = new Pace({ ...UPLOAD_PACE, ...pace });
  }

  #watchPace(message: IncomingMessage): void {
    const { socket } = message;
    this.#pace.watch({
      bytes: () => socket.bytesRead,
      isOver: () => message.complete || socket.destroyed,
      tooSlow: () => refuseSlow(socket),
    });
  }

  open(request: FastifyRequest, reply: FastifyReply): IncomingBody {
    const memory = this.#memory.open(this.#clientKey(request));
    const files: GrowingFile[] = [];
    reply.raw.once('close', () => {
      memory.release();
      for (const file of files) file.free();
    });
    this.#watchPace(request.raw);
    let arrived = 0;
    return {
      stream: (request.body ?? request.raw) as Readable,
      headers: request.headers,
      announced: Number(request.headers['content-length'] ?? 0),
      get arrived() {
        return arrived;
      },
      arrive(bytes) {
        arrived += bytes;
      },
      keep: (bytes) => memory.keep(bytes),
      gather(expected) {
        const file = new GrowingFile(expected);
        files.push(file);
        return {
          add(piece) {
            memory.keep(piece.length);
            file.add(piece);
          },
          whole: () => file.whole(),
        };
      },
    };
  }
}
