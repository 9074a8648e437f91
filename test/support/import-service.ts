/**
 * A running service while operator-supplied files are imported. Imports with options run the real command, as does the first one if the test
 * asks for it; others call its function directly, because a child process takes ten times as long as the import.
 */
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ChangeCounts } from '../../src/core/dataset/refresh/compare.ts';
import { importFile } from '../../src/core/dataset/refresh/import.ts';
import { isRefreshable } from '../../src/core/dataset/refresh/ingest.ts';
import { watchPacks } from '../../src/core/dataset/refresh/watch-packs.ts';
import type { DatasetStatus } from '../../src/core/dataset/status.ts';
import { datasets } from '../../src/families/index.ts';
import { until } from './process.ts';
import { type Body, get, linkedPacks, startPotli, temporaryFolder } from './service.ts';

export interface ImportingService {
  /** Imports a file with this content into the dataset. Rejects with the stderr of the command. */
  take(content: string | Buffer, ...options: readonly string[]): Promise<Omit<ChangeCounts, 'before'> | undefined>;
  get(path: string): Promise<Body & { readonly status: number }>;
  status(): Promise<DatasetStatus>;
  until: typeof until;
  close(): Promise<void>;
}

const POLL_MS = 20;
const COMMAND = fileURLToPath(new URL('../../src/tools/import.js', import.meta.url));

export async function startImporting(dataset: string, { withCommand = false } = {}): Promise<ImportingService> {
  let usesCommand = withCommand;
  const directory = linkedPacks();
  const definition = datasets.filter(isRefreshable).find(({ name }) => name === dataset);
  if (!definition) throw new Error(`${dataset} takes no files`);
  const service = await startPotli({}, directory);
  const watch = watchPacks({ datasets: service.datasets, directory, log: () => {}, everyMs: POLL_MS });
  return {
    async take(content, ...options) {
      const file = join(temporaryFolder(), 'published');
      writeFileSync(file, content);
      if (!usesCommand && options.length === 0) return (await importFile(definition, file, directory, new Date(), {})).changes;
      usesCommand = false;
      const output = await runCommand([COMMAND, dataset, file, ...options], directory);
      const [, added, changed, removed] = /(\d+) added, (\d+) changed, (\d+) gone/.exec(output) ?? [];
      return added === undefined ? undefined : { added: Number(added), changed: Number(changed), gone: Number(removed) };
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

function runCommand(command: readonly string[], directory: string): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, command, { env: { ...process.env, DATA_DIR: directory } }, (error, stdout, stderr) =>
      error ? reject(new Error(stderr)) : resolve(stdout),
    );
  });
}
