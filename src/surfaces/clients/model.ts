/** Model of the operations for the client generators: names, parameters and responses as JSON schemas. */
import { z } from 'zod';
import type { Family, Operation } from '../../core/operation/operation.ts';
import { inputSchema, jsonName, parametersOf } from '../../core/operation/parameters.ts';
import { isMedia } from '../../core/request/output.ts';
import { buildOpenApi } from '../openapi.ts';
import { methodsOf } from '../rest.ts';
import { operationsOf } from '../services.ts';
import { allName, type ClientName, clientName } from './names.ts';

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
  readonly sends: 'query' | 'json' | 'file' | 'files';
  readonly answer: ClientResponse;
  /** Response for the listed values of `format`. */
  readonly other: { readonly formats: readonly string[]; readonly answer: ClientResponse } | undefined;
  /** For paged lists: the method that iterates over all pages. */
  readonly all: { readonly method: readonly string[]; readonly most: number } | undefined;
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
  return { operations: operationsOf(families).map((operation) => describeOperation(operation, document)), schemas };
}

function describeOperation(operation: Operation, document: Document): ClientOperation {
  const { id, path, summary, details = '' } = operation;
  const name = clientName(operation);
  const most = pageSize(operation);
  return {
    id,
    path,
    summary,
    details,
    name,
    parameters: clientParameters(operation),
    sends: transportOf(operation),
    ...responsesOf(operation, document),
    all: most === undefined ? undefined : { method: allName(name), most },
  };
}

/** Operations with a body send parameters in it: a query limits the length of texts. */
export function transportOf(operation: Operation): ClientOperation['sends'] {
  if (operation.files) return operation.files.max === 1 ? 'file' : 'files';
  return methodsOf(operation).includes('POST') ? 'json' : 'query';
}

function clientParameters(operation: Operation): ClientParameter[] {
  const { properties = {}, required = [] } = inputSchema(operation) as { properties?: Record<string, Schema>; required?: string[] };
  const { byName } = parametersOf(operation);
  return Object.entries(properties).map(([name, schema]) => ({
    // Path parameters have no alias.
    name: operation.path.includes(`{${name}}`) ? name : jsonName(operation, name),
    description: byName.get(name)?.description ?? '',
    schema,
    required: required.includes(name),
  }));
}

function responsesOf(operation: Operation, { paths }: Document): Pick<ClientOperation, 'answer' | 'other'> {
  const method = operation.method === 'POST' || operation.files ? 'post' : 'get';
  const data = paths[operation.path]?.[method]?.responses[200]?.content['application/json']?.schema.properties.data;
  const formats = formatsOf(operation);
  if (data === undefined) return { answer: 'file', other: undefined };
  if (isMedia(operation.output)) return { answer: 'file', other: { formats: [JSON_FORMAT], answer: { data } } };
  const others = formats.filter((format) => format !== JSON_FORMAT);
  const hasOther = formats.includes(JSON_FORMAT) && others.length > 0;
  return { answer: { data }, other: hasOther ? { formats: others, answer: 'file' } : undefined };
}

const JSON_FORMAT = 'json';

function formatsOf(operation: Operation): readonly string[] {
  const { choices } = parametersOf(operation).byName.get('format') ?? {};
  return [...(choices?.values() ?? [])];
}

/** Largest page size; undefined if the response is not paged. */
export function pageSize(operation: Operation): number | undefined {
  const { output, input } = operation;
  if (!(output instanceof z.ZodArray && 'limit' in input && 'offset' in input)) return undefined;
  const { properties } = inputSchema(operation) as { properties: Record<string, { readonly maximum?: number }> };
  return properties.limit?.maximum;
}
