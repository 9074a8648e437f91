import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { readNavAll } from '../../../data/formats/navall.ts';
import { get, type Service, startPotli, temporaryFolder } from '../../../test/support/service.ts';
import { noVectors, readVectorText } from '../../../test/support/vectors.ts';
import { Datasets } from '../../core/dataset/datasets.ts';
import { funds } from './dataset.ts';
import { optionLabelOf, planLabelOf } from './label.ts';
import type { Scheme } from './records.ts';
import { isActive, newestDate, optionOf, planOf, toSchemeRecord } from './scheme.ts';

describe('parsing of names', () => {
  test('plans', () => {
    assert.equal(planOf('Axis Fund - Direct Plan - Growth'), 'direct');
    assert.equal(planOf('Axis Fund - Retail - monthly IDCW'), 'regular');
    assert.equal(planOf('Nippon India ETF Gold BeES'), null);
  });

  test('options: the last keyword wins', () => {
    for (const [name, option] of [
      ['HDFC Growth Opportunities Fund - IDCW', 'idcw'],
      ['ICICI Prudential Dividend Yield Equity Fund Growth Option', 'growth'],
      ['UTI Dividend Yield Fund', null],
      ['Axis Fund - Direct Plan - Bonus Option', 'bonus'],
      ['SBI Fund - Payout of Income Distribution cum capital withdrawal option', 'idcw'],
      ['Kotak Gold ETF', null],
    ] as const) {
      assert.equal(optionOf(name), option, name);
    }
  });

  test('labels are words of the name, with the same classification', () => {
    for (const [name, plan, option] of [
      ['DSP Fund - Regular - Growth', 'Regular', 'Growth'],
      ['LIC Liquid Fund-Super Institutional Plan-Daily Dividend Option', 'Super Institutional Plan', 'Daily Dividend Option'],
      ['HDFC Growth Opportunities Fund - Half-Yearly IDCW', null, 'Half-Yearly IDCW'],
      [
        'SBI Fund - direct plan - Reinvestment of Income Distribution cum capital withdrawal option',
        'direct plan',
        'Reinvestment of Income Distribution cum capital withdrawal option',
      ],
      ['IDFC Fund - Inst - Monthly Div.', 'Inst', 'Monthly Div'],
      ['UTI Dividend Yield Fund', null, null],
    ] as const) {
      assert.deepEqual([planLabelOf(name), optionLabelOf(name)], [plan, option], name);
    }
  });

  test('thirty days after the newest value a scheme is no longer active', () => {
    assert.ok(isActive('2025-04-18', '2025-05-18'));
    assert.ok(!isActive('2025-04-17', '2025-05-18'));
    assert.ok(!isActive('', '2025-05-18'));
  });
});

test('the real file of 16 May 2025', { skip: noVectors }, (t) => {
  const rows = readNavAll(readVectorText('money/NAVAll-2025-05-16.txt'));
  const newest = newestDate(rows);
  const records = rows.map((row) => toSchemeRecord(row, newest));
  const active = records.filter((record) => record.active);
  const read = active.filter(({ plan, option }) => plan !== null && option !== null);
  t.diagnostic(
    `newest ${newest}, ${active.length} active, plan and option of ${((100 * read.length) / active.length).toFixed(1)} % of them`,
  );
  assert.equal(newest, '2025-05-18');
  assert.equal(active.length, 8_161);
  assert.equal(records.filter(({ nav }) => nav === null).length, 6);
  assert.ok(read.length / active.length >= 0.95);
  for (const { name, plan, option, planLabel, optionLabel } of records) {
    assert.equal(optionLabel && optionOf(optionLabel), option, name);
    if (planLabel !== null) assert.equal(planOf(planLabel), plan, name);
  }
});

