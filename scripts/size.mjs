// Checks the performance budget of the home page and all tools: compressed size of the first view, and no render-blocking resources.

import { readFileSync } from 'node:fs';
import { readConfig } from '../dist/src/config.js';
import { Datasets } from '../dist/src/core/dataset/datasets.js';
import { families } from '../dist/src/families/index.js';
import { createApp } from '../dist/src/surfaces/app.js';
import { silentLog } from '../dist/src/surfaces/request-log.js';
import { LOCALES } from '../dist/src/web/messages/locales.js';
import { toolPaths } from '../dist/src/web/pages/tools/all.js';

const MAX_KB = 40;
/** All imported scripts should be preloaded by the page, to avoid request waterfalls. */
const IMPORT = /^import [^;]*?'(\.\.?\/[\w/-]+\.js)';$/gm;

const app = createApp({ config: readConfig({}), families, datasets: new Datasets([], ''), log: silentLog });

async function load(url) {
  const response = await app.inject({ url, headers: { 'accept-encoding': 'gzip' } });
  if (response.statusCode !== 200) throw new Error(`${url} answers ${response.statusCode}`);
  return response.rawPayload.length;
}

const problems = [];
const promise = `under ${MAX_KB} KB gzipped for the first view`;
if (!readFileSync(new URL('../docs/ARCHITECTURE.md', import.meta.url), 'utf8').includes(promise)) {
  problems.push(`docs/ARCHITECTURE.md does not say "${promise}"`);
}

/** Bytes loaded by a page, after checking its rules. */
async function firstView(path) {
  const page = (await app.inject({ url: path })).body;
  const addresses = new Set(
    Array.from(
      page.matchAll(/<(?:link rel="(?:icon|stylesheet|modulepreload)"[^>]*href|script[^>]*src|img src)="([^"]+)"/g),
      ([, url]) => url,
    ),
  );
  for (const url of addresses) {
    if (!url.startsWith('/')) problems.push(`${path}: ${url} is loaded from elsewhere`);
    if (!url.endsWith('.js')) continue;
    const source = (await app.inject({ url })).body;
    for (const [, name] of source.matchAll(IMPORT)) {
      const imported = new URL(name, `http://page${url}`).pathname;
      if (!addresses.has(imported)) problems.push(`${path}: ${url} imports ${name}, which the page does not name`);
    }
  }
  for (const [tag] of page.matchAll(/<script[^>]*>/g)) {
    if (!/type="(module|application\/json)"/.test(tag)) problems.push(`${path}: ${tag} holds up the page`);
  }
  if (/\sstyle="/.test(page)) problems.push(`${path}: a style attribute, which the content policy forbids`);
  const sizes = await Promise.all([path, ...addresses].map(async (url) => [url, await load(url)]));
  const total = sizes.reduce((sum, [, bytes]) => sum + bytes, 0);
  if (total > MAX_KB * 1024) problems.push(`too large: ${sizes.map(([url, bytes]) => `${url} ${bytes}`).join(', ')}`);
  return { path, total, files: sizes.length };
}

const views = [];
for (const path of ['/', ...LOCALES.flatMap(({ prefix }) => toolPaths(prefix))]) views.push(await firstView(path));
const largest = views.reduce((a, b) => (b.total > a.total ? b : a));
for (const { path, total, files } of new Set([views[0], largest])) {
  console.log(`First view of ${path}: ${(total / 1024).toFixed(1)} KB gzipped in ${files} files, of ${MAX_KB} KB allowed`);
}
for (const problem of problems) console.error(problem);
await app.close();
process.exit(problems.length > 0 ? 1 : 0);
