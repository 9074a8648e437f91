/** The short check of parameters against zod, on every parameter that there is. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { z } from 'zod';
import { inputSchema } from '../src/core/request/input.ts';
import { quickCheck } from '../src/core/request/quick.ts';
import { families } from '../src/families/index.ts';
import { anyText, right, type Schema } from './fuzz/values.ts';

const VALUES_EACH = 300;
const SEED = 20_261_115;

const operations = families.flatMap((family) => family.operations);

/** Says yes only to what zod says yes to, and gives the same. Returns how many of the right values it knew. */
function compare(type: z.ZodType, values: readonly unknown[]): { right: number; known: number } {
  const quick = quickCheck(type);
  let allowed = 0;
  let known = 0;
  for (const value of values) {
    const { success, data } = type.safeParse(value);
    const found = value === undefined ? undefined : quick(value);
    if (found !== undefined) assert.ok(success, `takes ${JSON.stringify(value)}`);
    if (found !== undefined) assert.deepEqual(found, data);
    if (success && data !== undefined) allowed++;
    if (found !== undefined) known++;
  }
  return { right: allowed, known };
}

describe('the short check takes nothing that the schema refuses, and gives what the schema gives', () => {
  for (const operation of operations) {
    test(operation.id, () => {
      const { properties = {} } = inputSchema(operation) as { properties?: Record<string, Schema> };
      for (const [name, type] of Object.entries(operation.input)) {
        const values = fc.oneof(right(properties[name] ?? {}), right(properties[name] ?? {}).map(String), anyText(9_000), fc.anything());
        compare(type, [operation.example[name], ...fc.sample(values, { numRuns: VALUES_EACH, seed: SEED })]);
      }
    });
  }
});

test('it knows the values of every search and of every code', () => {
  for (const { example, input, id } of operations) {
    for (const name of ['q', 'code', 'pincode', 'state', 'limit']) {
      const type = input[name];
      const value = example[name];
      if (type && value !== undefined) assert.deepEqual(quickCheck(type)(value), type.parse(value), `${id}: ${name}`);
    }
  }
});

test('bounds are where zod has them', () => {
  const texts = ['', 'a', 'ab', 'abc', 'abcd', 'abcde', ' abc ', '😀😀'];
  const numbers = [-1, 0, 0.5, 1, 1.5, 2, 3, 2 ** 53, -0, Number.NaN, Number.POSITIVE_INFINITY];
  for (const [type, values, right, known] of [
    // Two characters may be one letter beyond the first plane, and emoji fewer than they seem: those are left to zod.
    [z.string().min(2).max(4), texts, 4, 3],
    [z.string().max(4).trim().min(1), texts, 5, 5],
    [z.string().regex(/^[a-c]+$/), texts, 3, 3],
    [z.enum(['a', 'abc']).default('a'), texts, 2, 2],
    [z.int().min(0).max(2), numbers, 4, 4],
    [z.number().gt(0).lt(2).optional(), numbers, 3, 3],
    [z.string().transform((text) => text.length), texts, 8, 8],
  ] as const) {
    assert.deepEqual(compare(type, values), { right, known });
  }
});

test('what it does not know it leaves to the schema', () => {
  for (const [type, value] of [
    [z.email(), 'a@example.org'],
    [z.coerce.number(), '1'],
    [z.string().regex(/a/g), 'a'],
    [z.string().refine((text) => text === 'a'), 'a'],
    [z.array(z.string()), ['a']],
    [z.boolean(), true],
    [z.int32(), 1],
    [z.enum(['a', 'b']).refine((text) => text === 'a'), 'a'],
    [
      z
        .string()
        .optional()
        .refine((text) => text === 'a'),
      'a',
    ],
    [
      z
        .string()
        .transform((text) => text.length)
        .refine((length) => length < 2),
      'a',
    ],
  ] as const) {
    assert.equal(quickCheck(type)(value), undefined);
    assert.ok(type.safeParse(value).success);
  }
});
