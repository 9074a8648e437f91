/** `/openapi.json`: OpenAPI 3.1, generated from the operations. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Family, Operation } from '../core/operation/operation.ts';
import { parametersOf as inputParameters, inputSchema, jsonName } from '../core/operation/parameters.ts';
import { isMedia } from '../core/request/output.ts';
import { yieldBetween } from '../core/util/yield-between.ts';
import { VERSION } from '../version.ts';
import { pascalCase } from './clients/names.ts';
import { EVENT_STREAM_TYPE } from './event-stream.ts';
import { readExampleAnswers } from './example-answers.ts';
import { JSON_TYPE, PUBLIC_ONE_HOUR } from './headers.ts';
import { type HttpResponse, staticResponse } from './http-response.ts';
import {
  COMMON_SCHEMAS,
  errorResponses,
  type OpenApiSchema,
  RATE_HEADER_REFERENCES,
  RATE_HEADERS,
  stringSchema,
  withDefaultDescriptions,
} from './openapi-components.ts';
import { DOWNLOAD_SCHEMAS, DOWNLOADS_TAG, downloadPaths } from './openapi-downloads.ts';
import { isList, LIST_FORMAT, methodsOf } from './rest-operation.ts';
import { send } from './send.ts';
import type { Services } from './services.ts';

const MEDIA_JSON = 'application/json';

/** Returns the document, which the web pages are generated from. */
export function mountOpenApi(app: FastifyInstance, { families, publicUrl }: Services): () => Promise<OpenApiSchema> {
  // Built on first request: it would be the slowest step of the startup.
  let document: Promise<OpenApiSchema> | undefined;
  let response: Promise<HttpResponse> | undefined;
  const describe = (): Promise<OpenApiSchema> => {
    document ??= buildOpenApi(families, publicUrl);
    return document;
  };
  const buildResponse = async (): Promise<HttpResponse> =>
    staticResponse(JSON.stringify(await describe()), JSON_TYPE, { cache: PUBLIC_ONE_HOUR });
  app.get('/openapi.json', { config: { pattern: '/openapi.json' } }, async (_request, reply) => {
    response ??= buildResponse();
    return send(reply, await response);
  });
  return describe;
}

export async function buildOpenApi(families: readonly Family[], publicUrl = ''): Promise<OpenApiSchema> {
  const schemas: Record<string, OpenApiSchema> = { ...COMMON_SCHEMAS, ...DOWNLOAD_SCHEMAS };
  const operationNames = new Set(families.flatMap((family) => family.operations.map(({ id }) => pascalCase(id.split('_')))));
  const components: Components = { schemas, nameOf: (name) => (operationNames.has(name) ? `${name}Result` : name) };
  const paths: Record<string, OpenApiSchema> = {};
  const examples = readExampleAnswers();
  const operations = families.flatMap((family) => family.operations.map((operation) => [operation, family] as const));
  await yieldBetween(operations, ([operation, family]) => {
    const methods = methodsOf(operation);
    for (const method of methods) {
      const item = paths[operation.path] ?? {};
      paths[operation.path] = item;
      const id = methods.length > 1 && method === 'POST' ? `${operation.id}_post` : operation.id;
      const exampleResponse = method === methods[0] ? examples.get(operation.id) : undefined;
      item[method.toLowerCase()] = describeOperation({ operation, tag: family.id, operationId: id, method, components, exampleResponse });
    }
  });
  return {
    openapi: '3.1.0',
    info: {
      title: 'Potli: Indian data and tools',
      version: VERSION,
      summary: 'Free, key-less lookups, generators and tools over one convention.',
      description:
        'Responses are `{data, meta}`; errors are `{error: {code, message}}` with the matching status. No key, no sign-up, open CORS. ' +
        'The rate limit is 600 units per minute and client; heavy operations cost 10.',
      contact: { name: 'Potli', ...(publicUrl !== '' && { url: publicUrl }) },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicUrl || '/' }],
    security: [],
    tags: [...families.map(({ id, name, group, about }) => ({ name: id, description: `${name}. ${about} (${group})` })), DOWNLOADS_TAG],
    paths: { ...paths, ...downloadPaths(families) },
    components: { schemas, responses: errorResponses(), headers: RATE_HEADERS },
  };
}

