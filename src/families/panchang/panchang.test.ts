import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type Body, get, type Service, startPotli } from '../../../test/support/service.ts';
import { noVectors, readVector } from '../../../test/support/vectors.ts';
import { type PanchangRequest, panchangDay } from './day.ts';
import type { PanchangDay } from './records.ts';

let service: Service;
before(async () => {
  service = await startPotli({ now: () => new Date('2026-11-14T20:00:00Z') });
});
after(() => service.close());

const CHENNAI = { latitude: 13.0827, longitude: 80.2707 };
const request: PanchangRequest = {
  date: '2026-11-15',
  days: 1,
  site: CHENNAI,
  month: 'amanta',
  zone: 'Asia/Kolkata',
  ayanamsa: 'lahiri',
  sunrise: 'visible',
  tamilSystem: 'vakya',
  language: 'en',
  festivals: true,
  choghadiya: false,
};
const on = (date: string, more: Partial<PanchangRequest> = {}): PanchangDay => panchangDay({ ...request, date, ...more });
const fetchPanchang = (path: string): Promise<{ status: number; body: Body }> => get(`${service.url}/v1/panchang/${path}`);

interface DrikCase {
  readonly date: string;
  readonly lat: number;
  readonly lon: number;
  readonly sunrise?: string;
  readonly sunset?: string;
  readonly tithi?: { number: number; ends?: string };
  readonly nakshatra?: { name?: string; number?: number; ends?: string };
  readonly yoga?: { name?: string; number?: number; ends?: string };
  readonly karana?: { name: string; ends?: string };
  readonly rahu?: [string, string];
  readonly yamaganda?: [string, string];
  readonly gulika?: [string, string];
  readonly kshaya?: string;
  readonly tithiEnds?: string[];
}

describe('against captures of a well-known almanac', { skip: noVectors }, () => {
  const cases = noVectors ? [] : readVector<{ cases: DrikCase[] }>('calendars-and-sky/drikpanchang_cases.json').cases;

  test('names are equal, and times within two minutes', (t) => {
    let times = 0;
    let worst = 0;
    for (const testCase of cases) {
      const day = on(testCase.date, { site: { latitude: testCase.lat, longitude: testCase.lon } });
      /** Published times are truncated to the minute, so they are compared with the middle of it. */
      const near = (computed: string | undefined | null, truth: string | undefined): void => {
        if (truth === undefined) return;
        const [time = '', nextDay] = truth.split('+');
        const expected = Date.parse(`${testCase.date}T${time}:30+05:30`) + (nextDay ? 86_400_000 : 0);
        const minutes = Math.abs(Date.parse(computed ?? '') - expected) / 60_000;
        times++;
        worst = Math.max(worst, minutes);
        assert.ok(minutes <= 2, `${testCase.date} ${truth}: ${computed}`);
      };
      near(day.sunrise, testCase.sunrise);
      near(day.sunset, testCase.sunset);
      if (testCase.tithi) assert.equal(day.tithi[0]?.number, testCase.tithi.number);
      near(day.tithi[0]?.end, testCase.tithi?.ends);
      for (const limb of ['nakshatra', 'yoga', 'karana'] as const) {
        const truth: { name?: string; number?: number; ends?: string } | undefined = testCase[limb];
        if (truth?.name !== undefined) assert.equal(day[limb][0]?.name, truth.name);
        if (truth?.number !== undefined) assert.equal(day[limb][0]?.number, truth.number);
        near(day[limb][0]?.end, truth?.ends);
      }
      for (const [span, truth] of [
        [day.rahuKalam, testCase.rahu],
        [day.yamaganda, testCase.yamaganda],
        [day.gulika, testCase.gulika],
      ] as const) {
        near(span?.start, truth?.[0]);
        near(span?.end, truth?.[1]);
      }
      if (testCase.kshaya !== undefined) assert.equal(day.kshayaTithi, testCase.kshaya);
      for (const [index, ends] of (testCase.tithiEnds ?? []).entries()) near(day.tithi[index]?.end, ends);
    }
    t.diagnostic(`${cases.length} days, ${times} times, the worst ${worst.toFixed(2)} minutes off`);
    assert.ok(times > 20);
  });
});

test('all fields of a day in Chennai', () => {
  const day = on('2026-11-15');
  assert.deepEqual(day.masa, {
    name: 'Kartika',
    amanta: 'Kartika',
    purnimanta: 'Kartika',
    adhika: false,
    kshaya: false,
    paksha: 'shukla',
    pakshaName: 'Shukla',
  });
  assert.deepEqual(day.samvat, { vikram: 2083, gujarati: 2083, shaka: 1948, kali: 5127, samvatsara: 'Parabhava' });
  assert.deepEqual([day.ritu, day.ayana, day.sunSign, day.moonSign], ['Hemanta', 'Dakshinayana', 'Tula', 'Makara']);
  assert.deepEqual(day.saka, { year: 1948, month: 'Kartika', day: 24 });
  assert.deepEqual(day.tamil, { year: 'Parabhava', month: 'Aippasi', day: 29, thiruvalluvarYear: 2057, system: 'vakya' });
  assert.deepEqual(
    day.festivals.map(({ name }) => name),
    ['Chhath Puja', 'Skanda Shashti (Soorasamharam)'],
  );
  assert.deepEqual(
    day.yoga.map(({ number }) => number),
    [9, 10],
    'one that ends a quarter of an hour after sunrise is there',
  );
  assert.equal(day.ayanamsa, 24.2325);
});

