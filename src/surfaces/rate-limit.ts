/** Rate limit of `/v1` and `/mcp` requests, with RateLimit headers. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Limiter, RateLimitDecision } from '../core/limit/limiter.ts';
import { ApiError } from '../core/request/api-error.ts';
import { pathOf } from './request-target.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Units charged for this request so far, and the limit of its client. */
    charged?: { readonly units: number; readonly limit: number };
  }
}

export type Charge = (request: FastifyRequest, reply: FastifyReply, units: number) => Promise<void> | void;

/** Charges the cost of a route before the request is read. Routes whose cost depends on the input call the returned function. */
export function applyRateLimit(app: FastifyInstance, limiter: Limiter | undefined, keyOf: (request: FastifyRequest) => string): Charge {
  app.decorateReply('charged');
  const charge: Charge = (request, reply, requestedUnits) => {
    const { units: chargedBefore = 0, limit = Number.POSITIVE_INFINITY } = reply.charged ?? {};
    // A request that costs more than the limit uses all of it, also when charged in steps.
    const units = Math.min(requestedUnits, limit - chargedBefore);
    const apply = (decision: RateLimitDecision): void => {
      const charged = decision.allowed ? chargedBefore + units : chargedBefore;
      reply.charged = { units: charged, limit: decision.limit };
      setRateLimitHeaders(reply, decision, charged);
    };
    const decision = limiter?.take(keyOf(request), units);
    if (decision instanceof Promise) return decision.then(apply);
    if (decision) apply(decision);
  };
  app.addHook('onRequest', (request, reply, done) => {
    const { cost = 1, pattern } = request.route ?? {};
    // Uses the matched route pattern, so that the spelling of the URL does not matter.
    if (request.method === 'OPTIONS' || cost === 'deferred' || !isRateLimited(pattern ?? pathOf(request.raw.url ?? ''))) return done();
    const pending = charge(request, reply, cost);
    if (pending) pending.then(() => done(), done);
    else done();
  });
  return charge;
}

function isRateLimited(path: string): boolean {
  return /^\/(v1|mcp)(\/|$)/.test(path);
}

function setRateLimitHeaders(
  reply: FastifyReply,
  { allowed, limit, remaining, resetSeconds, retrySeconds }: RateLimitDecision,
  charged: number,
): void {
  reply.rateLimitHeaders = [
    'ratelimit-policy',
    `"default";q=${limit};w=60`,
    'ratelimit',
    `"default";r=${remaining};t=${resetSeconds}`,
    'x-ratelimit-limit',
    String(limit),
    'x-ratelimit-remaining',
    String(remaining),
    'x-ratelimit-reset',
    String(resetSeconds),
    'x-ratelimit-cost',
    String(charged),
  ];
  if (!allowed) {
    throw new ApiError(
      'rate_limited',
      `The limit is ${limit} units per minute; heavy requests cost 10 or more. Try again in ${retrySeconds} s.`,
      {
        'retry-after': String(retrySeconds),
      },
    );
  }
}