interface Components {
  readonly schemas: Record<string, OpenApiSchema>;
  /**
   * Name of a schema in the document. A schema with the name of an operation gets another name: code generators derive names from both, such as
   * `WordsStyle` from the parameter `style` of `words` and from the field `style` of `Words`.
   */
  nameOf(name: string): string;
}

interface DescribedOperation {
  readonly operation: Operation;
  readonly tag: string;
  readonly operationId: string;
  readonly method: 'GET' | 'POST';
  readonly components: Components;
  /** Recorded response of the example. */
  readonly exampleResponse: unknown;
}

function describeOperation({ operation, tag, operationId, method, components, exampleResponse }: DescribedOperation): OpenApiSchema {
  const { title, summary, details } = operation;
  const description = title === summary ? (details ?? `${summary}.`) : [`${summary}.`, details ?? ''].join(' ').trim();
  const parameters = parametersOf(operation, method);
  const requestBody = method === 'POST' ? bodyOf(operation) : undefined;
  return {
    operationId,
    summary: title,
    description,
    tags: [tag],
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: {
      200: {
        description: 'The response',
        headers: { ...headersOf(operation), ...RATE_HEADER_REFERENCES },
        content: withExample(contentOf(operation, components), exampleResponse),
      },
      ...Object.fromEntries(errorStatuses(operation, method).map((status) => [status, { $ref: `#/components/responses/${status}` }])),
    },
  };
}

function parametersOf(operation: Operation, method: 'GET' | 'POST'): OpenApiSchema[] {
  const { properties = {}, required = [] } = inputSchema(operation) as { properties?: Record<string, OpenApiSchema>; required?: string[] };
  const jsonOnly = operation.method === 'POST' && !operation.files;
  const parameters: OpenApiSchema[] = [];
  for (const [name, { description: _, ...schema }] of Object.entries(properties)) {
    const inPath = operation.path.includes(`{${name}}`);
    if (!inPath && jsonOnly) continue;
    const example = operation.example[name];
    parameters.push({
      name,
      in: inPath ? 'path' : 'query',
      // On POST the body can supply query parameters.
      required: inPath || (method === 'GET' && required.includes(name)),
      description: parameterDescription(operation, name),
      schema,
      ...(example !== undefined && { example }),
    });
  }
  if (isList(operation) && !('format' in operation.input)) parameters.push(FORMAT_PARAMETER);
  return parameters;
}

function parameterDescription(operation: Operation, name: string): string {
  const { description = '', aliases = [] } = inputParameters(operation).byName.get(name) ?? {};
  return aliases.length > 0 ? `${description} (also accepted as ${aliases.join(', ')})` : description;
}

const { description: FORMAT_DESCRIPTION, ...FORMAT_SCHEMA } = LIST_FORMAT;
const FORMAT_PARAMETER = { name: 'format', in: 'query', required: false, description: FORMAT_DESCRIPTION, schema: FORMAT_SCHEMA };

function bodyOf(operation: Operation): OpenApiSchema {
  const schema = inputSchema(operation) as { properties?: Record<string, OpenApiSchema>; required?: string[] };
  const fields = Object.entries(schema.properties ?? {}).filter(([name]) => !operation.path.includes(`{${name}}`));
  if (operation.files) {
    const binary = { type: 'string', format: 'binary' };
    const { accepts, max } = operation.files;
    const file = max === 1 ? { file: binary } : { files: { type: 'array', items: binary, maxItems: max } };
    return {
      required: true,
      content: {
        'multipart/form-data': { schema: { type: 'object', properties: { ...file, ...Object.fromEntries(fields) } } },
        ...(max === 1 && Object.fromEntries(accepts.map((type) => [type, { schema: binary }]))),
      },
    };
  }
  const properties = Object.fromEntries(fields.map(([name, property]) => [bodyName(operation, name), property]));
  const required = (schema.required ?? []).map((name) => bodyName(operation, name)).filter((name) => name in properties);
  // Where a list of texts is expected, a single text is accepted.
  if (operation.textBody === 'text' && !('text' in properties)) {
    properties.text = { type: 'string', description: 'A single value instead of a list' };
    required.splice(0);
  }
  const json = { [MEDIA_JSON]: { schema: { type: 'object', properties, ...(required.length > 0 && { required }) } } };
  return { required: true, content: operation.textBody === undefined ? json : { 'text/plain': { schema: { type: 'string' } }, ...json } };
}

