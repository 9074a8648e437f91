import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { get, type Service, startPotli } from '../../../test/support/service.ts';

let service: Service;
before(async () => {
  service = await startPotli();
});
after(() => service.close());

const around = (pincode: string): ReturnType<typeof get> => get(`${service.url}/v1/pincode/${pincode}/around`);

test('knows what stands around well-known places', async () => {
  const chennai = (await around('600001')).body.data;
  assert.equal(chennai.airport.iata, 'MAA');
  assert.ok(chennai.station.distanceKm < 3, JSON.stringify(chennai.station));
  assert.ok(chennai.transportOffices.some(({ code }: { code: string }) => code === 'TN-01'));
  assert.equal(chennai.lokSabha.name, 'Chennai Central');
  const mysuru = (await around('570001')).body.data;
  assert.deepEqual([mysuru.stateCode, mysuru.transportOffices[0]?.code], ['KA', 'KA-09']);
});

test('agrees with the rooms it reads', async () => {
  for (const pincode of ['110001', '781001', '744101', '194101']) {
    const { body } = await around(pincode);
    const stations = await get(`${service.url}/v1/stations?pincode=${pincode}&radius=100&limit=1`);
    assert.equal(body.data.station?.code ?? null, stations.body.data[0]?.code ?? null, pincode);
    const seats = await get(`${service.url}/v1/constituency?pincode=${pincode}`);
    assert.equal(body.data.lokSabha.number, seats.body.data.lokSabha.number);
  }
});

test('a pincode that does not exist is 404, one that cannot be is 400', async () => {
  assert.equal((await around('600999')).status, 404);
  assert.equal((await around('6000')).status, 400);
});
