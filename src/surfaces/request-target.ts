/** Validates and normalises the request target before routing, rate limiting and caching. */
import type { IncomingMessage } from 'node:http';
import type { onRequestHookHandler } from 'fastify';
import { ApiError } from '../core/request/api-error.ts';
import { limitSmallChunks } from './chunk-limit.ts';
import type { SocketWithReply } from './connections.ts';
import { waitInPipeline } from './pipelining.ts';

/** First hook of every request: rejects invalid targets and queues pipelined requests. */
export const validateRequest: onRequestHookHandler = (request, reply, done) => {
  request.startedAt = performance.now();
  const { raw, method } = request;
  const { url = '/' } = raw;
  const { config: route } = request.routeOptions;
  request.route = route;
  (raw.socket as SocketWithReply).reply = reply;
  if (raw.headers['transfer-encoding'] !== undefined) limitSmallChunks(raw);
  validateHost(raw);
  validateTarget(method, url);
  const pattern = route?.pattern;
  if (pattern !== undefined && !matchesUndecoded(pathOf(url), pattern)) throw unknownRoute();
  // The socket is still assigned to an earlier response.
  if (reply.raw.socket === null) waitInPipeline(raw, reply.raw, done);
  else done();
};

export function unknownRoute(): ApiError {
  return new ApiError('unknown_route', 'There is no such path. GET /v1 lists all paths, /openapi.json describes them.');
}

/** API paths: subject to the rate limit, and never a web page. */
export const API_PATH = /^\/(v1|mcp)(\/|$)/;

const ABSOLUTE_FORM = /^https?:\/\/[^/?#]*/i;

/** Path and query. Servers must also accept the absolute form, which clients send to proxies (RFC 9112, 3.2.2). */
export function pathAndQuery({ url: target = '/' }: Pick<IncomingMessage, 'url'>): string {
  if (target.startsWith('/')) return target;
  const rest = target.replace(ABSOLUTE_FORM, '');
  return rest.startsWith('/') || rest === target ? rest : `/${rest}`;
}

/** Raw query: it is parsed by the operation's reader, where a broken escape becomes a 400. */
export function rawQuery(text: string): { readonly text: string } {
  return { text };
}

/** Path without query. */
export function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}

const MAX_URL_LENGTH = 16_384;

/** Only `OPTIONS *` may have a target other than a path. */
function validateTarget(method: string, url: string): void {
  if (url.length > MAX_URL_LENGTH) {
    throw new ApiError('uri_too_long', `The URL is longer than ${MAX_URL_LENGTH} characters. Send long texts as a POST body.`);
  }
  const isPath = url.charCodeAt(0) === SLASH && !url.includes('#');
  if (!isPath && !(url === '*' && method === 'OPTIONS'))
    throw new ApiError('invalid_parameter', 'path: must begin with a slash and not contain #');
}

const SLASH = 0x2f;

/** Whether the fixed segments match the pattern without decoding: `/v%31/ip` is not `/v1/ip`, although the router decodes it. */
function matchesUndecoded(path: string, pattern: string): boolean {
  if (!path.includes('%')) return true;
  const parts = path.split('/');
  return pattern.split('/').every((part, index) => part.startsWith('{') || part === parts[index]);
}

/** Maximum length of a DNS name. */
const MAX_HOST_LENGTH = 255;

/** Requires exactly one Host header: with two, an intermediary might use the other (RFC 9112, 3.2). */
function validateHost({ rawHeaders, httpVersion, headers: { host } }: IncomingMessage): void {
  let problem: string | undefined;
  if (host === undefined) problem = httpVersion === '1.1' ? 'has no Host header' : undefined;
  else if (host.length > MAX_HOST_LENGTH) problem = `has a Host header of more than ${MAX_HOST_LENGTH} characters`;
  else if (countHosts(rawHeaders) > 1) problem = 'has more than one Host header';
  if (problem) throw new ApiError('invalid_parameter', `The request ${problem}.`, { connection: 'close' });
}

/** `rawHeaders` alternates names and values; `headers` contains only the first Host. */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] as string;
    if (name.length === 4 && name.toLowerCase() === 'host') count++;
  }
  return count;
}
