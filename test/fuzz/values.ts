/** Fuzz generators for parameter values: valid, invalid and odd ones. */
import fc from 'fast-check';
import { anyCodePoint } from '../support/any-code-point.ts';

export interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly format?: string;
}

/** Words with a meaning for some operation, in many scripts, and strings that are hard to handle. */
const WORDS = [
  ...[
    'chennai',
    'Anna Nagar',
    'HDFC0000007',
    '600001',
    '22AAAAA0000A1Z5',
    'TN01AB1234',
    'MAS',
    'today',
    '2026-02-29',
    '2026-11-15',
    'en',
    'iss',
  ],
  ...['दिल्ली', 'சென்னை', 'কলকাতা', 'ಬೆಂಗಳೂರು', 'మచిలీపట్నం', 'കൊച്ചി', 'ਅੰਮ੍ਰਿਤਸਰ', 'ଭୁବନେଶ୍ୱର', 'سری نگر', '北京', 'Москва', '𑀅𑀓𑀭', '👩🏽‍🚀🇮🇳'],
  ...[
    '',
    ' ',
    '\0',
    '\u202e',
    '\ufeff',
    'e\u0301\u0327',
    '%',
    '%00',
    '%zz',
    '../..',
    "' OR 1=1 --",
    '<svg onload=x>',
    '\r\nX: y',
    '__proto__',
  ],
  ...['0', '-1', '1e9', '0x10', 'NaN', 'Infinity', '-0', '99999999999999999999', '1.5', 'true', 'null', '[]', '{}', '٣', '१०'],
];

const shortText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...WORDS) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: anyCodePoint, maxLength: 40 }) },
  { weight: 1, arbitrary: fc.array(fc.constantFrom(...WORDS), { maxLength: 6 }).map((words) => words.join(' ')) },
);

/** One long run without a word boundary, or a repeated word. */
const longText = (maxLength: number): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom(...WORDS.filter((word) => word !== ''), 'a', 'அ', '(', '9', '{"a":'), fc.integer({ min: 100, max: maxLength }))
    .map(([word, length]) => word.repeat(Math.ceil(length / word.length)).slice(0, length));

export const anyText = (maxLength: number): fc.Arbitrary<string> =>
  fc.oneof({ weight: 12, arbitrary: shortText }, { weight: 1, arbitrary: longText(maxLength) });

/** A value that satisfies the schema, as far as it can express. */
export function right(schema: Schema): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices?.length) return fc.oneof(...choices.map(right));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum?.length) return fc.constantFrom(...schema.enum);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  const { minimum = -1e6, maximum = 1e6 } = schema;
  if (type === 'integer') return fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) });
  if (type === 'number') return fc.double({ min: minimum, max: maximum, noNaN: true });
  if (type === 'boolean') return fc.boolean();
  if (type === 'array') return fc.array(right(schema.items ?? {}), { maxLength: Math.min(schema.maxItems ?? 5, 5) });
  if (type === 'object') return fc.record(mapped(schema.properties ?? {}, right), { requiredKeys: [] });
  return rightText(schema);
}

function rightText({ pattern, maxLength = 200 }: Schema): fc.Arbitrary<string> {
  const plain = shortText.map((text) => text.slice(0, maxLength));
  const matching = pattern === undefined ? undefined : matchingText(pattern);
  return matching
    ? fc.oneof({ weight: 3, arbitrary: matching.map((text) => text.slice(0, maxLength)) }, { weight: 1, arbitrary: plain })
    : plain;
}

const matchingTexts = new Map<string, fc.Arbitrary<string> | undefined>();

/** Memoised: many parameters share a pattern. */
function matchingText(pattern: string): fc.Arbitrary<string> | undefined {
  if (!matchingTexts.has(pattern)) matchingTexts.set(pattern, invertPattern(pattern));
  return matchingTexts.get(pattern);
}

/** Not every pattern can be inverted by fast-check; those use the words above. */
function invertPattern(pattern: string): fc.Arbitrary<string> | undefined {
  try {
    const arbitrary = fc.stringMatching(new RegExp(pattern, 'u'));
    fc.sample(arbitrary, 1);
    return arbitrary;
  } catch {
    return undefined;
  }
}

function mapped<T>(properties: Readonly<Record<string, Schema>>, make: (schema: Schema) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, make(schema)]));
}

/** Text of a query or path parameter, mostly valid. */
export function parameter(schema: Schema, example: unknown): fc.Arbitrary<string> {
  const rights = right(schema).map(String);
  return fc.oneof(
    { weight: 6, arbitrary: rights },
    ...(example === undefined ? [] : [{ weight: 8, arbitrary: fc.constant(String(example)) }]),
    { weight: 2, arbitrary: anyText(9_000) },
  );
}

const deep = fc.integer({ min: 10, max: 20_000 }).map((levels) => '['.repeat(levels) + ']'.repeat(levels));
const brokenJson = fc.constantFrom('{', '{"text":', '"', 'nul', '{"text":"a"}}', '\ufeff{}', '{"text":"\\ud800"}', '[1,2,]', '');

/** Text of a JSON body: valid, incomplete, malformed or deeply nested. */
export function jsonBody(schema: Schema, example: Readonly<Record<string, unknown>>): fc.Arbitrary<string> {
  const properties = mapped(schema.properties ?? {}, (item) =>
    fc.oneof({ weight: 5, arbitrary: right(item) }, { weight: 1, arbitrary: fc.jsonValue() }, { weight: 1, arbitrary: anyText(20_000) }),
  );
  const record = fc.record(properties, { requiredKeys: [] });
  return fc.oneof(
    { weight: 8, arbitrary: record.map((values) => JSON.stringify({ ...example, ...values })) },
    { weight: 3, arbitrary: record.map((values) => JSON.stringify(values)) },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: brokenJson },
    { weight: 1, arbitrary: deep },
  );
}
