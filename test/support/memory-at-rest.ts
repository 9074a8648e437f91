import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { noProcessTree, treeMegabytes } from './process-tree.ts';

const MEGABYTE = 1024 * 1024;
/** Long enough for processes that were told to end, and for memory of uploads, which is given back when the service is quiet. */
const QUIET_MS = 1_000;

/** Megabytes that this process and all that it has started hold when nothing is asked of them and garbage is collected. */
export async function memoryAtRest(): Promise<number> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  await sleep(QUIET_MS);
  // What was held by something that itself was garbage.
  collect();
  return noProcessTree ? process.memoryUsage.rss() / MEGABYTE : treeMegabytes(process.pid);
}
