import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Body, get, type Service, startPotli } from '../../../test/support/service.ts';

let service: Service;
before(async () => {
  service = await startPotli({ now: () => new Date('2026-11-14T20:00:00Z') });
});
after(() => service.close());

interface Day {
  readonly date: string;
  readonly working: boolean;
  readonly reasons: readonly { kind: string; name: string }[];
  readonly next: string | null;
  readonly previous: string | null;
  readonly result: string | null;
}

interface Count {
  readonly workingDays: number;
  readonly calendarDays: number;
  readonly weekendDays: number;
  readonly holidayDays: number;
  readonly holidays: readonly { date: string }[];
  readonly dates?: readonly string[];
}

const request = (path: string): Promise<{ status: number; body: Body }> => get(`${service.url}/v1/working-days${path}`);
const day = async (path: string): Promise<Day> => (await request(path)).body.data as Day;
const kinds = ({ reasons }: Day): string[] => reasons.map(({ kind }) => kind);

test('a working day of banks in Tamil Nadu, and three working days later', async () => {
  const { working, reasons, next, previous, result } = await day('/2026-11-24?state=TN&add=3');
  assert.deepEqual(
    { working, reasons, next, previous, result },
    { working: true, reasons: [], next: '2026-11-25', previous: '2026-11-23', result: '2026-11-27' },
  );
});

test('the same day is a bank holiday in Maharashtra, and banks rest on second and fourth Saturdays', async () => {
  assert.deepEqual(kinds(await day('/2026-11-24?state=Maharashtra')), ['holiday']);
  assert.deepEqual(kinds(await day('/2026-11-14?state=TN')), ['second_saturday']);
  assert.deepEqual(kinds(await day('/2026-11-28?state=TN')), ['fourth_saturday']);
  assert.ok((await day('/2026-11-21?state=TN')).working, 'a third Saturday');
  assert.deepEqual(kinds(await day('/2026-11-15?state=TN')), ['weekend']);
});

test('banks close on 1 April for yearly accounts where the Reserve Bank lists it', async () => {
  assert.deepEqual(kinds(await day('/2026-04-01?state=MH')), ['holiday']);
  assert.ok((await day('/2026-04-01?office=Aizawl')).working);
});

test('offices of a state that differ are listed in the response', async () => {
  // Holi of 4 March is observed in Jammu and not in Srinagar.
  const both = await day('/2026-03-04?state=JK');
  assert.ok(both.working);
  assert.deepEqual(kinds(both), ['some_offices']);
  assert.match(both.reasons[0]?.name ?? '', /closed at Jammu only/);
  assert.ok(!(await day('/2026-03-04?office=jammu')).working);
  assert.ok((await day('/2026-03-04?office=Srinagar')).working);
});

test('without a state only national days count; states without an office get a hint', async () => {
  const { body } = await request('/2026-11-24');
  assert.ok((body.data as Day).working);
  assert.match(body.meta.note ?? '', /state or office/);
  assert.ok(!(await day('/2026-01-26')).working);
  assert.match((await request('/2026-11-24?state=PB')).body.meta.note ?? '', /Chandigarh/);
  const none = await request('/2026-11-24?state=LD');
  assert.equal(none.status, 404);
  assert.match(none.body.error.message, /Lakshadweep/);
});

test('adding zero rolls forward; negative numbers go back; today is the date in India', async () => {
  assert.equal((await day('/2026-11-14?state=TN&add=0')).result, '2026-11-16');
  assert.equal((await day('/2026-11-16?state=TN&add=0')).result, '2026-11-16');
  assert.equal((await day('/2026-11-16?state=TN&add=-1')).result, '2026-11-13');
  assert.equal((await day('/today?state=TN')).date, '2026-11-15');
});

