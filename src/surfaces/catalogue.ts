/** `GET /v1`: index of all APIs, generated from the operations. Also form descriptions for the web pages. */
import type { FastifyInstance } from 'fastify';
import type { Family, FileRules, Operation } from '../core/operation/operation.ts';
import { inputSchema, parametersOf } from '../core/operation/parameters.ts';
import { isMedia } from '../core/request/output.ts';
import { VERSION } from '../version.ts';
import { type ClientCall, pythonCall, typescriptCall } from './clients/names.ts';
import { JSON_TYPE, PUBLIC_ONE_HOUR } from './headers.ts';
import { staticResponse } from './http-response.ts';
import { queryOf } from './query-string.ts';
import { isList, LIST_FORMAT, methodsOf } from './rest-operation.ts';
import { send } from './send.ts';
import type { Services } from './services.ts';

export function mountCatalogue(app: FastifyInstance, { families }: Services): void {
  const index = JSON.stringify({
    data: families.map(describeFamily),
    meta: {
      total: families.length,
      version: VERSION,
      openapi: '/openapi.json',
      mcp: '/mcp',
      status: '/v1/status',
      downloads: '/v1/downloads',
    },
  });
  const response = staticResponse(index, JSON_TYPE, { cache: PUBLIC_ONE_HOUR });
  app.get('/v1', { config: { pattern: '/v1' } }, (request, reply) => {
    queryOf(request);
    return send(reply, response);
  });
}

export interface FamilyEntry extends Pick<Family, 'name' | 'group' | 'about'> {
  readonly family: string;
  readonly operations: readonly OperationEntry[];
}

export interface OperationEntry extends Pick<Operation, 'id' | 'path' | 'title' | 'summary'> {
  readonly methods: readonly ('GET' | 'POST')[];
  readonly example: string | null;
  readonly returns: readonly string[];
  readonly weight: number | string;
  readonly tool: string | null;
}

export function describeFamily({ id, name, group, about, operations }: Family): FamilyEntry {
  return { family: id, name, group, about, operations: operations.map(describeOperation) };
}

function describeOperation(operation: Operation): OperationEntry {
  const { id, path, title, summary, output, cost, tool } = operation;
  return {
    id,
    methods: methodsOf(operation),
    path,
    title,
    summary,
    example: exampleUrl(operation),
    returns: isMedia(output) ? output.media : ['application/json'],
    weight: typeof cost === 'number' ? cost : 'depends on the input',
    tool: tool ?? null,
  };
}

export type ParameterSchema = Readonly<Record<string, unknown>>;

/** Data from which the form of an operation is rendered. */
export interface OperationForm extends OperationEntry {
  readonly family: string;
  readonly details: string;
  /** JSON schema of each parameter, including its description. */
  readonly parameters: Readonly<Record<string, ParameterSchema>>;
  readonly required: readonly string[];
  readonly exampleInput: Readonly<Record<string, unknown>>;
  readonly textBody: string | null;
  readonly files: FileRules | null;
  readonly clients: { readonly typescript: ClientCall; readonly python: ClientCall };
}

export function describeForm(operation: Operation, family: Family): OperationForm {
  const { properties = {}, required = [] } = inputSchema(operation) as {
    properties?: Record<string, ParameterSchema>;
    required?: string[];
  };
  const byName = parametersOf(operation).byName;
  const parameters = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, { ...schema, description: byName.get(name)?.description ?? '' }]),
  );
  return {
    ...describeOperation(operation),
    family: family.name,
    details: operation.details ?? '',
    parameters: isList(operation) && operation.method === 'GET' ? { format: LIST_FORMAT, ...parameters } : parameters,
    required,
    exampleInput: operation.example,
    textBody: operation.textBody ?? null,
    files: operation.files ?? null,
    clients: { typescript: typescriptCall(operation), python: pythonCall(operation) },
  };
}

/** Example request as a URL; null if it needs a body. */
export function exampleUrl({ path, example, files, method }: Operation): string | null {
  if (files || method === 'POST') return null;
  const query: string[] = [];
  let pathname: string = path;
  for (const [name, value] of Object.entries(example)) {
    const placeholder = `{${name}}`;
    if (pathname.includes(placeholder)) pathname = pathname.replace(placeholder, encodeURIComponent(String(value)));
    else for (const item of [value].flat()) query.push(`${name}=${encodeURIComponent(String(item))}`);
  }
  return query.length > 0 ? `${pathname}?${query.join('&')}` : pathname;
}
