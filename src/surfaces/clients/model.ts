/** The operations as the printers of clients see them: names, parameters and answers, each as a JSON schema. */
import { z } from 'zod';
import type { Family, Operation } from '../../core/request/operation.ts';
import { isMedia } from '../../core/request/output.ts';
import { inputSchema, jsonName, parametersOf } from '../../core/request/parameters.ts';
import { openApi } from '../openapi.ts';
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

/** An answer in JSON, by the schema of its `data`, or a file. */
export type ClientAnswer = { readonly data: Schema } | 'file';

export interface ClientOperation extends Pick<Operation, 'id' | 'path' | 'summary'> {
  readonly name: ClientName;
  readonly details: string;
  readonly parameters: readonly ClientParameter[];
  readonly sends: 'query' | 'json' | 'file' | 'files';
  readonly answer: ClientAnswer;
  /** What some values of `format` answer instead. */
  readonly other: { readonly formats: readonly string[]; readonly answer: ClientAnswer } | undefined;
  /** For lists that come in pages: the method that goes through all of them. */
  readonly all: { readonly method: readonly string[]; readonly most: number } | undefined;
}

export interface ClientModel {
  readonly operations: readonly ClientOperation[];
  /** By their names; answers refer to them. */
  readonly schemas: Readonly<Record<string, Schema>>;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly responses: Readonly<Record<string, Described>> }>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}
interface Described {
  readonly content: Readonly<Record<string, { readonly schema: { readonly properties: Readonly<Record<string, Schema>> } }>>;
}

export async function clientModel(families: readonly Family[]): Promise<ClientModel> {
  const document = (await openApi(families)) as unknown as Document;
  const { Error: _, ...schemas } = document.components.schemas;
  return { operations: operationsOf(families).map((operation) => describe(operation, document)), schemas };
}

function describe(operation: Operation, document: Document): ClientOperation {
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
    sends: sendsOf(operation),
    ...answersOf(operation, document),
    all: most === undefined ? undefined : { method: allName(name), most },
  };
}

/** What has a body takes it in place of a query: there is room for long texts. */
export function sendsOf(operation: Operation): ClientOperation['sends'] {
  if (operation.files) return operation.files.max === 1 ? 'file' : 'files';
  return methodsOf(operation).includes('POST') ? 'json' : 'query';
}

function clientParameters(operation: Operation): ClientParameter[] {
  const { properties = {}, required = [] } = inputSchema(operation) as { properties?: Record<string, Schema>; required?: string[] };
  const { named } = parametersOf(operation);
  return Object.entries(properties).map(([name, schema]) => ({
    // A path has no other names.
    name: operation.path.includes(`{${name}}`) ? name : jsonName(operation, name),
    description: named.get(name)?.description ?? '',
    schema,
    required: required.includes(name),
  }));
}

function answersOf(operation: Operation, { paths }: Document): Pick<ClientOperation, 'answer' | 'other'> {
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
  const { choices } = parametersOf(operation).named.get('format') ?? {};
  return [...(choices?.values() ?? [])];
}

/** How much a page of a list holds at the most; nothing, where the answer does not come in pages. */
export function pageSize(operation: Operation): number | undefined {
  const { output, input } = operation;
  if (!(output instanceof z.ZodArray && 'limit' in input && 'offset' in input)) return undefined;
  const { properties } = inputSchema(operation) as { properties: Record<string, { readonly maximum?: number }> };
  return properties.limit?.maximum;
}