test('calendars: government, market with special sessions, five days, settlement', async () => {
  assert.deepEqual(kinds(await day('/2026-04-14?calendar=government')), ['holiday']);
  assert.ok((await day('/2026-01-01?calendar=government')).working, 'a restricted holiday');
  const budget = await day('/2026-02-01?calendar=market');
  assert.ok(budget.working);
  assert.deepEqual(kinds(budget), ['weekend', 'special_session']);
  assert.ok(!(await day('/2026-11-08?calendar=market')).working, 'muhurat alone');
  assert.equal((await day('/1999-12-31?calendar=fiveday&add=1')).result, '2000-01-03');
  // The exchanges trade on 1 April, but banks close their accounts: no settlement.
  assert.ok((await day('/2026-04-01?calendar=market')).working);
  assert.ok(!(await day('/2026-04-01?calendar=settlement')).working);
  assert.ok(!(await day('/2026-02-01?calendar=settlement')).working);
});

test('counting includes both ends, or excludes them on request', async () => {
  const count = async (query: string): Promise<Count> => (await request(`?${query}`)).body.data as Count;
  const week = 'from=2026-11-16&to=2026-11-20&calendar=fiveday';
  assert.equal((await count(week)).workingDays, 5);
  assert.equal((await count(`${week}&exclude=from`)).workingDays, 4);
  assert.equal((await count(`${week}&exclude=both`)).workingDays, 3);
  const november = await count('from=2026-11-01&to=2026-11-30&state=MH&list=true');
  const { workingDays, calendarDays, weekendDays, holidayDays } = november;
  assert.deepEqual(
    { workingDays, calendarDays, weekendDays, holidayDays },
    { workingDays: 21, calendarDays: 30, weekendDays: 7, holidayDays: 2 },
  );
  assert.deepEqual(
    november.holidays.map(({ date }) => date),
    ['2026-11-10', '2026-11-24'],
  );
  assert.equal(november.dates?.length, 21);
  const year = await count('from=2026-01-01&to=2026-12-31&calendar=market');
  // 261 weekdays minus 16 closures, plus the Sunday of the budget.
  assert.equal(year.workingDays, 246);
});

test('returns an error for years without lists, and a specific one for each invalid input', async () => {
  for (const path of ['/2028-01-05', '/2023-12-31?state=TN', '/2027-01-05?calendar=market', '?from=2027-12-01&to=2028-01-10']) {
    const { status, body } = await request(path);
    assert.equal(status, 404, path);
    assert.match(body.error.message, /2026/);
  }
  assert.equal((await day('/2026-12-31?state=TN')).next, null);
  const invalid = [
    '/2026-02-30',
    '/2026-11-16?calendar=lunar',
    '/2026-11-16?add=1.5',
    '/2026-11-16?add=400',
    '/2026-11-16?state=ZZ',
    '/2026-11-16?office=Pune',
  ];
  for (const path of [
    ...invalid,
    '?from=2026-11-10&to=2026-11-01',
    '?from=2020-01-01&to=2026-01-01&calendar=fiveday',
    '?from=2026-01-01',
    '/2026-11-16?office=Mumbai&state=TN',
  ]) {
    assert.equal((await request(path)).status, 400, path);
  }
});

test('bank days of a year without a list are computed by rule, with a note', async () => {
  const { status, body } = await request('/2027-01-26');
  assert.equal(status, 200);
  assert.deepEqual([body.data.working, body.data.reasons], [false, [{ kind: 'holiday', name: 'Republic Day' }]]);
  assert.match(body.meta.note ?? '', /provisional/);
  assert.equal((await day('/2027-10-29?state=TN')).working, false, 'Diwali');
  assert.equal((await day('/2026-12-31?state=TN&add=1')).result, '2027-01-01');
  assert.equal((await request('?from=2026-12-28&to=2027-01-10')).body.data.workingDays, 11);
  assert.doesNotMatch((await request('/2026-11-16')).body.meta.note ?? '', /provisional/);
});

test('without a state, a bank holiday of some states lists them', async () => {
  const { body } = await get(`${service.url}/v1/working-days/2026-01-16`);
  assert.equal(body.data.working, true);
  assert.deepEqual(body.data.closedIn.toSorted(), ['AP', 'TN']);
});
