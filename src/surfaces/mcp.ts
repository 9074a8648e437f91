/**
 * `/mcp`: operations as tools for AI assistants, over stateless Streamable HTTP (Model Context Protocol).
 * The official SDK implements both protocol generations: 2025 (with initialize) and 2026-07-28 (self-contained requests).
 */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { ApiError } from '../core/request/api-error.ts';
import { lazyWarm } from '../core/util/lazy-warm.ts';
import type { MaybePromise } from '../core/util/maybe-promise.ts';
import { MAX_TEXT_BODY_BYTES, readJsonBody } from './body-reader.ts';
import { isDnsRebinding, REBINDING_MESSAGE } from './dns-rebinding.ts';
import { jsonResponse } from './http-response.ts';
import { IncrementalCharge } from './incremental-charge.ts';
import type { McpProtocol } from './mcp-protocol.ts';
import { allTools, type Tools, toolInput, toolsOf } from './mcp-tools.ts';
import { send } from './send.ts';
import type { Services } from './services.ts';

const MAX_BATCH_MESSAGES = 20;

/** Mounts `/mcp`, and `/mcp/all` with every operation. */
export function mountMcp(app: FastifyInstance, services: Services, onError?: (error: unknown) => void): void {
  // Loaded lazily: the SDK is as large as all families together, and readiness does not depend on it.
  const compactProtocol = lazyWarm(async () => (await import('./mcp-protocol.ts')).mcpProtocol(services, 'few', onError));
  mountTools(app, services, { path: '/mcp', tools: toolsOf(services), protocol: compactProtocol });
  // Not pre-warmed: `/mcp/all` is rarely requested, and its list of a hundred schemas is large.
  let allProtocol: Promise<McpProtocol> | undefined;
  const loadAllProtocol = (): Promise<McpProtocol> => {
    allProtocol ??= import('./mcp-protocol.ts').then(({ mcpProtocol }) => mcpProtocol(services, 'all', onError));
    return allProtocol;
  };
  mountTools(app, services, { path: '/mcp/all', tools: allTools(services), protocol: loadAllProtocol });
}

interface McpEndpoint {
  readonly path: string;
  readonly tools: Tools;
  readonly protocol: () => Promise<McpProtocol>;
}

function mountTools(app: FastifyInstance, services: Services, { path, tools, protocol }: McpEndpoint): void {
  app.post(path, { config: { pattern: path, cost: 'deferred' } }, async (request, reply) => {
    const charge = new IncrementalCharge(services.charge, request, reply);
    if (isDnsRebinding(request, services.publicUrl)) {
      await charge.chargeUpTo(1);
      return sendRpcError(reply, 403, FORBIDDEN, REBINDING_MESSAGE);
    }
    const requestBody = services.requestBodies.open(request, reply);
    let body: unknown;
    try {
      body = await charge.chargeReading(requestBody, MAX_TEXT_BODY_BYTES, () => readJsonBody(requestBody));
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'invalid_body') throw error;
      // JSON-RPC has its own parse error format.
      return sendRpcError(reply, 400, PARSE_ERROR, error.message);
    }
    await charge.chargeUpTo(costOfBody(body, tools));
    if (Array.isArray(body) && body.length > MAX_BATCH_MESSAGES) {
      throw new ApiError('invalid_body', `Send at most ${MAX_BATCH_MESSAGES} messages in one batch.`);
    }
    if (messagesOf(body).some(hasInvalidName))
      return sendRpcError(reply, 400, INVALID_PARAMS, 'params.name must be the name of a tool, as a string.');
    const handleMessage = await protocol();
    return handleMessage(request, reply, withoutCancellations(body));
  });
}

/** JSON-RPC error codes: server error, parse error, invalid params. */
const FORBIDDEN = -32_000;
const PARSE_ERROR = -32_700;
const INVALID_PARAMS = -32_602;

const CANCELLED = 'notifications/cancelled';

function sendRpcError(reply: FastifyReply, status: number, code: number, message: string): MaybePromise<void> {
  return send(reply, jsonResponse(JSON.stringify({ jsonrpc: '2.0', id: null, error: { code, message } }), { status }));
}

interface RpcMessage {
  readonly method?: unknown;
  readonly params?: { readonly name?: unknown; readonly arguments?: unknown } | null;
}

function messagesOf(body: unknown): readonly RpcMessage[] {
  return (Array.isArray(body) ? body : [body]).map((message) => (message ?? {}) as RpcMessage);
}

/**
 * The server is stateless, so a cancellation could only refer to a call in the same batch, to which the SDK would then never respond. Clients cancel by
 * closing the connection.
 */
function withoutCancellations(body: unknown): unknown {
  if (!Array.isArray(body)) return body;
  const others = body.filter((message: RpcMessage | null) => message?.method !== CANCELLED);
  return others.length > 0 ? others : body;
}

function hasInvalidName({ method, params }: RpcMessage): boolean {
  return method === 'tools/call' && typeof params?.name !== 'string';
}

/** Cost of a body. Of an oversized batch, the messages up to the limit are charged. */
function costOfBody(body: unknown, tools: Tools): number {
  const messages = messagesOf(body).slice(0, MAX_BATCH_MESSAGES);
  return Math.max(
    1,
    messages.reduce((sum, message) => sum + costOfMessage(message, tools), 0),
  );
}

/** A tool call costs as much as its operation; any other message costs one unit. */
function costOfMessage({ method, params }: RpcMessage, tools: Tools): number {
  const operation = method === 'tools/call' ? tools.get(params?.name as string) : undefined;
  if (!operation) return 1;
  if (typeof operation.cost === 'number') return operation.cost;
  try {
    // Files are decoded only after the call is charged.
    const { files, ...members } = (params?.arguments ?? {}) as Record<string, unknown>;
    return operation.cost(toolInput(operation, operation.files || files === undefined ? members : { files, ...members }));
  } catch {
    return 1;
  }
}
