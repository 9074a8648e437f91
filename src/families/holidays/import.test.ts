/** Import of lists of another year, of the Reserve Bank and of the exchanges, while the service runs. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type ImportingService, startImporting } from '../../../test/support/import-service.ts';
import type { Holiday } from './records.ts';

const WEEKDAYS = ['01-26', '03-22', '03-26', '04-14', '04-15', '05-17', '06-16', '09-06', '10-08', '10-29', '11-24', '12-23'] as const;

describe('bank holidays', () => {
  let service: ImportingService;
  before(async () => {
    service = await startImporting('bank-holidays', { withCommand: true });
  });
  after(() => service.close());

  /** The format of docs/DATA.md: one line per day and office, or for several offices. */
  const list = (year: number): string => {
    const everywhere = [...WEEKDAYS, '08-16', '10-04'].map((day) => `${year}-${day},"Holiday of ${day}",All,`);
    const some = ['Chennai', 'Mumbai;Nagpur', 'BEL', 'New Delhi', 'Kochi/Thiruvananthapuram', 'Shimla'].map(
      (office) => `13-Jan-${year},Festival of the harvest,${office},`,
    );
    return `Date,Holiday,Office,Kind\n${[...everywhere, ...some, `01/04/${year},Closing of accounts,All,Closing of accounts`].join('\n')}\n`;
  };
  const fetchHolidays = async (query: string): Promise<readonly Holiday[]> =>
    (await service.get(`/v1/holidays/${query}`)).data as readonly Holiday[];

  test('the year is served without a restart, for every office, and previous years stay', async () => {
    const before = await fetchHolidays('2026?type=bank&state=TN');
    assert.ok((await fetchHolidays('2027?type=bank')).every(({ status }) => status === 'provisional'));
    const changes = await service.take(list(2027));
    assert.deepEqual([changes?.added, changes?.gone], [WEEKDAYS.length + 4, 0]);
    await service.until(async () =>
      (await fetchHolidays('2027?type=bank&state=TN')).some(({ name }) => name === 'Festival of the harvest'),
    );
    const [harvest] = await fetchHolidays('2027?type=bank&q=harvest');
    assert.deepEqual(harvest?.offices, ['Belapur', 'Chennai', 'Kochi', 'Mumbai', 'Nagpur', 'New Delhi', 'Shimla', 'Thiruvananthapuram']);
    assert.deepEqual([harvest?.date, harvest?.status], ['2027-01-13', 'published']);
    assert.equal((await fetchHolidays('2027?type=bank&kind=closing_of_accounts'))[0]?.date, '2027-04-01');
    assert.deepEqual(await fetchHolidays('2026?type=bank&state=TN'), before);
    const day = (await service.get('/v1/working-days/2027-01-13?state=TN')).data as { working: boolean };
    assert.equal(day.working, false, 'other families read the same lists');
  });

  test('the list of another year is added to it', async () => {
    await service.take(list(2028));
    await service.until(async () => (await fetchHolidays('2028?type=bank&q=harvest')).length === 1);
    assert.equal((await fetchHolidays('2027?type=bank&q=harvest')).length, 1);
  });

  test('rejects unknown offices, dates of two years and invalid dates without changes', async () => {
    await assert.rejects(service.take(list(2029).replace('Shimla', 'Timbuktu')), /has an unknown office of the Reserve Bank/);
    await assert.rejects(service.take(list(2029).replace('2029-01-26', '2030-01-26')), /has dates of 2 years/);
    await assert.rejects(service.take(list(2029).replace('2029-01-26', '2029-13-26')), /has invalid dates/);
    assert.equal((await service.get('/v1/holidays/2030?type=bank')).status, 404);
  });
});

describe('trading holidays', () => {
  let service: ImportingService;
  before(async () => {
    service = await startImporting('market-days');
  });
  after(() => service.close());
  const status = async (date: string): Promise<{ holiday: string | null; tradingDay: boolean } | undefined> =>
    (await service.get(`/v1/market/status?at=${date}T12:00:00%2B05:30`)).data as
      | { holiday: string | null; tradingDay: boolean }
      | undefined;

  const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
  test('the circular of the NSE, with its stars and weekends', async () => {
    assert.equal((await service.get('/v1/market/status?at=2027-01-26T12:00:00%2B05:30')).status, 404);
    const lines = [...WEEKDAYS, '08-15'].map((day, index) => {
      const [month, date] = day.split('-');
      return `${index + 1},${date}-${MONTHS[Number(month) - 1]}-2027,Day,Holiday ${index + 1}${day === '10-29' ? '*' : ''}`;
    });
    await service.take(`Sr. No.,Date,Day,Description\n${lines.join('\n')}\n`);
    await service.until(async () => (await status('2027-01-26'))?.holiday === 'Holiday 1');
    assert.equal((await status('2027-10-29'))?.holiday, 'Holiday 10');
    assert.equal((await status('2027-08-15'))?.holiday, null, 'a Sunday');
    assert.equal((await status('2027-01-27'))?.tradingDay, true);
    assert.equal((await status('2026-01-26'))?.tradingDay, false, 'the years before stay');
  });

  test('the circular of the BSE, with its own columns and dates', async () => {
    const lines = WEEKDAYS.map((day, index) => {
      const month = new Date(`2028-${day}`).toLocaleString('en', { month: 'long', timeZone: 'UTC' });
      return `${index + 1},Day ${index + 1} of the BSE,"${month} ${day.slice(3)},2028",Weekday`;
    });
    await service.take(`Sr.No.,Holidays,Date,Day\n${lines.join('\n')}\n`);
    await service.until(async () => (await status('2028-01-26'))?.holiday === 'Day 1 of the BSE');
    assert.equal((await status('2027-01-26'))?.holiday, 'Holiday 1');
  });

  test('rejects any other document without changes', async () => {
    await assert.rejects(service.take('Symbol,Price\nTCS,1\n'), /has no header line of the circular of trading holidays/);
  });
});
