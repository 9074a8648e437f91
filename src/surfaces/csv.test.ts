/** CSV: cells of nested values, columns of alternative records, and escaping of formulas (CSV injection, OWASP). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { startFamilies } from '../../test/support/service.ts';
import { operation } from '../core/operation/operation.ts';
import { toCsv } from './csv.ts';

const CELLS = {
  '=1+1': "'=1+1",
  '+cmd': "'+cmd",
  '-2+3': "'-2+3",
  '@SUM(A1)': "'@SUM(A1)",
  '\t=1': "'\t=1",
  '\r=1': `"'\r=1"`,
  '=HYPERLINK("x","y")': `"'=HYPERLINK(""x"",""y"")"`,
  '-12.5': '-12.5',
  '+91 69521 32167': '+91 69521 32167',
  'plain, text': '"plain, text"',
} as const;

test('cells of CSV cannot be interpreted as formulas', async () => {
  const rows = Object.keys(CELLS).map((cell) => ({ cell, number: -12.5 }));
  const list = operation({
    id: 'rows',
    path: '/v1/rows',
    summary: 'Rows',
    input: {},
    output: z.array(z.object({ cell: z.string(), number: z.number() })),
    example: {},
    run: () => ({ data: rows }),
  });
  const family = { id: 'rows', name: 'Rows', group: 'Developer tools', about: 'For tests.', operations: [list] } as const;
  const service = await startFamilies([family]);
  const csv = await (await fetch(`${service.url}/v1/rows?format=csv`)).text();
  const lines = Object.values(CELLS).map((cell) => `${cell},-12.5\r\n`);
  assert.equal(csv, `cell,number\r\n${lines.join('')}`);
  await service.close();
});

test('objects become columns, arrays one cell, and missing values an empty one', () => {
  const schema = { items: { properties: { name: {}, at: { properties: { lat: {}, lon: {} } }, tags: {}, more: {} } } };
  const rows = [
    { name: 'a', at: { lat: 1, lon: 2 }, tags: ['x', 'y'], more: { b: true } },
    { name: null, at: null, tags: [{ x: 1 }] },
  ];
  assert.equal(toCsv(schema, rows), 'name,at.lat,at.lon,tags,more\r\na,1,2,x;y,"{""b"":true}"\r\n,,,"[{""x"":1}]",\r\n');
  assert.equal(toCsv(schema, []), 'name,at.lat,at.lon,tags,more\r\n');
});

test('alternative records have the columns of the first kind that fits all rows', () => {
  const schema = { items: { anyOf: [{ properties: { a: {} } }, { properties: { a: {}, b: {} } }] } };
  assert.equal(toCsv(schema, [{ a: 1 }]), 'a\r\n1\r\n');
  assert.equal(toCsv(schema, [{ a: 1 }, { b: 2 }]), 'a,b\r\n1,\r\n,2\r\n');
});
