import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { get, type Service, startPotli } from '../../../test/support/service.ts';
import type { MobileNetwork } from './records.ts';

let service: Service;
before(async () => {
  service = await startPotli();
});
after(() => service.close());

async function networks(query: string): Promise<{ found: MobileNetwork[]; total: number | undefined }> {
  const { status, body } = await get(`${service.url}/v1/phone/networks?${query}`);
  assert.equal(status, 200, JSON.stringify(body));
  return { found: body.data as unknown as MobileNetwork[], total: body.meta.total };
}

test('a network by its code, in any format', async () => {
  for (const q of ['404-45', '40445', '404 45']) {
    const [first] = (await networks(`q=${encodeURIComponent(q)}`)).found;
    assert.deepEqual([first?.code, first?.operator, first?.circle?.code, first?.operational], ['404-45', 'Airtel', 'KA', true], q);
  }
});

test('networks of an operator, of a circle, and operational ones', async () => {
  const jio = await networks('q=jio&limit=100');
  assert.equal(jio.total, 22);
  assert.equal(new Set(jio.found.map(({ circle }) => circle?.code)).size, 22);
  const { found } = await networks('circle=TN&operational=true&limit=100');
  assert.ok(found.length > 0 && found.every(({ circle, operational }) => circle?.code === 'TN' && operational));
  assert.ok((await networks('q=aircel&limit=100')).found.every(({ operational }) => !operational));
});

test('an unknown circle is rejected', async () => {
  assert.equal((await get(`${service.url}/v1/phone/networks?circle=ZZ`)).status, 400);
});
