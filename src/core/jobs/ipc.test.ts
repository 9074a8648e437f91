/** Serialisation and framing of messages between the service and its child processes. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { until } from '../../../test/support/process.ts';
import { onMessages, sendMessage } from './ipc.ts';

let sender: Socket;
let receiver: Socket;
const server = createServer();

before(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
after(() => server.close());

/** A new pair of connected sockets, and what arrives at the second one. */
async function connectPair(): Promise<{ readonly messages: unknown[]; readonly errors: () => number }> {
  const accepted = once(server, 'connection');
  sender = connect((server.address() as AddressInfo).port, '127.0.0.1');
  [receiver] = (await accepted) as [Socket];
  for (const socket of [sender, receiver]) socket.on('error', () => undefined).unref();
  const messages: unknown[] = [];
  let errors = 0;
  onMessages(
    receiver,
    (message) => messages.push(message),
    () => errors++,
  );
  return { messages, errors: () => errors };
}

function frame(messageLength: number, ...chunkLengths: number[]): Buffer {
  const head = Buffer.alloc(8 + 4 * chunkLengths.length);
  for (const [index, value] of [messageLength, chunkLengths.length, ...chunkLengths].entries()) head.writeUInt32LE(value, 4 * index);
  return head;
}

describe('job messages', () => {
  test('messages arrive complete and in order, with short and long binary views of every type', async () => {
    const { messages } = await connectPair();
    const long = Buffer.alloc(200_000, 'long');
    const floats = Float64Array.from({ length: 10_000 }, (_, index) => index / 3);
    sendMessage(sender, { text: 'न', short: Uint8Array.of(1, 2, 3), long, floats, odd: Int16Array.of(-1, 2) });
    sendMessage(sender, 'second');
    await until(() => messages.length === 2);
    const [first] = messages as [Record<string, unknown>];
    assert.equal(first.text, 'न');
    assert.deepEqual([...(first.short as Uint8Array)], [1, 2, 3]);
    assert.ok(long.equals(first.long as Uint8Array));
    assert.deepEqual(first.floats, floats);
    assert.deepEqual(first.odd, Int16Array.of(-1, 2));
    assert.equal(messages[1], 'second');
  });

  test('a message with an unsupported view type is rejected before anything is sent', async () => {
    const { messages } = await connectPair();
    assert.throws(() => sendMessage(sender, { numbers: BigInt64Array.of(1n) }), /cannot be sent/);
    sendMessage(sender, 'next');
    await until(() => messages.length === 1);
    assert.deepEqual(messages, ['next']);
  });
});

describe('a malformed frame calls onError once and delivers no message', () => {
  const malformed: readonly (readonly [string, Buffer])[] = [
    ['too many chunks', Buffer.concat([frame(10), Buffer.alloc(0)]).fill(0xff, 4, 8)],
    ['too many bytes', frame(10, 0xffff_ffff)],
    ['bytes that are no structured clone', Buffer.concat([frame(4), Buffer.from('{"a"')])],
  ];
  for (const [name, bytes] of malformed) {
    test(name, async () => {
      const { messages, errors } = await connectPair();
      sender.write(bytes);
      sender.write(bytes);
      await until(() => errors() > 0);
      sendMessage(sender, 'later');
      sender.end();
      await once(receiver, 'end');
      assert.equal(errors(), 1);
      assert.deepEqual(messages, []);
    });
  }
});
