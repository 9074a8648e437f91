/** OpenAPI description of downloads and dataset changes, which are not operations of a family. */
import type { Family } from '../core/operation/operation.ts';
import { type FormatName, formats } from '../downloads/formats.ts';
import { tables } from '../downloads/tables.ts';
import { DEFAULT_CHANGES_LIMIT, MAX_CHANGES_LIMIT, MAX_CHANGES_OFFSET } from './changes.ts';
import { type OpenApiSchema, RATE_HEADER_REFERENCES, stringSchema } from './openapi-components.ts';

export const DOWNLOADS_TAG = {
  name: 'downloads',
  description: 'Downloads. Whole tables as files, and what refreshes have changed in them.',
};

const withDescription = (description: string, schema: OpenApiSchema = stringSchema): OpenApiSchema => ({ ...schema, description });
const integerSchema = { type: 'integer' };

function objectSchema(properties: Readonly<Record<string, OpenApiSchema>>, description?: string): OpenApiSchema {
  return { type: 'object', ...(description && { description }), required: Object.keys(properties), properties };
}

function okResponse(content: OpenApiSchema, headers: OpenApiSchema = {}): OpenApiSchema {
  return { description: 'The answer', headers: { ...headers, ...RATE_HEADER_REFERENCES }, content };
}

const errorReferences = (...statuses: readonly number[]): OpenApiSchema =>
  Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/${status}` }]));

const parameterObject = (
  name: string,
  place: 'path' | 'query',
  description: string,
  schema: OpenApiSchema,
  example?: string,
): OpenApiSchema => ({
  name,
  in: place,
  required: place === 'path',
  description,
  schema,
  ...(example !== undefined && { example }),
});

const FORMAT_NAMES = Object.keys(formats) as FormatName[];

/** Media type without parameters. */
const mediaTypeOf = (format: FormatName): string => formats[format].type.split(';')[0] as string;

const arraySchema = (items: OpenApiSchema, description: string): OpenApiSchema => ({ type: 'array', items, description });

const DownloadTable = objectSchema({
  name: withDescription('By which it is asked for'),
  title: withDescription('What its rows are'),
  dataset: withDescription('Dataset that it is taken from'),
  rows: withDescription('Number of rows', integerSchema),
  version: withDescription('Version of the dataset'),
  asOf: withDescription('Of when the data is, as its publisher says', { type: ['string', 'null'] }),
  retrieved: withDescription('When it was taken from its publisher'),
  licence: withDescription('Under which it may be used'),
  attribution: withDescription('Who is to be named'),
  columns: arraySchema(
    objectSchema({ name: withDescription('Heading in CSV, member in NDJSON'), type: withDescription('What its cells are') }),
    'Columns, in their order',
  ),
  files: arraySchema(
    objectSchema({
      format: withDescription('One of the endings below', { type: 'string', enum: FORMAT_NAMES }),
      url: withDescription('Where the file is'),
      type: withDescription('Media type'),
      bytes: withDescription('Size without compression; null until it has been made', { type: ['integer', 'null'] }),
      sha256: withDescription('Hash of these bytes; null until it has been made', { type: ['string', 'null'] }),
    }),
    'The same rows in each format',
  ),
});

const versionSchema = (description: string): OpenApiSchema =>
  objectSchema(
    { version: withDescription('Version of the dataset'), retrieved: withDescription('When it was taken from its publisher') },
    description,
  );

const DatasetChanges = objectSchema({
  from: versionSchema('The version that is compared with'),
  to: versionSchema('The version that is served'),
  counts: objectSchema(
    {
      added: withDescription('Records that came', integerSchema),
      changed: withDescription('Records that differ', integerSchema),
      withdrawn: withDescription('Records that went', integerSchema),
    },
    'How many records of each kind there are',
  ),
  versions: arraySchema(versionSchema('A version that is kept'), 'Versions that can be compared with'),
  changes: arraySchema(
    objectSchema({
      key: withDescription('Key of the record, such as an IFSC'),
      change: withDescription('What became of it', { type: 'string', enum: ['added', 'changed', 'withdrawn'] }),
      before: { description: 'The record as it was; null where it was not there' },
      after: { description: 'The record as it is; null where it is gone' },
    }),
    'One page of them, in the order of their keys',
  ),
});

const schemaReference = (name: string): OpenApiSchema => ({ $ref: `#/components/schemas/${name}` });

