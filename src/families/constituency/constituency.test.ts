import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { partsOfName } from '../../../data/recipes/constituency/seats.ts';
import { assemblySeats, lokSabhaSeats } from '../../../data/tables/constituencies.ts';
import { seatPincodes } from '../../../data/tables/seat_places.ts';
import { type Body, get, type Service, startPotli } from '../../../test/support/service.ts';
import { canonical } from '../../core/text/fold.ts';
import { assemblyCandidates, type NearSeat, voteLokSabha } from './nearest-seats.ts';
import { readSeatAreas, seatOf } from './seat-boundaries.ts';

interface Answer {
  pincode: string | null;
  stateCode: string;
  assembly: { number: number; name: string; distanceKm: number | null; lokSabha: number }[];
  lokSabha: { number: number; name: string };
  method: string;
  confidence: number;
}
interface Seat {
  level: string;
  number: number;
  name: string;
  stateCode: string;
  lokSabha: { number: number; name: string } | null;
}

let service: Service;
before(async () => {
  service = await startPotli();
});
after(() => service.close());

async function lookUp(query: string): Promise<{ answer: Answer; note: string | undefined }> {
  const { status, body } = await get(`${service.url}/v1/constituency${query}`);
  assert.equal(status, 200, JSON.stringify(body));
  return { answer: body.data as unknown as Answer, note: body.meta.note };
}

async function search(query: string): Promise<{ seats: Seat[]; meta: Body['meta'] }> {
  const { status, body } = await get(`${service.url}/v1/constituency${query}`);
  assert.equal(status, 200, JSON.stringify(body));
  return { seats: body.data as unknown as Seat[], meta: body.meta };
}

describe('table', () => {
  test('543 Lok Sabha seats and 4,123 assembly seats, numbered without gaps in every state', () => {
    assert.equal(lokSabhaSeats().length, 543);
    assert.equal(assemblySeats().length, 4_123);
    for (const seats of [lokSabhaSeats(), assemblySeats()]) {
      const states = new Map<string, number[]>();
      for (const { state, number } of seats) states.set(state, [...(states.get(state) ?? []), number]);
      for (const [state, numbers] of states) {
        assert.deepEqual(
          numbers.toSorted((a, b) => a - b),
          numbers.map((_, index) => index + 1),
          state,
        );
      }
    }
  });

  test('the delimitation is the current one', () => {
    const count = (state: string): number => assemblySeats().filter((seat) => seat.state === state).length;
    assert.deepEqual(['JK', 'AS', 'AP', 'TS', 'SK', 'LA'].map(count), [90, 126, 175, 119, 32, 0]);
    assert.ok(lokSabhaSeats().some(({ state, name }) => state === 'JK' && name === 'Anantnag-Rajouri'));
    assert.ok(lokSabhaSeats().some(({ state, name }) => state === 'AS' && name === 'Kaziranga'));
    // 84 seats for scheduled castes and 47 for scheduled tribes in the Lok Sabha.
    assert.equal(lokSabhaSeats().filter(({ reserved }) => reserved === 'SC').length, 84);
    assert.equal(lokSabhaSeats().filter(({ reserved }) => reserved === 'ST').length, 47);
  });
});

describe('a place', () => {
  test('by pincode: candidates with distance, the Lok Sabha seat, the method and its confidence', async () => {
    const { answer, note } = await lookUp('?pincode=600001');
    assert.equal(answer.pincode, '600001');
    assert.equal(answer.stateCode, 'TN');
    assert.equal(answer.lokSabha.name, 'Chennai Central');
    assert.ok(answer.assembly.length === 3 && answer.assembly.some(({ name }) => name === 'Harbour'));
    assert.equal(answer.method, 'nearest_seat');
    assert.ok(answer.confidence > 0 && answer.confidence <= 1);
    assert.match(note ?? '', /electoral roll/);
  });

  test('by point; territories without an assembly; states that are one seat', async () => {
    assert.equal((await lookUp('?lat=12.31&lng=76.65')).answer.lokSabha.name, 'Mysore');
    const leh = (await lookUp('?lat=34.16&lng=77.58')).answer;
    assert.deepEqual([leh.assembly, leh.lokSabha.name, leh.method], [[], 'Ladakh', 'only_seat']);
    assert.equal((await lookUp('?pincode=797001')).answer.lokSabha.name, 'Nagaland');
  });

  test('returns 404 outside India and 400 for missing, conflicting or incomplete input', async () => {
    assert.equal((await get(`${service.url}/v1/constituency?lat=51.5&lng=0`)).status, 404);
    assert.equal((await get(`${service.url}/v1/constituency?pincode=999999`)).status, 404);
    for (const query of [
      '',
      '?level=assembly',
      '?state=Atlantis',
      '?lat=13',
      '?pincode=600001&q=chennai',
      '?pincode=600001&level=assembly',
      '?q=x&level=council',
      '?lat=91&lng=80',
    ]) {
      assert.equal((await get(`${service.url}/v1/constituency${query}`)).status, 400, query);
    }
  });
});