/** In JSON bodies the text parameter is named `text` where the operation has that alias; see also `jsonName`. */
function bodyName(operation: Operation, name: string): string {
  const mayBeText = name === operation.textBody && inputParameters(operation).byName.get(name)?.aliases.includes('text');
  return mayBeText ? 'text' : jsonName(operation, name);
}

function withExample(content: Record<string, OpenApiSchema>, response: unknown): OpenApiSchema {
  const json = content[MEDIA_JSON];
  return json && response !== undefined ? { ...content, [MEDIA_JSON]: { ...json, examples: { answer: { value: response } } } } : content;
}

function contentOf(operation: Operation, components: Components): Record<string, OpenApiSchema> {
  const { output } = operation;
  if (isMedia(output)) {
    const files = { ...Object.fromEntries(output.media.map((type) => [type, {}])), ...eventContent(operation) };
    return output.json ? { ...files, [MEDIA_JSON]: { schema: envelopeOf(output.json, components) } } : files;
  }
  return {
    [MEDIA_JSON]: { schema: envelopeOf(output, components) },
    ...(isList(operation) && { 'text/csv': { schema: { type: 'string' } } }),
    ...Object.fromEntries((operation.alsoMedia ?? []).map((type) => [type, { schema: { type: 'string' } }])),
    ...(operation.plainText && { 'text/plain': { schema: { type: 'string' } } }),
    ...eventContent(operation),
  };
}

const EVENT_STREAM_DESCRIPTION =
  'Events of the type `progress` ({share, doing}), then `answer` ({status, type, headers, body or base64}) or `error` ({status, error})';

function eventContent({ reportsProgress }: Operation): Record<string, OpenApiSchema> {
  return reportsProgress ? { [EVENT_STREAM_TYPE]: { schema: { type: 'string', description: EVENT_STREAM_DESCRIPTION } } } : {};
}

function envelopeOf(output: z.ZodType, components: Components): OpenApiSchema {
  const data = hoist(z.toJSONSchema(output, { io: 'output', target: 'draft-2020-12' }), components);
  return { type: 'object', properties: { data, meta: { $ref: '#/components/schemas/Meta' } }, required: ['data', 'meta'] };
}

/** Moves named schemas to the components of the document. */
function hoist(schema: OpenApiSchema, components: Components): OpenApiSchema {
  const { schemas, nameOf } = components;
  const { $schema: _, $defs, id, ...rest } = schema;
  for (const [name, definition] of Object.entries(($defs as Record<string, OpenApiSchema>) ?? {}))
    schemas[nameOf(name)] ??= hoist(definition, components);
  const withReferences = JSON.stringify(rest).replace(
    /#\/\$defs\/(\w+)/g,
    (_whole, name: string) => `#/components/schemas/${nameOf(name)}`,
  );
  const relocated = JSON.parse(withReferences, (key, value) =>
    key === 'properties' ? withDefaultDescriptions(value) : value,
  ) as OpenApiSchema;
  if (typeof id !== 'string') return relocated;
  schemas[nameOf(id)] = relocated;
  return { $ref: `#/components/schemas/${nameOf(id)}` };
}

/** 503 on every operation: a dataset, a job slot or an upstream server may be unavailable. */
function errorStatuses({ files }: Operation, method: 'GET' | 'POST'): number[] {
  return [400, 404, 413, 414, ...(method === 'POST' ? [415] : []), ...(files ? [422] : []), 429, 503];
}

function headersOf({ headers = {} }: Operation): OpenApiSchema {
  return Object.fromEntries(Object.entries(headers).map(([name, description]) => [name, { description, schema: stringSchema }]));
}
