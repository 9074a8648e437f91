/** A pack that is corrupted on disk while it is served: the dataset reports it and never returns a wrong row. */
import { closeSync, copyFileSync, openSync, readSync, rmSync, statSync, writeSync } from 'node:fs';
import { readConfig } from '../../../src/config.ts';
import { packPath } from '../../../src/core/dataset/datasets.ts';
import { seededRandomInt } from '../../../src/core/util/random.ts';
import { start } from '../../support/process.ts';
import { linkedPacks } from '../../support/service.ts';
import { Client } from '../client.ts';
import { atMost, exactly, type Finding } from '../finding.ts';
import type { Scenario } from '../scenario.ts';
import type { TestBed } from '../test-bed.ts';

const DATASET = 'ifsc';
const FLIPPED = 2_000;
const PAGES = 120;
/** Read at the start and cached in memory. */
const HEADER_BYTES = 4_096;

let folder = '';

/** A folder of symlinks to the packs, with a copy of one to corrupt. */
function copiedPack(): Readonly<Record<string, string>> {
  folder = linkedPacks();
  rmSync(packPath(folder, DATASET));
  copyFileSync(packPath(readConfig(process.env).DATA_DIR, DATASET), packPath(folder, DATASET));
  return { DATA_DIR: folder };
}

function flipBytes(path: string): void {
  const randomInt = seededRandomInt('flipped');
  const file = openSync(path, 'r+');
  const byte = Buffer.alloc(1);
  const size = statSync(path).size;
  for (let flip = 0; flip < FLIPPED; flip++) {
    const offset = HEADER_BYTES + randomInt(size - HEADER_BYTES);
    readSync(file, byte, 0, 1, offset);
    byte[0] = (byte[0] ?? 0) ^ (1 << randomInt(8));
    writeSync(file, byte, 0, 1, offset);
  }
  closeSync(file);
}

export const damagedPack: readonly Scenario[] = [
  {
    name: `${FLIPPED} flipped bytes in a pack`,
    guarantee: 'integrity',
    monitored: false,
    settings: copiedPack,
    async run(testBed: TestBed): Promise<Finding[]> {
      flipBytes(packPath(folder, DATASET));
      const intactClient = start({ RATE_LIMIT: '0' });
      const [damaged, truth] = [testBed.client(), new Client(await intactClient.url, '203.0.113.250')];
      const wrong = { rows: 0, answers: 0 };
      for (let page = 0; page < PAGES; page++) {
        const path = `/v1/ifsc?bank=SBIN&limit=100&offset=${page * 100}`;
        const [actual, expected] = await Promise.all([damaged.request(path), truth.request(path)]);
        if (actual.status === 200 && !actual.body.equals(expected.body)) wrong.rows++;
        if (actual.status !== 200 && actual.status !== 503) wrong.answers++;
      }
      intactClient.child.kill('SIGKILL');
      const other = await testBed.client().request('/v1/pincode/600001');
      return [
        atMost('integrity', `pages of ${PAGES} with wrong rows`, wrong.rows, 0),
        atMost('integrity', 'answers but 200 and 503', wrong.answers, 0),
        exactly('integrity', 'another dataset: status', other.status, 200),
      ];
    },
  },
];