describe('large cities', () => {
  test('well-known pincodes are in their known seats', async () => {
    for (const [pincode, assembly, lokSabha] of [
      ['110001', 'New Delhi', 'New Delhi'],
      ['400050', 'Vandre West', 'Mumbai North-Central'],
      ['500081', 'Serilingampally', 'Chevella'],
      ['700091', 'Bidhannagar', 'Barasat'],
      ['411001', 'Pune Cantonment', 'Pune'],
      ['600040', 'Anna Nagar', 'Chennai Central'],
    ] as const) {
      const { answer } = await lookUp(`?pincode=${pincode}`);
      assert.deepEqual([answer.assembly[0]?.name, answer.lokSabha.name], [assembly, lokSabha], pincode);
    }
  });

  test('candidates of the returned Lok Sabha seat come first, each group by distance, with a note', async () => {
    for (const pincode of ['110001', '400053', '700001', '500049', '682001', '302001']) {
      const { answer, note } = await lookUp(`?pincode=${pincode}`);
      assert.match(note ?? '', /candidates of that seat come first, each group by distance/);
      const groups = answer.assembly.map(({ lokSabha }) => lokSabha === answer.lokSabha.number);
      assert.deepEqual(
        groups,
        groups.toSorted((a, b) => Number(b) - Number(a)),
        pincode,
      );
      for (const group of [true, false]) {
        const distances = answer.assembly.filter((_, index) => groups[index] === group).map(({ distanceKm }) => distanceKm ?? 0);
        assert.deepEqual(
          distances,
          distances.toSorted((a, b) => a - b),
          pincode,
        );
      }
    }
  });

  test('the seat of a town is first in its pincode, and seats of the own district come before those across a river', async () => {
    for (const [pincode, assembly, lokSabha] of [
      ['560100', 'Anekal', 'Bangalore Rural'],
      ['171001', 'Shimla', 'Shimla'],
      ['737101', 'Gangtok', 'Sikkim'],
      ['781001', 'Guwahati Central', 'Guwahati'],
      ['844101', 'Hajipur', 'Hajipur'],
      ['841101', 'Sonepur', 'Saran'],
    ] as const) {
      const { answer } = await lookUp(`?pincode=${pincode}`);
      assert.deepEqual([answer.assembly[0]?.name, answer.lokSabha.name], [assembly, lokSabha], pincode);
    }
  });

  test('every seat of the hand-curated table exists, and is first in its only pincode', async (t) => {
    const names = new Map(assemblySeats().map(({ state, number, name }) => [`${state} ${number}`, name]));
    let all = 0;
    let first = 0;
    for (const [seat, pincodes] of seatPincodes) {
      assert.ok(names.has(seat), seat);
      if (pincodes.length > 1) continue;
      all++;
      const { answer } = await lookUp(`?pincode=${pincodes[0]}`);
      if (answer.assembly[0]?.name === names.get(seat)) first++;
    }
    t.diagnostic(`${first} of ${all} first in their pincode`);
    assert.ok(first / all >= 0.95);
  });
});

