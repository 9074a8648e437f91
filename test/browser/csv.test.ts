import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toCsv } from '../../src/web/browser/csv.ts';

test('a table saved from a page has no formulas (CSV injection)', () => {
  const columns = [{ path: 'name' }, { path: 'value' }];
  const cells = [
    ['=1+1', -5],
    ['@a, "b"', null],
    ['+91 69521 32167', '-2+3'],
  ];
  assert.equal(toCsv({ columns, cells }), 'name,value\r\n\'=1+1,-5\r\n"\'@a, ""b""",\r\n+91 69521 32167,\'-2+3');
});
