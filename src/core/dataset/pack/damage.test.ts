/** Packs damaged on disk: responses to clients, and the problem in the status. */
import assert from 'node:assert/strict';
import { closeSync, copyFileSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { linkedPacks, type Service, startPotli, temporaryFolder } from '../../../../test/support/service.ts';
import { readConfig } from '../../../config.ts';
import { seededRandomInt } from '../../util/random.ts';
import { packPath } from '../datasets.ts';
import { buildPack } from './build.ts';
import { Pack, valueTerm } from './pack.ts';

const packs = readConfig(process.env).DATA_DIR;
const services: Service[] = [];
after(() => Promise.all(services.map((service) => service.close())));

async function serve(directory?: string): Promise<Service> {
  const service = await startPotli({ limiter: undefined }, directory);
  services.push(service);
  return service;
}

/** A service under which bytes of the rows of a dataset change while it runs: at startup it would rebuild a damaged pack. */
async function serveDamaged(name: string, count: number): Promise<Service> {
  const folder = linkedPacks();
  const path = packPath(folder, name);
  rmSync(path);
  copyFileSync(packPath(packs, name), path);
  const service = await serve(folder);
  const content = readFileSync(path);
  const [, length] = Pack.readHeader(path).sections.rows as readonly [number, number];
  const random = seededRandomInt('damage');
  const file = openSync(path, 'r+');
  for (let done = 0; done < count; done++) {
    const index = content.length - 1 - random(length);
    writeSync(file, Buffer.of((content[index] as number) ^ (1 << random(8))), 0, 1, index);
  }
  closeSync(file);
  return service;
}

interface Reply {
  readonly status: number;
  readonly text: string;
}

async function request(service: Service, path: string): Promise<Reply> {
  const response = await fetch(`${service.url}${path}`);
  return { status: response.status, text: (await response.text()).replaceAll(service.url, '') };
}

async function problemOf(service: Service, name: string): Promise<string | null> {
  const { data } = JSON.parse((await request(service, '/v1/status')).text) as {
    data: { datasets: { name: string; problem: string | null }[] };
  };
  return data.datasets.find((dataset) => dataset.name === name)?.problem ?? null;
}

test('a damaged row returns 503 with the reason in the status, never a wrong row', async () => {
  const [intact, damaged] = [await serve(), await serveDamaged('stations', 2_000)];
  assert.equal(await problemOf(damaged, 'stations'), null, 'rows are verified when they are read');
  const statuses = new Map<number, number>();
  for (let page = 0; page < 120; page++) {
    const path = `/v1/stations?q=${'abcdefghijklmnoprstuv'.charAt(page % 21)}&limit=20&offset=${20 * Math.floor(page / 21)}`;
    const [expected, actual] = [await request(intact, path), await request(damaged, path)];
    statuses.set(actual.status, (statuses.get(actual.status) ?? 0) + 1);
    if (actual.status === 200) assert.equal(actual.text, expected.text, path);
    else
      assert.match(
        actual.text,
        /"code":"dataset_not_loaded","message":"The file of the dataset \\"stations\\" is damaged after byte \d+/,
        path,
      );
  }
  assert.ok((statuses.get(503) ?? 0) > 100, 'nearly every block of 4 KB has one of 2,000 changed bytes in it');
  assert.match((await problemOf(damaged, 'stations')) ?? '', /^its file is damaged after byte \d+; delete the file and restart/);
  assert.equal((await request(damaged, '/v1/airports/DEL')).status, 200, 'other datasets are still served');
});

test('a pack found damaged at startup is rebuilt', async () => {
  const folder = linkedPacks();
  const path = packPath(folder, 'rto');
  const content = readFileSync(path);
  rmSync(path);
  writeFileSync(path, Buffer.from(content).fill(0x20, content.length - (Pack.readHeader(packPath(packs, 'rto')).sections.rows?.[1] ?? 0)));
  const service = await serve(folder);
  assert.equal((await request(service, '/v1/rto/TN-01')).status, 200);
  assert.ok(readFileSync(path).equals(content));
});

test('intact rows of a damaged pack are served', async () => {
  const [intact, damaged] = [await serve(), await serveDamaged('stations', 20)];
  const statuses = new Map<number, number>();
  for (const code of ['NDLS', 'MAS', 'CSMT', 'HWH', 'SBC', 'PUNE', 'BCT', 'ADI', 'LKO', 'PNBE']) {
    const [expected, actual] = [await request(intact, `/v1/stations/${code}`), await request(damaged, `/v1/stations/${code}`)];
    statuses.set(actual.status, (statuses.get(actual.status) ?? 0) + 1);
    if (actual.status === 200) assert.equal(actual.text, expected.text);
  }
  assert.ok((statuses.get(200) ?? 0) > 0, 'most rows are intact');
});

const metadata = { name: 'tea', version: '1', retrieved: '2026-01-01', origin: 'bundled', fingerprint: '' } as const;

test('a pack without rows is intact', () => {
  const path = join(temporaryFolder(), 'empty.pack');
  writeFileSync(path, buildPack(metadata, []));
  assert.equal(Pack.open(path).header.rows, 0);
});

test('damage before the rows is detected when the pack is opened', () => {
  const rows = Array.from({ length: 50 }, (_, index) => ({ json: { at: index }, terms: [valueTerm('at', String(index))] }));
  const path = join(temporaryFolder(), 'tea.pack');
  writeFileSync(path, buildPack(metadata, rows));
  const content = readFileSync(path);
  const { sections } = Pack.readHeader(path);
  const beforeRows = content.length - (sections.rows as readonly [number, number])[1];
  const damagedPath = `${path}.damaged`;
  copyFileSync(path, damagedPath);
  const undetected: number[] = [];
  for (let index = 0; index < beforeRows; index++) {
    const changed = Buffer.from(content);
    changed[index] = (changed[index] as number) ^ 4;
    writeFileSync(damagedPath, changed);
    try {
      Pack.open(damagedPath);
      undetected.push(index);
    } catch {
      // Rejected, as expected.
    }
  }
  // There may be padding between the header and the index, which is aligned to eight bytes.
  assert.ok(undetected.length < 8, `bytes ${undetected.join(' ')}`);
});
