import assert from 'node:assert/strict';
import { cpSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, test } from 'node:test';
import { bundled } from '../../../data/bundled.ts';
import { temporaryFolder } from '../../../test/support/service.ts';
import { secondTier } from '../../../test/support/test-tiers.ts';
import { noVectors, readVector } from '../../../test/support/vectors.ts';
import { readConfig } from '../../config.ts';
import { Datasets, packPath } from '../../core/dataset/datasets.ts';
import { scheduleRefreshes } from '../../core/dataset/refresh/schedule.ts';
import { readTable } from '../../core/util/table.ts';
import { branches } from './dataset.ts';

describe('refresh from the official list', { skip: noVectors }, () => {
  type Official = Record<string, string | boolean | null>;
  const COLUMNS = 'BANK IFSC BRANCH CENTRE DISTRICT STATE ADDRESS CONTACT IMPS RTGS CITY ISO3166 NEFT MICR UPI SWIFT'.split(' ');
  const cell = (value: string | boolean | null | undefined): string => `"${String(value ?? '').replaceAll('"', '""')}"`;

  /** As large as the real file: every known code, the sampled ones as published. */
  function officialCsv(sample: Readonly<Record<string, Official>>): string {
    const lines = [COLUMNS.join(',')];
    const codes = new Set<string>();
    for (const { ifsc = '' } of readTable(bundled('branches'))) {
      codes.add(ifsc);
      const row = sample[ifsc] ?? {
        BANK: 'A bank',
        IFSC: ifsc,
        BRANCH: 'BRANCH',
        STATE: 'DELHI',
        IMPS: true,
        NEFT: true,
        RTGS: true,
        UPI: false,
      };
      lines.push(COLUMNS.map((column) => cell(row[column])).join(','));
    }
    for (const [ifsc, row] of Object.entries(sample))
      if (!codes.has(ifsc)) lines.push(COLUMNS.map((column) => cell(row[column])).join(','));
    return lines.join('\n');
  }

  test('fills every field without interrupting service', { skip: secondTier }, async () => {
    const sample = readVector<Record<string, Official>>('money/ifsc_branches_sample.json');
    const csv = officialCsv(sample);
    const publisher = createServer((_request, response) => response.end(csv));
    await new Promise<void>((resolve) => publisher.listen(0, '127.0.0.1', resolve));
    const folder = temporaryFolder();
    mkdirSync(folder, { recursive: true });
    cpSync(packPath(readConfig(process.env).DATA_DIR, 'ifsc'), packPath(folder, 'ifsc'));
    const datasets = new Datasets([branches], folder);
    datasets.load();

    const refreshed = new Promise<string>((resolve) => {
      scheduleRefreshes({
        datasets,
        directory: folder,
        environment: { REFRESH_URL_IFSC: `http://127.0.0.1:${(publisher.address() as AddressInfo).port}/IFSC.csv` },
        worker: new URL('../../tools/refresh-worker.js', import.meta.url),
        log: (line) => line.startsWith('refreshed') && resolve(line),
        startupDelayMs: 1,
      });
    });
    // The pack is built in another thread: this event loop must not block.
    let maxLagMs = 0;
    const startedAt = performance.now();
    let last = startedAt;
    const lagTimer = setInterval(() => {
      maxLagMs = Math.max(maxLagMs, performance.now() - last);
      last = performance.now();
    }, 5);
    assert.match(await refreshed, /^refreshed ifsc: \d+ rows/);
    clearInterval(lagTimer);
    publisher.close();
    const took = last - startedAt;
    assert.ok(maxLagMs < took / 4, `of ${Math.round(took)} ms the event loop was blocked for ${Math.round(maxLagMs)}`);

    const dataset = datasets.open(branches);
    for (const [ifsc, official] of Object.entries(sample).slice(0, 500)) {
      const branch = dataset.get('ifsc', ifsc)?.parse() as Record<string, unknown>;
      assert.equal(branch.micr, official.MICR || null, ifsc);
      assert.equal(branch.upi, official.UPI, ifsc);
      assert.equal(branch.centre, String(official.CENTRE).replace(/\s+/g, ' ').trim() || null, ifsc);
    }
    assert.equal(dataset.source.version, new Date().toISOString().slice(0, 10));
    assert.equal(datasets.status(new Date())[0]?.origin, 'refresh');
  });
});
