/** What no route answers: preflight requests, methods that a path does not take, and paths that do not exist. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Fault } from '../core/request/fault.ts';
import { PREFLIGHT_HEADERS } from './headers.ts';
import { pathOf } from './target.ts';

const METHODS = ['GET', 'POST'];

/** Must be called before any route is added: it watches them to know which methods a path takes. */
export function answerUnrouted(app: FastifyInstance): (request: FastifyRequest) => Fault {
  const routes: { readonly method: string; readonly path: RegExp }[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) routes.push({ method: one, path: toPattern(url) });
  });
  const unrouted = ({ raw: { url = '/' } }: FastifyRequest): Fault => {
    const path = pathOf(url);
    const taken = METHODS.filter((wanted) => routes.some((route) => route.method === wanted && route.path.test(path)));
    if (taken.length === 0) return unknownRoute();
    const allow = [...taken.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])), 'OPTIONS'].join(', ');
    return new Fault('method_not_allowed', `This path answers ${allow}.`, { allow });
  };
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    if (request.method === 'OPTIONS') return reply.code(204).headers(PREFLIGHT_HEADERS).send();
    throw unrouted(request);
  });
  return unrouted;
}

export function unknownRoute(): Fault {
  return new Fault('unknown_route', 'There is no such path. GET /v1 lists all of them, /openapi.json describes them.');
}

function toPattern(url: string): RegExp {
  return new RegExp(`^${url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}/?$`);
}
