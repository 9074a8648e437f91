/** The thread in which a running server builds a refreshed pack. */
import { parentPort, workerData } from 'node:worker_threads';
import { refreshDataset } from '../core/dataset/refresh.ts';
import { datasets } from '../families/index.ts';

const { name, url, directory } = workerData as { name: string; url: string; directory: string };
const definition = datasets.find((candidate) => candidate.name === name);
try {
  if (!definition) throw new Error(`is for an unknown dataset: ${name}`);
  await refreshDataset(definition, url, directory, new Date());
  parentPort?.postMessage({});
} catch (error) {
  parentPort?.postMessage({ problem: (error as Error).message });
}
