/** Concurrency limit of traceroutes: each holds sockets and a process for seconds. */
import { busy } from '../../core/request/api-error.ts';

const MAX_CONCURRENT = 4;
const RETRY_AFTER_SECONDS = 5;

const running = new Set<string>();

/** Runs the work in a slot, or rejects it: one per client, four in total. A client key is stored only while its traceroute runs. */
export async function withConcurrencyLimit<T>(client: string, work: () => Promise<T>): Promise<T> {
  if (running.has(client))
    busy('Your previous traceroute is still running; one per client is allowed. Try again when it is done.', RETRY_AFTER_SECONDS);
  if (running.size >= MAX_CONCURRENT) busy('Too many traceroutes are running. Try again shortly.', RETRY_AFTER_SECONDS);
  running.add(client);
  try {
    return await work();
  } finally {
    running.delete(client);
  }
}
