import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { festivalNames, spellingsOf } from '../../../data/tables/festival_names.ts';
import { type Body, get, type Service, startPotli } from '../../../test/support/service.ts';
import { sampled } from '../../../test/support/test-tiers.ts';
import { noVectors, readVector } from '../../../test/support/vectors.ts';
import type { Holiday } from './records.ts';

let service: Service;
before(async () => {
  service = await startPotli();
});
after(() => service.close());

const request = (path: string): Promise<{ status: number; body: Body }> => get(`${service.url}/v1/holidays/${path}`);

/** All pages of a list. */
async function all(path: string): Promise<Holiday[]> {
  const holidays: Holiday[] = [];
  for (let offset = 0; ; offset += 100) {
    const { body } = await request(`${path}&limit=100&offset=${offset}`);
    holidays.push(...(body.data as Holiday[]));
    if (holidays.length >= (body.meta.total ?? 0)) return holidays;
  }
}

test('bank holidays of 2026 are the Reserve Bank’s, cell by cell', { skip: noVectors }, async (t) => {
  const truth = readVector<{ offices: Record<string, { name: string }>; holidays: { date: string; name: string; offices: string[] }[] }>(
    'calendars-and-sky/rbi_bank_holidays_2026.json',
  );
  const computed = (await all('2026?type=bank&kind=ni_act')).map(({ date, offices }) => [date, offices]);
  const expected = truth.holidays.map(({ date, offices }) => [date, offices.map((code) => truth.offices[code]?.name)]);
  assert.deepEqual(computed, expected);
  t.diagnostic(`${computed.length} dates, ${truth.holidays.reduce((sum, { offices }) => sum + offices.length, 0)} cells equal`);
});

test('government lists are those of the orders', { skip: noVectors }, async (t) => {
  type List = { date: string }[];
  const recent = readVector<Record<string, List>>('calendars-and-sky/central_government_holidays_2026_2027.json');
  const older = readVector<Record<string, List>>('calendars-and-sky/central_government_gazetted_2024_2025.json');
  const expectedDays: [string, List | undefined][] = [
    ['2024?type=government&kind=gazetted', older.gazetted2024],
    ['2025?type=government&kind=gazetted', older.gazetted2025],
    ['2026?type=government&kind=gazetted', recent.gazetted2026],
    ['2026?type=government&kind=restricted', recent.restricted2026],
    ['2026?type=government&kind=ad_hoc', recent.adHoc2026],
    ['2027?type=government&kind=gazetted', recent.gazetted2027],
  ];
  for (const [path, list] of expectedDays) {
    assert.deepEqual(
      (await all(path)).map(({ date }) => date),
      (list ?? []).map(({ date }) => date),
      path,
    );
  }
  t.diagnostic(`${expectedDays.length} lists equal`);
});

test('every record has its status; days that depend on the moon are tentative', async () => {
  const records = await all('2027?type=government');
  assert.ok(records.every(({ status, note }) => status === 'published' && note !== null));
  assert.deepEqual(
    records.filter(({ tentative }) => tentative).map(({ date }) => date),
    ['2027-03-10', '2027-05-17', '2027-06-16', '2027-08-15'],
  );
  assert.ok(
    (await all('2025?type=government')).every(({ status }) => status === 'provisional'),
    'orders that were not read',
  );
  const market = await all('2026?type=market');
  assert.equal(market.filter(({ kind }) => kind === 'trading').length, 16);
  const muhurat = market.find(({ kind }) => kind === 'muhurat');
  assert.deepEqual([muhurat?.date, muhurat?.status, muhurat?.sessions], ['2026-11-08', 'provisional', [{ start: '18:00', end: '19:15' }]]);
});

test('a truncated list has a note on the next page', async () => {
  const yearMeta = (await request('2026?type=market')).body.meta;
  assert.doesNotMatch(yearMeta.note ?? '', /offset=/);
  const { meta } = (await request('2026?type=market&limit=5&offset=10')).body;
  assert.match(meta.note ?? '', new RegExp(`${yearMeta.total} holidays in total; next page: offset=15\\.$`));
});

