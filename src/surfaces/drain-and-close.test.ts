/** Uploads over the limit, from clients that write everything before they read. */
import assert from 'node:assert/strict';
import { connect, type Socket } from 'node:net';
import { after, before, test } from 'node:test';
import { type Service, settingsOf, startFamilies } from '../../test/support/service.ts';
import { pdfFamily } from '../families/pdf/operations.ts';

const MEGABYTE = 1024 * 1024;
let service: Service;
before(async () => {
  service = await startFamilies([pdfFamily], { config: settingsOf({ RATE_LIMIT: '0' }) });
});
after(() => service.close());

const open = (): Socket => connect(Number(new URL(service.url).port), '127.0.0.1');

/** Writes everything before reading; undefined if the connection broke. */
function writeThenRead(head: string, chunks: readonly Buffer[]): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = open().pause();
    socket.once('error', () => resolve(undefined));
    socket.write(head);
    for (const chunk of chunks) socket.write(chunk);
    socket.write('', () => {
      let response = '';
      socket.on('data', (data) => {
        response += data.toString('latin1');
      });
      socket.once('close', () => resolve(response)).resume();
    });
  });
}

const HEAD = 'POST /v1/pdf/info HTTP/1.1\r\nHost: x\r\nContent-Type: application/pdf\r\n';

test('an upload whose Content-Length is too large gets its 413 after it was written', async () => {
  const chunks = Array.from({ length: 30 }, () => Buffer.alloc(MEGABYTE, 'x'));
  const response = await writeThenRead(`${HEAD}Content-Length: ${30 * MEGABYTE}\r\n\r\n`, chunks);
  assert.match(response ?? '', /^HTTP\/1\.1 413 [\s\S]*connection: close[\s\S]*"too_large"/i);
});

test('a chunked upload that exceeds the limit gets its 413 after it was written', async () => {
  const chunk = Buffer.concat([Buffer.from(`${MEGABYTE.toString(16)}\r\n`), Buffer.alloc(MEGABYTE, 'x'), Buffer.from('\r\n')]);
  const chunks = [...Array.from({ length: 30 }, () => chunk), Buffer.from('0\r\n\r\n')];
  assert.match((await writeThenRead(`${HEAD}Transfer-Encoding: chunked\r\n\r\n`, chunks)) ?? '', /^HTTP\/1\.1 413 /);
});

test('a form that is too large gets its 413 after it was written', async () => {
  const head = HEAD.replace('application/pdf', 'multipart/form-data; boundary=b');
  const start = Buffer.from('--b\r\nContent-Disposition: form-data; name="file"; filename="x.pdf"\r\n\r\n');
  const chunks = [start, ...Array.from({ length: 12 }, () => Buffer.alloc(MEGABYTE, 'x')), Buffer.from('\r\n--b--\r\n')];
  const length = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  assert.match((await writeThenRead(`${head}Content-Length: ${length}\r\n\r\n`, chunks)) ?? '', /^HTTP\/1\.1 413 /);
});

test('a client that never stops sending is disconnected', async () => {
  const socket = open();
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.resume().write(`${HEAD}Content-Length: ${10_000 * MEGABYTE}\r\n\r\n`);
  let sent = 0;
  const chunk = Buffer.alloc(MEGABYTE);
  // On a broken connection, pending writes fail before the socket is marked as destroyed: none of that was accepted.
  const sendMore = (broken?: Error | null): void => {
    if (broken || socket.destroyed || sent > 1_000) return;
    sent++;
    socket.write(chunk, sendMore);
  };
  sendMore();
  await closed;
  assert.ok(sent > 30 && sent < 200, `${sent} MB were accepted`);
});
