/**
 * `npm run data:packs`: builds missing and outdated packs of the bundled data, two at a time. Runs with `npm ci`.
 * `--bundled` also rebuilds packs replaced by a refresh, so that a release contains what was tested; `--all` rebuilds all.
 */
import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { readConfig } from '../config.ts';
import type { DatasetDefinition } from '../core/dataset/dataset.ts';
import { datasets } from '../families/index.ts';
import { MAKING_PACKS, missingPacks } from './make-packs.ts';
import type { PacksTask } from './packs-worker.ts';
import { progressBar } from './progress-bar.ts';

/** Each takes up to half a gigabyte. */
const MAX_THREADS = 2;

const task: PacksTask = {
  directory: readConfig(process.env).DATA_DIR,
  options: { all: process.argv.includes('--all'), bundled: process.argv.includes('--bundled') },
};
const bytesOf = ({ inputs }: DatasetDefinition): number => inputs.reduce((sum, file) => sum + statSync(file).size, 0);
const pendingPacks = missingPacks(datasets, task.directory, task.options).sort((a, b) => bytesOf(b) - bytesOf(a));
const bar = progressBar(MAKING_PACKS, pendingPacks.length);

/** Worker that pulls packs from the queue until it is empty. */
function runWorker(): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./packs-worker.js', import.meta.url), { workerData: task });
    worker.once('error', reject).once('exit', () => resolve());
    worker.on('message', () => {
      const next = pendingPacks.shift();
      if (next) bar.step(next.name);
      worker.postMessage(next?.name);
    });
  });
}

await Promise.all(Array.from({ length: Math.min(MAX_THREADS, availableParallelism(), pendingPacks.length) }, runWorker));
bar.end();
