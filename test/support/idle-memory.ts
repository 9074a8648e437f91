import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { noProcessTree, treeMegabytes } from './process-tree.ts';

const MEGABYTE = 1024 * 1024;
/** Covers the exit of terminated child processes and the release of upload buffers, which happens when the service is idle. */
const SETTLE_MS = 1_000;

/** Memory of this process and its children when idle and after garbage collection, in megabytes. */
export async function memoryAtRest(): Promise<number> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  await sleep(SETTLE_MS);
  // Second pass: frees objects that were only referenced by garbage of the first.
  collect();
  return noProcessTree ? process.memoryUsage.rss() / MEGABYTE : treeMegabytes(process.pid);
}