test('festivals are computed for any year, in agreement with the gazette of 2026', async () => {
  const festivals = new Map((await all('2026?type=festival')).map(({ name, date }) => [name, date]));
  const gazette = {
    Holi: '2026-03-04',
    'Ram Navami': '2026-03-26',
    'Mahavir Jayanti': '2026-03-31',
    'Buddha Purnima': '2026-05-01',
    'Janmashtami (Vaishnava)': '2026-09-04',
    'Dussehra / Vijayadashami': '2026-10-20',
    'Diwali / Lakshmi Puja': '2026-11-08',
    'Guru Nanak Jayanti / Kartika Purnima': '2026-11-24',
    Pongal: '2026-01-15',
    'Onam (Thiruvonam)': '2026-08-26',
    'Good Friday': '2026-04-03',
    'Id-ul-Fitr': '2026-03-21',
  };
  for (const [name, date] of Object.entries(gazette)) assert.equal(festivals.get(name), date, name);
  const old = (await all('1947?type=festival&month=11')).find(({ name }) => name.startsWith('Diwali'));
  assert.deepEqual([old?.date, old?.status], ['1947-11-12', 'computed']);
});

test('the days of Durga Puja are those of the orders', async () => {
  // 2023, 2025 and 2026 as the Department of Personnel listed them.
  for (const [year, ...days] of [
    ['2023', '10-21', '10-22', '10-23'],
    ['2025', '09-29', '09-30', '10-01'],
    ['2026', '10-18', '10-19', '10-20'],
  ]) {
    const dates = (await all(`${year}?type=festival&q=durga+puja`)).map(({ date }) => date.slice(5));
    assert.deepEqual(dates, days, year);
  }
});

test('exchange narrows to days of the market', async () => {
  const [nse, bse, market] = await Promise.all(['2026?exchange=nse', '2026?exchange=bse', '2026?type=market'].map(all));
  assert.deepEqual(nse, market);
  assert.deepEqual(bse, market);
  assert.ok(nse?.every(({ exchanges }) => exchanges?.includes('nse')));
  assert.equal((await request('2026?exchange=mcx')).status, 400);
});

test('filters: state, month, several types, weekly days off', async () => {
  const pongal = (await request('2026?type=bank&state=Tamil%20Nadu&month=1')).body;
  assert.deepEqual(
    (pongal.data as Holiday[]).map(({ date }) => date.slice(8)),
    ['01', '15', '16', '17', '26'],
  );
  const both = (await request('2026?type=market,government&month=10')).body;
  assert.deepEqual([...new Set((both.data as Holiday[]).map(({ type }) => type))].sort(), ['government', 'market']);
  assert.equal((both.meta as { sources?: unknown[] }).sources?.length, 2);
  const weekly = await all('2026?type=bank&weekly=true&kind=weekly');
  assert.equal(weekly.length, 52 + 24);
  assert.match((await request('2026?type=bank&state=JK')).body.meta.note ?? '', /only some of Jammu, Srinagar/);
  assert.match((await request('2026?type=bank&state=PY')).body.meta.note ?? '', /no list for Puducherry/);
  assert.ok((await all('2026?type=government&state=KA')).some(({ name }) => name === 'Kannada Rajyotsava'));
});

test('years without a list are 404 with the available ones; incomplete ones have a note', async () => {
  const none = await request('2030?type=bank');
  assert.equal(none.status, 404);
  assert.match(none.body.error.message, /bank 2026/);
  const some = await request('2020');
  assert.equal(some.status, 200);
  assert.match(some.body.meta.note ?? '', /No bank.* list of 2020 is loaded/);
  for (const path of ['1800', '2026?type=school', '2026?month=13', '2026?kind=half', '2026?state=XX', '2026?format=xml', 'next']) {
    assert.equal((await request(path)).status, 400, path);
  }
});

