/** The rate limit on every `/v1` and `/mcp` request, and the headers that tell what is left. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Limiter, Verdict } from '../core/limit/limiter.ts';
import { Fault } from '../core/request/fault.ts';
import { pathOf } from './target.ts';

export type Charge = (request: FastifyRequest, reply: FastifyReply, units: number) => Promise<void> | void;

/** Takes the units of a route before its request is read. Routes that know their units only later use the returned function. */
export function limitRate(app: FastifyInstance, limiter: Limiter | undefined, keyOf: (request: FastifyRequest) => string): Charge {
  const charge: Charge = (request, reply, units) => {
    const verdict = limiter?.take(keyOf(request), units);
    if (verdict instanceof Promise) return verdict.then((settled) => tell(reply, settled));
    if (verdict) tell(reply, verdict);
  };
  app.addHook('onRequest', (request, reply, done) => {
    const { weight = 1, pattern } = request.route ?? {};
    // What was asked for is what the router found, however its address is written.
    if (request.method === 'OPTIONS' || weight === 'later' || !isCounted(pattern ?? pathOf(request.raw.url ?? ''))) return done();
    const settled = charge(request, reply, weight);
    if (settled) settled.then(() => done(), done);
    else done();
  });
  return charge;
}

function isCounted(path: string): boolean {
  return /^\/(v1|mcp)(\/|$)/.test(path);
}

function tell(reply: FastifyReply, { allowed, limit, remaining, resetSeconds, retrySeconds }: Verdict): void {
  reply.allowance = [
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
  ];
  if (!allowed) {
    throw new Fault('rate_limited', `The limit is ${limit} units a minute; heavy requests count as 10. Try again in ${retrySeconds} s.`, {
      'retry-after': String(retrySeconds),
    });
  }
}
