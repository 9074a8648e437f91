/** A service that runs while files of an operator are imported beside it, as the command does it. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ImportOptions, importFile } from '../../src/core/dataset/import.ts';
import { isRefreshable, type RefreshableDataset, type Replaced } from '../../src/core/dataset/receive.ts';
import type { DatasetStatus } from '../../src/core/dataset/status.ts';
import { watchPacks } from '../../src/core/dataset/watch.ts';
import { datasets as definitions } from '../../src/families/index.ts';
import { until } from './process.ts';
import { type Body, get, linkedPacks, startPotli, temporaryFolder } from './service.ts';

export interface ImportingService {
  /** Imports a file of that content into the dataset. */
  take(content: string | Buffer, options?: ImportOptions): Promise<Replaced>;
  get(path: string): Promise<Body & { readonly status: number }>;
  status(): Promise<DatasetStatus>;
  until: typeof until;
  close(): Promise<void>;
}

const LOOK_EVERY_MS = 20;

export async function startImporting(dataset: string): Promise<ImportingService> {
  const directory = linkedPacks();
  const service = await startPotli({}, directory);
  const watch = watchPacks({ datasets: service.datasets, directory, say: () => {}, everyMs: LOOK_EVERY_MS });
  const definition = definitions.filter(isRefreshable).find(({ name }) => name === dataset) as RefreshableDataset;
  return {
    take(content, options) {
      const file = join(temporaryFolder(), 'published');
      writeFileSync(file, content);
      return importFile(definition, file, directory, new Date(), options);
    },
    async get(path) {
      const { status, body } = await get(service.url + path);
      return { status, ...body };
    },
    async status() {
      const { data } = (await get(`${service.url}/v1/status`)).body as { data: { datasets: readonly DatasetStatus[] } };
      return data.datasets.find(({ name }) => name === dataset) as DatasetStatus;
    },
    until,
    close() {
      watch.stop();
      return service.close();
    },
  };
}
