/** Bodies split as finely as possible: chunks of one byte, and forms of empty parts. */
import { openSocket } from '../../support/raw-socket.ts';
import { type Finding, none } from '../finding.ts';
import type { Scenario } from '../scenario.ts';
import type { TestBed } from '../test-bed.ts';

const KILOBYTE = 1024;
/** Number of one-byte chunks, and body size for larger chunks: four bodies fit into the 32 MB that one client may have in flight. */
const CHUNKS = { full: 2_000_000, short: 200_000 };
const BODY_BYTES = { full: 7_000_000, short: 1_000_000 };
const PARTS = 20_000;
const CONCURRENCY = 4;
const RESPONSE_TIMEOUT_MS = 10_000;

/** Sends the bytes over a new connection. Returns the response status, or 0 without a response. */
async function statusOf(testBed: TestBed, bytes: Buffer): Promise<number> {
  const socket = await openSocket(testBed.port);
  return new Promise((resolve) => {
    let response = '';
    const done = (): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve(Number(response.split(' ')[1] ?? 0));
    };
    const timer = setTimeout(done, RESPONSE_TIMEOUT_MS);
    socket
      .on('data', (piece) => (response += piece))
      .on('end', done)
      .on('close', done);
    socket.write(bytes);
  });
}

function chunked(target: string, address: string, size: number, count: number): Buffer {
  const head = `${target} HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${address}\r\nContent-Type: application/pdf\r\nTransfer-Encoding: chunked\r\n\r\n`;
  const chunk = `${size.toString(16)}\r\n${'x'.repeat(size)}\r\n`;
  return Buffer.concat([Buffer.from(head), Buffer.alloc(chunk.length * count, chunk), Buffer.from('0\r\n\r\n')]);
}

function smallChunks(subject: string, target: string, size: number, status: number): Scenario {
  return {
    name: `${subject} in chunks of ${size} ${size === 1 ? 'byte' : 'bytes'}`,
    guarantee: 'event-loop',
    monitored: true,
    async run(testBed: TestBed): Promise<Finding[]> {
      const profile = testBed.short ? 'short' : 'full';
      const count = size === 1 ? CHUNKS[profile] : Math.floor(BODY_BYTES[profile] / size);
      const { address } = testBed.client();
      const bytes = chunked(target, address, size, count);
      const statuses = await Promise.all(Array.from({ length: CONCURRENCY }, () => statusOf(testBed, bytes)));
      // A client that keeps sending after the response may see a reset before it has read the response.
      const wrong = statuses.filter((received) => received !== status && received !== 0).map(String);
      return [none('integrity', `answers other than ${status}`, wrong)];
    },
  };
}

export const smallPieces: readonly Scenario[] = [
  smallChunks('a PDF', 'POST /v1/pdf/info', 1, 400),
  smallChunks('a PDF', 'POST /v1/pdf/info', 64, 400),
  smallChunks('a PDF', 'POST /v1/pdf/info', 256, 415),
  smallChunks('a body for a path that is not there', 'POST /nothing', 1, 404),
  smallChunks('a body for a probe', 'GET /healthz', 1, 200),
  {
    name: `forms of ${PARTS} empty parts`,
    guarantee: 'event-loop',
    monitored: true,
    async run(testBed: TestBed): Promise<Finding[]> {
      const { address } = testBed.client();
      const parts = Buffer.alloc(9 * PARTS, '--b\r\n\r\n\r\n');
      const type = 'multipart/form-data; boundary=b';
      const head = `POST /v1/image/info HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${address}\r\nContent-Type: ${type}\r\nContent-Length: ${parts.length + 5}\r\n\r\n`;
      const bytes = Buffer.concat([Buffer.from(head), parts, Buffer.from('--b--')]);
      if (parts.length > 256 * KILOBYTE) throw new Error('more than a form may have besides its files');
      const statuses = await Promise.all(Array.from({ length: CONCURRENCY }, () => statusOf(testBed, bytes)));
      return [none('integrity', 'answers other than 400', statuses.filter((received) => received !== 400).map(String))];
    },
  },
];
