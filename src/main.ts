/** Entry point of the HTTP service: settings, datasets, then a single process or a supervisor. */
import cluster from 'node:cluster';
import { settingsHelp } from './config.ts';
import { prefetchIndexes } from './core/dataset/pack/index-prefetch.ts';
import { releaseFreeMemory } from './processes/malloc-trim.ts';
import { readSettings } from './processes/settings.ts';

if (process.argv.includes('--help')) {
  console.log(settingsHelp());
  process.exit(0);
}

const config = readSettings();
if (config.PROCESSES > 1 && !cluster.isWorker) {
  const { supervise } = await import('./processes/supervisor.ts');
  await supervise(config);
} else {
  // Families are imported while the indexes are read.
  const indexes = prefetchIndexes(config.DATA_DIR);
  const serve = cluster.isWorker
    ? (await import('./processes/supervised-process.ts')).serveSupervised
    : (await import('./processes/single-process.ts')).serveSingleProcess;
  await serve(config, indexes);
}
await releaseFreeMemory();
