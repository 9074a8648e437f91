/** OpenAPI description of downloads and dataset changes, which are not operations of a family. */
import type { Family } from '../core/request/operation.ts';
import { type FormatName, formats } from '../downloads/formats.ts';
import { tables } from '../downloads/tables.ts';
import { MOST_LIMIT, MOST_OFFSET, USUAL_LIMIT } from './changes.ts';
import { RATE_HEADER_REFERENCES, type Schema, text } from './openapi-parts.ts';

export const DOWNLOADS_TAG = {
  name: 'downloads',
  description: 'Downloads. Whole tables as files, and what refreshes have changed in them.',
};

const says = (description: string, schema: Schema = text): Schema => ({ ...schema, description });
const whole = { type: 'integer' };

function record(properties: Readonly<Record<string, Schema>>, description?: string): Schema {
  return { type: 'object', ...(description && { description }), required: Object.keys(properties), properties };
}

function answer(content: Schema, headers: Schema = {}): Schema {
  return { description: 'The answer', headers: { ...headers, ...RATE_HEADER_REFERENCES }, content };
}

const faults = (...statuses: readonly number[]): Schema =>
  Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/${status}` }]));

const parameter = (name: string, place: 'path' | 'query', description: string, schema: Schema, example?: string): Schema => ({
  name,
  in: place,
  required: place === 'path',
  description,
  schema,
  ...(example !== undefined && { example }),
});

const FORMAT_NAMES = Object.keys(formats) as FormatName[];

/** Media type without parameters. */
const mediaType = (format: FormatName): string => formats[format].type.split(';')[0] as string;

const list = (items: Schema, description: string): Schema => ({ type: 'array', items, description });

const DownloadTable = record({
  name: says('By which it is asked for'),
  title: says('What its rows are'),
  dataset: says('Dataset that it is taken from'),
  rows: says('Number of rows', whole),
  version: says('Version of the dataset'),
  asOf: says('Of when the data is, as its publisher says', { type: ['string', 'null'] }),
  retrieved: says('When it was taken from its publisher'),
  licence: says('Under which it may be used'),
  attribution: says('Who is to be named'),
  columns: list(record({ name: says('Heading in CSV, member in NDJSON'), type: says('What its cells are') }), 'Columns, in their order'),
  files: list(
    record({
      format: says('One of the endings below', { type: 'string', enum: FORMAT_NAMES }),
      url: says('Where the file is'),
      type: says('Media type'),
      bytes: says('Size without compression; null until it has been made', { type: ['integer', 'null'] }),
      sha256: says('Hash of these bytes; null until it has been made', { type: ['string', 'null'] }),
    }),
    'The same rows in each format',
  ),
});

const kept = (description: string): Schema =>
  record({ version: says('Version of the dataset'), retrieved: says('When it was taken from its publisher') }, description);

const DatasetChanges = record({
  from: kept('The version that is compared with'),
  to: kept('The version that is served'),
  counts: record(
    { added: says('Records that came', whole), changed: says('Records that differ', whole), withdrawn: says('Records that went', whole) },
    'How many records of each kind there are',
  ),
  versions: list(kept('A version that is kept'), 'Versions that can be compared with'),
  changes: list(
    record({
      key: says('Key of the record, such as an IFSC'),
      change: says('What became of it', { type: 'string', enum: ['added', 'changed', 'withdrawn'] }),
      before: { description: 'The record as it was; null where it was not there' },
      after: { description: 'The record as it is; null where it is gone' },
    }),
    'One page of them, in the order of their keys',
  ),
});

const refer = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

const enveloped = (data: Schema, meta: Schema): Schema => ({
  'application/json': { schema: { type: 'object', required: ['data', 'meta'], properties: { data, meta } } },
});

export const DOWNLOAD_SCHEMAS: Readonly<Record<string, Schema>> = { DownloadTable, DatasetChanges };

export function downloadPaths(families: readonly Family[]): Record<string, Schema> {
  return {
    '/v1/downloads': { get: listTables },
    '/v1/downloads/{table}.{format}': { get: getTable },
    '/v1/changes/{dataset}': { get: changesOf(families) },
  };
}

const tags = [DOWNLOADS_TAG.name];

const listTables: Schema = {
  operationId: 'downloads_list',
  summary: 'Tables that may be had whole',
  description: 'Every dataset whose licence allows it, with rows, version, licence, bytes and SHA-256 of each file.',
  tags,
  responses: {
    200: answer(
      enveloped(
        { type: 'array', items: refer('DownloadTable') },
        {
          type: 'object',
          description: 'Information about the list',
          required: ['total', 'notOffered'],
          properties: {
            total: says('Number of tables', whole),
            note: says('What to know about this answer'),
            notOffered: list(
              record({ dataset: says('Dataset that is not offered whole'), reason: says('Why it is not') }),
              'The other datasets',
            ),
          },
        },
      ),
    ),
    ...faults(400, 429, 503),
  },
};

const file = { schema: { type: 'string', format: 'binary' } };
const files = Object.fromEntries(FORMAT_NAMES.map((format) => [mediaType(format), file]));

const getTable: Schema = {
  operationId: 'downloads_get',
  summary: 'A whole table as a file',
  description: 'With ETag, Repr-Digest, ranges, and compressed on its way where that helps. Counts as 10 units.',
  tags,
  parameters: [
    parameter('table', 'path', 'Name of the table', { type: 'string', enum: tables.map(({ name }) => name) }, 'stations'),
    parameter('format', 'path', 'Kind of file', { type: 'string', enum: FORMAT_NAMES }, 'csv'),
  ],
  responses: {
    200: answer(files, { 'X-Licence': { description: 'Licence of the data', schema: text } }),
    206: { ...answer(files), description: 'The part that was asked for with Range' },
    ...faults(400, 404, 429, 503),
    416: { description: 'The file has no such part.', content: { 'application/json': { schema: refer('Error') } } },
  },
};

function changesOf(families: readonly Family[]): Schema {
  const definitions = families.flatMap(({ operations }) => operations.flatMap(({ needs }) => needs.map(([, definition]) => definition)));
  const names = new Set(definitions.filter(({ identity, refresh }) => identity !== undefined && refresh).map(({ name }) => name));
  return {
    operationId: 'changes_get',
    summary: 'What refreshes have added, changed and withdrawn',
    description: 'Between a version that is kept and the one that is served. Counts as 10 units.',
    tags,
    parameters: [
      parameter('dataset', 'path', 'Name of the dataset', { type: 'string', ...(names.size > 0 && { enum: [...names].sort() }) }, 'ifsc'),
      parameter('since', 'query', 'A day such as 2026-10-31, or a version; the oldest that is kept if left out', text),
      parameter('limit', 'query', 'Page size', { type: 'integer', minimum: 1, maximum: MOST_LIMIT, default: USUAL_LIMIT }),
      parameter('offset', 'query', 'Changes to skip', { type: 'integer', minimum: 0, maximum: MOST_OFFSET, default: 0 }),
    ],
    responses: { 200: answer(enveloped(refer('DatasetChanges'), refer('Meta'))), ...faults(400, 404, 429, 503) },
  };
}
