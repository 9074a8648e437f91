/** `/v1/changes/{dataset}?since=`: rows added, changed and removed by dataset refreshes. */
import type { FastifyInstance } from 'fastify';
import { ApiError, invalid } from '../core/request/api-error.ts';
import { type Answer, envelopeText } from '../core/request/envelope.ts';
import { BUILD_TIMEOUT_MS, downloadsEngine } from '../downloads/engine.ts';
import { jsonResponse } from './http-response.ts';
import { queryOf } from './query-string.ts';
import { send } from './send.ts';
import type { CallServices, Services } from './services.ts';

const PATTERN = '/v1/changes/{dataset}';
const COST = 10;
export const CHANGES_PARAMETERS = ['since', 'limit', 'offset'];
export const DEFAULT_CHANGES_LIMIT = 100;
export const MAX_CHANGES_LIMIT = 1_000;
export const MAX_CHANGES_OFFSET = 1_000_000;
const MAX_SINCE_LENGTH = 200;

export function mountChanges(app: FastifyInstance, services: Services): void {
  app.get('/v1/changes/:dataset', { config: { pattern: PATTERN, cost: COST } }, async (request, reply) => {
    const { dataset } = request.params as { dataset: string };
    const answer = await changesOf(services, dataset, queryOf(request, CHANGES_PARAMETERS), services.clientKey(request));
    return send(reply, jsonResponse(envelopeText(answer)));
  });
}

/** @param query values as text, by name */
export async function changesOf(
  { datasets, jobs }: Pick<CallServices, 'datasets' | 'jobs'>,
  dataset: string,
  query: ReadonlyMap<string, string>,
  client: string,
): Promise<Answer> {
  const comparable = datasets.definitions.filter(({ primaryKey, refresh }) => primaryKey !== undefined && refresh);
  const definition = comparable.find(({ name }) => name === dataset);
  if (!definition) {
    const names = comparable.map(({ name }) => name).join(', ');
    throw new ApiError('not_found', `No changes are recorded for this dataset; known: ${names}.`);
  }
  const input = { ...readQuery(query), dataset, field: definition.primaryKey as string, directory: datasets.directory };
  const { source } = datasets.open(definition);
  const answer = await jobs.answer(downloadsEngine, 'changes', input, { timeoutMs: BUILD_TIMEOUT_MS, client });
  return { ...answer, meta: { ...answer.meta, source } };
}

function readQuery(query: ReadonlyMap<string, string>): { since: string | undefined; limit: number; offset: number } {
  const since = query.get('since');
  if (since !== undefined && (since === '' || since.length > MAX_SINCE_LENGTH))
    invalid('since', 'must be a date such as 2026-10-31, or a version');
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
