/** The bodies of requests on their way in: what they hold in memory, and how fast they come. */
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
  /** How long the client says it is; 0 where it does not. */
  readonly announced: number;
  /** How much of it has come. */
  readonly arrived: number;
  /** Told of every piece that has come. */
  arrive(bytes: number): void;
  /** Told of bytes that stay in memory until the request is answered. Refuses when all requests together, or all of the client, keep too many. */
  keep(bytes: number): void;
  /** Gathers the pieces of a file that is expected to have so many bytes. */
  gather(expected: number): Gathering;
}

export interface Gathering {
  add(piece: Buffer): void;
  /** The whole. Its memory is given back when the request is answered, so nobody may keep it. */
  whole(): Buffer;
}

/** Other limits than those that are served with. */
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
