/** Multipart bodies with filler that belongs to no field: all of it must count towards the body size. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { openSocket } from '../../support/raw-socket.ts';
import { atMost, type Finding } from '../finding.ts';
import type { Scenario } from '../scenario.ts';
import type { TestBed } from '../test-bed.ts';

const MEGABYTE = 1024 * 1024;
const MAX_SENT_BYTES = 40 * MEGABYTE;
/** A picture may have 10 MB; some more may be in flight before the rejection arrives. */
const MAX_ACCEPTED_BYTES = 16 * MEGABYTE;
const PIECE = `${'x'.repeat(1_022)}\r\n`.repeat(64);
const PART = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n';
const UNNAMED = `--b\r\nContent-Type: text/plain\r\n\r\n${'x'.repeat(1_000)}\r\n`.repeat(64);

const FILLERS: Readonly<Record<string, readonly [start: string, repeated: string]>> = {
  'a preamble': ['', PIECE],
  'an epilogue': [`${PART}--b--\r\n`, PIECE],
  'parts without a name': ['', UNNAMED],
};

/** Sends until a response or a close arrives. Returns the bytes sent. */
async function bytesTaken(testBed: TestBed, start: string, repeated: string): Promise<number> {
  const socket = await openSocket(testBed.port);
  let over = false;
  const closed = new Promise<void>((resolve) => {
    const end = (): void => {
      over = true;
      resolve();
    };
    socket.on('data', end).on('close', end).on('end', end);
  });
  const head =
    'POST /v1/image/info HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=b\r\nTransfer-Encoding: chunked\r\n\r\n';
  const chunk = (text: string): string => `${text.length.toString(16)}\r\n${text}\r\n`;
  socket.write(head + (start && chunk(start)));
  let sent = 0;
  while (!over && sent < MAX_SENT_BYTES) {
    const flushed = new Promise<void>((resolve) => socket.write(chunk(repeated), () => resolve()));
    await Promise.race([flushed, closed]);
    // A write that completes synchronously would never let the event loop read the rejection.
    await nextTurn();
    sent += repeated.length;
  }
  socket.destroy();
  return sent;
}

export const filler: readonly Scenario[] = [
  {
    name: 'multipart bodies full of filler',
    guarantee: 'integrity',
    monitored: true,
    async run(testBed: TestBed): Promise<Finding[]> {
      const findings: Finding[] = [];
      for (const [name, [start, repeated]] of Object.entries(FILLERS)) {
        findings.push(
          atMost(
            'integrity',
            `taken as ${name}`,
            (await bytesTaken(testBed, start, repeated)) / MEGABYTE,
            MAX_ACCEPTED_BYTES / MEGABYTE,
            ' MB',
          ),
        );
      }
      return findings;
    },
  },
];
