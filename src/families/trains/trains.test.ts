import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { readTrains } from '../../../data/recipes/stations/sources.ts';
import { type Body, get, type Service, startPotli } from '../../../test/support/service.ts';
import type { Train } from './records.ts';
import { trainOf } from './train-name.ts';

let service: Service;
before(async () => {
  service = await startPotli();
});
after(() => service.close());
const request = (path: string): Promise<{ status: number; body: Body }> => get(`${service.url}/v1/trains${path}`);

test('a train by its number, with a note on unknown fields', async () => {
  const { status, body } = await request('/12627');
  assert.equal(status, 200);
  assert.deepEqual(body.data, {
    number: '12627',
    name: 'Karnataka Express',
    listedAs: 'KARNATAKA EXP',
    kind: 'Express',
    special: false,
    stations: [
      { code: 'SBC', name: 'KSR Bengaluru' },
      { code: 'NDLS', name: 'New Delhi' },
    ],
    aliases: ['Karnataka Express', 'KK Express'],
  });
  assert.match(body.meta.note ?? '', /times are not published/);
  assert.match(body.meta.source?.attribution ?? '', /Indian Railways/);
  assert.equal((await request('/99999')).status, 404);
  for (const number of ['1234', '123456', 'rajdhani']) assert.equal((await request(`/${number}`)).status, 400, number);
});

test('origin and destination are derived from the return train, and popular names find a train', async () => {
  const endsOf = async (number: string): Promise<string[]> =>
    ((await request(`/${number}`)).body.data as unknown as Train).stations.map(({ code }) => code);
  // Listed as KGQ VANDEBHARAT, and its return train as TVC VANDEBHARAT.
  assert.deepEqual(await endsOf('20634'), ['TVC', 'KGQ']);
  assert.deepEqual(await endsOf('20633'), ['KGQ', 'TVC']);
  for (const [q, number] of [
    ['island express', /^1652[56]$/],
    ['delhi to amritsar shatabdi', /^120(13|14|29|30)$/],
    ['trivandrum rajdhani', /^1243[12]$/],
  ] as const) {
    const [first] = (await request(`?q=${encodeURIComponent(q)}`)).body.data as Train[];
    assert.match(first?.number ?? '', number, q);
  }
});

test('search by name, kind, stations in the name and number', async () => {
  const search = async (query: string): Promise<Train[]> => (await request(`?${query}`)).body.data as Train[];
  assert.ok((await search('q=deccan+queen')).some(({ number }) => number === '12124'));
  assert.equal((await search('q=12951'))[0]?.number, '12951');
  const range = await search('q=12951+to+12960&limit=4');
  assert.deepEqual(
    range.map(({ number }) => number),
    ['12951', '12952', '12953', '12954'],
  );
  assert.equal((await search('q=12960-12951&limit=1'))[0]?.number, '12951');
  assert.deepEqual(
    (await search('q=12951/52')).map(({ number }) => number),
    ['12951', '12952'],
  );
  assert.equal((await search('q=12953'))[0]?.name, 'AK Tejas Rajdhani Express');
  assert.match((await request('?q=rajdhani')).body.meta.note ?? '', /times are not published/);
  assert.ok((await search('q=coimbatore+vande+bharat')).some(({ number }) => number === '20643'));
  assert.ok((await search('kind=Rajdhani&limit=5')).every(({ kind }) => kind === 'Rajdhani'));
  assert.equal((await request('?kind=rocket')).status, 400);
  assert.ok(((await request('?kind=Vande Bharat')).body.meta.total ?? 0) > 100);
});

test('abbreviations are expanded, and never read as station codes', () => {
  const names = new Map([
    ['NDLS', 'New Delhi'],
    ['MSB', 'Chennai Beach'],
    ['VLCY', 'Velachery'],
    ['TAJ', 'Taj'],
    ['PURI', 'Puri'],
  ]);
  const termini = (number: string, listed: string): string[] => {
    const { name, kind, stations } = trainOf(number, listed, names, new Map());
    return [name, kind, ...stations.map(({ code }) => code)];
  };
  assert.deepEqual(termini('12951', 'NDLS TEJAS RAJ'), ['New Delhi Tejas Rajdhani', 'Rajdhani', 'NDLS']);
  assert.deepEqual(termini('41021', 'MSB-VLCY'), ['Chennai Beach – Velachery', 'Suburban', 'MSB', 'VLCY']);
  assert.deepEqual(termini('12280', 'TAJ EXPRESS'), ['Taj Express', 'Express']);
  assert.deepEqual(termini('18477', 'PURI EXP'), ['Puri Express', 'Express']);
  assert.deepEqual(termini('04402', 'KERALA S F SPL'), ['Kerala Superfast Special', 'Special']);
});

test('intent recognition finds train numbers and names', async () => {
  const first = async (q: string): Promise<string> => {
    const { body } = await get(`${service.url}/v1/identify?q=${encodeURIComponent(q)}`);
    return (body.data as { operation: string }[])[0]?.operation ?? '';
  };
  assert.equal(await first('train 12951'), 'trains_get');
  assert.equal(await first('vande bharat coimbatore'), 'trains_search');
});

test('rejects a truncated list', () => {
  assert.deepEqual(
    [...readTrains(Buffer.from('export const a = [{"code":"12951","name":" A  B "},{"code":"1","name":"x"}];'))],
    [['12951', 'A B']],
  );
  assert.throws(() => readTrains(Buffer.from('export const a = [{"code":"12951","na')));
});
