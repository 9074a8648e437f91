/** `npm run data:refresh [dataset…]`: brings datasets up to date from their publishers. A running server notices at its next start. */
import { mkdirSync } from 'node:fs';
import { readConfig } from '../config.ts';
import { refreshDataset, refreshUrl } from '../core/dataset/refresh.ts';
import { datasets } from '../families/index.ts';
import { userAgent } from '../version.ts';

const config = readConfig(process.env);
const { DATA_DIR } = config;
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !datasets.some((definition) => definition.name === name && definition.refresh));
if (unknown.length > 0) {
  const known = datasets.filter(({ refresh }) => refresh).map(({ name }) => name);
  console.error(`No dataset with a refresh is called ${unknown.join(', ')}. There are: ${known.join(', ')}`);
  process.exit(2);
}
mkdirSync(DATA_DIR, { recursive: true });
for (const definition of datasets) {
  const url = refreshUrl(definition, process.env);
  if (url === undefined || (wanted.length > 0 && !wanted.includes(definition.name))) continue;
  try {
    const options = { userAgent: userAgent(config.PUBLIC_URL) };
    const { rows, version, unchanged } = await refreshDataset(definition, url, DATA_DIR, new Date(), options);
    console.log(`${definition.name}: ${unchanged ? 'nothing new, ' : ''}${rows} rows, version ${version}`);
  } catch (error) {
    console.error(`${definition.name}: the source ${(error as Error).message}; the data from before is kept`);
    process.exitCode = 1;
  }
}
