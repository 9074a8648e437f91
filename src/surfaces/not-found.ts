/** Fallback for requests without a route: CORS preflight, 405 and 404. */
import type { FastifyInstance, FastifyReply, FastifyRequest, preHandlerHookHandler } from 'fastify';
import { ApiError } from '../core/request/api-error.ts';
import { utf8AsLatin1 } from '../core/request/json.ts';
import { PREFLIGHT_HEADERS } from './headers.ts';
import type { HttpResponse } from './http-response.ts';
import { API_PATH, pathOf, unknownRoute } from './request-target.ts';
import { send } from './send.ts';

const METHODS = ['GET', 'POST'];
const PREFLIGHT: HttpResponse = { status: 204, type: '', body: utf8AsLatin1(''), headers: PREFLIGHT_HEADERS };

export type RouteErrorOf = (request: FastifyRequest) => ApiError;

/** Must be called before routes are added: it records the methods of each path. Returns a function that builds the 404 or 405 error. */
export function trackRoutes(app: FastifyInstance): RouteErrorOf {
  const routes: { readonly method: string; readonly path: RegExp }[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    for (const routeMethod of [method].flat()) routes.push({ method: routeMethod, path: routePattern(url) });
  });
  return ({ raw: { url = '/' } }) => {
    const path = pathOf(url);
    const allowed = METHODS.filter((requestedMethod) => routes.some((route) => route.method === requestedMethod && route.path.test(path)));
    if (allowed.length === 0) return unknownRoute();
    const allow = [...allowed.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])), 'OPTIONS'].join(', ');
    return new ApiError('method_not_allowed', `This path supports ${allow}.`, { allow });
  };
}

/**
 * @param page HTML page for browsers
 * @param before hooks that run before the response
 */
export function handleNotFound(
  app: FastifyInstance,
  notFoundError: RouteErrorOf,
  page: () => Promise<HttpResponse>,
  before: preHandlerHookHandler[] = [],
): void {
  app.setNotFoundHandler({ preHandler: before }, async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.method === 'OPTIONS') return send(reply, PREFLIGHT);
    const apiError = notFoundError(request);
    if (apiError.status === 404 && acceptsHtml(request)) return send(reply, await page());
    throw apiError;
  });
}

/** Browsers accept text/html; programs rarely do. API paths always return JSON. */
function acceptsHtml({ method, headers, raw: { url = '/' } }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && !API_PATH.test(pathOf(url)) && (headers.accept ?? '').includes('text/html');
}

function routePattern(url: string): RegExp {
  return new RegExp(`^${url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}/?$`);
}
