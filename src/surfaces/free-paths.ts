/**
 * What is not part of the interface costs no units: pages, documents, probes, paths that do not exist. But it is not without end:
 * each client has a generous allowance of its own for all of that.
 */
import type { FastifyInstance, FastifyRequest, preHandlerHookHandler } from 'fastify';
import type { Limiter, Verdict } from '../core/limit/limiter.ts';
import { ApiError } from '../core/request/api-error.ts';
import { INTERFACE } from './request-target.ts';

/** So many requests make up a unit. */
const REQUESTS_A_UNIT = 10;

/** Must be called before any route is added. Returns what is to be run before a request is answered that has none. */
export function limitFreePaths(app: FastifyInstance, limiter: Limiter, keyOf: (request: FastifyRequest) => string): preHandlerHookHandler {
  const take: preHandlerHookHandler = (request, reply, done) => {
    // Counted already, as part of the interface.
    if (reply.allowance !== undefined) return done();
    const verdict = limiter.take(`free ${keyOf(request)}`, 1 / REQUESTS_A_UNIT);
    if (!(verdict instanceof Promise)) return done(refusal(verdict));
    verdict.then((settled) => done(refusal(settled)), done);
  };
  app.addHook('onRoute', (route) => {
    if (!INTERFACE.test(route.config?.pattern ?? '')) route.preHandler = take;
  });
  return take;
}

function refusal({ allowed, limit, retrySeconds }: Verdict): ApiError | undefined {
  if (allowed) return undefined;
  return new ApiError(
    'rate_limited',
    `Pages and documents may be asked for ${limit * REQUESTS_A_UNIT} times a minute. Try again in ${retrySeconds} s.`,
    { 'retry-after': String(retrySeconds) },
  );
}
