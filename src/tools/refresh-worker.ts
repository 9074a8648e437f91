/** Worker thread in which a running server builds a refreshed pack. */
import { parentPort, workerData } from 'node:worker_threads';
import { DownloadError } from '../core/dataset/refresh/download.ts';
import { refreshDataset } from '../core/dataset/refresh/refresh.ts';
import type { RefreshMessage } from '../core/dataset/refresh/schedule.ts';
import { datasets } from '../families/index.ts';

const { name, url, directory, userAgent } = workerData as { name: string; url: string; directory: string; userAgent?: string };
const definition = datasets.find((candidate) => candidate.name === name);
const postResult = (message: RefreshMessage): void => parentPort?.postMessage(message);
try {
  if (!definition) throw new Error(`is for an unknown dataset: ${name}`);
  postResult(await refreshDataset(definition, url, directory, new Date(), { userAgent }));
} catch (error) {
  postResult({ problem: (error as Error).message, retryAfterMs: error instanceof DownloadError ? error.retryAfterMs : undefined });
}
