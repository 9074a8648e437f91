/** HTTP server around the routes: input limits, error format, CORS, request log. */
import type { Socket } from 'node:net';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import type { Family } from '../core/operation/operation.ts';
import { ApiError, toApiError } from '../core/request/api-error.ts';
import { type ConnectionLimits, limitConnections } from './connections.ts';
import { errorResponse } from './http-response.ts';
import { MAX_HEADER_BYTES, rejectMalformed, staggerTimeoutResponses } from './malformed-request.ts';
import { type RouteErrorOf, trackRoutes } from './not-found.ts';
import type { RequestLog } from './request-log.ts';
import { pathAndQuery, rawQuery, validateRequest } from './request-target.ts';
import type { BackpressureLimits } from './response-backpressure.ts';
import { createResponseContext, installResponseContext, REQUEST_TOOK_TOO_LONG, send, sendWithContext } from './send.ts';
import { operationsOf } from './services.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Documented path template such as `/v1/ifsc/{code}`, used in the log. */
    pattern?: string;
    /** Rate limit cost charged before the request is read; `deferred` if the handler computes it. */
    cost?: number | 'deferred';
  }
}

export interface HttpServerOptions {
  readonly families: readonly Family[];
  readonly log: RequestLog;
  /** Timeouts for receiving the headers and the complete request. */
  readonly headersTimeoutMs?: number;
  readonly requestTimeoutMs?: number;
  /** Backpressure limits for slow-reading clients: time and bytes. */
  readonly backpressure?: Partial<BackpressureLimits>;
  readonly connections?: ConnectionLimits;
  /** Called for internal errors; receives no request input. */
  readonly onError?: (error: unknown) => void;
}

export interface HttpServer {
  readonly app: FastifyInstance;
  /** Error for a request without a route. */
  readonly notFoundError: RouteErrorOf;
}

/** Longest path parameter: an email address has up to 320 characters, and percent encoding triples it. */
const MAX_PARAMETER_LENGTH = 1_000;
/** 10 MB over a slow mobile link. */
const REQUEST_TIMEOUT_MS = 120_000;
const HEADERS_TIMEOUT_MS = 15_000;
const KEEP_ALIVE_TIMEOUT_MS = 65_000;
const STALL_TIMEOUT_MS = 30_000;

/** Log placeholder where there is no parsed request. */
const LOG_PLACEHOLDER = '-';

const noSchemaCompiler = (): never => {
  throw new Error('Routes are described by operations, not by schemas of the framework.');
};

/** Client identification for requests and for connections. */
export interface ClientResolvers {
  readonly clientKey: (request: FastifyRequest) => string;
  readonly clientOf: (socket: Socket) => string | undefined;
}

export function createHttpServer({
  families,
  log,
  headersTimeoutMs = HEADERS_TIMEOUT_MS,
  requestTimeoutMs = REQUEST_TIMEOUT_MS,
  backpressure,
  connections,
  clientKey,
  clientOf,
  onError,
}: HttpServerOptions & ClientResolvers): HttpServer {
  const responseContext = createResponseContext({
    operations: operationsOf(families),
    log,
    clientKey,
    backpressureLimits: { stallTimeoutMs: STALL_TIMEOUT_MS, ...backpressure },
    onError,
  });
  const app = fastify({
    logger: false,
    http: {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: headersTimeoutMs,
      requestTimeout: requestTimeoutMs,
      connectionsCheckingInterval: 500,
      // node:http would send an error without a body; `validateRequest` explains it.
      requireHostHeader: false,
    },
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
    routerOptions: {
      ignoreTrailingSlash: true,
      maxParamLength: MAX_PARAMETER_LENGTH,
      querystringParser: rawQuery as never,
    },
    rewriteUrl: pathAndQuery,
    return503OnClosing: false,
    // Routes have no Fastify schemas: this avoids loading its two compilers, about a hundred modules.
    schemaController: { compilersFactory: { buildValidator: noSchemaCompiler, buildSerializer: noSchemaCompiler } },
    frameworkErrors: (error, _request, reply) =>
      sendWithContext(responseContext, reply as FastifyReply, errorResponse(fromFastifyError(error))),
    clientErrorHandler: (error, socket) =>
      staggerTimeoutResponses(error, () => {
        const apiError = rejectMalformed(error, socket);
        if (apiError) log.write(LOG_PLACEHOLDER, LOG_PLACEHOLDER, apiError.status, 0);
      }),
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  const notFoundError = trackRoutes(app);
  app.setErrorHandler((error, request, reply) => {
    // For requests without a route, the routing error takes precedence over framework errors.
    const apiError = request.is404 && !(error instanceof ApiError) ? notFoundError(request) : fromFastifyError(error);
    if (apiError.status === 500) onError?.(error);
    return send(reply, errorResponse(apiError));
  });
  installResponseContext(app, responseContext);
  app.addHook('onRequest', validateRequest);
  limitConnections(app.server, {
    ...connections,
    clientOf,
    expire: (reply) => sendWithContext(responseContext, reply, errorResponse(REQUEST_TOOK_TOO_LONG)),
  });
  return { app, notFoundError };
}

/** Maps Fastify errors to API errors. */
function fromFastifyError(error: unknown): ApiError {
  switch ((error as { code?: string }).code) {
    case 'FST_ERR_BAD_URL':
      return new ApiError('invalid_parameter', 'path: contains an invalid percent escape');
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return new ApiError('uri_too_long', `A path segment is longer than ${MAX_PARAMETER_LENGTH} characters.`);
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
    case 'FST_ERR_CTP_EMPTY_TYPE':
      return new ApiError('unsupported_type', 'The Content-Type header is malformed.');
    default:
      return toApiError(error);
  }
}
