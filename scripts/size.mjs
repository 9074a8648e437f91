// Holds the first view of the web page to its budget: what it loads, compressed, and nothing that keeps it from being drawn.

import { readFileSync } from 'node:fs';
import { readConfig } from '../dist/src/config.js';
import { Datasets } from '../dist/src/core/dataset/datasets.js';
import { families } from '../dist/src/families/index.js';
import { createApp } from '../dist/src/surfaces/app.js';
import { silentLog } from '../dist/src/surfaces/log.js';

const MOST_KB = 35;
/** Scripts import each other; all of them should be named in the page, so that they load at once. */
const IMPORT = /^import [^;]*?'\.\/([\w-]+\.js)';$/gm;

const app = createApp({ config: readConfig({}), families, datasets: new Datasets([], ''), log: silentLog });

async function load(url) {
  const answer = await app.inject({ url, headers: { 'accept-encoding': 'gzip' } });
  if (answer.statusCode !== 200) throw new Error(`${url} answers ${answer.statusCode}`);
  return answer.rawPayload.length;
}

const page = (await app.inject({ url: '/' })).body;
const addresses = new Set(
  Array.from(
    page.matchAll(/<(?:link rel="(?:icon|stylesheet|modulepreload)"[^>]*href|script[^>]*src|img src)="([^"]+)"/g),
    ([, url]) => url,
  ),
);
const problems = [];
const promise = `under ${MOST_KB} KB gzipped for the first view`;
if (!readFileSync(new URL('../docs/ARCHITECTURE.md', import.meta.url), 'utf8').includes(promise)) {
  problems.push(`docs/ARCHITECTURE.md does not say "${promise}"`);
}
for (const url of addresses) {
  if (!url.startsWith('/')) problems.push(`${url} is loaded from elsewhere`);
  if (!url.endsWith('.js')) continue;
  const source = (await app.inject({ url })).body;
  for (const [, name] of source.matchAll(IMPORT)) {
    const imported = url.replace(/[\w-]+\.js$/, name);
    if (!addresses.has(imported)) problems.push(`${url} imports ${name}, which the page does not name`);
  }
}
for (const [tag] of page.matchAll(/<script[^>]*>/g)) {
  if (!/type="(module|application\/json)"/.test(tag)) problems.push(`${tag} holds up the page`);
}
if (/\sstyle="/.test(page)) problems.push('a style attribute, which the content policy forbids');

const sizes = await Promise.all(['/', ...addresses].map(async (url) => [url, await load(url)]));
const total = sizes.reduce((sum, [, bytes]) => sum + bytes, 0);
console.log(`First view: ${(total / 1024).toFixed(1)} KB gzipped in ${sizes.length} files, of ${MOST_KB} KB allowed`);
if (total > MOST_KB * 1024) problems.push(`too large: ${sizes.map(([url, bytes]) => `${url} ${bytes}`).join(', ')}`);
for (const problem of problems) console.error(problem);
await app.close();
process.exit(problems.length > 0 ? 1 : 0);