test('the iCalendar feed is valid, complete and deterministic', async () => {
  const address = `${service.url}/v1/holidays/2026?format=ics&type=bank,government,market&limit=1`;
  const response = await fetch(address);
  const feed = await response.text();
  assert.match(response.headers.get('content-type') ?? '', /^text\/calendar/);
  assert.ok(response.headers.get('etag'));
  const lines = feed.split('\r\n');
  assert.equal(lines[0], 'BEGIN:VCALENDAR');
  assert.equal(lines.at(-2), 'END:VCALENDAR');
  assert.ok(lines.every((line) => Buffer.byteLength(line) <= 75));
  const events = lines.filter((line) => line === 'BEGIN:VEVENT').length;
  assert.equal(events, (await request('2026?limit=1')).body.meta.total);
  const ids = lines.filter((line) => line.startsWith('UID:'));
  assert.equal(new Set(ids).size, events);
  const unfolded = feed.replaceAll('\r\n ', '');
  assert.match(unfolded, /DTSTART;VALUE=DATE:20261225\r\nDTEND;VALUE=DATE:20261226\r\nSUMMARY:Christmas/);
  assert.match(unfolded, /SUMMARY:Dasara\/Dusshera[^\r]*Mahanavami\\, Ayudhapooja/);
  assert.equal(await (await fetch(address)).text(), feed);
});

test('the list as CSV', async () => {
  const response = await fetch(`${service.url}/v1/holidays/2026?type=market&month=12&format=csv`);
  assert.match(response.headers.get('content-type') ?? '', /^text\/csv/);
  assert.match(await response.text(), /^date,weekday,name,type,kind,.*\r\n2026-12-25,Friday,Christmas,market,trading,/);
});

test('bank holidays of a year without a list are computed by rule, with a note', async () => {
  const { status, body } = await request('2027?type=bank');
  assert.equal(status, 200);
  const days = body.data as Holiday[];
  assert.ok(days.every(({ status: listStatus }) => listStatus === 'provisional'));
  for (const date of ['2027-01-26', '2027-08-15', '2027-10-02', '2027-10-29', '2027-12-25'])
    assert.ok(
      days.some((day) => day.date === date),
      date,
    );
  assert.match(body.meta.note ?? '', /provisional/);
  assert.equal((await request('2020?type=bank')).status, 404);
});

test('market holidays of a year without a list are the weekdays of the festivals for which the exchanges close', async () => {
  const { status, body } = await request('2027?type=market');
  assert.equal(status, 200);
  const days = body.data as Holiday[];
  assert.deepEqual(
    days.filter(({ tentative }) => !tentative).map(({ date }) => date.slice(5)),
    ['01-26', '03-22', '03-26', '04-14', '04-15', '04-19', '10-29'],
  );
  assert.ok(days.every(({ status: listStatus, exchanges }) => listStatus === 'provisional' && exchanges?.length === 2));
  assert.match(body.meta.note ?? '', /computed by rule and provisional; closures for elections/);
  assert.equal((await request('2028?type=market')).status, 404);
});

test('a state without a list has the festivals for which its banks closed in the last one', async () => {
  const datesOf = async (state: string): Promise<string[]> =>
    ((await request(`2027?type=bank&state=${state}`)).body.data as Holiday[]).map(({ date }) => date);
  const [karnataka, delhi] = [await datesOf('KA'), await datesOf('DL')];
  assert.ok(karnataka.includes('2027-04-07'), 'Ugadi');
  assert.ok(!delhi.includes('2027-04-07'));
});

test('the label of a day leaves out festivals of other states, and is in the language', async () => {
  const labelOf = async (query: string): Promise<unknown> =>
    ((await request(`2026?type=bank&month=4&${query}`)).body.data as Holiday[]).find(({ date }) => date === '2026-04-14')?.label;
  assert.equal(await labelOf('state=KA'), 'Dr. Babasaheb Ambedkar Jayanti');
  assert.match(String(await labelOf('state=TN&lang=ta')), /தமிழ் புத்தாண்டு|புத்தாண்டு/);
  assert.match(String(await labelOf('lang=en')), /Bohag Bihu/);
});

