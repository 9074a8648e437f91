/** `GET /v1`: the index of every API, made from the operations. */
import type { FastifyInstance } from 'fastify';
import { type Family, isMedia, type Operation } from '../core/operation.ts';
import { VERSION } from '../version.ts';
import { contentPolicy, JSON_TYPE, PUBLIC_HOUR } from './headers.ts';
import { methodsOf } from './rest.ts';
import type { Services } from './services.ts';

export function mountCatalogue(app: FastifyInstance, { families }: Services): void {
  const body = JSON.stringify({
    data: families.map(describeFamily),
    meta: { total: families.length, version: VERSION, openapi: '/openapi.json', mcp: '/mcp', status: '/v1/status' },
  });
  app.get('/v1', { config: { pattern: '/v1' } }, (_request, reply) =>
    reply
      .headers({ 'cache-control': PUBLIC_HOUR, 'content-security-policy': contentPolicy(JSON_TYPE) })
      .type(JSON_TYPE)
      .send(body),
  );
}

function describeFamily({ id, name, group, about, operations }: Family): object {
  return { family: id, name, group, about, operations: operations.map(describeOperation) };
}

function describeOperation(operation: Operation): object {
  const { id, path, summary, output, weight, tool } = operation;
  return {
    id,
    methods: methodsOf(operation),
    path,
    summary,
    example: exampleAddress(operation),
    returns: isMedia(output) ? output.media : ['application/json'],
    weight: typeof weight === 'number' ? weight : 'depends on the input',
    tool: tool ?? null,
  };
}

/** The example as an address that works; null when it needs a body. */
export function exampleAddress({ path, example, files, method }: Operation): string | null {
  if (files || method === 'POST') return null;
  const query: string[] = [];
  let address: string = path;
  for (const [name, value] of Object.entries(example)) {
    const slot = `{${name}}`;
    if (address.includes(slot)) address = address.replace(slot, encodeURIComponent(String(value)));
    else for (const item of [value].flat()) query.push(`${name}=${encodeURIComponent(String(item))}`);
  }
  return query.length > 0 ? `${address}?${query.join('&')}` : address;
}
