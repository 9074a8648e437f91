import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { MemoryLimiter } from './gcra.ts';
import type { RedisStore } from './redis-store.ts';
import { configuredSecret, generatedSecret } from './secret.ts';
import { SharedLimiter } from './shared-limiter.ts';

const LIMIT = 60;

/** A fake store that can lose its data or be unreachable. */
class FakeStore implements RedisStore {
  readonly secrets: string[] = [];
  connections: number | undefined = 1;
  fails = false;
  #secret: string | undefined;

  connection(): number | undefined {
    return this.connections;
  }

  async evaluate(script: string, _key: string, argument: string): Promise<string> {
    if (this.fails) throw new Error('no answer in time');
    if (!script.includes("'NX'")) return '0';
    this.secrets.push(argument);
    this.#secret ??= argument;
    return this.#secret;
  }

  restart(): void {
    this.#secret = undefined;
    this.connections = (this.connections ?? 0) + 1;
  }

  close(): void {}
}

const replica = (store: RedisStore, secret = generatedSecret()): { limiter: SharedLimiter; secret: typeof secret } => ({
  limiter: new SharedLimiter(LIMIT, store, new MemoryLimiter(LIMIT), secret),
  secret,
});

describe('the shared secret of replicas', () => {
  test('all replicas use the secret of the first one, which is read once', async () => {
    const store = new FakeStore();
    const [firstReplica, secondReplica] = [replica(store), replica(store)];
    assert.notEqual(firstReplica.secret.value, secondReplica.secret.value);
    await firstReplica.limiter.take('a', 1);
    await secondReplica.limiter.take('a', 1);
    assert.equal(firstReplica.secret.value, secondReplica.secret.value);
    // Requested once, not with every request.
    await firstReplica.limiter.take('a', 1);
    assert.equal(store.secrets.length, 2);
  });

  test('any replica restores the secret if the store has lost it', async () => {
    const store = new FakeStore();
    const firstReplica = replica(store);
    await firstReplica.limiter.take('a', 1);
    const before = firstReplica.secret.value;
    store.restart();
    await firstReplica.limiter.take('a', 1);
    const later = replica(store);
    await later.limiter.take('a', 1);
    assert.deepEqual([firstReplica.secret.value, later.secret.value], [before, before]);
  });

  test('the secret in the store is neither read nor written if the operator has set one', async () => {
    const store = new FakeStore();
    const { limiter, secret } = replica(store, configuredSecret('set by an operator'));
    assert.ok((await limiter.take('a', 1)).allowed);
    assert.deepEqual([store.secrets, secret.value], [[], 'set by an operator']);
  });
});

test('without a shared secret, each replica uses its own limiter', async () => {
  const store = new FakeStore();
  const { limiter } = replica(store);
  store.fails = true;
  for (let i = 0; i < LIMIT; i++) assert.ok((await limiter.take('a', 1)).allowed);
  assert.equal((await limiter.take('a', 1)).allowed, false);
  store.connections = undefined;
  assert.equal((await limiter.take('a', 1)).allowed, false);
});

test('after a failure the store is not used for a while, and the replica uses its own limiter', async () => {
  const store = new FakeStore();
  const { limiter } = replica(store, configuredSecret('set by an operator'));
  store.fails = true;
  assert.ok((await limiter.take('a', LIMIT)).allowed);
  // The store would allow it: it has recorded no debt.
  store.fails = false;
  assert.equal((await limiter.take('a', LIMIT)).allowed, false);
});
