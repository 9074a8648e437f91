/** The connection to a store: a fake server that implements the part of the Redis protocol (RESP) that scripts need. */
import assert from 'node:assert/strict';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { type TestContext, test } from 'node:test';
import { until } from '../../../test/support/process.ts';
import { openRedisStore, type RedisStore } from './redis-store.ts';

class FakeRedis {
  /** Names of the commands that ran scripts. */
  readonly commands: string[] = [];
  /** The reply to scripts; undefined sends none. */
  reply: string | undefined = '$2\r\n42\r\n';
  port = 0;
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;

  async open(): Promise<void> {
    const server = createServer((socket) => {
      this.#sockets.add(socket.on('error', () => {}));
      socket.on('data', (bytes) => {
        for (const [, name = ''] of bytes.toString().matchAll(/\*\d+\r\n\$\d+\r\n(\w+)\r\n/g)) this.#reply(socket, name);
      });
    });
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.port = (server.address() as AddressInfo).port;
  }

  #reply(socket: Socket, name: string): void {
    if (!name.startsWith('EVAL')) {
      socket.write('+OK\r\n');
      return;
    }
    this.commands.push(name);
    const isUnknown = name === 'EVALSHA' && !this.commands.includes('EVAL');
    const reply = isUnknown ? '-NOSCRIPT No matching script.\r\n' : this.reply;
    if (reply !== undefined) socket.write(reply);
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#server?.close();
  }
}

async function connected(t: TestContext): Promise<{ redis: FakeRedis; store: RedisStore; messages: string[] }> {
  const redis = new FakeRedis();
  await redis.open();
  const messages: string[] = [];
  const store = openRedisStore(`redis://127.0.0.1:${redis.port}`, (line) => messages.push(line));
  t.after(() => {
    store.close();
    redis.close();
  });
  await until(() => store.connection() === 1);
  return { redis, store, messages };
}

const SCRIPT = 'return ARGV[1]';

test('a script is sent with EVAL if the store does not have it, then with EVALSHA', async (t) => {
  const { redis, store } = await connected(t);
  assert.equal(await store.evaluate(SCRIPT, 'key', '1'), '42');
  assert.equal(await store.evaluate(SCRIPT, 'key', '2'), '42');
  assert.deepEqual(redis.commands, ['EVALSHA', 'EVAL', 'EVALSHA']);
});

test('a script that fails or times out is an error', async (t) => {
  const { redis, store } = await connected(t);
  redis.reply = '-ERR out of memory\r\n';
  await assert.rejects(store.evaluate(SCRIPT, 'key', '1'), /out of memory/);
  redis.reply = undefined;
  await assert.rejects(store.evaluate(SCRIPT, 'key', '1'), /no response in time/);
});

test('the store reconnects, and each change of state is reported once', async (t) => {
  const { redis, store, messages } = await connected(t);
  redis.close();
  await until(() => store.connection() === undefined && messages.length === 2);
  await redis.open();
  await until(() => store.connection() === 2);
  assert.deepEqual(
    messages.map((line) => /is shared|cannot be reached/.exec(line)?.[0]),
    ['is shared', 'cannot be reached', 'is shared'],
  );
});

test('a store that was never reachable is reported', async (t) => {
  const messages: string[] = [];
  const store = openRedisStore('redis://127.0.0.1:9', (line) => messages.push(line));
  t.after(() => store.close());
  await until(() => messages.length > 0);
  assert.equal(store.connection(), undefined);
  assert.match(messages[0] ?? '', /cannot be reached/);
});
