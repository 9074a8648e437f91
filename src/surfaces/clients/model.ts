/** Model of the operations for the client generators: names, parameters and responses as JSON schemas. */
import type { Family, Operation } from '../../core/operation/operation.ts';
import { argumentName, inputSchema, parametersOf } from '../../core/operation/parameters.ts';
import { isMedia } from '../../core/request/output.ts';
import { buildOpenApi } from '../openapi.ts';
import { downloadPaths } from '../openapi-downloads.ts';
import { operationsOf } from '../services.ts';
import { allName, type ClientName, clientName } from './names.ts';
import { JSON_MEDIA, pageSize, responseTypesOf, type Sends, transportOf } from './transport.ts';

export type Schema = Readonly<Record<string, unknown>>;

export interface ClientParameter {
  readonly name: string;
  readonly description: string;
  readonly schema: Schema;
  readonly required: boolean;
}

/** JSON, by the schema of its `data`, or a file. */
export type ClientResponse = { readonly data: Schema } | 'file';

export interface ClientOperation extends Pick<Operation, 'id' | 'path' | 'summary'> {
  readonly name: ClientName;
  readonly details: string;
  readonly parameters: readonly ClientParameter[];
  readonly sends: Sends;
  /** Media types of the response. */
  readonly types: readonly string[];
  readonly response: ClientResponse;
  /** Response for the listed values of `format`. */
  readonly other: { readonly formats: readonly string[]; readonly response: ClientResponse } | undefined;
  /** For paged lists: the method that iterates over all pages. */
  readonly all: { readonly method: readonly string[]; readonly maxPageSize: number } | undefined;
}

export interface ClientModel {
  readonly operations: readonly ClientOperation[];
  /** Shared schemas by name, referenced by responses. */
  readonly schemas: Readonly<Record<string, Schema>>;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly responses: Readonly<Record<string, DocumentedMethod>> }>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}
interface DocumentedMethod {
  readonly content: Readonly<Record<string, { readonly schema: { readonly properties: Readonly<Record<string, Schema>> } }>>;
}

export async function clientModel(families: readonly Family[]): Promise<ClientModel> {
  const document = (await buildOpenApi(families)) as unknown as Document;
  const { Error: _, ...schemas } = document.components.schemas;
  const operations = operationsOf(families).map((operation) => describeOperation(operation, document));
  const platform = Object.entries(downloadPaths(families)).map(([path, { get }]) =>
    describePath(path as Operation['path'], get as DocumentedPath),
  );
  return { operations: [...operations, ...platform], schemas };
}

interface DocumentedPath {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly parameters?: readonly (ClientParameter & { readonly in: string })[];
  readonly responses: Readonly<Record<string, DocumentedMethod>>;
}

/** A path that is not an operation of a family, from its description. */
function describePath(
  path: Operation['path'],
  { operationId: id, summary, description = '', parameters = [], responses }: DocumentedPath,
): ClientOperation {
  const content = responses[200]?.content ?? {};
  const data = content[JSON_MEDIA]?.schema.properties.data;
  return {
    id,
    path,
    summary,
    details: description,
    name: clientName({ id, path }),
    parameters: parameters.map(({ name, description: text, schema, required }) => ({ name, description: text, schema, required })),
    sends: 'query',
    types: Object.keys(content),
    response: data === undefined ? 'file' : { data },
    other: undefined,
    all: undefined,
  };
}

function describeOperation(operation: Operation, document: Document): ClientOperation {
  const { id, path, summary, details = '' } = operation;
  const name = clientName(operation);
  const maxPageSize = pageSize(operation);
  return {
    id,
    path,
    summary,
    details,
    name,
    parameters: clientParameters(operation),
    sends: transportOf(operation),
    types: responseTypesOf(operation),
    ...responsesOf(operation, document),
    all: maxPageSize === undefined ? undefined : { method: allName(name), maxPageSize },
  };
}

export function isJsonOnly({ types }: ClientOperation): boolean {
  return types.length === 1 && types[0] === JSON_MEDIA;
}

function clientParameters(operation: Operation): ClientParameter[] {
  const { properties = {}, required = [] } = inputSchema(operation) as { properties?: Record<string, Schema>; required?: string[] };
  const { byName } = parametersOf(operation);
  return Object.entries(properties).map(([name, schema]) => ({
    name: argumentName(operation, name),
    description: byName.get(name)?.description ?? '',
    schema,
    required: required.includes(name),
  }));
}

function responsesOf(operation: Operation, { paths }: Document): Pick<ClientOperation, 'response' | 'other'> {
  const method = operation.method === 'POST' || operation.files ? 'post' : 'get';
  const data = paths[operation.path]?.[method]?.responses[200]?.content[JSON_MEDIA]?.schema.properties.data;
  const formats = formatsOf(operation);
  if (data === undefined) return { response: 'file', other: undefined };
  if (isMedia(operation.output)) return { response: 'file', other: { formats: [JSON_FORMAT], response: { data } } };
  const otherFormats = formats.filter((format) => format !== JSON_FORMAT);
  const hasOther = formats.includes(JSON_FORMAT) && otherFormats.length > 0;
  return { response: { data }, other: hasOther ? { formats: otherFormats, response: 'file' } : undefined };
}

const JSON_FORMAT = 'json';

function formatsOf(operation: Operation): readonly string[] {
  const { choices } = parametersOf(operation).byName.get('format') ?? {};
  return [...(choices?.values() ?? [])];
}
