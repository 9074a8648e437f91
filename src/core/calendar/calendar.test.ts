import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bankSaturday } from './bank-saturday.ts';
import { dateOfEpochDay, epochDay, isoInstant, istDate, istInstant, weekdayOf } from './date.ts';
import { calendarDate, instant, resolveDate } from './params.ts';
import { formatInZone, isTimeZone, startOfDay } from './zone.ts';

test('epochDay and dateOfEpochDay are inverse, and epochDay returns NaN for a nonexistent day', () => {
  for (const date of ['1900-03-01', '1970-01-01', '2000-02-29', '2026-11-15', '2100-12-31'])
    assert.equal(dateOfEpochDay(epochDay(date)), date);
  for (const date of ['2026-02-30', '2025-02-29', '2026-13-01', '2026-1-1', 'today', '']) assert.ok(Number.isNaN(epochDay(date)), date);
  assert.equal(weekdayOf('2026-11-15'), 'Sunday');
});

test('Indian time is five and a half hours ahead, independent of the time zone of the process', () => {
  assert.equal(istDate(Date.parse('2026-11-15T18:29:59Z')), '2026-11-15');
  assert.equal(istDate(Date.parse('2026-11-15T18:30:00Z')), '2026-11-16');
  assert.equal(istInstant('2026-11-16', '09:15'), Date.parse('2026-11-16T03:45:00Z'));
  assert.equal(isoInstant(Date.parse('2026-11-16T03:45:00.600Z')), '2026-11-16T09:15:01+05:30');
});

test('days of other zones start at local midnight, also on days of a clock change', () => {
  assert.equal(new Date(startOfDay('2026-03-08', 'America/New_York')).toISOString(), '2026-03-08T05:00:00.000Z');
  assert.equal(new Date(startOfDay('2026-03-09', 'America/New_York')).toISOString(), '2026-03-09T04:00:00.000Z');
  assert.equal(new Date(startOfDay('2026-11-02', 'America/New_York')).toISOString(), '2026-11-02T05:00:00.000Z');
  assert.equal(formatInZone(Date.parse('2026-06-21T12:00:00Z'), 'Asia/Kathmandu'), '2026-06-21T17:45:00+05:45');
  assert.equal(formatInZone(Date.parse('2026-01-21T12:00:00Z'), 'America/St_Johns'), '2026-01-21T08:30:00-03:30');
  assert.ok(!isTimeZone('Mars/Olympus'));
});

test('bankSaturday returns 2 or 4 for second and fourth Saturdays since September 2015', () => {
  assert.deepEqual(['2026-11-07', '2026-11-14', '2026-11-21', '2026-11-28', '2026-11-13'].map(bankSaturday), [
    undefined,
    2,
    undefined,
    4,
    undefined,
  ]);
  assert.equal(bankSaturday('2026-08-29'), undefined, 'a fifth Saturday');
  assert.equal(bankSaturday('2015-08-22'), undefined, 'before the rule');
});

test('instant requires a UTC offset, whose plus may be decoded as a space; relative dates are resolved in IST', () => {
  const read = (text: string): number | undefined => instant('An instant').safeParse(text).data;
  for (const text of ['2026-11-16T15:20:00+05:30', '2026-11-16T15:20:00 05:30', '2026-11-16T09:50:00Z', '2026-11-16T09:50:00.000Z']) {
    assert.equal(read(text), Date.parse('2026-11-16T09:50:00Z'), text);
  }
  for (const text of [
    '2026-11-16T15:20',
    '2026-11-16T15:20:00',
    '2026-02-30T10:00:00Z',
    '2026-11-16',
    'now',
    '2026-11-16T25:00:00Z',
    '1763263800000',
  ])
    assert.equal(read(text), undefined, text);
  for (const word of ['today', 'tomorrow']) assert.ok(calendarDate('A date').safeParse(word).success, word);
  for (const word of ['yesterday', 'constructor']) assert.ok(!calendarDate('A date').safeParse(word).success, word);
  const lateEvening = new Date('2026-12-31T18:29:59Z');
  assert.deepEqual(
    ['today', 'tomorrow', '2026-01-01'].map((date) => resolveDate(date, lateEvening)),
    ['2026-12-31', '2027-01-01', '2026-01-01'],
  );
  assert.ok(!calendarDate('A date').safeParse('2026-02-30').success);
});
