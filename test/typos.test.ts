/** Fuzzy search on names of the data with one random typing error: the right name must still be found. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { bundled } from '../data/bundled.ts';
import { nameKey } from '../src/core/text/fold.ts';
import { readTable } from '../src/core/util/table.ts';
import { get, type Service, startPotli } from './support/service.ts';
import { typosOf } from './support/typos.ts';

let service: Service;
before(async () => {
  service = await startPotli();
});
after(() => service.close());

const SAMPLE = 200;

for (const [path, table, minimum] of [
  ['pincode', 'offices', 0.9],
  ['stations', 'stations', 0.9],
  ['banks', 'banks', 0.9],
] as const) {
  test(`${path}: a name with one typo is among the first ten`, async (t) => {
    const slips = typosOf(
      Array.from(readTable<'name'>(bundled(table)), ({ name }) => name),
      7,
    );
    let foundCount = 0;
    const lost: string[] = [];
    for (let tried = 0; tried < SAMPLE; tried++) {
      const { expected, query } = slips.next().value;
      const { body } = await get(`${service.url}/v1/${path}?q=${encodeURIComponent(query)}&limit=10`);
      const names = (body.data as { readonly name: string }[]).map(({ name }) => nameKey(name));
      if (names.includes(nameKey(expected))) foundCount++;
      else lost.push(`${query} (${expected})`);
    }
    t.diagnostic(`${path}: ${foundCount} of ${SAMPLE}; lost: ${lost.slice(0, 30).join(', ')}`);
    assert.ok(foundCount / SAMPLE >= minimum, `${foundCount} of ${SAMPLE}; lost: ${lost.join(', ')}`);
  });
}
