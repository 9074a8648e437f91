/** The worker thread of `index-prefetch.ts`. */
import { parentPort, workerData } from 'node:worker_threads';
import type { PrefetchMessage } from './index-prefetch.ts';
import { readIndexFile } from './pack-index.ts';

for (const path of workerData as readonly string[]) {
  try {
    const { header, index } = readIndexFile(path);
    const message: PrefetchMessage = { id: header.id, index };
    parentPort?.postMessage(message, Object.values(index));
  } catch {
    // Reported when the pack is opened.
  }
}
