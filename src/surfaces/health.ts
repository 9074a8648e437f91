/** Liveness, readiness and dataset status. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { ApiError } from '../core/request/api-error.ts';
import type { MaybePromise } from '../core/util/maybe-promise.ts';
import { VERSION } from '../version.ts';
import { errorResponse, jsonResponse } from './http-response.ts';
import { queryOf } from './query-string.ts';
import { send } from './send.ts';
import type { CallServices, Services } from './services.ts';

export interface Lifecycle {
  /** False once shutdown has begun. */
  serving: boolean;
}

export function mountHealth(app: FastifyInstance, { datasets, models, now }: Services, lifecycle: Lifecycle): void {
  const started = now();

  /** Liveness probe. */
  app.get('/healthz', { config: { pattern: '/healthz' } }, (_request, reply) => send(reply, LIVENESS_RESPONSE));

  /** Readiness probe. */
  app.get('/readyz', { config: { pattern: '/readyz' } }, (_request, reply) => {
    const missing = datasets.missing();
    if (!lifecycle.serving || missing.length > 0) {
      const message = lifecycle.serving ? `Datasets are not loaded: ${missing.join(', ')}` : 'The service is stopping.';
      return send(reply, errorResponse(new ApiError('unavailable', message)));
    }
    return sendJson(reply, { data: { status: 'ready', datasets: datasets.definitions.length }, meta: {} });
  });

  /** Datasets and models: versions, sizes and age. */
  app.get('/v1/status', { config: { pattern: '/v1/status' } }, (request, reply) => {
    queryOf(request);
    return sendJson(reply, serviceStatus({ datasets, models, now }, started));
  });
}

export function serviceStatus(
  { datasets, models, now }: Pick<CallServices, 'datasets' | 'models' | 'now'>,
  started: Date,
): { readonly data: object; readonly meta: { readonly total: number } } {
  const status = datasets.status(now());
  const uptimeSeconds = Math.floor((now().getTime() - started.getTime()) / 1000);
  return { data: { version: VERSION, uptimeSeconds, datasets: status, models: models.status() }, meta: { total: status.length } };
}

const LIVENESS_RESPONSE = jsonResponse('{"data":{"status":"ok"},"meta":{}}');

function sendJson(reply: FastifyReply, body: object): MaybePromise<void> {
  return send(reply, jsonResponse(JSON.stringify(body)));
}