describe('by name', () => {
  test('a state lists its seats, each Lok Sabha seat before its assembly seats', async () => {
    const { seats, meta } = await search('?state=GA');
    assert.equal(meta.total, 42);
    assert.deepEqual(
      seats.slice(0, 2).map(({ level, name }) => [level, name]),
      [
        ['loksabha', 'North Goa'],
        ['assembly', 'Mandrem'],
      ],
    );
    assert.equal((await search('?state=Tamil%20Nadu&level=assembly')).meta.total, 234);
  });

  test('lists come as CSV like every list; a place is one record, and no list is XML', async () => {
    const table = await fetch(`${service.url}/v1/constituency?state=GA&format=csv&limit=2`);
    assert.match(table.headers.get('content-type') ?? '', /^text\/csv/);
    assert.match(await table.text(), /^level,number,name,reserved,stateCode,state,lokSabha\r\nloksabha,1,North Goa,/);
    for (const query of ['state=GA&format=xml', 'pincode=600001&format=csv', 'pincode=600001&format=xml']) {
      const { status, body } = await get(`${service.url}/v1/constituency?${query}`);
      assert.deepEqual([status, body.error.code], [400, 'invalid_parameter'], query);
    }
  });

  test('seats are found by other spellings and names', async () => {
    for (const [q, name] of [
      ['bandra', 'Vandre East'],
      ['bengaluru north', 'Bangalore North'],
      ['prayagraj', 'Allahabad'],
      ['triplicane', 'Chepauk-Thiruvallikeni'],
      ['salt lake', 'Bidhannagar'],
      ['indore-3', 'Indore-3'],
    ] as const) {
      assert.ok(
        (await search(`?q=${encodeURIComponent(q)}`)).seats.some((seat) => seat.name === name),
        q,
      );
    }
  });

  test('exact names first, filtered by state and level, paged', async () => {
    const { seats } = await search('?q=rampur&level=assembly');
    assert.equal(canonical(seats[0]?.name ?? ''), 'rampur');
    const { seats: tamil, meta } = await search('?q=chennai&state=TN');
    assert.equal(meta.total, 3);
    assert.ok(tamil.every(({ stateCode, level }) => stateCode === 'TN' && level === 'loksabha'));
    assert.deepEqual((await search('?q=chennai&state=TN&limit=1&offset=1')).seats, tamil.slice(1, 2));
    assert.deepEqual((await search('?q=kolathur')).seats[0]?.lokSabha, { number: 2, name: 'Chennai North' });
    assert.equal((await search('?q=atlantis')).meta.total, 0);
  });
});

describe('rules', () => {
  const near = (number: number, lokSabha: number, distanceKm: number): NearSeat => ({
    level: 'assembly',
    number,
    name: `Seat ${number}`,
    reserved: null,
    stateCode: 'TN',
    state: 'Tamil Nadu',
    lokSabha: { number: lokSabha, name: `Whole ${lokSabha}` },
    distanceKm,
    rankingKm: distanceKm,
  });

  test('an outlier is outvoted by its neighbours, and is no longer the best candidate', () => {
    const seats = [near(1, 9, 3), near(2, 4, 3.5), near(3, 4, 4), near(4, 4, 5)];
    const elected = voteLokSabha(seats);
    assert.equal(elected?.number, 4);
    assert.ok((elected?.share ?? 0) > 0.5 && (elected?.share ?? 1) < 1);
    assert.deepEqual(
      assemblyCandidates(seats, 4).map(({ number }) => number),
      [2, 3, 1],
    );
    assert.equal(voteLokSabha([]), undefined);
  });

  test('names of seats: a compass direction offsets the coordinates; a compound name is split in two', () => {
    const [bhopal] = partsOfName('Bhopal Dakshin-Paschim');
    assert.equal(bhopal?.name, 'Bhopal');
    assert.ok((bhopal?.shift[0] ?? 0) < 0 && (bhopal?.shift[1] ?? 0) < 0);
    const names = partsOfName('Wagoora-Kreeri').map(({ name }) => name);
    assert.ok(names.includes('Wagoora') && names.includes('Kreeri'));
  });

  test('boundaries: the property names of published files, and files that cannot be used', () => {
    assert.deepEqual(seatOf({ ST_NAME: 'TAMIL NADU', AC_NO: 18, PC_NO: 4 }), { level: 'assembly', state: 'TN', number: 18 });
    assert.deepEqual(seatOf({ state: 'Orissa', pc_no: '7' }), { level: 'loksabha', state: 'OD', number: 7 });
    assert.equal(seatOf({ AC_NO: 18 }), undefined);
    assert.throws(() => readSeatAreas('{}', () => true), /not a GeoJSON/);
    assert.throws(() => readSeatAreas('{"features":[]}', () => true), /no polygon/);
    const feature = { properties: { state: 'TN', AC_NO: 999 }, geometry: { type: 'Polygon', coordinates: [] } };
    assert.throws(() => readSeatAreas(JSON.stringify({ features: [feature] }), () => false), /does not match a known seat/);
  });
});
