/** `/v1/changes/{dataset}?since=&until=`: rows added, changed and removed by dataset refreshes, as pages or as a file. */
import type { FastifyInstance } from 'fastify';
import type { DatasetDefinition } from '../core/dataset/dataset.ts';
import { ApiError, invalid } from '../core/request/api-error.ts';
import { type Answer, envelopeText } from '../core/request/envelope.ts';
import { BUILD_TIMEOUT_MS, downloadsEngine } from '../downloads/engine.ts';
import { CHANGES_FORMATS, formats } from '../downloads/formats.ts';
import { jsonResponse } from './http-response.ts';
import { queryOf } from './query-string.ts';
import { send } from './send.ts';
import type { CallServices, Services } from './services.ts';

const PAGE_PATTERN = '/v1/changes/{dataset}';
const FILE_PATTERN = '/v1/downloads/changes/{dataset}.{format}';
const COST = 10;
export const PERIOD_PARAMETERS = ['since', 'until'];
export const CHANGES_PARAMETERS = [...PERIOD_PARAMETERS, 'limit', 'offset'];
export const DEFAULT_CHANGES_LIMIT = 100;
export const MAX_CHANGES_LIMIT = 1_000;
export const MAX_CHANGES_OFFSET = 1_000_000;
const MAX_VERSION_LENGTH = 200;

type ChangesServices = Pick<CallServices, 'datasets' | 'jobs'>;
/** Values as text, by name. */
type Query = ReadonlyMap<string, string>;

export function mountChanges(app: FastifyInstance, services: Services): void {
  app.get('/v1/changes/:dataset', { config: { pattern: PAGE_PATTERN, cost: COST } }, async (request, reply) => {
    const { dataset } = request.params as { dataset: string };
    const answer = await changesOf(services, dataset, queryOf(request, CHANGES_PARAMETERS), services.clientKey(request));
    return send(reply, jsonResponse(envelopeText(answer)));
  });

  app.get('/v1/downloads/changes/:file', { config: { pattern: FILE_PATTERN, cost: COST } }, async (request, reply) => {
    const [, dataset = '', format = ''] = /^(.*?)(?:\.(\w*))?$/.exec((request.params as { file: string }).file) ?? [];
    const query = queryOf(request, PERIOD_PARAMETERS);
    const { type, body } = await changesFile(services, dataset, format, query, services.clientKey(request));
    return send(reply, { type, body, headers: { 'content-disposition': `attachment; filename="${dataset}-changes.${format}"` } });
  });
}

export async function changesOf(services: ChangesServices, dataset: string, query: Query, client: string): Promise<Answer> {
  const definition = comparableDataset(services, dataset);
  const page = {
    limit: parseInteger(query, 'limit', DEFAULT_CHANGES_LIMIT, 1, MAX_CHANGES_LIMIT),
    offset: parseInteger(query, 'offset', 0, 0, MAX_CHANGES_OFFSET),
  };
  const input = { ...inputOf(services, definition, query), ...page };
  const { source } = services.datasets.open(definition);
  const answer = await services.jobs.answer(downloadsEngine, 'changes', input, { timeoutMs: BUILD_TIMEOUT_MS, client });
  return { ...answer, meta: { ...answer.meta, source } };
}

/** All changes of a period. */
export async function changesFile(
  services: ChangesServices,
  dataset: string,
  format: string,
  query: Query,
  client: string,
): Promise<{ readonly type: string; readonly body: Uint8Array }> {
  const definition = comparableDataset(services, dataset);
  const changesFormat = CHANGES_FORMATS.find((name) => name === format);
  if (!changesFormat) invalid('format', `must be one of ${CHANGES_FORMATS.join(', ')}, as in ${dataset}.csv`);
  const input = { ...inputOf(services, definition, query), format: changesFormat };
  const body = await services.jobs.run(downloadsEngine, 'changesFile', input, { timeoutMs: BUILD_TIMEOUT_MS, client });
  return { type: formats[changesFormat].type, body };
}

/** The dataset, if it has a primary key and is refreshed; throws 404 otherwise. */
function comparableDataset({ datasets }: ChangesServices, dataset: string): DatasetDefinition {
  const comparable = datasets.definitions.filter(({ primaryKey, refresh }) => primaryKey !== undefined && refresh);
  const definition = comparable.find(({ name }) => name === dataset);
  if (definition) return definition;
  const names = comparable.map(({ name }) => name).join(', ');
  throw new ApiError('not_found', `No changes are recorded for this dataset; known: ${names}.`);
}

function inputOf({ datasets }: ChangesServices, { name, primaryKey }: DatasetDefinition, query: Query) {
  const [since, until] = PERIOD_PARAMETERS.map((parameter) => readVersion(query, parameter));
  return { dataset: name, field: primaryKey as string, directory: datasets.directory, since, until };
}

function readVersion(query: Query, name: string): string | undefined {
  const value = query.get(name);
  if (value !== undefined && (value === '' || value.length > MAX_VERSION_LENGTH))
    invalid(name, 'must be a date such as 2026-10-31, or a version');
  return value;
}

function parseInteger(query: Query, name: string, fallback: number, min: number, max: number): number {
  const text = query.get(name) ?? String(fallback);
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max) invalid(name, `must be a whole number from ${min} to ${max}`);
  return value;
}
