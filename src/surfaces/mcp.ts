/**
 * `/mcp`: the operations as tools for AI assistants, over stateless streamable HTTP.
 * The official SDK speaks the protocol, in both generations: 2025 (with initialize) and 2026-07-28 (each request for itself).
 */
import { createMcpHandler, isLegacyRequest, type Server, WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../core/request/call.ts';
import { Fault } from '../core/request/fault.ts';
import type { Operation } from '../core/request/operation.ts';
import { readJsonBody } from './body.ts';
import { JSON_TYPE } from './headers.ts';
import { jsonAnswer } from './http-answer.ts';
import { send } from './send.ts';
import { HttpCaller, type Services } from './services.ts';
import { toolInput, toolServers, toolsOf } from './tools.ts';
import { incomingBody } from './upload-memory.ts';

const MOST_MESSAGES = 20;
/** Of JSON-RPC. */
const PARSE_ERROR = -32700;

export function mountMcp(app: FastifyInstance, services: Services, onError?: (error: unknown) => void): void {
  const tools = toolsOf(services);
  const createServer = toolServers(services, onError);
  // The SDK hands its own request object to the factory; this finds the caller that it belongs to.
  const callers = new WeakMap<Request, Caller>();
  const serverFor = (caller: Caller | undefined): Server => createServer(caller && (() => caller));
  const modern = createMcpHandler(({ requestInfo }) => serverFor(requestInfo && callers.get(requestInfo)), {
    legacy: 'reject',
    responseMode: 'auto',
  });

  app.post('/mcp', { config: { pattern: '/mcp', weight: 'later' } }, async (request, reply) => {
    const body = await readMessage(request, reply, services);
    if (reply.sent) return;
    await services.charge(request, reply, unitsOf(body, tools));
    const web = toWebRequest(request);
    const caller = new HttpCaller(services, request, reply);
    callers.set(web, caller);
    const answer = (await isLegacyRequest(web, body))
      ? await serveLegacy(serverFor(caller), web, body)
      : await modern.fetch(web, { parsedBody: body });
    return pass(reply, answer);
  });
}

async function readMessage(request: FastifyRequest, reply: FastifyReply, services: Services): Promise<unknown> {
  try {
    return await readJsonBody(incomingBody(request, reply));
  } catch (error) {
    await services.charge(request, reply, 1);
    if (!(error instanceof Fault) || error.code !== 'invalid_body') throw error;
    // The protocol has its own form for a message that cannot be read.
    const unread = { jsonrpc: '2.0', id: null, error: { code: PARSE_ERROR, message: error.message } };
    return send(reply, jsonAnswer(JSON.stringify(unread), { status: 400 }));
  }
}

/** A call costs what its operation costs; everything else costs one unit. */
function unitsOf(body: unknown, tools: ReadonlyMap<string, Operation>): number {
  if (Array.isArray(body)) {
    if (body.length > MOST_MESSAGES) throw new Fault('invalid_body', `Send at most ${MOST_MESSAGES} messages together.`);
    return body.reduce<number>((sum, message) => sum + unitsOf(message, tools), 0);
  }
  const { method, params } = (body ?? {}) as { method?: unknown; params?: { name?: unknown; arguments?: unknown } };
  const operation = method === 'tools/call' ? tools.get(String(params?.name)) : undefined;
  if (!operation) return 1;
  if (typeof operation.weight === 'number') return operation.weight;
  try {
    return operation.weight(toolInput(operation, (params?.arguments ?? {}) as Record<string, unknown>));
  } catch {
    return 1;
  }
}

function toWebRequest(request: FastifyRequest): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && !HOP_HEADERS.has(name)) headers.set(name, String(value));
  }
  return new Request('http://potli.invalid/mcp', { method: 'POST', headers });
}

/** They belong to the connection and the bytes of the body, which has been read already. */
const HOP_HEADERS = new Set(['connection', 'content-length', 'host', 'keep-alive', 'transfer-encoding', 'upgrade', 'expect']);

async function serveLegacy(server: Server, web: Request, body: unknown): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    return await transport.handleRequest(web, { parsedBody: body });
  } finally {
    await server.close();
  }
}

async function pass(reply: FastifyReply, answer: Response): Promise<void> {
  const { 'content-type': type = JSON_TYPE, ...headers } = Object.fromEntries(answer.headers);
  return send(reply, { status: answer.status, type, body: new Uint8Array(await answer.arrayBuffer()), headers });
}
