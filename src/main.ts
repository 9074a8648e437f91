/** Starts the service: settings → datasets → one process that serves, or several under a supervisor. */
import cluster from 'node:cluster';
import { settingsHelp } from './config.ts';
import { serveAlone } from './processes/alone.ts';
import { returnMemory } from './processes/memory.ts';
import { readSettings } from './processes/parts.ts';
import { serveSupervised } from './processes/supervised.ts';
import { supervise } from './processes/supervisor.ts';

if (process.argv.includes('--help')) {
  console.log(settingsHelp());
  process.exit(0);
}

const config = readSettings();
await returnMemory();
if (cluster.isWorker) await serveSupervised(config);
else if (config.PROCESSES > 1) await supervise(config);
else await serveAlone(config);
