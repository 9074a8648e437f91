/** OpenAPI description of downloads, dataset changes and status, which are not operations of a family. */
import type { Family } from '../core/operation/operation.ts';
import { CHANGES_FORMATS, type FormatName, formats } from '../downloads/formats.ts';
import { tables } from '../downloads/tables.ts';
import { DEFAULT_CHANGES_LIMIT, MAX_CHANGES_LIMIT, MAX_CHANGES_OFFSET } from './changes.ts';
import { type OpenApiSchema, RATE_HEADER_REFERENCES, stringSchema } from './openapi-components.ts';

export const DOWNLOADS_TAG = {
  name: 'downloads',
  description: 'Downloads. Complete tables as files, their changes by refreshes, and their age.',
};

const withDescription = (description: string, schema: OpenApiSchema = stringSchema): OpenApiSchema => ({ ...schema, description });
const integerSchema = { type: 'integer' };

function objectSchema(properties: Readonly<Record<string, OpenApiSchema>>, description?: string): OpenApiSchema {
  return { type: 'object', ...(description && { description }), required: Object.keys(properties), properties };
}

function okResponse(content: OpenApiSchema, headers: OpenApiSchema = {}): OpenApiSchema {
  return { description: 'The response', headers: { ...headers, ...RATE_HEADER_REFERENCES }, content };
}

const errorReferences = (...statuses: readonly number[]): OpenApiSchema =>
  Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/${status}` }]));

const parameterObject = (
  name: string,
  location: 'path' | 'query',
  description: string,
  schema: OpenApiSchema,
  example?: string,
): OpenApiSchema => ({
  name,
  in: location,
  required: location === 'path',
  description,
  schema,
  ...(example !== undefined && { example }),
});

const FORMAT_NAMES = Object.keys(formats) as FormatName[];

/** Media type without parameters. */
const mediaTypeOf = (format: FormatName): string => formats[format].type.split(';')[0] as string;

const arraySchema = (items: OpenApiSchema, description: string): OpenApiSchema => ({ type: 'array', items, description });

const DownloadTable = objectSchema({
  name: withDescription('Name of the table'),
  title: withDescription('Content of the table'),
  dataset: withDescription('Dataset of the table'),
  rows: withDescription('Number of rows', integerSchema),
  version: withDescription('Version of the dataset'),
  asOf: withDescription('Date of the data given by the publisher', { type: ['string', 'null'] }),
  retrieved: withDescription('When it was retrieved'),
  licence: withDescription('Licence of the data'),
  attribution: withDescription('Required attribution'),
  columns: arraySchema(
    objectSchema({ name: withDescription('Column name in CSV, member name in NDJSON'), type: withDescription('Type of the values') }),
    'Columns in order',
  ),
  files: arraySchema(
    objectSchema({
      format: withDescription('Format, also the file extension', { type: 'string', enum: FORMAT_NAMES }),
      url: withDescription('URL of the file'),
      type: withDescription('Media type'),
      bytes: withDescription('Uncompressed size; null until the file has been generated', { type: ['integer', 'null'] }),
      sha256: withDescription('SHA-256 of the uncompressed file; null until it has been generated', { type: ['string', 'null'] }),
    }),
    'The same rows in each format',
  ),
});

const versionSchema = (description: string): OpenApiSchema =>
  objectSchema({ version: withDescription('Version of the dataset'), retrieved: withDescription('When it was retrieved') }, description);

const DatasetChanges = objectSchema({
  from: versionSchema('Earlier version of the comparison'),
  to: versionSchema('Current version'),
  counts: objectSchema(
    {
      added: withDescription('Number of added records', integerSchema),
      changed: withDescription('Number of changed records', integerSchema),
      withdrawn: withDescription('Number of withdrawn records', integerSchema),
    },
    'Number of changes by kind',
  ),
  versions: arraySchema(versionSchema('An available version'), 'Versions available for comparison'),
  changes: arraySchema(
    objectSchema({
      key: withDescription('Key of the record, such as an IFSC'),
      change: withDescription('Kind of change', { type: 'string', enum: ['added', 'changed', 'withdrawn'] }),
      before: { description: 'Previous record; null if it was added' },
      after: { description: 'Current record; null if it was withdrawn' },
    }),
    'One page of changes, sorted by key',
  ),
});

const schemaReference = (name: string): OpenApiSchema => ({ $ref: `#/components/schemas/${name}` });

const envelopeContent = (data: OpenApiSchema, meta: OpenApiSchema): OpenApiSchema => ({
  'application/json': { schema: { type: 'object', required: ['data', 'meta'], properties: { data, meta } } },
});

const nullable = (type: string): OpenApiSchema => ({ type: [type, 'null'] });

const DatasetStatus = objectSchema({
  name: withDescription('Name of the dataset'),
  loaded: withDescription('Whether there is data to serve', { type: 'boolean' }),
  rows: withDescription('Rows of all kinds', nullable('integer')),
  counts: withDescription('Rows by kind', { type: ['object', 'null'], additionalProperties: integerSchema }),
  version: withDescription('Version that is loaded', nullable('string')),
  asOf: withDescription('Date of the data given by the publisher', nullable('string')),
  asOfNote: withDescription('Explanation of that date, or of its absence', nullable('string')),
  olderFields: {
    ...objectSchema(
      { asOf: withDescription('Date of these fields'), fields: arraySchema({ type: 'string' }, 'Names of the fields') },
      'Fields that are older than the rest',
    ),
    type: ['object', 'null'],
  },
  retrieved: withDescription('When it was retrieved', nullable('string')),
  ageDays: withDescription('Whole days since asOf', nullable('integer')),
  stale: withDescription('Whether the usual update interval of the publisher has passed', nullable('boolean')),
  origin: withDescription('Origin of the data: bundled or refresh', nullable('string')),
  problem: withDescription('Why the dataset is not loaded, or why its last refresh failed', nullable('string')),
});

