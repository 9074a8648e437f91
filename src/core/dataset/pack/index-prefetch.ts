/** Reads the indexes of packs in a worker thread, while the main thread loads the families, which takes about as long. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PrefetchedIndexes } from './pack-file.ts';
import type { PackIndex } from './pack-index.ts';

export const PACK_EXTENSION = '.pack';

/** Message of the worker for one pack. */
export interface PrefetchMessage {
  readonly id: string;
  readonly index: PackIndex;
}

/** All readable indexes of a folder. An unreadable pack is skipped: opening it reports the error. */
export function prefetchIndexes(directory: string): Promise<PrefetchedIndexes> {
  const names = existsSync(directory) ? readdirSync(directory).filter((name) => name.endsWith(PACK_EXTENSION)) : [];
  const indexes = new Map<string, PackIndex>();
  if (names.length === 0) return Promise.resolve(indexes);
  return new Promise((resolve) => {
    const paths = names.map((name) => join(directory, name));
    const worker = new Worker(new URL('./index-prefetch-worker.js', import.meta.url), { workerData: paths, execArgv: [] });
    worker.on('message', ({ id, index }: PrefetchMessage) => indexes.set(id, index));
    // If the worker fails, indexes are read on demand.
    worker.on('error', () => resolve(indexes));
    worker.on('exit', () => resolve(indexes));
  });
}
