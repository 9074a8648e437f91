import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { PotliError } from '../../client/error.ts';
import type { Operation } from '../../core/operation/operation.ts';
import { families } from '../../families/index.ts';
import { operationsOf } from '../../surfaces/services.ts';
import type { Backend } from '../backend.ts';
import { type CsvRow, CsvRowReader } from './csv-rows.ts';
import { Enrichment } from './enrichment.ts';
import { type FieldSchema, fieldPath, valueAt } from './fields.ts';
import { LOOKUP_KINDS } from './kinds.ts';
import { Lookup } from './lookup.ts';
import { parseEnrichOptions } from './options.ts';

const operation = operationsOf(families).find(({ id }) => id === 'pincode_get') as Operation;

/** Stub of a backend with a single pincode. */
class StubBackend implements Backend {
  callCount = 0;

  async call(_: Operation, { pincode }: Readonly<Record<string, unknown>>): Promise<{ data: object; meta: object }> {
    this.callCount++;
    if (pincode !== '600001') throw new PotliError({ code: 'not_found', status: 404, message: `No pincode "${pincode}".` });
    return { data: { district: 'Chennai, old', state: 'தமிழ்நாடு', offices: [{ latitude: null }, { latitude: 13.08 }] }, meta: {} };
  }

  close(): void {}
}

function enrichment(backend: Backend = new StubBackend(), column = 'pin'): Enrichment {
  const fields = ['district', 'state', 'latitude'];
  const lookup = (delimiter: string): Lookup => new Lookup({ backend, operation, kind: LOOKUP_KINDS.pincode, fields, delimiter });
  return new Enrichment({ column, fields, kind: 'pincode', delimiter: undefined, warn: () => undefined, lookup });
}

const asBytes = (text: string): string => Buffer.from(text).toString('latin1');
const asText = (bytes: string): string => Buffer.from(bytes, 'latin1').toString();

/** Feeds the text in chunks of a given size, so that rows are split at every position. */
async function enrichText(text: string, size = text.length * 4, table: Enrichment = enrichment()): Promise<string> {
  const bytes = asBytes(text);
  let outputText = '';
  for (let offset = 0; offset < bytes.length; offset += size) outputText += await table.enrichChunk(bytes.slice(offset, offset + size));
  return asText(outputText + (await table.enrichChunk('', true)));
}

const HEADER = 'name,pin,note';
const ENRICHED_HEADER = 'name,pin,note,district,state,latitude,error';
const ADDED_CELLS = ',"Chennai, old",தமிழ்நாடு,13.08,';

test('rows are copied verbatim with new cells appended; a key without a match gets an error message', async () => {
  const table = `${HEADER}\r\nஅருண்,600001,"a ""b"", c"\r\nB, 600001 ,5" pipe\r\nC,999999,\r\nD,,x\r\n`;
  const expectedTable = [
    ENRICHED_HEADER,
    `அருண்,600001,"a ""b"", c"${ADDED_CELLS}`,
    `B, 600001 ,5" pipe${ADDED_CELLS}`,
    'C,999999,,,,,"No pincode ""999999""."',
    'D,,x,,,,the cell is empty',
    '',
  ].join('\r\n');
  for (const size of [1, 7, 1_000]) assert.equal(await enrichText(table, size), expectedTable, `in chunks of ${size}`);
});

test('a malformed row is copied with the reason and does not affect other rows', async () => {
  const table = enrichment();
  const outputText = await enrichText(`${HEADER}\nA,600001\nB,600001,x,y\nC,"600001,x\nD,600001,x`, 1_000, table);
  assert.deepEqual(outputText.split('\n'), [
    ENRICHED_HEADER,
    'A,600001,,,,,"line 2 has 2 cells, but the first line has 3"',
    'B,600001,x,y,,,,"line 3 has 4 cells, but the first line has 3"',
    'C,"600001,x,,,,line 4 has an unclosed quotation mark',
    `D,600001,x${ADDED_CELLS}`,
  ]);
  assert.deepEqual(table.counts, { rows: 4, failed: 3 });
});

test('multi-line cells, other delimiters and a byte order mark are parsed', async () => {
  assert.equal(
    await enrichText('\ufeffpin;note;error\n600001;"two\nlines; here";\n', 3),
    '\ufeffpin;note;error;district;state;latitude;pincode_error\n600001;"two\nlines; here";;Chennai, old;தமிழ்நாடு;13.08;\n',
  );
  assert.match(await enrichText('note\tpin\nx\t600001\n'), /\nx\t600001\tChennai, old\t/);
});

