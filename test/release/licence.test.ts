import assert from 'node:assert/strict';
import { test } from 'node:test';
import { evaluate } from './licence.ts';
import { Notice } from './notice.ts';

for (const [licence, verdict] of [
  ['MIT', 'free'],
  ['(MIT OR GPL-3.0-only)', 'free'],
  ['MIT AND OFL-1.1', 'attribution'],
  ['MPL-2.0', 'attribution'],
  ['(MIT OR CC0-1.0) AND BSD-3-Clause', 'free'],
  ['MIT AND (Apache-2.0 OR GPL-2.0-only)', 'free'],
  ['GPL-3.0-or-later', 'refused'],
  ['AGPL-3.0-only', 'refused'],
  ['MIT AND AGPL-3.0-only', 'refused'],
  ['LGPL-3.0-or-later', 'refused'],
  ['CC-BY-NC-4.0', 'refused'],
  ['BUSL-1.1', 'refused'],
  ['UNLICENSED', 'refused'],
  ['SEE LICENSE IN LICENSE', 'refused'],
  ['', 'refused'],
  ['MIT GPL-3.0', 'refused'],
  ['(MIT', 'refused'],
  ['MIT OR', 'refused'],
] as const) {
  test(`a package under ${licence || 'nothing'} is ${verdict}`, () => assert.equal(evaluate('example', licence), verdict));
}

test('the LGPL is for the libraries that can be replaced', () => {
  assert.equal(evaluate('@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later'), 'attribution');
  assert.equal(evaluate('libheif-js', 'LGPL-3.0'), 'attribution');
  assert.equal(evaluate('libheif-js', 'GPL-3.0'), 'refused');
});

test('NOTICE names packages, with a version or as a group, and tables', () => {
  const notice = new Notice(
    'Fonts: @type/sans-* and one 1.2.3 (MIT), two 2.0.0.\nTables (data/bundled/a_b, c; tokens_*), @d/{e,f} 3.0.0 (MIT)',
  );
  for (const name of ['@type/sans-tamil', 'one', 'two', 'a_b', 'c', 'tokens_x', '@d/e', '@d/f']) assert.ok(notice.names(name), name);
  for (const name of ['@type/serif', 'three', 'a', 'token']) assert.ok(!notice.names(name), name);
  assert.deepEqual([...notice.versionsOf('one')], ['1.2.3']);
  assert.deepEqual([...notice.versionsOf('two')], ['2.0.0']);
  assert.deepEqual([...notice.versionsOf('@d/e'), ...notice.versionsOf('@d/f')], ['3.0.0', '3.0.0']);
});
