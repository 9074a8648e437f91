/**
 * `/mcp`: the operations as tools for AI assistants, over stateless streamable HTTP.
 * The official SDK speaks the protocol, in both generations: 2025 (with initialize) and 2026-07-28 (each request for itself).
 */
import {
  type CallToolResult,
  createMcpHandler,
  INVALID_PARAMS,
  isLegacyRequest,
  ProtocolError,
  Server,
  type Tool,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { call } from '../core/call.ts';
import { type Answer, envelope, type FileAnswer, isFile } from '../core/envelope.ts';
import { errorBody, Fault, toFault } from '../core/fault.ts';
import { check, inputSchema, readArguments } from '../core/input.ts';
import type { Operation } from '../core/operation.ts';
import { VERSION } from '../version.ts';
import { readJsonBody } from './body.ts';
import { contentPolicy, JSON_TYPE, NO_STORE } from './headers.ts';
import { incomingBody } from './incoming.ts';
import { contextOf, operationsOf, type Services } from './services.ts';

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

const MOST_MESSAGES = 20;

export function mountMcp(app: FastifyInstance, services: Services, onError?: (error: unknown) => void): void {
  const tools = toolsOf(services);
  const list = [...tools.values()].map(describeTool);
  const contexts = new Map([...tools.values()].map((operation) => [operation, contextOf(operation, services)]));
  // The SDK hands its own request object to the factory; this finds the exchange it belongs to.
  const exchanges = new WeakMap<Request, Exchange>();

  const createServer = (exchange: Exchange | undefined): Server => {
    const server = new Server(
      { name: 'potli', version: VERSION },
      { capabilities: { tools: {} }, instructions: INSTRUCTIONS, jsonSchemaValidator: NO_VALIDATOR, cacheHints: CACHE_HINTS },
    );
    server.setRequestHandler('tools/list', () => ({ tools: list }));
    server.setRequestHandler('tools/call', async ({ params }) => {
      const operation = tools.get(params.name);
      if (!operation || !exchange) throw new ProtocolError(INVALID_PARAMS, `There is no tool "${params.name.slice(0, 100)}".`);
      return runTool(operation, params.arguments ?? {}, exchange);
    });
    return server;
  };

  const runTool = async (operation: Operation, args: Record<string, unknown>, { request, reply }: Exchange): Promise<CallToolResult> => {
    const OperationContext = contexts.get(operation) as ReturnType<typeof contextOf>;
    try {
      const input = toolInput(operation, args);
      return toResult(await call(operation, input, new OperationContext(services, request, reply), services.datasets));
    } catch (error) {
      const fault = toFault(error);
      if (fault.status === 500) onError?.(error);
      return { isError: true, content: [{ type: 'text', text: errorBody(fault) }] };
    }
  };

  const modern = createMcpHandler(({ requestInfo }) => createServer(requestInfo && exchanges.get(requestInfo)), {
    legacy: 'reject',
    responseMode: 'auto',
  });

  app.post('/mcp', { config: { pattern: '/mcp', weight: 'later' } }, async (request, reply) => {
    const body = await readMessage(request, reply, services);
    if (reply.sent) return reply;
    await services.charge(request, reply, unitsOf(body, tools));
    const web = toWebRequest(request);
    const exchange = { request, reply };
    exchanges.set(web, exchange);
    const answer = (await isLegacyRequest(web, body))
      ? await serveLegacy(createServer(exchange), web, body)
      : await modern.fetch(web, { parsedBody: body });
    return pass(reply, answer);
  });
}

const INSTRUCTIONS =
  'Indian reference data and tools: pincodes, bank branches, calendars, language and more. Results are JSON {data, meta}; meta.source names the data and its licence.';

/** The tools change with a new version of the service only. */
const AN_HOUR = { ttlMs: 3_600_000, cacheScope: 'public' } as const;
const CACHE_HINTS = { 'tools/list': AN_HOUR, 'server/discover': AN_HOUR };

/** Inputs are checked by the operation itself; the SDK would compile every schema anew for each request. */
const NO_VALIDATOR = { getValidator: () => (input: unknown) => ({ valid: true as const, data: input as never, errorMessage: undefined }) };

export function toolsOf({ families }: Pick<Services, 'families'>): Map<string, Operation> {
  return new Map(operationsOf(families).flatMap((operation) => (operation.tool ? [[operation.tool, operation] as const] : [])));
}

/** Parameters that every list has and every assistant knows. */
const PAGING = { limit: true, offset: true };

/** The list of tools is read into the context of every assistant: it says what is needed to call them, and no more. */
export function describeTool(operation: Operation): Tool {
  const { properties = {}, required } = inputSchema(operation) as {
    properties?: Record<string, Record<string, unknown>>;
    required?: string[];
  };
  const shown = Object.entries(properties).filter(([name]) => !operation.toolHides.includes(name));
  const slim = shown.map(([name, property]) => {
    // Bounds are checked anyway, and a broken one is answered with its rule.
    const { pattern: _p, minLength: _n, maxLength: _x, minimum: _l, maximum: _h, type, ...others } = property;
    if (name in PAGING) return [name, { type, ...(others.default !== 0 && { default: others.default }) }];
    const rest = others.enum ? others : { type, ...others };
    const preset = operation.toolDefaults[name];
    return [name, preset === undefined ? rest : { ...rest, default: preset }];
  });
  return {
    name: operation.tool as string,
    description: operation.summary,
    inputSchema: {
      type: 'object',
      properties: Object.fromEntries(slim),
      ...(required?.length && { required }),
      additionalProperties: false,
    },
    annotations: { readOnlyHint: true },
  };
}

function toolInput(operation: Operation, args: Record<string, unknown>): Record<string, unknown> {
  return check(operation, { ...operation.toolDefaults, ...readArguments(operation, args) });
}

function toResult(answer: Answer | FileAnswer): CallToolResult {
  if (!isFile(answer)) return { content: [{ type: 'text', text: String(envelope(answer)) }] };
  const { file, type } = answer;
  if (typeof file === 'string' || type.startsWith('image/svg') || type.startsWith('text/')) {
    return { content: [{ type: 'text', text: typeof file === 'string' ? file : Buffer.from(file).toString() }] };
  }
  return { content: [{ type: 'image', data: Buffer.from(file).toString('base64'), mimeType: type }] };
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
