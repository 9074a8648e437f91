/** `npm run data:refresh [dataset…]`: updates datasets from their publishers. A running server reloads them within seconds. */
import { mkdirSync } from 'node:fs';
import { readConfig } from '../config.ts';
import { refreshDataset, refreshUrl } from '../core/dataset/refresh/refresh.ts';
import { datasets } from '../families/index.ts';
import { userAgent } from '../version.ts';
import { formatChanges } from './changes.ts';

const config = readConfig(process.env);
const { DATA_DIR } = config;
const requestedNames = process.argv.slice(2);
const known = datasets.filter((definition) => refreshUrl(definition, process.env) !== undefined).map(({ name }) => name);
const unknown = requestedNames.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`No refresh URL for ${unknown.join(', ')}. Datasets that can be refreshed: ${known.join(', ')}`);
  console.error('REFRESH_URL_<DATASET> sets the URL of others, and npm run data:import imports a file.');
  process.exit(2);
}
mkdirSync(DATA_DIR, { recursive: true });
for (const definition of datasets) {
  const url = refreshUrl(definition, process.env);
  if (url === undefined || (requestedNames.length > 0 && !requestedNames.includes(definition.name))) continue;
  try {
    const options = { userAgent: userAgent(config.PUBLIC_URL) };
    const { rows, version, unchanged, changes } = await refreshDataset(definition, url, DATA_DIR, new Date(), options);
    console.log(`${definition.name}: ${unchanged ? 'unchanged, ' : ''}${rows} rows, version ${version}${formatChanges(changes)}`);
  } catch (error) {
    console.error(`${definition.name}: the source ${(error as Error).message}; the previous data stays in use`);
    process.exitCode = 1;
  }
}
