/** The connection to Valkey or Redis. Reconnects automatically; nothing waits for it while it is down. */
import { createHash } from 'node:crypto';
import { createClient } from '@redis/client';

export interface RedisStore {
  /** Sequence number of the connection, from 1; undefined while disconnected. */
  connection(): number | undefined;
  /** Runs a script on one key. Fails on timeout. */
  evaluate(script: string, key: string, argument: string): Promise<string>;
  close(): void;
}

/** A reply within a data centre takes well under a millisecond: a longer one means a fault. */
const REPLY_TIMEOUT_MS = 500;
const CONNECT_TIMEOUT_MS = 2_000;
const MAX_RETRY_DELAY_MS = 2_000;

/** Starts to connect. `log` reports when the store is lost and when it is back. */
export function openRedisStore(url: string, log: (line: string) => void): RedisStore {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      reconnectStrategy: (tries) => Math.min(MAX_RETRY_DELAY_MS, 50 * 2 ** Math.min(tries, 10)),
    },
  });
  let wasReady: boolean | undefined;
  const reportState = (isReady: boolean): void => {
    if (wasReady === isReady) return;
    wasReady = isReady;
    log(
      isReady
        ? 'the rate limit is shared through REDIS_URL'
        : 'REDIS_URL cannot be reached: this process counts the rate limit by itself until it can',
    );
  };
  // Every failed attempt emits an error. The URL may contain a password, so it is not logged.
  client.on('error', () => reportState(false));
  let connections = 0;
  client.on('ready', () => {
    connections++;
    reportState(true);
  });
  client.connect().catch(() => reportState(false));

  const hashes = new Map<string, string>();
  const send = (script: string, key: string, argument: string): Promise<string> => {
    let hash = hashes.get(script);
    if (hash === undefined) {
      hash = createHash('sha1').update(script).digest('hex');
      hashes.set(script, hash);
    }
    return client.sendCommand<string>(['EVALSHA', hash, '1', key, argument]).catch((error: Error) => {
      // The script cache of a restarted store is empty.
      if (!error.message.startsWith('NOSCRIPT')) throw error;
      return client.sendCommand<string>(['EVAL', script, '1', key, argument]);
    });
  };
  return {
    connection: () => (client.isReady ? connections : undefined),
    evaluate: (script, key, argument) => withTimeout(send(script, key, argument)),
    close: () => client.destroy(),
  };
}

function withTimeout<T>(reply: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no response in time')), REPLY_TIMEOUT_MS);
    reply.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
