import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { bankHolidays, marketDays } from '../../../data/calendars.ts';
import { type Body, get, openDatasets, type Service, startPotli } from '../../../test/support/service.ts';
import { noVectors, readVector, readVectorText } from '../../../test/support/vectors.ts';
import { dateOfEpochDay, epochDay } from '../../core/calendar/date.ts';
import { isWeekend } from '../../core/calendar/trading.ts';
import { calendarsFrom, type Segment, sessionsOf } from './segment.ts';
import { statusAt } from './status.ts';

let service: Service;
before(async () => {
  service = await startPotli({ now: () => new Date('2026-11-16T04:30:00Z') });
});
after(() => service.close());

const request = async (query: string): Promise<{ status: number; body: Body }> => get(`${service.url}/v1/market/status?${query}`);
const lists = openDatasets([marketDays, bankHolidays]);
const calendarOf = calendarsFrom(lists.open(marketDays), lists.open(bankHolidays));
const equity = calendarOf('equity');
const statusAtTime = (text: string, segment: Segment = 'equity'): ReturnType<typeof statusAt> =>
  statusAt(calendarOf(segment), segment, Date.parse(`${text}+05:30`));

test('matches every weekday session of nine years', { skip: noVectors }, (t) => {
  const rows = readVectorText('calendars-and-sky/xbom_sessions_2011_2019.csv').trim().split('\n').slice(1);
  const sessions = new Map(rows.map((row) => [row.slice(0, 10), row.split(',')]));
  const different: string[] = [];
  let days = 0;
  for (let day = epochDay('2011-01-01'); day <= epochDay('2019-12-31'); day++) {
    const date = dateOfEpochDay(day);
    if (isWeekend(date)) continue;
    days++;
    const session = sessions.get(date);
    if ((session !== undefined) !== equity.isTradingDay(date)) different.push(date);
    else if (session) {
      const normal = sessionsOf(equity, 'equity', date).sessions.find(({ name }) => name === 'normal');
      assert.deepEqual([normal?.start, normal?.end], ['09:15', '15:30']);
      assert.ok(session[1]?.includes('T03:45') && session[2]?.includes('T10:00'), date);
    }
  }
  t.diagnostic(`${days - different.length} of ${days} weekdays equal; different: ${different.join(', ')}`);
  // Muharram of 2013 was moved from the 14th to the 15th; the reference list still has the 14th.
  assert.deepEqual(different, ['2013-11-14', '2013-11-15']);
});

test('closures and special sessions of 2022 to 2026 are those that three sources agree on', { skip: noVectors }, (t) => {
  const truth = readVector<{ closures: { date: string }[]; specialSessions: { date: string; open?: string; close?: string }[] }>(
    'calendars-and-sky/nse_bse_weekday_closures_2022_2026.json',
  );
  const computed: string[] = [];
  for (let day = epochDay('2022-01-01'); day <= epochDay('2026-12-31'); day++) {
    if (!isWeekend(dateOfEpochDay(day)) && equity.closure(dateOfEpochDay(day)) !== undefined) computed.push(dateOfEpochDay(day));
  }
  assert.deepEqual(
    computed,
    truth.closures.map(({ date }) => date),
  );
  for (const { date, open, close } of truth.specialSessions) {
    const special = equity.special(date);
    assert.ok(special, date);
    if (open !== undefined) assert.deepEqual(special.hours, [[open, close]], date);
  }
  t.diagnostic(`${computed.length} closures and ${truth.specialSessions.length} special sessions equal`);
});

test('the sessions of a day follow each other, and the closing auction came on 3 August 2026', () => {
  const day = ['08:59', '09:00', '09:14', '09:15', '15:14', '15:15', '15:34', '15:36', '15:45', '16:00'];
  const statuses = (date: string): string[] => day.map((time) => statusAtTime(`${date}T${time}:00`).status);
  const before = ['closed', 'pre_open', 'pre_open', 'open', 'open', 'open', 'closed', 'closed', 'post_close', 'closed'];
  assert.deepEqual(statuses('2026-07-31'), before);
  assert.deepEqual(statuses('2026-08-03'), [...before.slice(0, 5), 'closing_auction', 'closing_auction', 'closed', 'post_close', 'closed']);
  assert.equal(statusAtTime('2026-07-31T15:35:00', 'fno').status, 'closed');
  assert.equal(statusAtTime('2026-08-03T15:35:00', 'fno').status, 'open');
});