test('Tamil months begin by the traditional sun, or by the true one on request', () => {
  const thai = (date: string, tamilSystem: 'vakya' | 'drik'): string => {
    const { month, day } = on(date, { tamilSystem, festivals: false }).tamil;
    return `${month} ${day}`;
  };
  assert.equal(thai('2026-01-15', 'vakya'), 'Thai 1');
  assert.equal(thai('2026-01-14', 'vakya'), 'Margazhi 30');
  assert.equal(thai('2026-01-14', 'drik'), 'Thai 1');
  assert.deepEqual(on('2026-04-14').tamil, { year: 'Parabhava', month: 'Chithirai', day: 1, thiruvalluvarYear: 2057, system: 'vakya' });
  assert.equal(on('2026-01-10').tamil.thiruvalluvarYear, 2056);
});

test('skipped and repeated tithis, added months, the dark half in both reckonings', () => {
  assert.equal(on('2026-01-06', { site: { latitude: 28.6139, longitude: 77.209 } }).kshayaTithi, 'Krishna Chaturthi');
  let repeated = 0;
  for (let day = 1; day <= 31; day++) if (on(`2026-07-${String(day).padStart(2, '0')}`, { festivals: false }).vriddhiTithi) repeated++;
  assert.ok(repeated >= 1 && repeated <= 3, String(repeated));
  assert.deepEqual(on('2026-06-01').masa, {
    name: 'Jyeshtha',
    amanta: 'Jyeshtha',
    purnimanta: 'Jyeshtha',
    adhika: true,
    kshaya: false,
    paksha: 'krishna',
    pakshaName: 'Krishna',
  });
  const { name, amanta, purnimanta } = on('2026-11-05').masa;
  assert.deepEqual([name, amanta, purnimanta], ['Ashvina', 'Ashvina', 'Kartika']);
  assert.equal(on('2026-11-05', { month: 'purnimanta' }).masa.name, 'Kartika');
});

test('inauspicious spans by weekday', () => {
  const eighth = (date: string): number => {
    const { sunrise, sunset, rahuKalam } = on(date, { festivals: false });
    const length = (Date.parse(sunset ?? '') - Date.parse(sunrise ?? '')) / 8;
    return Math.round((Date.parse(rahuKalam?.start ?? '') - Date.parse(sunrise ?? '')) / length) + 1;
  };
  const week = ['15', '16', '17', '18', '19', '20', '21'].map((day) => eighth(`2026-11-${day}`));
  assert.deepEqual(week, [8, 2, 7, 5, 6, 4, 3]);
  assert.equal(on('2026-11-17').durMuhurta.length, 2, 'Tuesday has one by night too');
});

test('choghadiyas follow the weekday, and fill day and night', async () => {
  const names = (date: string, part: 'day' | 'night'): string | undefined =>
    on(date, { choghadiya: true })
      .choghadiya?.[part].map(({ name }) => name)
      .join(' ');
  assert.equal(names('2026-11-15', 'day'), 'Udveg Chal Labh Amrit Kaal Shubh Rog Udveg', 'Sunday');
  assert.equal(names('2026-11-15', 'night'), 'Shubh Amrit Chal Rog Kaal Labh Udveg Shubh');
  assert.equal(names('2026-11-16', 'day'), 'Amrit Kaal Shubh Rog Udveg Chal Labh Amrit', 'Monday');
  assert.equal(names('2026-11-16', 'night'), 'Chal Rog Kaal Labh Udveg Shubh Amrit Chal');
  assert.equal(names('2026-11-21', 'day'), 'Kaal Shubh Rog Udveg Chal Labh Amrit Kaal', 'Saturday');
  const { sunrise, sunset, choghadiya, rahuKalam } = on('2026-11-15', { choghadiya: true });
  assert.equal(choghadiya?.day[0]?.start, sunrise);
  assert.equal(choghadiya?.night[0]?.start, sunset);
  assert.deepEqual(choghadiya?.day[7]?.start, rahuKalam?.start, 'the eighth of the day is rahu kalam on Sundays');

  const { body } = await fetchPanchang('2026-11-15?pincode=600001&choghadiya=true&lang=hi');
  assert.deepEqual([body.data.choghadiya.day[0].name, body.data.choghadiya.day[0].quality], ['उद्वेग', 'inauspicious']);
  assert.equal((await fetchPanchang('2026-12-21?lat=69.65&lng=18.96&choghadiya=true')).body.data.choghadiya, null);
});

