/**
 * `npm run data:import DATASET FILE`: updates a dataset from a local file of its publisher. A running server on the same `DATA_DIR` reloads it within
 * seconds.
 */
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { importFile } from '../core/dataset/refresh/import.ts';
import { isRefreshable } from '../core/dataset/refresh/ingest.ts';
import { datasets } from '../families/index.ts';
import { formatChanges } from './changes.ts';

const USAGE = 'Usage: npm run data:import -- DATASET FILE [--as-of YYYY-MM-DD] [--allow-gone]';

function exitWithError(problem: string): never {
  console.error(problem);
  process.exit(2);
}

function readArguments(): { name: string; file: string; asOf: string | undefined; allowMassRemoval: boolean } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { 'as-of': { type: 'string' }, 'allow-gone': { type: 'boolean', default: false } },
    });
    const [name, file, ...extra] = positionals;
    if (name === undefined || file === undefined || extra.length > 0) exitWithError(USAGE);
    return { name, file, asOf: values['as-of'], allowMassRemoval: values['allow-gone'] };
  } catch (error) {
    return exitWithError(`${(error as Error).message}\n${USAGE}`);
  }
}

const { name, file, asOf, allowMassRemoval } = readArguments();
if (asOf !== undefined && !/^\d{4}(-\d\d(-\d\d)?)?$/.test(asOf))
  exitWithError('--as-of: must be a year, a month or a date, such as 2026-11-16');
const importable = datasets.filter(isRefreshable);
const definition = importable.find((candidate) => candidate.name === name);
if (!definition)
  exitWithError(`Unknown dataset ${name}. Datasets that can be imported: ${importable.map((candidate) => candidate.name).join(', ')}`);
try {
  const { rows, version, changes } = await importFile(definition, file, readConfig(process.env).DATA_DIR, new Date(), {
    asOf,
    allowMassRemoval,
  });
  console.log(`${name}: ${rows} rows, version ${version}${formatChanges(changes)}`);
} catch (error) {
  console.error(`${name}: the file ${(error as Error).message}; the previous data stays in use`);
  process.exitCode = 1;
}
