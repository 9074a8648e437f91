import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseQueryString } from './query-string.ts';

test('pairs are parsed like URLSearchParams', () => {
  for (const text of [
    '',
    'a=1',
    'a=1&b=2',
    'a',
    'a=',
    '=1',
    'a&b=',
    '&&a=1&',
    'a=b=c',
    'q=anna+nagar%20600040',
    'a=%26&%3D=%3D',
    'b=&=&c==',
    '&',
    '=',
  ]) {
    assert.deepEqual(parseQueryString(text), [...new URLSearchParams(text)], text);
  }
  const characters = 'ab=&+';
  for (let seed = 0; seed < 5 ** 6; seed++) {
    const text = Array.from({ length: 6 }, (_, index) => characters[Math.floor(seed / 5 ** index) % 5]).join('');
    assert.deepEqual(parseQueryString(text), [...new URLSearchParams(text)], text);
  }
});

test('invalid percent-encoding is rejected', () => {
  for (const text of ['q=%', 'q=%zz', '%c3=1', 'a=1&q=%ff']) assert.throws(() => parseQueryString(text), /invalid percent escape/, text);
});