const envelopeContent = (data: OpenApiSchema, meta: OpenApiSchema): OpenApiSchema => ({
  'application/json': { schema: { type: 'object', required: ['data', 'meta'], properties: { data, meta } } },
});

export const DOWNLOAD_SCHEMAS: Readonly<Record<string, OpenApiSchema>> = { DownloadTable, DatasetChanges };

export function downloadPaths(families: readonly Family[]): Record<string, OpenApiSchema> {
  return {
    '/v1/downloads': { get: listOperation },
    '/v1/downloads/{table}.{format}': { get: getOperation },
    '/v1/changes/{dataset}': { get: changesOperation(families) },
  };
}

const tags = [DOWNLOADS_TAG.name];

const listOperation: OpenApiSchema = {
  operationId: 'downloads_list',
  summary: 'Tables that may be had whole',
  description: 'Every dataset whose licence allows it, with rows, version, licence, bytes and SHA-256 of each file.',
  tags,
  responses: {
    200: okResponse(
      envelopeContent(
        { type: 'array', items: schemaReference('DownloadTable') },
        {
          type: 'object',
          description: 'Information about the list',
          required: ['total', 'notOffered'],
          properties: {
            total: withDescription('Number of tables', integerSchema),
            note: withDescription('What to know about this answer'),
            notOffered: arraySchema(
              objectSchema({ dataset: withDescription('Dataset that is not offered whole'), reason: withDescription('Why it is not') }),
              'The other datasets',
            ),
          },
        },
      ),
    ),
    ...errorReferences(400, 429, 503),
  },
};

const binaryContent = { schema: { type: 'string', format: 'binary' } };
const fileContent = Object.fromEntries(FORMAT_NAMES.map((format) => [mediaTypeOf(format), binaryContent]));

const getOperation: OpenApiSchema = {
  operationId: 'downloads_get',
  summary: 'A whole table as a file',
  description: 'With ETag, Repr-Digest, ranges, and compressed on its way where that helps. Counts as 10 units.',
  tags,
  parameters: [
    parameterObject('table', 'path', 'Name of the table', { type: 'string', enum: tables.map(({ name }) => name) }, 'stations'),
    parameterObject('format', 'path', 'Kind of file', { type: 'string', enum: FORMAT_NAMES }, 'csv'),
  ],
  responses: {
    200: okResponse(fileContent, { 'X-Licence': { description: 'Licence of the data', schema: stringSchema } }),
    206: { ...okResponse(fileContent), description: 'The part that was asked for with Range' },
    ...errorReferences(400, 404, 429, 503),
    416: { description: 'The file has no such part.', content: { 'application/json': { schema: schemaReference('Error') } } },
  },
};

function changesOperation(families: readonly Family[]): OpenApiSchema {
  const definitions = families.flatMap(({ operations }) => operations.flatMap(({ needs }) => needs.map(([, definition]) => definition)));
  const names = new Set(definitions.filter(({ primaryKey, refresh }) => primaryKey !== undefined && refresh).map(({ name }) => name));
  return {
    operationId: 'changes_get',
    summary: 'What refreshes have added, changed and withdrawn',
    description: 'Between a version that is kept and the one that is served. Counts as 10 units.',
    tags,
    parameters: [
      parameterObject(
        'dataset',
        'path',
        'Name of the dataset',
        { type: 'string', ...(names.size > 0 && { enum: [...names].sort() }) },
        'ifsc',
      ),
      parameterObject('since', 'query', 'A day such as 2026-10-31, or a version; the oldest that is kept if left out', stringSchema),
      parameterObject('limit', 'query', 'Page size', {
        type: 'integer',
        minimum: 1,
        maximum: MAX_CHANGES_LIMIT,
        default: DEFAULT_CHANGES_LIMIT,
      }),
      parameterObject('offset', 'query', 'Changes to skip', { type: 'integer', minimum: 0, maximum: MAX_CHANGES_OFFSET, default: 0 }),
    ],
    responses: {
      200: okResponse(envelopeContent(schemaReference('DatasetChanges'), schemaReference('Meta'))),
      ...errorReferences(400, 404, 429, 503),
    },
  };
}
