import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { parseBoundedJson } from './bounded-json.ts';

function parse(text: string): { value: unknown; steps: number } {
  const parser = parseBoundedJson(text);
  for (let steps = 1; ; steps++) {
    const { done, value } = parser.next();
    if (done) return { value, steps };
  }
}

const errorOf = (text: string): string => {
  try {
    parse(text);
    return 'accepted';
  } catch (error) {
    return (error as Error).message;
  }
};

/** Above the limit for `JSON.parse`. */
const LONG = ' '.repeat(70_000);

/** Both parsers must agree on value or error. */
function compare(text: string): void {
  compareOne(text);
  compareOne(text + LONG);
}

function compareOne(text: string): void {
  let expected: unknown;
  try {
    expected = JSON.parse(text);
  } catch {
    assert.equal(errorOf(text), 'The body is not valid JSON.', text);
    return;
  }
  const { value } = parse(text);
  assert.deepEqual(value, expected, text);
  assert.equal(JSON.stringify(value), JSON.stringify(expected), text);
}

describe('equals JSON.parse', () => {
  test('for any value', () => {
    fc.assert(
      fc.property(fc.json(), fc.constantFrom(undefined, 1, '\t'), (text, indent) =>
        compare(JSON.stringify(JSON.parse(text), null, indent)),
      ),
      { numRuns: 500 },
    );
  });

  test('for text with a character replaced at any position', () => {
    fc.assert(
      fc.property(
        fc.json(),
        fc.nat(),
        fc.constantFrom('', '"', '\\', '{', ']', ',', '0', 'e', '\n', '\0', 'u', '-', '.'),
        (text, position, sign) => {
          const index = position % (text.length + 1);
          compare(text.slice(0, index) + sign + text.slice(index + 1));
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test('for every kind of escape, number and white space, and names of Object.prototype', () => {
    for (const text of [
      '"\\u0b95\\ud83d\\ude00\\n\\"\\\\\\/"',
      '"\\ud83d"',
      '"\\u12"',
      '"\\x"',
      '"a\u2028b"',
      '"tab\there"',
      '{"__proto__":{"a":1},"constructor":2}',
      '{"a":1,"b":2,"a":3}',
      '{"2":1,"1":2}',
      '-0',
      '01',
      '1.',
      '.5',
      '+1',
      '1e400',
      '-1.5E-3',
      '1e',
      '--1',
      ' \t\r\n[ 1 , 2 ] \n',
      '\u00a0[1]',
      '\ufeff[1]',
      '[1,]',
      '{"a":1,}',
      '{a:1}',
      "{'a':1}",
      'tru',
      'nulll',
      '',
      '[',
      '{',
      '{"a"',
      '{"a":',
      '"',
      '"\\',
      '[1 2]',
    ]) {
      compare(text);
    }
  });

  test('for text in chunks, split at any position', () => {
    const fragment = 'க\\u0b95\\n\\\\😀\\ud83d\\ude00a';
    for (let shift = 0; shift < 20; shift++) {
      const text = `{"a":"${'x'.repeat(shift)}${fragment.repeat(6_000)}"}`;
      const { value, steps } = parse(text);
      assert.deepEqual(value, JSON.parse(text));
      assert.ok(steps > 3, `${steps} steps`);
    }
  });
});

test('stops as soon as a limit is exceeded', () => {
  const endless = (item: string): string => item.repeat(100_000);
  for (const [text, reason] of [
    ['['.repeat(100_000), 'is nested deeper than 64 levels'],
    [`{"a":${'{"a":'.repeat(100)}`, 'is nested deeper than 64 levels'],
    [`{${Array.from({ length: 3_000 }, (_, index) => `"k${index}":1`)}`, 'has more than 2000 members'],
    [`[${endless('{"a":1},')}`, 'has more than 2000 members'],
    [`{"codes":[${endless('1,')}`, 'has more than 10000 items in its lists'],
    [`[${endless('[1],')}`, 'has more than 10000 items in its lists'],
    [`{"a":${endless('1')}}`, 'has a number of more than 400 characters'],
  ] as const) {
    assert.equal(errorOf(LONG + text), `The JSON ${reason}.`);
  }
});

test('a short text has the same limits', () => {
  const list = (items: number, item = '1'): string => `[${Array.from({ length: items }, () => item)}]`;
  for (const [text, reason] of [
    [`${'['.repeat(65)}${']'.repeat(65)}`, 'is nested deeper than 64 levels'],
    [`{${Array.from({ length: 2_001 }, (_, index) => `"k${index}":1`)}}`, 'has more than 2000 members'],
    [list(2_001, '{"a":1}'), 'has more than 2000 members'],
    [list(10_001), 'has more than 10000 items in its lists'],
    [list(5_001, '[1]'), 'has more than 10000 items in its lists'],
  ] as const) {
    assert.equal(errorOf(text), `The JSON ${reason}.`);
  }
  for (const text of [`${'['.repeat(64)}${']'.repeat(64)}`, list(10_000), list(2_000, '{"a":1}')]) assert.equal(errorOf(text), 'accepted');
});