describe('over HTTP, with the snapshot that comes with the service', () => {
  let service: Service;
  before(async () => {
    service = await startPotli();
  });
  after(() => service.close());
  const request = async (path: string) => {
    const { status, body } = await get(`${service.url}/v1/mutual-funds${path}`);
    return { status, body, one: body.data as Scheme, list: body.data as readonly Scheme[] };
  };

  test('a scheme by its code and by either ISIN, with the age of the data', async () => {
    const { one, body } = await request('/120523');
    assert.deepEqual(one, {
      code: 120523,
      name: 'Axis Triple Advantage Fund - Direct Plan - Dividend Option',
      fundHouse: 'Axis Mutual Fund',
      type: 'Open Ended Schemes',
      category: 'Balanced',
      plan: 'direct',
      option: 'idcw',
      planLabel: 'Direct Plan',
      optionLabel: 'Dividend Option',
      isinGrowth: 'INF846K01ET8',
      isinReinvestment: 'INF846K01EU6',
      nav: 10.626,
      navDate: '2013-03-28',
      active: true,
    });
    assert.match(body.meta.note ?? '', /of 2013-03-29, the bundled snapshot/);
    assert.equal(body.meta.source?.version, '2013-03-29');
    assert.equal((await request('/inf846k01et8')).one.code, 120523);
    assert.equal((await request('/INF846K01EU6')).one.code, 120523);
  });

  test('every word of the name, in any order; by name; only active ones unless all are asked for', async () => {
    const { list, body } = await request('?q=advantage+axis+triple');
    assert.ok(list.length > 0);
    assert.deepEqual([body.meta.total, body.meta.limit, body.meta.offset], [list.length, 20, 0]);
    const names = list.map(({ name }) => name.toLowerCase());
    assert.deepEqual(names, [...names].sort());
    assert.ok(list.every(({ active }) => active));
    const some = (await request('?q=fund&limit=1')).body.meta.total ?? 0;
    const all = (await request('?q=fund&limit=1&all=true')).body.meta.total ?? 0;
    assert.ok(all > some && some > 0);
  });

  test('filters', async () => {
    const { list } = await request('?fundHouse=hdfc&plan=direct&option=growth&category=liquid&limit=100');
    assert.ok(list.length > 0);
    for (const scheme of list) {
      assert.equal(scheme.fundHouse, 'HDFC Mutual Fund');
      assert.deepEqual([scheme.plan, scheme.option], ['direct', 'growth']);
      assert.match(scheme.category, /liquid/i);
    }
    for (const wrong of ['?plan=super', '?option=dividend', '?all=yes', '?limit=0'])
      assert.equal((await request(wrong)).status, 400, wrong);
  });

  test('facets for drop-down lists, and an unknown value is rejected with the nearest', async () => {
    const { facets } = (await request('?q=liquid&facets=fundHouse,category&limit=1')).body.meta;
    assert.ok(Number(facets?.fundHouse?.length) > 10 && Number(facets?.category?.length) > 0);
    assert.deepEqual((await request('?q=liquid&facets=house&limit=1')).body.meta.facets?.house, facets?.fundHouse);
    for (const [filter, listed, nearest] of [
      ['fundHouse=HDFC+Mutal+Fund', '/v1/mutual-funds/fund-houses', 'HDFC Mutual Fund'],
      ['category=Liqid', 'facets=category', 'Liquid'],
    ] as const) {
      const { status, body } = await request(`?${filter}`);
      assert.equal(status, 400, filter);
      assert.ok(body.error.message.includes(listed) && body.error.message.includes(`did you mean ${nearest}?`), body.error.message);
    }
  });

  test('fund houses in the order of their names', async () => {
    const { body } = await request('/fund-houses');
    const houses = body.data as readonly { name: string; schemes: number; activeSchemes: number }[];
    assert.equal(body.meta.total, houses.length);
    const axis = houses.find(({ name }) => name === 'Axis Mutual Fund');
    const active = (await request('?fundHouse=axis&limit=1')).body.meta.total;
    assert.equal(axis?.activeSchemes, active);
    assert.ok(axis && axis.schemes >= axis.activeSchemes);
    assert.equal(houses.length, 43);
    for (const { name } of houses) assert.match(name, /^[A-Z].* Mutual Fund$/);
    const total = async (filter: string) => (await request(`?all=true&limit=1&${filter}`)).body.meta.total;
    assert.equal(await total('fundHouse=uti'), houses.find(({ name }) => name === 'UTI Mutual Fund')?.schemes);
    assert.equal(await total('q=sahara+super+20'), 4, 'the one that had lost its first letter too');
  });

  test('plan and option have their published words, and a note explains null', async () => {
    const { list, body } = await request('?all=true&option=idcw&limit=100');
    for (const { optionLabel, name } of list) assert.ok(optionLabel !== null && name.includes(optionLabel), name);
    assert.match(body.meta.note ?? '', /null if neither the columns nor the name/);
    assert.doesNotMatch((await request('/120523')).body.meta.note ?? '', /null if neither/);
  });

  test('returns 404 for unknown codes and 400 for malformed ones', async () => {
    const unknown = await request('/999999999');
    assert.equal(unknown.status, 404);
    assert.match(unknown.body.error.message, /No mutual fund scheme has the code 999999999 in the file of 2013-03-29/);
    assert.match((await request('/INE002A01018')).body.error.message, /is the ISIN of a company/);
    for (const code of ['abc', 'INF846K01', '1234567890']) assert.equal((await request(`/${code}`)).status, 400, code);
  });
});

test('returns 503 before any data exists', async () => {
  const service = await startPotli({ datasets: new Datasets([funds], temporaryFolder()) });
  for (const path of ['/v1/mutual-funds', '/v1/mutual-funds/120523', '/v1/mutual-funds/fund-houses']) {
    const { status, body } = await get(`${service.url}${path}`);
    assert.deepEqual([status, body.error.code], [503, 'dataset_not_loaded']);
  }
  await service.close();
});
