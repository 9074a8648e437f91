/** Syntax highlighting of JSON and of code. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type HighlightedLanguage, tokenise } from '../../src/web/browser/highlight.ts';

function coloured(text: string, language: HighlightedLanguage): string[] {
  const tokens = tokenise(text, language);
  assert.equal(tokens.map((token) => token.text).join(''), text, 'no character is lost');
  return tokens.flatMap((token) => (token.kind ? [`${token.kind} ${token.text}`] : []));
}

test('keys, strings, numbers and literals of JSON are told apart', () => {
  assert.deepEqual(coloured('{\n "a\\"b" : "x: \\"1\\", true",\n "n": [-1.5e+3, 0, null, false]\n}', 'json'), [
    'key "a\\"b"',
    'string "x: \\"1\\", true"',
    'key "n"',
    'number -1.5e+3',
    'number 0',
    'literal null',
    'literal false',
  ]);
  assert.deepEqual(coloured('', 'json'), []);
});

test('a quote within a string of a shell continues it, and a URL is no comment', () => {
  assert.deepEqual(coloured(`curl http://localhost:8080/v1/text \\\n  -d '{"text":"it'\\''s"}'`, 'code'), [`string '{"text":"it'\\''s"}'`]);
});

test('comments of JavaScript and Python are coloured, and strings in them are not', () => {
  assert.deepEqual(coloured(`f("https://a/#b"); // it's 'a.pdf'\n# "x"\ng('#')`, 'code'), [
    'string "https://a/#b"',
    "comment // it's 'a.pdf'",
    'comment # "x"',
    "string '#'",
  ]);
});
