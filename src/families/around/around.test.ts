import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { get, type Service, startPotli } from '../../../test/support/service.ts';

let service: Service;
before(async () => {
  service = await startPotli();
});
after(() => service.close());

const around = (pincode: string): ReturnType<typeof get> => get(`${service.url}/v1/pincode/${pincode}/around`);

test('lists known stations, airports and offices around well-known places', async () => {
  const chennai = (await around('600001')).body.data;
  assert.equal(chennai.airport.iata, 'MAA');
  assert.ok(chennai.station.distanceKm < 3, JSON.stringify(chennai.station));
  assert.ok(chennai.transportOffices.some(({ code }: { code: string }) => code === 'TN-01'));
  assert.equal(chennai.lokSabha.name, 'Chennai Central');
  const mysuru = (await around('570001')).body.data;
  assert.deepEqual([mysuru.stateCode, mysuru.transportOffices[0]?.code], ['KA', 'KA-09']);
});

test('agrees with the operations of the other families', async () => {
  for (const pincode of ['110001', '781001', '744101', '194101']) {
    const { body } = await around(pincode);
    const stations = await get(`${service.url}/v1/stations?pincode=${pincode}&radius=100&limit=100`);
    const near = stations.body.data as unknown as { code: string; inTimetable: boolean }[];
    assert.equal(body.data.station?.code ?? null, (near.find(({ inTimetable }) => inTimetable) ?? near[0])?.code ?? null, pincode);
    const seats = await get(`${service.url}/v1/constituency?pincode=${pincode}`);
    const { assembly, lokSabha, method, confidence } = seats.body.data;
    assert.deepEqual(body.data.lokSabha, { number: lokSabha.number, name: lokSabha.name, method, confidence });
    assert.equal(body.data.assembly?.distanceKm, assembly[0]?.distanceKm);
  }
});

test('sorts the transport offices of the district or city by distance', async () => {
  for (const [pincode, first] of [
    ['682001', 'KL-43'],
    ['400092', 'MH-47'],
    ['560034', 'KA-01'],
    ['110085', 'DL-11'],
    ['500039', 'TG-08'],
  ] as const) {
    const { body } = await around(pincode);
    const offices = body.data.transportOffices as { code: string; distanceKm: number | null }[];
    assert.equal(offices[0]?.code, first, `${pincode} ${JSON.stringify(offices)}`);
    const distances = offices.flatMap(({ distanceKm }) => distanceKm ?? []);
    assert.deepEqual(
      distances,
      distances.toSorted((a, b) => a - b),
    );
  }
  for (const [pincode, near] of [
    ['600020', 'TN-07'],
    ['400050', 'MH-02'],
  ] as const) {
    const offices = (await around(pincode)).body.data.transportOffices as { code: string }[];
    assert.ok(offices.slice(0, 2).some(({ code }) => code === near));
  }
});

test('a pincode without a centre returns the members that need none, with a note', async () => {
  const { status, body } = await around('360325');
  assert.equal(status, 200);
  const { district, latitude, station, airport, assembly, lokSabha, transportOffices } = body.data;
  assert.deepEqual([station, airport, assembly], [null, null, null]);
  assert.ok(district !== '' && transportOffices.length > 0);
  // Between Rajkot and Jamnagar; the coast of Gujarat has several seats.
  assert.ok(Math.abs(latitude - 22) < 1.5 && lokSabha.confidence <= 1);
  assert.match(body.meta.note ?? '', /position of this pincode is not known/);
});

test('returns 404 for an unknown pincode and 400 for a malformed one', async () => {
  assert.equal((await around('600999')).status, 404);
  assert.equal((await around('6000')).status, 400);
});

test('the address of a point: office, pincode, district and state, each with its confidence', async () => {
  for (const [lat, lng, pincode, district, stateCode] of [
    [13.0418, 80.2341, '600017', 'Chennai', 'TN'],
    [18.5074, 73.8077, '411038', 'Pune', 'MH'],
    [28.6315, 77.2167, '110001', 'New Delhi', 'DL'],
  ] as const) {
    const { status, body } = await get(`${service.url}/v1/address/near?lat=${lat}&lng=${lng}`);
    assert.equal(status, 200);
    const { data } = body;
    assert.deepEqual([data.district, data.stateCode], [district, stateCode]);
    const offices = await get(`${service.url}/v1/pincode/near?lat=${lat}&lng=${lng}&limit=3`);
    assert.ok(
      (offices.body.data as unknown as { pincode: string }[]).some((item) => item.pincode === data.pincode),
      pincode,
    );
    for (const confidence of [data.pincodeConfidence, data.districtConfidence, data.stateConfidence])
      assert.ok(confidence > 0 && confidence <= 1);
    assert.ok(data.station && data.airport && data.assembly && data.transportOffices.length > 0);
  }
});

test('returns 404 for a point far from India and 400 for a single coordinate', async () => {
  assert.equal((await get(`${service.url}/v1/address/near?lat=51.5&lng=-0.1`)).status, 404);
  assert.equal((await get(`${service.url}/v1/address/near?lat=13`)).status, 400);
});
