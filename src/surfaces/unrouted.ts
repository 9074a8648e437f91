/** What no route answers: preflight requests, methods that a path does not take, and paths that do not exist. */
import type { FastifyInstance, FastifyReply, FastifyRequest, preHandlerHookHandler } from 'fastify';
import { Fault } from '../core/request/fault.ts';
import { encodedText } from '../core/request/json.ts';
import { PREFLIGHT_HEADERS } from './headers.ts';
import type { HttpAnswer } from './http-answer.ts';
import { send } from './send.ts';

const METHODS = ['GET', 'POST'];
const PREFLIGHT: HttpAnswer = { status: 204, type: '', body: encodedText(''), headers: PREFLIGHT_HEADERS };

/**
 * Must be called before any route is added: it watches them to know which methods a path takes.
 * @param before runs before such a request is answered
 */
export function answerUnrouted(app: FastifyInstance, before: preHandlerHookHandler[] = []): void {
  const routes: { readonly method: string; readonly path: RegExp }[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) routes.push({ method: one, path: toPattern(url) });
  });
  app.setNotFoundHandler({ preHandler: before }, (request: FastifyRequest, reply: FastifyReply) => {
    if (request.method === 'OPTIONS') return send(reply, PREFLIGHT);
    const path = (request.raw.url ?? '/').split('?', 1)[0] as string;
    const taken = METHODS.filter((wanted) => routes.some((route) => route.method === wanted && route.path.test(path)));
    if (taken.length === 0)
      throw new Fault('unknown_route', 'There is no such path. GET /v1 lists all of them, /openapi.json describes them.');
    const allow = [...taken.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])), 'OPTIONS'].join(', ');
    throw new Fault('method_not_allowed', `This path answers ${allow}.`, { allow });
  });
}

function toPattern(url: string): RegExp {
  return new RegExp(`^${url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}/?$`);
}