const ServiceStatus = objectSchema({
  version: withDescription('Version of Potli'),
  uptimeSeconds: withDescription('Seconds since the start', integerSchema),
  datasets: arraySchema({ $ref: '#/components/schemas/DatasetStatus' }, 'Every dataset'),
  models: arraySchema({ type: 'object', additionalProperties: {} }, 'Every model, and whether it could be loaded'),
});

export const DOWNLOAD_SCHEMAS: Readonly<Record<string, OpenApiSchema>> = { DownloadTable, DatasetChanges, DatasetStatus, ServiceStatus };

export function downloadPaths(families: readonly Family[]): Record<string, OpenApiSchema> {
  return {
    '/v1/downloads': { get: listOperation },
    '/v1/downloads/{table}.{format}': { get: getOperation },
    '/v1/changes/{dataset}': { get: changesOperation(families) },
    '/v1/downloads/changes/{dataset}.{format}': { get: changesFileOperation(families) },
    '/v1/status': { get: statusOperation },
  };
}

const tags = [DOWNLOADS_TAG.name];

const listOperation: OpenApiSchema = {
  operationId: 'downloads_list',
  summary: 'Tables available for download',
  description: 'Every dataset whose licence allows redistribution, with rows, version, licence, bytes and SHA-256 of each file.',
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
            note: withDescription('Remark on this response'),
            notOffered: arraySchema(
              objectSchema({
                dataset: withDescription('Dataset that is not available'),
                reason: withDescription('Why it is not available'),
              }),
              'Datasets that are not available for download',
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
  summary: 'A complete table as a file',
  description: 'Supports ETag, Repr-Digest, range requests and content encoding. Costs 10 units.',
  tags,
  parameters: [
    parameterObject('table', 'path', 'Name of the table', { type: 'string', enum: tables.map(({ name }) => name) }, 'stations'),
    parameterObject('format', 'path', 'File format', { type: 'string', enum: FORMAT_NAMES }, 'csv'),
  ],
  responses: {
    200: okResponse(fileContent, { 'X-Licence': { description: 'Licence of the data', schema: stringSchema } }),
    206: { ...okResponse(fileContent), description: 'The requested range' },
    ...errorReferences(400, 404, 429, 503),
    416: { description: 'The range cannot be satisfied.', content: { 'application/json': { schema: schemaReference('Error') } } },
  },
};

const statusOperation: OpenApiSchema = {
  operationId: 'status',
  summary: 'Datasets and models: versions, sizes and age',
  description: 'Loaded datasets and models, the dates of their data, and what is stale or missing.',
  tags,
  responses: {
    200: okResponse(envelopeContent(schemaReference('ServiceStatus'), schemaReference('Meta'))),
    ...errorReferences(400, 429, 503),
  },
};

function periodParameters(families: readonly Family[]): OpenApiSchema[] {
  const definitions = families.flatMap(({ operations }) => operations.flatMap(({ needs }) => needs.map(([, definition]) => definition)));
  const names = new Set(definitions.filter(({ primaryKey, refresh }) => primaryKey !== undefined && refresh).map(({ name }) => name));
  const dataset = { type: 'string', ...(names.size > 0 && { enum: [...names].sort() }) };
  return [
    parameterObject('dataset', 'path', 'Name of the dataset', dataset, 'ifsc'),
    parameterObject('since', 'query', 'A date such as 2026-10-31, or a version; default the oldest available', stringSchema),
    parameterObject('until', 'query', 'A date or a version; default the current one', stringSchema),
  ];
}

function changesOperation(families: readonly Family[]): OpenApiSchema {
  return {
    operationId: 'changes_get',
    summary: 'Records that refreshes have added, changed and withdrawn',
    description: 'Between an available earlier version and the current one, or two earlier ones. Costs 10 units.',
    tags,
    parameters: [
      ...periodParameters(families),
      parameterObject('limit', 'query', 'Page size', {
        type: 'integer',
        minimum: 1,
        maximum: MAX_CHANGES_LIMIT,
        default: DEFAULT_CHANGES_LIMIT,
      }),
      parameterObject('offset', 'query', 'Number of changes to skip', {
        type: 'integer',
        minimum: 0,
        maximum: MAX_CHANGES_OFFSET,
        default: 0,
      }),
    ],
    responses: {
      200: okResponse(envelopeContent(schemaReference('DatasetChanges'), schemaReference('Meta'))),
      ...errorReferences(400, 404, 429, 503),
    },
  };
}

function changesFileOperation(families: readonly Family[]): OpenApiSchema {
  return {
    operationId: 'downloads_changes',
    summary: 'All changes of a period as a file',
    description: 'One change per line: key, kind of change, and the records before and after as JSON. Costs 10 units.',
    tags,
    parameters: [
      ...periodParameters(families),
      parameterObject('format', 'path', 'File format', { type: 'string', enum: CHANGES_FORMATS }, 'csv'),
    ],
    responses: {
      200: okResponse(Object.fromEntries(CHANGES_FORMATS.map((format) => [mediaTypeOf(format), binaryContent]))),
      ...errorReferences(400, 404, 429, 503),
    },
  };
}