test('an evening of muhurat trading, a holiday, a budget on a Sunday, and a special session of unknown hours', () => {
  const muhurat = statusAtTime('2025-10-21T14:00:00');
  assert.deepEqual([muhurat.status, muhurat.open, muhurat.tradingDay, muhurat.holiday], ['muhurat', true, false, 'Diwali (Laxmi Pujan)']);
  assert.equal(statusAtTime('2025-10-21T10:00:00').status, 'holiday');
  assert.equal(statusAtTime('2025-10-21T10:00:00').nextOpen, '2025-10-21T13:45:00+05:30');
  const budget = statusAtTime('2026-02-01T11:00:00');
  assert.deepEqual([budget.status, budget.tradingDay, budget.nextTradingDay], ['open', true, '2026-02-02']);
  const drill = [statusAtTime('2024-03-02T09:30:00'), statusAtTime('2024-03-02T10:30:00'), statusAtTime('2024-03-02T12:00:00')];
  assert.deepEqual(
    drill.map(({ status }) => status),
    ['open', 'closed', 'open'],
  );
  assert.equal(drill[1]?.nextOpen, '2024-03-02T11:30:00+05:30');
  assert.deepEqual([statusAtTime('2012-03-03T12:00:00').status, statusAtTime('2012-03-03T12:00:00').open], ['special', null]);
});

test('the next session is found over a long weekend, and is null beyond the lists', () => {
  const friday = statusAtTime('2026-10-02T12:00:00');
  assert.deepEqual([friday.status, friday.previousTradingDay, friday.nextTradingDay], ['holiday', '2026-10-01', '2026-10-05']);
  const last = statusAtTime('2026-12-31T18:00:00');
  assert.deepEqual([last.nextOpen, last.nextClose, last.nextTradingDay], [null, null, null]);
});

test('the currency segment is also closed on bank holidays of Mumbai', () => {
  assert.equal(statusAtTime('2026-04-01T10:00:00', 'currency').status, 'holiday');
  assert.equal(statusAtTime('2026-04-01T10:00:00', 'equity').status, 'open');
  assert.equal(statusAtTime('2026-11-16T16:59:00', 'currency').status, 'open');
});

test('a year that has begun without a list is computed by rule, and the note says so', async () => {
  const later = await startPotli({ now: () => new Date('2027-01-26T04:30:00Z') });
  try {
    const statusOf = async (query: string) => (await get(`${later.url}/v1/market/status?${query}`)).body;
    const republicDay = await statusOf('');
    assert.deepEqual(
      [republicDay.data.status, republicDay.data.holiday, republicDay.data.nextTradingDay],
      ['holiday', 'Republic Day', '2027-01-27'],
    );
    assert.match(republicDay.meta.note ?? '', /computed by rule and provisional/);
    assert.equal((await statusOf('at=2027-01-27T10:00:00%2B05:30&segment=currency')).data.status, 'open');
    assert.doesNotMatch((await statusOf('at=2026-12-31T10:00:00%2B05:30')).meta.note ?? '', /provisional/);
    assert.match((await statusOf('at=2028-01-04T10:00:00%2B05:30')).error.message, /2028 are not loaded/);
  } finally {
    await later.close();
  }
});

test('over HTTP: now, an instant with an unescaped plus, and invalid input', async () => {
  const now = await request('');
  assert.equal(now.status, 200);
  assert.deepEqual(
    [(now.body.data as { status: string }).status, (now.body.data as { at: string }).at],
    ['open', '2026-11-16T10:00:00+05:30'],
  );
  const auction = (await request('at=2026-11-16T15:20:00+05:30&exchange=bse')).body.data as Record<string, unknown>;
  assert.deepEqual(
    [auction.status, auction.open, auction.nextOpen, auction.nextClose, auction.previousTradingDay, auction.exchange],
    ['closing_auction', false, '2026-11-17T09:15:00+05:30', '2026-11-17T15:30:00+05:30', '2026-11-13', 'bse'],
  );
  const later = await request('at=2027-01-04T10:00:00%2B05:30');
  assert.equal(later.status, 404);
  assert.match(later.body.error.message, /2027.*2011 to 2026/);
  assert.equal((await request('at=2025-06-02T10:00:00Z&segment=currency')).status, 404);
  for (const query of ['at=yesterday', 'segment=gold', 'exchange=mcx']) assert.equal((await request(query)).status, 400, query);
});
