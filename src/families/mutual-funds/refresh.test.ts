/** Refresh of net asset values from a publisher on loopback: good files, broken files, and no reply. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { navAll } from '../../../test/support/navall.ts';
import { type Publisher, type Reply, startPublisher } from '../../../test/support/publisher.ts';
import { get, startPotli, temporaryFolder } from '../../../test/support/service.ts';
import { secondTier } from '../../../test/support/test-tiers.ts';
import { buildBundledPack, Datasets } from '../../core/dataset/datasets.ts';
import { refreshDataset } from '../../core/dataset/refresh/refresh.ts';
import { scheduleRefreshes } from '../../core/dataset/refresh/schedule.ts';
import type { DatasetStatus } from '../../core/dataset/status.ts';
import { funds } from './dataset.ts';
import type { Scheme } from './records.ts';

describe('refresh', () => {
  let publisher: Publisher;
  /** Holds the snapshot of the service; none of the failing refreshes may change it. */
  const lastGood = temporaryFolder();
  before(async () => {
    publisher = await startPublisher();
    buildBundledPack(funds, lastGood);
  });
  after(() => publisher.close());

  /** One refresh into its own folder; returns the scheme served afterwards. */
  async function refreshWith(reply: Reply, directory = temporaryFolder()): Promise<{ scheme: Scheme; version: string }> {
    publisher.reply = reply;
    await refreshDataset(funds, publisher.url, directory, new Date('2026-11-15T05:00:00Z'), { timeoutMs: reply.hangs ? 500 : 30_000 });
    const datasets = new Datasets([funds], directory);
    datasets.load();
    const dataset = datasets.open(funds);
    return { scheme: dataset.get('code', '100007')?.parse() as Scheme, version: dataset.source.version };
  }

  test('the layout of six columns', async () => {
    const { scheme, version } = await refreshWith({ body: navAll({ columns: 6 }) });
    assert.equal(version, '2026-11-13');
    assert.deepEqual([scheme.nav, scheme.navDate, scheme.planLabel, scheme.active], [7.5, '2026-11-13', null, true]);
  });

  test('the layout of eight columns', async () => {
    const { scheme } = await refreshWith({ body: navAll({ columns: 8 }) });
    assert.deepEqual(
      [scheme.plan, scheme.planLabel, scheme.option, scheme.optionLabel],
      ['direct', 'Direct Plan', 'growth', 'Growth Option'],
    );
  });

  test('another encoding is understood', async () => {
    for (const body of [
      Buffer.from(`\ufeff${navAll({ columns: 8 })}`, 'utf16le'),
      Buffer.from(navAll({ columns: 8 }).replace('’', '\x92'), 'latin1'),
    ]) {
      const { scheme } = await refreshWith({ body });
      assert.equal(scheme.category, 'Solution Oriented Scheme - Children’s Fund');
    }
  });

  const valid = navAll({ columns: 8 });
  for (const [name, reply, problem] of [
    ['an error page', { body: '<!DOCTYPE html><html><body>Down for maintenance</body></html>' }, /is a web page instead of a file/],
    ['a refusal', { status: 403, body: 'Forbidden' }, /returned the status 403 instead of a file/],
    ['a connection that is cut', { body: valid, truncated: true }, /was not received completely/],
    ['a file that ends in the middle', { body: valid.slice(0, Math.floor(valid.length * 0.98)) }, /ends in the middle of a line/],
    ['half of a file', { body: valid.slice(0, Math.floor(valid.length / 2)) }, /has only \d+ schemes/],
    ['an empty file', { body: '' }, /has no header line/],
    ['another file', { body: 'code,name\n1,2\n' }, /has no header line/],
    ['no answer in time', { hangs: true }, /cannot be reached/],
  ] as const) {
    test(`${name} does not replace the last valid data`, async () => {
      await assert.rejects(refreshWith(reply, lastGood), problem);
      const datasets = new Datasets([funds], lastGood);
      datasets.load();
      assert.equal(datasets.open(funds).source.version, '2013-03-29');
    });
  }
});

test('a running service refreshes on schedule, keeps serving while the publisher fails, and reports the age', {
  skip: secondTier,
}, async (t) => {
  const publisher = await startPublisher();
  t.after(() => publisher.close());
  const directory = temporaryFolder();
  buildBundledPack(funds, directory);
  const datasets = new Datasets([funds], directory);
  datasets.load();
  const service = await startPotli({ datasets });
  t.after(() => service.close());
  publisher.reply = { status: 403 };
  const messages: string[] = [];
  const schedule = scheduleRefreshes({
    datasets,
    directory,
    environment: { REFRESH_URL_MUTUAL_FUNDS: publisher.url },
    worker: new URL('../../tools/refresh-worker.js', import.meta.url),
    log: (line) => messages.push(line),
    startupDelayMs: 10,
    firstRetryMs: 200,
  });
  t.after(() => schedule.stop());
  const status = async () =>
    ((await get(`${service.url}/v1/status`)).body.data as { datasets: readonly DatasetStatus[] }).datasets.find(
      ({ name }) => name === 'mutual-funds',
    );

  await waitUntil(() => messages.some((line) => line.includes('failed')));
  const failed = await status();
  assert.equal(failed?.origin, 'bundled');
  assert.match(failed?.problem ?? '', /refresh failed: the source returned the status 403/);
  assert.ok((failed?.ageDays ?? 0) > 4000, 'the age of the snapshot is reported');
  assert.equal((await get(`${service.url}/v1/mutual-funds/120523`)).status, 200);

  publisher.reply = { body: navAll({ columns: 8 }) };
  await waitUntil(() => messages.some((line) => line.startsWith('refreshed mutual-funds')));
  schedule.stop();
  const fresh = await status();
  assert.deepEqual([fresh?.origin, fresh?.version, fresh?.asOf, fresh?.problem], ['refresh', '2026-11-13', '2026-11-13', null]);
  assert.equal(
    fresh?.ageDays,
    Math.max(0, Math.floor((Date.now() - Date.parse('2026-11-13')) / 86_400_000)),
    'counted from the newest value',
  );
  const { body } = await get(`${service.url}/v1/mutual-funds/100007`);
  assert.equal((body.data as Scheme).nav, 7.5);
  assert.equal(body.meta.note, undefined, 'fresh data needs no warning');
});

/** Polls for an effect of another thread, for at most ten seconds. */
async function waitUntil(condition: () => boolean): Promise<void> {
  for (let tries = 0; tries < 500 && !condition(); tries++) await new Promise((resolve) => setTimeout(resolve, 20));
  assert.ok(condition(), 'it did not happen in time');
}
