/** HTTP server around the routes: input limits, error format, CORS, request log. */
import type { Socket } from 'node:net';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import { ApiError, toApiError } from '../core/request/api-error.ts';
import type { Family } from '../core/request/operation.ts';
import { boundConnections, type ConnectionLimits } from './connections.ts';
import { faultAnswer } from './http-answer.ts';
import type { RequestLog } from './log.ts';
import { afterSweep, MOST_HEADER_BYTES, refuseMalformed } from './malformed.ts';
import { type RouteFault, watchRoutes } from './not-found.ts';
import { admit, pathAndQuery, wholeQuery } from './request-target.ts';
import { createExit, openExit, send, sendThrough, TOO_LONG } from './send.ts';
import { operationsOf } from './services.ts';
import type { UnreadLimits } from './unread.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Documented path template such as `/v1/ifsc/{code}`, used in the log. */
    pattern?: string;
    /** Rate limit cost charged before the request is read; `later` if the handler computes it. */
    weight?: number | 'later';
  }
}

export interface EdgeOptions {
  readonly families: readonly Family[];
  readonly log: RequestLog;
  /** Timeouts for receiving the headers and the whole request. */
  readonly headersTimeoutMs?: number;
  readonly requestTimeoutMs?: number;
  /** Limits for responses that the client does not read: time and bytes. */
  readonly unread?: Partial<UnreadLimits>;
  readonly connections?: ConnectionLimits;
  /** Called for internal errors; receives no request input. */
  readonly onError?: (error: unknown) => void;
}

export interface Edge {
  readonly app: FastifyInstance;
  /** Error for a request without a route. */
  readonly unrouted: RouteFault;
}

/** Longest path parameter: an email address has up to 320 characters, and percent encoding triples it. */
const MOST_PARAMETER_CHARACTERS = 1_000;
/** 10 MB over a slow mobile link. */
const REQUEST_TIMEOUT_MS = 120_000;
const HEADERS_TIMEOUT_MS = 15_000;
const IDLE_CONNECTION_MS = 65_000;
const UNREAD_TIMEOUT_MS = 30_000;

/** Log placeholder where there is no parsed request. */
const UNKNOWN = '-';

const noCompiler = (): never => {
  throw new Error('Routes are described by operations, not by schemas of the framework.');
};

/** Client identification for requests and for connections. */
export interface Clients {
  readonly clientKey: (request: FastifyRequest) => string;
  readonly clientOf: (socket: Socket) => string | undefined;
}

export function createEdge({
  families,
  log,
  headersTimeoutMs = HEADERS_TIMEOUT_MS,
  requestTimeoutMs = REQUEST_TIMEOUT_MS,
  unread,
  connections,
  clientKey,
  clientOf,
  onError,
}: EdgeOptions & Clients): Edge {
  const exit = createExit({
    operations: operationsOf(families),
    log,
    clientKey,
    unread: { patienceMs: UNREAD_TIMEOUT_MS, ...unread },
    onError,
  });
  const app = fastify({
    logger: false,
    http: {
      maxHeaderSize: MOST_HEADER_BYTES,
      headersTimeout: headersTimeoutMs,
      requestTimeout: requestTimeoutMs,
      connectionsCheckingInterval: 500,
      // node:http would refuse without a body; `admit` explains the error.
      requireHostHeader: false,
    },
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: IDLE_CONNECTION_MS,
    routerOptions: {
      ignoreTrailingSlash: true,
      maxParamLength: MOST_PARAMETER_CHARACTERS,
      querystringParser: wholeQuery as never,
    },
    rewriteUrl: pathAndQuery,
    return503OnClosing: false,
    // Routes have no Fastify schemas: this avoids loading its two compilers, about a hundred modules.
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
    frameworkErrors: (error, _request, reply) => sendThrough(exit, reply as FastifyReply, faultAnswer(fromFramework(error))),
    clientErrorHandler: (error, socket) =>
      afterSweep(error, () => {
        const fault = refuseMalformed(error, socket);
        if (fault) log.write(UNKNOWN, UNKNOWN, fault.status, 0);
      }),
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  const unrouted = watchRoutes(app);
  app.setErrorHandler((error, request, reply) => {
    // For unrouted requests, the routing error takes precedence over framework errors.
    const fault = request.is404 && !(error instanceof ApiError) ? unrouted(request) : fromFramework(error);
    if (fault.status === 500) onError?.(error);
    return send(reply, faultAnswer(fault));
  });
  openExit(app, exit);
  app.addHook('onRequest', admit);
  boundConnections(app.server, { ...connections, clientOf, expire: (reply) => sendThrough(exit, reply, faultAnswer(TOO_LONG)) });
  return { app, unrouted };
}

/** Maps Fastify errors to API errors. */
function fromFramework(error: unknown): ApiError {
  switch ((error as { code?: string }).code) {
    case 'FST_ERR_BAD_URL':
      return new ApiError('invalid_parameter', 'path: holds a broken percent escape');
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return new ApiError('uri_too_long', `A part of the path is longer than ${MOST_PARAMETER_CHARACTERS} characters.`);
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
    case 'FST_ERR_CTP_EMPTY_TYPE':
      return new ApiError('unsupported_type', 'The Content-Type of the body cannot be read.');
    default:
      return toApiError(error);
  }
}
