/** `/v1/changes/{dataset}?since=`: rows added, changed and removed by dataset refreshes. */
import type { FastifyInstance } from 'fastify';
import { ApiError, invalid } from '../core/request/api-error.ts';
import { envelopeText } from '../core/request/envelope.ts';
import { downloadsEngine, MAKE_TIMEOUT_MS } from '../downloads/engine.ts';
import { jsonAnswer } from './http-answer.ts';
import { queryPairs } from './query.ts';
import { send } from './send.ts';
import type { Services } from './services.ts';

const PATTERN = '/v1/changes/{dataset}';
const WEIGHT = 10;
const PARAMETERS = ['since', 'limit', 'offset'];
export const USUAL_LIMIT = 100;
export const MOST_LIMIT = 1_000;
export const MOST_OFFSET = 1_000_000;
const LONGEST_SINCE = 200;

export function mountChanges(app: FastifyInstance, { datasets, jobs, clientKey }: Services): void {
  const comparable = datasets.definitions.filter(({ identity, refresh }) => identity !== undefined && refresh);
  app.get('/v1/changes/:dataset', { config: { pattern: PATTERN, weight: WEIGHT } }, async (request, reply) => {
    const { dataset } = request.params as { dataset: string };
    const definition = comparable.find(({ name }) => name === dataset);
    if (!definition) {
      const names = comparable.map(({ name }) => name).join(', ');
      throw new ApiError('not_found', `There are no changes of such a dataset; there are of ${names}.`);
    }
    const input = {
      ...readQuery((request.query as { text: string }).text),
      dataset,
      field: definition.identity as string,
      directory: datasets.directory,
    };
    const { source } = datasets.open(definition);
    const answer = await jobs.answer(downloadsEngine, 'changes', input, { timeoutMs: MAKE_TIMEOUT_MS, client: clientKey(request) });
    return send(reply, jsonAnswer(envelopeText({ ...answer, meta: { ...answer.meta, source } })));
  });
}

function readQuery(text: string): { since: string | undefined; limit: number; offset: number } {
  const query = new Map(queryPairs(text));
  for (const name of query.keys()) if (!PARAMETERS.includes(name)) invalid('query', `there is ${PARAMETERS.join(', ')}, and nothing else`);
  const since = query.get('since');
  if (since !== undefined && (since === '' || since.length > LONGEST_SINCE))
    invalid('since', 'must be a day such as 2026-10-31, or a version');
  return { since, limit: whole(query, 'limit', USUAL_LIMIT, 1, MOST_LIMIT), offset: whole(query, 'offset', 0, 0, MOST_OFFSET) };
}

function whole(query: ReadonlyMap<string, string>, name: string, fallback: number, min: number, max: number): number {
  const text = query.get(name) ?? String(fallback);
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max) invalid(name, `must be a whole number from ${min} to ${max}`);
  return value;
}
