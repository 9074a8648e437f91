/**
 * `/mcp`: the operations as tools for AI assistants, over stateless streamable HTTP.
 * The official SDK speaks the protocol, in both generations: 2025 (with initialize) and 2026-07-28 (each request for itself).
 */
import { createMcpHandler, isLegacyRequest, type Server, WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Fault } from '../core/request/fault.ts';
import type { Operation } from '../core/request/operation.ts';
import { readJsonBody } from './body.ts';
import { contentPolicy, JSON_TYPE, NO_STORE } from './headers.ts';
import { type Caller, HttpCaller, type Services } from './services.ts';
import { toolInput, toolServers, toolsOf } from './tools.ts';
import { incomingBody } from './upload-memory.ts';

const MOST_MESSAGES = 20;

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
    if (reply.sent) return reply;
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
    return reply
      .code(400)
      .type(JSON_TYPE)
      .send(JSON.stringify({ jsonrpc: '2.0', id: null, error: { code: -32700, message: error.message } }));
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

async function pass(reply: FastifyReply, answer: Response): Promise<FastifyReply> {
  reply.code(answer.status).headers({ 'cache-control': NO_STORE, 'content-security-policy': contentPolicy(JSON_TYPE) });
  for (const [name, value] of answer.headers) reply.header(name, value);
  return reply.send(Buffer.from(await answer.arrayBuffer()));
}
