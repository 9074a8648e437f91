import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Body, get, type Service, startPotli } from '../../../test/support/service.ts';
import type { Observer } from '../../core/sky/horizon.ts';
import { skyDay } from './day.ts';
import { nextEclipses } from './eclipses.ts';
import type { SkyDay } from './records.ts';

let service: Service;
before(async () => {
  service = await startPotli();
});
after(() => service.close());

const request = (path: string): Promise<{ status: number; body: Body }> => get(`${service.url}/v1/sun-moon/${path}`);
const CHENNAI = { latitude: 13.0827, longitude: 80.2707 };
const on = (date: string, site: Observer = CHENNAI, zone = 'Asia/Kolkata'): SkyDay =>
  skyDay({ date, days: 1, site, zone, eclipses: false });
const time = (text: string | null): string => text?.slice(11, 19) ?? 'none';

/** Asserts a time of day within some seconds. */
function assertNear(mine: string | null, truth: string, seconds = 3): void {
  const distance = Math.abs(Date.parse(`2000-01-01T${time(mine)}Z`) - Date.parse(`2000-01-01T${truth}Z`)) / 1000;
  assert.ok(distance <= seconds, `${mine} is not ${truth}`);
}

test('a day of Chennai', () => {
  const { sun, moon } = on('2026-11-15');
  assertNear(sun.rise, '06:07:35');
  assertNear(sun.set, '17:39:14');
  assertNear(sun.noon, '11:53:28');
  assert.equal(sun.noonAltitude, 58.43);
  assertNear(sun.civil.dawn, '05:45:15');
  assertNear(sun.civil.dusk, '18:01:33');
  assertNear(sun.nautical.dawn, '05:19:29');
  assertNear(sun.nautical.dusk, '18:27:20');
  assertNear(sun.astronomical.dawn, '04:53:52');
  assertNear(sun.astronomical.dusk, '18:52:59');
  assertNear(moon.rise, '10:57:02');
  assertNear(moon.set, '22:35:00');
  assert.deepEqual([moon.illumination, moon.phase], [0.295, 'waxing_crescent']);
  assert.match(moon.next.firstQuarter, /^2026-11-17T17:1[78]/);
  assert.match(moon.next.fullMoon, /^2026-11-24T20:2[34]/);
  assert.ok(Math.abs(sun.dayLengthSeconds - 41_499) <= 2);
  assert.ok(sun.goldenHour.morning !== null && sun.goldenHour.morning.start < (sun.rise ?? ''));
});

test('moonrise is null on about one day a month', () => {
  const days = Array.from({ length: 31 }, (_, i) => on(`2026-01-${String(i + 1).padStart(2, '0')}`));
  const without = days.filter(({ moon }) => moon.rise === null).length;
  assert.ok(without >= 1 && without <= 2, String(without));
});

test('phases at the moments of new and full moon', () => {
  assert.equal(on('2026-11-24').moon.phase, 'full_moon');
  assert.ok(on('2026-11-24').moon.illumination > 0.99);
  assert.equal(on('2026-12-09').moon.phase, 'new_moon');
  assert.ok(on('2026-12-09').moon.ageDays < 1);
});

test('polar day and night', () => {
  const tromso = { latitude: 69.65, longitude: 18.95 };
  const summer = on('2026-06-21', tromso, 'Europe/Oslo').sun;
  assert.deepEqual([summer.rise, summer.set, summer.upAllDay, summer.dayLengthSeconds], [null, null, true, 86_400]);
  const winter = on('2026-12-21', tromso, 'Europe/Oslo').sun;
  assert.deepEqual([winter.rise, winter.downAllDay, winter.dayLengthSeconds], [null, true, 0]);
  assert.ok(winter.civil.dawn !== null, 'there is twilight');
  // A day on which clocks go forward has 23 hours.
  assert.equal(on('2026-03-29', tromso, 'Europe/Oslo').sun.upAllDay, false);
});

test('sunrise is earlier and sunset later at higher elevation', () => {
  const [low, high] = [on('2026-11-15').sun, on('2026-11-15', { ...CHENNAI, elevation: 2000 }).sun];
  const minutes = (a: string | null, b: string | null): number => (Date.parse(b ?? '') - Date.parse(a ?? '')) / 60_000;
  // The horizon is 1.3 degrees lower, and the sun takes a little more than four minutes per degree.
  assert.ok(Math.abs(minutes(high.rise, low.rise) - 5.4) < 0.4, String(high.rise));
  assert.ok(Math.abs(minutes(low.set, high.set) - 5.4) < 0.4, String(high.set));
  assert.deepEqual(high.civil, low.civil, 'twilight does not depend on elevation');
});

test('eclipses visible from a place', () => {
  const delhi = { latitude: 28.6139, longitude: 77.209 };
  const { lunar, solar } = nextEclipses(Date.parse('2025-09-01T00:00:00Z'), delhi, 'Asia/Kolkata');
  assert.deepEqual([lunar?.kind, lunar?.peak.slice(0, 16)], ['total', '2025-09-07T23:41']);
  // The eclipses of 2026 are not visible from India; that of 2 August 2027 is.
  assert.equal(solar?.peak.slice(0, 10), '2027-08-02');
  assert.equal(solar?.kind, 'partial');
});

test('over HTTP: a pincode, several days, eclipses', async () => {
  const { status, body } = await request('2026-11-15?pincode=600001&days=2&eclipses=true');
  assert.equal(status, 200);
  const data = body.data as SkyDay & { following: SkyDay[]; eclipses: { lunar: { body: string } | null } };
  assert.equal(data.following.length, 1);
  assert.equal(data.eclipses.lunar?.body, 'moon');
  assertNear(data.sun.rise, '06:07:32');
  const { body: polar } = await request('2026-06-21?lat=69.65&lng=18.95&tz=Europe/Oslo');
  assert.match(polar.meta.note ?? '', /all day/);
  for (const path of ['2026-11-31', '1850-01-01', '2026-11-15?days=0', '2026-11-15?lat=91&lng=0'])
    assert.equal((await request(path)).status, 400, path);
});