test('days of single states have a label in Hindi and Tamil, or keep their name where none is known', async () => {
  const labels = async (state: string, lang: string): Promise<unknown[]> =>
    ((await request(`2026?type=bank,government&state=${state}&lang=${lang}`)).body.data as Holiday[]).map(({ label }) => label);
  const [hindi, tamil, khasi] = await Promise.all([labels('TR', 'hi'), labels('KA', 'ta'), labels('ML', 'ta')]);
  assert.ok(hindi.includes('खर्ची पूजा') && hindi.includes('गुरु नानक जयंती / कार्तिक पूर्णिमा'), hindi.join());
  assert.ok(tamil.includes('கன்னட ராஜ்யோத்சவம்'), tamil.join());
  assert.ok(khasi.includes('Beh Deinkhlam'), khasi.join());
});

test('words of the name filter', async () => {
  const { body } = await request('2026?type=festival&q=diwali');
  assert.deepEqual(
    (body.data as Holiday[]).map(({ date }) => date),
    ['2026-11-08'],
  );
  assert.equal((await request('2026?type=festival&q=govardhan')).body.data[0].date, '2026-11-10');
});

test('an exact name comes before names that contain it', async () => {
  const { body } = await request('2022?type=festival&q=dussehra');
  assert.deepEqual(
    (body.data as Holiday[]).map(({ date, name }) => `${date} ${name}`),
    ['2022-10-05 Dussehra / Vijayadashami', '2022-06-10 Ganga Dussehra'],
  );
});

test('festivals that share a word are distinguished, and regional ones are limited to their states', async () => {
  const dates = async (q: string): Promise<string[]> =>
    (await all(`2026?type=festival&q=${encodeURIComponent(q)}`)).map(({ date }) => date.slice(5));
  assert.deepEqual(await dates('eid'), ['03-21']);
  assert.deepEqual(await dates('बकरीद'), ['05-28']);
  assert.deepEqual(await dates('eid e milad'), ['08-26']);
  assert.deepEqual(await dates('bihu'), ['01-14', '04-14', '10-18']);
  assert.deepEqual(await dates('navratri'), ['03-19', '10-11']);
  assert.equal((await all('2026?type=government&q=दीपावली'))[0]?.date, '2026-11-08');
  assert.ok((await all('2026?type=festival&state=KL')).some(({ name }) => name === 'Vishu'));
  assert.ok(!(await all('2026?type=festival&state=PB')).some(({ name }) => name === 'Vishu'));
});

test('days of a part of the year', async () => {
  assert.deepEqual(await all('2026?type=festival&q=diwali&from=2026-11-09'), []);
  const days = await all('2026?type=government&from=2026-10-03&to=2026-11-08&kind=gazetted');
  assert.deepEqual(
    days.map(({ date }) => date),
    ['2026-10-20', '2026-11-08'],
  );
  assert.equal((await request('2026?from=2026-02-30')).status, 400);
});

test('an unknown name is 404 with the nearest one', async () => {
  const { body } = await request('2026?type=festival&q=diwly');
  assert.deepEqual([body.data, /nearest is (.+)\./.exec(body.meta.note ?? '')?.[1]], [[], 'Diwali / Lakshmi Puja']);
  assert.match((await request('2026?type=market&q=onam')).body.meta.note ?? '', /type=festival has it/);
});

test('festivals are found by all their names', async () => {
  const missing: string[] = [];
  for (const [name, row] of festivalNames) {
    for (const spelling of sampled(7, spellingsOf(row))) {
      const days = await all(`2025?type=festival&q=${encodeURIComponent(spelling)}`);
      if (!days.some((day) => day.name === name)) missing.push(`${name}: ${spelling}`);
    }
  }
  assert.deepEqual(missing, []);
});
