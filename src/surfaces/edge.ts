/** The HTTP server around the routes: limits on what may come in, the form of every failure, CORS, the log. */
import type { Socket } from 'node:net';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import { Fault, toFault } from '../core/request/fault.ts';
import type { Family } from '../core/request/operation.ts';
import { boundConnections, type ConnectionLimits } from './connections.ts';
import { faultAnswer } from './http-answer.ts';
import type { RequestLog } from './log.ts';
import { MOST_HEADER_BYTES, refuseMalformed } from './malformed.ts';
import { createExit, openExit, send, sendThrough, TOO_LONG } from './send.ts';
import { operationsOf } from './services.ts';
import { admit, pathAndQuery, wholeQuery } from './target.ts';
import type { UnreadLimits } from './unread.ts';
import { type Unrouted, watchRoutes } from './unrouted.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The path as it is documented, `/v1/ifsc/{code}`: what the log shows. */
    pattern?: string;
    /** Units of the rate limit taken before the request is read; `later` when the handler knows them first. */
    weight?: number | 'later';
  }
}

export interface EdgeOptions {
  readonly families: readonly Family[];
  readonly log: RequestLog;
  /** How long a client may take to send its headers and its whole request. */
  readonly headersTimeoutMs?: number;
  readonly requestTimeoutMs?: number;
  /** How long an answer may wait for a client that does not read it, and how much may. */
  readonly unread?: Partial<UnreadLimits>;
  readonly connections?: ConnectionLimits;
  /** Called for errors that are ours to mend; it gets no input of the request. */
  readonly onError?: (error: unknown) => void;
}

export interface Edge {
  readonly app: FastifyInstance;
  /** What is wrong with a request that no route answers. */
  readonly unrouted: Unrouted;
}

/** Longest path parameter: an email address has up to 320 characters, which escapes may triple. */
const MOST_PARAMETER_CHARACTERS = 1_000;
/** 10 MB over a slow mobile line. */
const REQUEST_TIMEOUT_MS = 120_000;
const HEADERS_TIMEOUT_MS = 15_000;
const IDLE_CONNECTION_MS = 65_000;
const UNREAD_TIMEOUT_MS = 30_000;

/** In the log, for what is no request. */
const UNKNOWN = '-';

const noCompiler = (): never => {
  throw new Error('Routes are described by operations, not by schemas of the framework.');
};

/** Who a request, and a connection, is from. */
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
      // node:http would refuse such a request without a word; `admit` says why.
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
    // No route has a schema of the framework, so neither of its compilers is needed, nor the hundred modules that they are made of.
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
    frameworkErrors: (error, _request, reply) => sendThrough(exit, reply as FastifyReply, faultAnswer(fromFramework(error))),
    clientErrorHandler: (error, socket) => {
      const fault = refuseMalformed(error, socket);
      if (fault) log.write(UNKNOWN, UNKNOWN, fault.status, 0);
    },
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  const unrouted = watchRoutes(app);
  app.setErrorHandler((error, request, reply) => {
    // Whatever the framework finds wrong with a request that nobody answers, that is what is to be said of it.
    const fault = request.is404 && !(error instanceof Fault) ? unrouted(request) : fromFramework(error);
    if (fault.status === 500) onError?.(error);
    return send(reply, faultAnswer(fault));
  });
  openExit(app, exit);
  app.addHook('onRequest', admit);
  boundConnections(app.server, { ...connections, clientOf, expire: (reply) => sendThrough(exit, reply, faultAnswer(TOO_LONG)) });
  return { app, unrouted };
}

/** The framework's own errors, in our words. */
function fromFramework(error: unknown): Fault {
  switch ((error as { code?: string }).code) {
    case 'FST_ERR_BAD_URL':
      return new Fault('invalid_parameter', 'path: holds a broken percent escape');
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return new Fault('uri_too_long', `A part of the path is longer than ${MOST_PARAMETER_CHARACTERS} characters.`);
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
    case 'FST_ERR_CTP_EMPTY_TYPE':
      return new Fault('unsupported_type', 'The Content-Type of the body cannot be read.');
    default:
      return toFault(error);
  }
}
