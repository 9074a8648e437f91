/** The short check of parameters against zod, on every parameter that there is. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { z } from 'zod';
import { factsOf } from '../src/core/request/parameter-facts.ts';
import { inputSchema } from '../src/core/request/parameters.ts';
import {
  becomes,
  choice,
  described,
  flag,
  integer,
  keeps,
  list,
  number,
  pattern,
  query,
  text,
  textOrJson,
  written,
} from '../src/core/request/params.ts';
import { families } from '../src/families/index.ts';
import { anyText, right, type Schema } from './fuzz/values.ts';

const VALUES_EACH = 300;
const SEED = 20_261_115;

const operations = families.flatMap((family) => family.operations);

/** Says yes only to what zod says yes to, and gives the same. Returns how many of the right values it knew. */
function compare(type: z.ZodType, values: readonly unknown[]): { right: number; known: number } {
  const { quick } = factsOf(type);
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
      if (type && value !== undefined) assert.deepEqual(factsOf(type).quick(value), type.parse(value), `${id}: ${name}`);
    }
  }
});

test('bounds are where zod has them', () => {
  const texts = ['', 'a', 'ab', 'abc', 'abcd', 'abcde', ' abc ', '😀😀', '  ', 5];
  const numbers = [-1, 0, 0.5, 1, 1.5, 2, 3, 2 ** 53, -0, Number.NaN, Number.POSITIVE_INFINITY, '1'];
  const description = 'A value';
  const upTo2 = { description, min: 0, max: 2 };
  for (const [type, values, right, known] of [
    // Two characters may be one letter beyond the first plane, and emoji fewer than they seem: those are left to zod.
    [text({ description, min: 2, max: 4 }), texts, 5, 3],
    [text({ description, min: 0, max: 4 }).default('a'), texts, 7, 7],
    [written({ description, max: 4 }), texts, 5, 5],
    [query(description), texts, 6, 6],
    [query(description, { min: 3 }), texts, 4, 1],
    [pattern({ description, pattern: /^[a-c]+$/, rule: 'must be of a, b, c', max: 2 }), texts, 2, 2],
    [pattern({ description, pattern: /^ ?[a-c]+ ?$/, rule: 'r', max: 5, fit: (value) => value.trim() }), texts, 4, 4],
    [choice(['a', 'abc'], { description }).default('a'), texts, 2, 2],
    [flag({ description }).optional(), [true, false, 'true', 0], 2, 2],
    [integer(upTo2), numbers, 4, 4],
    [number(upTo2).optional(), numbers, 6, 6],
    [keeps(number(upTo2), (value) => value > 0, 'must be above 0'), numbers, 4, 4],
    [becomes(text({ description, max: 4 }), (value) => value.length % 2 || undefined, 'must be odd'), texts, 2, 2],
    [described(choice(['a'], { description }), 'Another'), texts, 1, 1],
    [textOrJson({ description, max: 4 }), ['a', 'abcde', {}, { a: 'abcde' }], 2, 1],
  ] as const) {
    assert.deepEqual(compare(type, values), { right, known }, JSON.stringify(z.toJSONSchema(type, { io: 'input' })));
  }
});

test('what it does not know it leaves to the schema', () => {
  for (const [type, value] of [
    [pattern({ description: 'A pattern that remembers', pattern: /a/g, rule: 'must be a', max: 5 }), 'a'],
    [list(text({ description: 'An item', max: 5 }), { description: 'Items', min: 1, max: 2 }), ['a']],
  ] as const) {
    assert.equal(factsOf(type).quick(value), undefined);
    assert.ok(type.safeParse(value).success);
  }
});

test('a rule that is added behind its back is noticed when the service starts, not passed over', () => {
  const ruled = text({ description: 'A text', max: 5 }).refine((value) => value !== 'a');
  for (const type of [
    ruled,
    ruled.optional(),
    text({ description: 'A text', max: 5 })
      .optional()
      .refine(() => true),
    z.string(),
    z.string().default('a'),
  ])
    assert.throws(() => factsOf(type), /params\.ts/);
});
