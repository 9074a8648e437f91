/** What no route answers: preflight requests, methods that a path does not take, and paths that do not exist. */
import type { FastifyInstance, FastifyReply, FastifyRequest, preHandlerHookHandler } from 'fastify';
import { ApiError } from '../core/request/api-error.ts';
import { encodedText } from '../core/request/json.ts';
import { PREFLIGHT_HEADERS } from './headers.ts';
import type { HttpAnswer } from './http-answer.ts';
import { INTERFACE, pathOf, unknownRoute } from './request-target.ts';
import { send } from './send.ts';

const METHODS = ['GET', 'POST'];
const PREFLIGHT: HttpAnswer = { status: 204, type: '', body: encodedText(''), headers: PREFLIGHT_HEADERS };

export type RouteFault = (request: FastifyRequest) => ApiError;

/** Must be called before any route is added: it watches them to know which methods a path takes. Tells what is wrong with a request that none answers. */
export function watchRoutes(app: FastifyInstance): RouteFault {
  const routes: { readonly method: string; readonly path: RegExp }[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) routes.push({ method: one, path: toPattern(url) });
  });
  return ({ raw: { url = '/' } }) => {
    const path = pathOf(url);
    const taken = METHODS.filter((wanted) => routes.some((route) => route.method === wanted && route.path.test(path)));
    if (taken.length === 0) return unknownRoute();
    const allow = [...taken.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])), 'OPTIONS'].join(', ');
    return new ApiError('method_not_allowed', `This path answers ${allow}.`, { allow });
  };
}

/** @param page for people who followed a wrong link @param before runs before such a request is answered */
export function answerNotFound(
  app: FastifyInstance,
  unrouted: RouteFault,
  page: () => Promise<HttpAnswer>,
  before: preHandlerHookHandler[] = [],
): void {
  app.setNotFoundHandler({ preHandler: before }, async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.method === 'OPTIONS') return send(reply, PREFLIGHT);
    const fault = unrouted(request);
    if (fault.status === 404 && wantsPage(request)) return send(reply, await page());
    throw fault;
  });
}

/** Browsers say that they want HTML; programs seldom do, and what is asked of the interface is answered as all of it. */
function wantsPage({ method, headers, raw: { url = '/' } }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && !INTERFACE.test(pathOf(url)) && (headers.accept ?? '').includes('text/html');
}

function toPattern(url: string): RegExp {
  return new RegExp(`^${url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}/?$`);
}
