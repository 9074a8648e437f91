import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { companies as bundledCompanies } from '../../../data/tables/companies.ts';
import { get, type Service, startPotli } from '../../../test/support/service.ts';
import { sampled } from '../../../test/support/test-tiers.ts';
import { noVectors, readVectorText } from '../../../test/support/vectors.ts';
import type { Company } from './records.ts';

test('bundled table: tickers and ISINs are unique, every company has a one-line description', () => {
  assert.ok(bundledCompanies().length >= 500);
  assert.equal(new Set(bundledCompanies().map(({ ticker }) => ticker)).size, bundledCompanies().length);
  assert.equal(new Set(bundledCompanies().map(({ isin }) => isin)).size, bundledCompanies().length);
  for (const { ticker, isin, oneLine, sector, industry } of bundledCompanies()) {
    assert.match(isin, /^INE[A-Z0-9]{8}\d$/, ticker);
    assert.match(oneLine ?? '', /^\S.* \S.*\.$/, ticker);
    assert.ok(sector && industry, ticker);
  }
  assert.equal(bundledCompanies().filter(({ indexes }) => indexes.includes('NIFTY 50')).length, 50);
  assert.equal(bundledCompanies().filter(({ indexes }) => indexes.includes('NIFTY 100')).length, 100);
  assert.equal(bundledCompanies().filter(({ indexes }) => indexes.includes('NIFTY 500')).length, 500);
  assert.equal(bundledCompanies().filter(({ indexes }) => indexes.includes('SENSEX')).length, 30);
});

