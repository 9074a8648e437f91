import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { arrayItems, fromLatin1, type Latin1Bytes, latin1Template, RAW_NULL, RawJson, rawArray, toLatin1, utf8AsLatin1 } from './json.ts';

const raw = (value: unknown): RawJson => new RawJson(Buffer.from(JSON.stringify(value)));
/** Characters that could be mistaken for delimiters. */
const SPECIAL_VALUES = { a: '","b":', 'b"': '\\', c: { d: ['}', { e: ']' }], b: 1 }, b: 'தமிழ் "\\"', f: null };

describe('serialised objects', () => {
  test('with() appends members, as values or serialised', () => {
    const extended = raw({ a: 1 }).with({ b: 'ß', c: rawArray([raw({ d: 2 }), RAW_NULL]), e: undefined });
    assert.deepEqual(extended.parse(), { a: 1, b: 'ß', c: [{ d: 2 }, null] });
    assert.deepEqual(raw({}).with({ a: 1 }).parse(), { a: 1 });
    assert.deepEqual(raw({ a: 1 }).with({}).parse(), { a: 1 });
  });

  test('without() removes a member at any position', () => {
    for (const name of Object.keys(SPECIAL_VALUES)) {
      const { [name as keyof typeof SPECIAL_VALUES]: _, ...rest } = SPECIAL_VALUES;
      assert.equal(String(raw(SPECIAL_VALUES).without(name)), JSON.stringify(rest), name);
    }
    assert.equal(String(raw(SPECIAL_VALUES).without('d')), JSON.stringify(SPECIAL_VALUES));
    assert.equal(String(raw({ a: 1 }).without('a')), '{}');
    assert.equal(String(raw({}).without('a')), '{}');
  });

  test('hasNull() detects null members, but not in strings', () => {
    assert.equal(raw([{ a: 1 }, { a: null }]).hasNull('a'), true);
    assert.equal(raw({ text: '"a":null', b: 'null' }).hasNull('a'), false);
    assert.equal(raw({ b: 'null' }).hasNull('b'), false);
  });
});

describe('Latin-1 byte strings', () => {
  test('toLatin1() returns one character per byte and round-trips', () => {
    const bytes = Buffer.from('சென்னை, Zürich');
    assert.equal(toLatin1(bytes).length, bytes.length);
    assert.deepEqual(fromLatin1(toLatin1(bytes)), bytes);
    assert.equal(utf8AsLatin1('சென்னை, Zürich'), toLatin1(bytes));
    assert.equal(utf8AsLatin1('plain'), 'plain');
  });

  test('a plain string is not assignable to Latin1Bytes', () => {
    const bytes = utf8AsLatin1('ß');
    // @ts-expect-error: it would be encoded twice
    assert.equal(utf8AsLatin1(bytes).length, 4);
    // @ts-expect-error: a character would be lost
    assert.equal(fromLatin1('தமிழ்').length, 5);
  });

  test('byte strings are concatenated', () => {
    assert.equal(String(fromLatin1(latin1Template`[${utf8AsLatin1('"ß"')},${utf8AsLatin1('1')}]`)), '["ß",1]');
  });

  test('a serialised array is split into its serialised items', () => {
    for (const items of [[], [1], Object.values(SPECIAL_VALUES), ['a', 'b', 'c', 12]]) {
      const text: Latin1Bytes = toLatin1(raw(items).bytes);
      assert.deepEqual(
        arrayItems(text).map((item) => JSON.parse(String(fromLatin1(item)))),
        items,
      );
    }
  });
});
