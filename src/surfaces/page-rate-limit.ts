/**
 * Rate limit for paths outside the API, which cost no units: pages, documents, probes, unknown paths. Each client has a separate, generous bucket.
 */
import type { FastifyInstance, FastifyRequest, preHandlerHookHandler } from 'fastify';
import type { Limiter, RateLimitDecision } from '../core/limit/limiter.ts';
import { ApiError } from '../core/request/api-error.ts';
import { API_PATH } from './request-target.ts';

/** Requests per unit of the limiter. */
const REQUESTS_PER_UNIT = 10;

/** Must be called before routes are added. Returns the hook for requests without a route. */
export function limitPageRate(app: FastifyInstance, limiter: Limiter, keyOf: (request: FastifyRequest) => string): preHandlerHookHandler {
  const limitRate: preHandlerHookHandler = (request, reply, done) => {
    // Already charged as an API request.
    if (reply.rateLimitHeaders !== undefined) return done();
    const decision = limiter.take(`free ${keyOf(request)}`, 1 / REQUESTS_PER_UNIT);
    if (!(decision instanceof Promise)) return done(rateLimitError(decision));
    decision.then((settled) => done(rateLimitError(settled)), done);
  };
  app.addHook('onRoute', (route) => {
    if (!API_PATH.test(route.config?.pattern ?? '')) route.preHandler = limitRate;
  });
  return limitRate;
}

function rateLimitError({ allowed, limit, retrySeconds }: RateLimitDecision): ApiError | undefined {
  if (allowed) return undefined;
  return new ApiError(
    'rate_limited',
    `The limit for pages and documents is ${limit * REQUESTS_PER_UNIT} requests per minute. Try again in ${retrySeconds} s.`,
    { 'retry-after': String(retrySeconds) },
  );
}