describe('over HTTP', () => {
  let service: Service;
  before(async () => {
    service = await startPotli();
  });
  after(() => service.close());
  const request = async (path: string) => {
    const { status, body } = await get(`${service.url}/v1/companies${path}`);
    return { status, body, one: body.data as Company, list: body.data as readonly Company[] };
  };

  test('a company with all its fields', async () => {
    const { one } = await request('/NSE:RELIANCE');
    assert.deepEqual(one, {
      id: 'NSE:RELIANCE',
      exchange: 'NSE',
      ticker: 'RELIANCE',
      company: 'Reliance Industries Ltd.',
      sector: 'Oil Gas & Consumable Fuels',
      industry: 'Refineries & Marketing',
      oneLine: 'Reliance Industries runs refineries, petrochemicals, Jio telecoms and retail shops.',
      isin: 'INE002A01018',
      currency: 'INR',
      marketCap: null,
      isIndexConstituent: true,
      indexes: ['NIFTY 50', 'NIFTY 100', 'NIFTY 500', 'SENSEX'],
      logo: { png: `/v1/logos/NSE:RELIANCE.png`, svg: `/v1/logos/NSE:RELIANCE.svg` },
      links: { self: '/v1/companies/NSE:RELIANCE' },
    });
  });

  test('resolves every notation of a symbol, on the requested exchange', async () => {
    for (const [symbol, id] of [
      ['reliance', 'NSE:RELIANCE'],
      ['RELIANCE.NS', 'NSE:RELIANCE'],
      ['NSE_RELIANCE', 'NSE:RELIANCE'],
      ['RELIANCE.BO', 'BSE:500325'],
      ['BSE:RELIANCE', 'BSE:500325'],
      ['500325', 'BSE:500325'],
      ['RELIANCE?exchange=bse', 'BSE:500325'],
      ['INE002A01018', 'NSE:RELIANCE'],
      ['INE002A01018?exchange=bse', 'BSE:500325'],
      ['M%26M', 'NSE:M&M'],
      ['BAJAJ-AUTO', 'NSE:BAJAJ-AUTO'],
    ] as const) {
      assert.equal((await request(`/${symbol}`)).one.id, id, symbol);
    }
  });

  test('URLs in a record return the same company', async () => {
    const { body } = await request('/M%26M');
    const { links, logo } = body.data as { links: { self: string }; logo: { png: string } };
    assert.equal(((await get(service.url + links.self)).body.data as Company).ticker, 'M&M');
    assert.equal((await fetch(service.url + logo.png)).headers.get('content-type'), 'image/png');
  });

  test('former tickers and ISINs are resolved with a note', async () => {
    for (const [symbol, ticker, note] of [
      ['ZOMATO', 'ETERNAL', /ZOMATO is a former ticker/],
      ['TATAMOTORS.NS', 'TMPV', /former ticker/],
      ['INE237A01028', 'KOTAKBANK', /former ISIN/],
      ['INE237A08999', 'KOTAKBANK', /another or a former security/],
    ] as const) {
      const { one, body } = await request(`/${symbol}`);
      assert.equal(one.ticker, ticker);
      assert.match(body.meta.note ?? '', note);
    }
  });

  test('unknown symbols are 404 with a hint, malformed ones 400 with the rule', async () => {
    const unknown = await request('/RELIANC');
    assert.equal(unknown.status, 404);
    assert.match(unknown.body.error.message, /Did you mean RELIANCE/);
    assert.match((await request('/GROWW.BO')).body.error.message, /The BSE code of GROWW is not known/);
    assert.equal((await request('/a%20b')).status, 400);
    assert.equal((await request('/TCS?exchange=lse')).status, 400);
  });

  test('a search puts the best match first', async () => {
    const first = async (q: string) => (await request(`?q=${encodeURIComponent(q)}`)).list[0]?.ticker;
    assert.equal(await first('itc'), 'ITC');
    assert.equal(await first('INE040A01034'), 'HDFCBANK');
    assert.equal(await first('M&M'), 'M&M');
    assert.equal(await first('hdfc'), 'HDFCBANK');
    assert.equal(await first('state bank'), 'SBIN');
    assert.equal(await first('adani ports'), 'ADANIPORTS');
    const { list, body } = await request('?q=cement&limit=100');
    assert.equal(body.meta.total, list.length);
    // ACC is known as ACC Cement, and was Associated Cement Companies; Cemindia was ITD Cementation, and UltraTech bought other cements.
    const isCement = list.map(({ company }) => /cement|^ACC |^Cemindia/i.test(company));
    assert.deepEqual(isCement, [...isCement].sort().reverse(), 'names before industries');
  });

  test('without an exchange every company is found once, by every form of its symbol', async () => {
    const ids = async (search: string) => (await request(search)).list.map(({ id }) => id);
    for (const q of ['NSE:RELIANCE', 'RELIANCE.NS', 'nse_reliance', 'INE002A01018'])
      assert.equal((await ids(`?q=${q}`))[0], 'NSE:RELIANCE', q);
    for (const q of ['BSE:500325', 'RELIANCE.BO', '500325.BO', '500325&exchange=bse'])
      assert.equal((await ids(`?q=${q}`))[0], 'BSE:500325', q);
    assert.deepEqual(await ids('?q=500325'), ['NSE:RELIANCE'], 'by its number on the other exchange');
    assert.ok((await ids('?q=50032')).includes('NSE:RELIANCE'), 'by the beginning of the number');
    const { body } = await request('?limit=1');
    assert.equal(body.meta.total, bundledCompanies().length);
    assert.equal(body.meta.total, (await request('?limit=1&exchange=nse')).body.meta.total);
  });

  test('the name of an index with and without its space', async () => {
    for (const name of ['NIFTY50', 'Nifty-50', 'nifty 50']) {
      const { list, body } = await request(`?q=${name}&limit=50`);
      assert.equal(body.meta.total, (await request('?q=nifty+50&limit=1')).body.meta.total, name);
      assert.ok(list.length === 50 && list.every(({ indexes }) => indexes.includes('NIFTY 50')), name);
    }
    assert.equal((await request('?q=nifty500&limit=1')).body.meta.total, 500);
  });

  test('every logo URL returns an image', async () => {
    let monograms = 0;
    for (let offset = 0; offset < bundledCompanies().length; offset += 100) {
      for (const { logo } of sampled(
        5,
        (await request(`?limit=100&offset=${offset}`)).list as readonly (Company & { logo: { svg: string } })[],
      )) {
        const { status, headers } = await fetch(service.url + logo.svg, { method: 'HEAD' });
        assert.equal(status, 200, logo.svg);
        const isMonogram = headers.get('x-logo-source') === 'monogram';
        assert.equal(logo.svg.endsWith('?fallback=monogram'), isMonogram, logo.svg);
        if (isMonogram) monograms++;
      }
    }
    assert.ok(monograms > 0);
  });

  test('filters by sector, index and exchange', async () => {
    const { list, body } = await request('?sector=healthcare&index=nifty50&limit=100');
    assert.equal(body.meta.total, list.length);
    assert.ok(list.length >= 4 && list.every(({ sector, indexes }) => sector === 'Healthcare' && indexes.includes('NIFTY 50')));
    assert.equal((await request('?index=SENSEX&limit=1')).body.meta.total, 30);
    assert.equal((await request('?index=NIFTY%20500&limit=1')).body.meta.total, 500);
    assert.ok((await request('?q=bank&exchange=bse')).list.every(({ exchange }) => exchange === 'BSE'));
    const unknown = await request('?sector=Wizardry');
    assert.deepEqual([unknown.status, unknown.body.error.code], [400, 'invalid_parameter'], 'enum parameter');
    assert.match((await request('?sector=Banking')).body.error.message, /facets=sector.*did you mean Financial Services/);
    assert.match((await request('?sector=Helthcare')).body.error.message, /did you mean Healthcare\?/);
    assert.match((await request('?index=NIFTY%20BANK')).body.error.message, /facets=index.*NIFTY 50\b/);
  });
});

/** The lists have no quoted commas. */
function readList(index: number): { name: string; industry: string; ticker: string; isin: string }[] {
  const [, ...lines] = readVectorText(`money/ind_nifty${index}list.csv`).trim().split(/\r?\n/);
  return lines.map((line) => {
    const [name = '', industry = '', ticker = '', , isin = ''] = line.split(',');
    return { name, industry, ticker, isin };
  });
}

test('against the lists of the NSE', { skip: noVectors }, (t) => {
  const byTicker = new Map(bundledCompanies().map((row) => [row.ticker, row]));
  const list = readList(500);
  const equal = list.filter(({ ticker, name, isin, industry }) => {
    const row = byTicker.get(ticker);
    return row?.name === name && row.isin === isin && row.sector === industry;
  });
  t.diagnostic(`${equal.length} of ${list.length} equal in ticker, name, ISIN and industry`);
  assert.ok(equal.length / list.length >= 0.99);
  for (const index of [50, 100, 500]) {
    const servedTickers = new Set(
      bundledCompanies()
        .filter(({ indexes }) => indexes.includes(`NIFTY ${index}`))
        .map(({ ticker }) => ticker),
    );
    const shared = readList(index).filter(({ ticker }) => servedTickers.has(ticker)).length;
    t.diagnostic(`NIFTY ${index}: ${shared} of ${index} members`);
    assert.ok(shared / index >= 0.99);
  }
});