test('a repeated key is requested once', async () => {
  const backend = new StubBackend();
  await enrichText(`${HEADER}\n${'a,600001,\nb,999999,\n'.repeat(50)}`, 100, enrichment(backend));
  assert.equal(backend.callCount, 2);
});

test('a table without the column, without a header or in UTF-16 is rejected', async () => {
  await assert.rejects(
    enrichText(`${HEADER}\n`, 100, enrichment(undefined, 'pincode')),
    /no column "pincode"; it has "name", "pin", "note"/,
  );
  await assert.rejects(enrichText(''), /is empty/);
  await assert.rejects(enrichment().enrichChunk('\u00ff\u00fen\0a\0\n\0'), /UTF-16/);
});

test('an error other than a missing key aborts the run', async () => {
  const backend: Backend = { call: () => Promise.reject(new PotliError({ code: 'busy', status: 503, message: 'Wait.' })), close() {} };
  await assert.rejects(enrichText(`${HEADER}\na,600001,\n`, 100, enrichment(backend)), /Wait/);
});

test('fields are selected by name, nested ones by dotted path', () => {
  const schema = {
    properties: { a: {}, list: { items: { properties: { b: {}, c: {} } } }, any: { anyOf: [{ additionalProperties: {} }] } },
  };
  assert.deepEqual(fieldPath(schema, 'a'), ['a']);
  assert.deepEqual(fieldPath(schema, 'b'), ['list', 'b']);
  assert.deepEqual(fieldPath(schema, 'list.c'), ['list', 'c']);
  assert.deepEqual(fieldPath(schema, 'any.thing'), ['any', 'thing']);
  assert.throws(() => fieldPath(schema, 'list.d'), /unknown field "list.d".*Known: a, list, any, list.b, list.c/);
  assert.equal(valueAt({ list: [{ b: null }, { b: 0 }] }, ['list', 'b']), '0');
  assert.equal(valueAt({ tags: ['x', 'y'] }, ['tags']), 'x; y');
});

test('the fields of an address include its pincode, its location and the reasons for corrections', () => {
  const { output } = operationsOf(families).find(({ id }) => id === LOOKUP_KINDS.address.operation) as Operation;
  const schema = z.toJSONSchema(output as z.ZodType, { io: 'output', metadata: z.registry() }) as FieldSchema;
  assert.deepEqual(fieldPath(schema, 'pincode'), ['parts', 'pincode']);
  assert.deepEqual(fieldPath(schema, 'latitude'), ['latitude']);
  assert.deepEqual(fieldPath(schema, 'corrections.why'), ['corrections', 'why']);
  assert.deepEqual(LOOKUP_KINDS.address.input('Kothrud, Poona'), { q: 'Kothrud, Poona' });
});

test('parseEnrichOptions requires the table, the column and the fields', () => {
  assert.deepEqual(parseEnrichOptions(['a.csv', '--pincode', 'pin', '--add=x, y', '-o', 'b.csv', '--delimiter', '\\t']), {
    path: 'a.csv',
    kind: 'pincode',
    column: 'pin',
    fields: ['x', 'y'],
    out: 'b.csv',
    delimiter: '\t',
  });
  assert.equal(parseEnrichOptions(['--help']), undefined);
  for (const [args, rule] of [
    [['--pincode', 'pin', '--add', 'x'], /one CSV/],
    [['a.csv', '--add', 'x'], /one of --pincode/],
    [['a.csv', '--pincode', 'a', '--ifsc', 'b', '--add', 'x'], /one of --pincode/],
    [['a.csv', '--pincode', 'a'], /--add needs/],
    [['a.csv', '--pincode', 'a', '--add', 'x', '-o', 'a.csv'], /must not be the input file/],
    [['a.csv', '--pin', 'a'], /Unknown option --pin/],
    [['a.csv', '--pincode'], /needs a value/],
  ] as const) {
    assert.throws(() => parseEnrichOptions(args), rule);
  }
});

test('a row beyond the maximum length is rejected without buffering it', () => {
  const reader = new CsvRowReader();
  const rows: CsvRow[] = [...reader.rows(`"${'x'.repeat(300_000)}\nb,c\n`, false)];
  assert.deepEqual(
    rows.map(({ broken, line }) => [broken, line]),
    [
      [true, 1],
      [false, 2],
    ],
  );
});