test('festivals name the states that observe them, and the place its state', async () => {
  const { body } = await fetchPanchang('2026-04-14?pincode=600001');
  const regions = new Map(body.data.festivals.map(({ name, states }: { name: string; states: string[] }) => [name, states]));
  assert.deepEqual(regions.get('Puthandu (Tamil New Year)'), ['TN', 'PY']);
  assert.deepEqual(regions.get('Ambedkar Jayanti'), ['*']);
  assert.equal(body.data.place.state, 'TN');
  assert.equal((await fetchPanchang('2026-04-14?lat=13&lng=80')).body.data.place.state, null);
});

test('over HTTP: a pincode, several days, languages, other zones and the default place', async () => {
  const { status, body } = await fetchPanchang('today?pincode=600001&days=3&lang=hi');
  assert.equal(status, 200);
  const data = body.data as PanchangDay & { place: { name: string; default: boolean }; following: PanchangDay[] };
  assert.deepEqual([data.date, ...data.following.map(({ date }) => date)], ['2026-11-15', '2026-11-16', '2026-11-17']);
  assert.equal(((await fetchPanchang('tomorrow')).body.data as PanchangDay).date, '2026-11-16');
  assert.equal((await fetchPanchang('yesterday')).status, 400);
  assert.equal(data.vara.name, 'रविवार');
  assert.match(data.place.name, /^Chennai/);
  assert.equal(body.meta.source?.licence, 'MIT (astronomy-engine)');
  const tamil = (await fetchPanchang('2026-11-15?lang=ta')).body.data as PanchangDay & { place: { name: string; default: boolean } };
  assert.deepEqual([tamil.tithi[0]?.name, tamil.place.name, tamil.place.default], ['சஷ்டி', 'New Delhi', true]);
  const london = (await fetchPanchang('2026-07-01?lat=51.5&lng=-0.12&tz=Europe/London')).body.data as PanchangDay;
  assert.match(london.sunrise ?? '', /^2026-07-01T04:4\d:\d\d\+01:00$/);
});

test('far from India the sunset follows the sunrise, and festivals are computed for the place', () => {
  const newYork = { latitude: 40.71, longitude: -74 };
  for (const zone of ['America/New_York', 'Asia/Kolkata']) {
    const { sunrise, sunset, rahuKalam } = on('2026-11-08', { site: newYork, zone });
    const hours = (Date.parse(sunset ?? '') - Date.parse(sunrise ?? '')) / 3_600_000;
    assert.ok(hours > 9 && hours < 11 && rahuKalam !== null, zone);
  }
  // The new moon of 9 November 2026 is during the American night: the evening of the 8th has its tithi.
  assert.ok(on('2026-11-08', { site: newYork, zone: 'America/New_York' }).festivals.some(({ name }) => name.startsWith('Diwali')));
});

test('where the sun does not rise, its times are null, with a note', async () => {
  const { body } = await fetchPanchang('2026-12-21?lat=69.65&lng=18.95&tz=Europe/Oslo');
  const data = body.data as PanchangDay;
  assert.deepEqual([data.sunrise, data.sunset, data.rahuKalam, data.durMuhurta.length], [null, null, null, 0]);
  assert.ok(data.tithi.length > 0);
  assert.match(body.meta.note ?? '', /does not rise/);
});

test('invalid input is rejected', async () => {
  const invalid = [
    '1899-12-31',
    '2101-01-01',
    '2026-02-30',
    '2026-11-15?days=32',
    '2026-11-15?lat=13',
    '2026-11-15?pincode=600001&lat=13&lng=80',
    '2026-11-15?tz=Mars/Base',
    '2026-11-15?lang=fr',
  ];
  for (const path of invalid) assert.equal((await fetchPanchang(path)).status, 400, path);
  assert.equal((await fetchPanchang('2026-11-15?pincode=999999')).status, 404);
});

test('the CPU time of a day is bounded', (t) => {
  const samples = Array.from({ length: 30 }, (_, i) => {
    const start = process.cpuUsage();
    on(`${1990 + i}-0${(i % 9) + 1}-15`);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  }).sort((a, b) => a - b);
  t.diagnostic(`CPU of a day that nothing is known of: median ${samples[15]?.toFixed(1)} ms, slowest ${samples.at(-1)?.toFixed(1)} ms`);
  assert.ok((samples[15] ?? 0) < 60, 'far beyond the budget of 15 ms, even on a busy machine');
});

test('the next day of a tithi, and those of a month', async () => {
  const days = async (path: string): Promise<string[]> => {
    const { status, body } = await get(`${service.url}/v1/panchang/${path}`);
    assert.equal(status, 200, path);
    return [body.data, ...(body.data.following ?? [])].map(({ date }: { date: string }) => date);
  };
  // A full moon's tithi between two sunrises is that of the day on which it begins.
  assert.deepEqual(await days('2026-12-01?tithi=purnima'), ['2026-12-23']);
  assert.deepEqual(await days('2026-11-24?tithi=purnima'), ['2026-11-24']);
  assert.deepEqual(await days('2026-11-01?tithi=ekadashi&days=30'), ['2026-11-05', '2026-11-20']);
  assert.deepEqual(await days('2026-11-16?tithi=amavasya&days=2'), ['2026-12-08']);
  assert.equal((await get(`${service.url}/v1/panchang/2026-11-16?tithi=sixth`)).status, 400);
});
