/** Reads the indexes of packs in a thread, while this one has other things to do: to load the rooms takes as long. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { KnownIndexes } from './pack-file.ts';
import type { PackIndex } from './pack-index.ts';

export const PACK = '.pack';

/** What the thread tells of a pack. */
export interface PrefetchMessage {
  readonly hash: string;
  readonly index: PackIndex;
}

/** All indexes of a folder that could be read. A pack that cannot be is passed over: whoever opens it finds out why. */
export function prefetchIndexes(directory: string): Promise<KnownIndexes> {
  const names = existsSync(directory) ? readdirSync(directory).filter((name) => name.endsWith(PACK)) : [];
  const known = new Map<string, PackIndex>();
  if (names.length === 0) return Promise.resolve(known);
  return new Promise((resolve) => {
    const paths = names.map((name) => join(directory, name));
    const worker = new Worker(new URL('./index-prefetch-worker.js', import.meta.url), { workerData: paths, execArgv: [] });
    worker.on('message', ({ hash, index }: PrefetchMessage) => known.set(hash, index));
    // Without the thread the indexes are read where they are needed.
    worker.on('error', () => resolve(known));
    worker.on('exit', () => resolve(known));
  });
}
