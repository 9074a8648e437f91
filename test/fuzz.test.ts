/** Fuzzing of the IP, phone, email and DNS checks with random and near-valid input: never an internal error. `FUZZ=100000` tries more. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { seededRandomInt } from '../src/core/util/random.ts';
import { get, type Service, startPotli } from './support/service.ts';
import { tries } from './support/test-tiers.ts';

const TRIES = tries(1_500, process.env.FUZZ);
const CONCURRENCY = 32;

let service: Service;
before(async () => {
  service = await startPotli();
});
after(() => service.close());

const roll = seededRandomInt('fuzz');
const pick = <T>(from: readonly T[]): T => from[roll(from.length)] as T;
const repeated = (maxLength: number, make: () => string): string => Array.from({ length: 1 + roll(maxLength) }, make).join('');
const ANYTHING = [...'0123456789abcdefXYZ+-.,:;@"\'\\/()[]{}<>%&?#=_~ \t\n\0\u0007९௪١０éßœ中🙂\u200d\u202e\ud800'];
const anything = (): string => repeated(40, () => pick(ANYTHING));
const digits = (maxLength: number): string => repeated(maxLength, () => String(roll(10)));

const address = (): string =>
  pick([
    () => Array.from({ length: 4 }, () => roll(300)).join('.'),
    () => Array.from({ length: 8 }, () => roll(65_536).toString(16)).join(':'),
    () => `${roll(65_536).toString(16)}::${roll(65_536).toString(16)}`,
    () => `::ffff:${roll(256)}.${roll(256)}.${roll(256)}.${roll(256)}`,
    anything,
  ])();
const phone = (): string =>
  pick([() => digits(15), () => `+${digits(15)}`, () => `0${digits(10)}`, () => `${digits(6)}-${digits(6)} ext ${digits(4)}`, anything])();
const email = (): string =>
  pick([
    () =>
      `${repeated(12, () => pick([...'abc.+-_09"'])).slice(0, 30)}@${repeated(10, () => pick([...'abc.-09']))}.${pick(['in', 'com', 'भारत', '123', 'c'])}`,
    () => `a@[${address()}]`,
    () => `${anything()}@${anything()}`,
    () => `${anything()}@gmail.com`,
    anything,
  ])();

for (const [name, make, query] of [
  ['ip', address, ''],
  ['phone', phone, ''],
  ['email', email, '?dns=false'],
  ['email', email, ''],
  ['dns', address, ''],
] as const) {
  test(`random input for ${name}${query}`, async (t) => {
    const counts = new Map<number, number>();
    // Queries to the DNS server of the test take longer.
    const tries = query === '' && name !== 'ip' && name !== 'phone' ? Math.ceil(TRIES / 10) : TRIES;
    for (let done = 0; done < tries; done += CONCURRENCY) {
      await Promise.all(
        Array.from({ length: Math.min(CONCURRENCY, tries - done) }, async () => {
          const input = make();
          const { status } = await get(`${service.url}/v1/${name}/${encodeURIComponent(Buffer.from(input).toString())}${query}`);
          counts.set(status, (counts.get(status) ?? 0) + 1);
          assert.ok(status < 500, `${status} for ${JSON.stringify(input)}`);
        }),
      );
    }
    t.diagnostic(`${name}: ${[...counts].map(([status, count]) => `${count} × ${status}`).join(', ')}`);
  });
}
