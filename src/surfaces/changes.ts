/** `/v1/changes/{dataset}?since=`: rows added, changed and removed by dataset refreshes. */
import type { FastifyInstance } from 'fastify';
import { ApiError, invalid } from '../core/request/api-error.ts';
import { envelopeText } from '../core/request/envelope.ts';
import { BUILD_TIMEOUT_MS, downloadsEngine } from '../downloads/engine.ts';
import { jsonResponse } from './http-response.ts';
import { parseQueryString } from './query-string.ts';
import { send } from './send.ts';
import type { Services } from './services.ts';

const PATTERN = '/v1/changes/{dataset}';
const COST = 10;
const PARAMETERS = ['since', 'limit', 'offset'];
export const DEFAULT_CHANGES_LIMIT = 100;
export const MAX_CHANGES_LIMIT = 1_000;
export const MAX_CHANGES_OFFSET = 1_000_000;
const MAX_SINCE_LENGTH = 200;

export function mountChanges(app: FastifyInstance, { datasets, jobs, clientKey }: Services): void {
  const comparable = datasets.definitions.filter(({ primaryKey, refresh }) => primaryKey !== undefined && refresh);
  app.get('/v1/changes/:dataset', { config: { pattern: PATTERN, cost: COST } }, async (request, reply) => {
    const { dataset } = request.params as { dataset: string };
    const definition = comparable.find(({ name }) => name === dataset);
    if (!definition) {
      const names = comparable.map(({ name }) => name).join(', ');
      throw new ApiError('not_found', `There are no changes of such a dataset; there are of ${names}.`);
    }
    const input = {
      ...readQuery((request.query as { text: string }).text),
      dataset,
      field: definition.primaryKey as string,
      directory: datasets.directory,
    };
    const { source } = datasets.open(definition);
    const answer = await jobs.answer(downloadsEngine, 'changes', input, { timeoutMs: BUILD_TIMEOUT_MS, client: clientKey(request) });
    return send(reply, jsonResponse(envelopeText({ ...answer, meta: { ...answer.meta, source } })));
  });
}

function readQuery(text: string): { since: string | undefined; limit: number; offset: number } {
  const query = new Map(parseQueryString(text));
  for (const name of query.keys()) if (!PARAMETERS.includes(name)) invalid('query', `there is ${PARAMETERS.join(', ')}, and nothing else`);
  const since = query.get('since');
  if (since !== undefined && (since === '' || since.length > MAX_SINCE_LENGTH))
    invalid('since', 'must be a day such as 2026-10-31, or a version');
  return {
    since,
    limit: parseInteger(query, 'limit', DEFAULT_CHANGES_LIMIT, 1, MAX_CHANGES_LIMIT),
    offset: parseInteger(query, 'offset', 0, 0, MAX_CHANGES_OFFSET),
  };
}

function parseInteger(query: ReadonlyMap<string, string>, name: string, fallback: number, min: number, max: number): number {
  const text = query.get(name) ?? String(fallback);
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max) invalid(name, `must be a whole number from ${min} to ${max}`);
  return value;
}
