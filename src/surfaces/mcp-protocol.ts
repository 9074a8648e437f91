/** `/mcp` through the official SDK; the body is already read and charged. */
import { createMcpHandler, type Server, WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../core/operation/call.ts';
import { JSON_TYPE } from './headers.ts';
import { jsonResponse } from './http-response.ts';
import { classifyRequest, exchangeMessage, singleRequest } from './mcp-exchange.ts';
import { mcpServerFactory, type ToolSet } from './mcp-servers.ts';
import { send } from './send.ts';
import { HttpCaller, type Services } from './services.ts';

export type McpProtocol = (request: FastifyRequest, reply: FastifyReply, body: unknown) => Promise<void>;

export function mcpProtocol(services: Services, toolSet: ToolSet, onError?: (error: unknown) => void): McpProtocol {
  const createServer = mcpServerFactory(services, toolSet, onError);
  // The SDK passes its own Request to the factory; this maps it to the caller.
  const callers = new WeakMap<Request, Caller>();
  const serverFor = (caller: Caller | undefined): Server => createServer(caller && (() => caller));
  const modern = createMcpHandler(({ requestInfo }) => serverFor(requestInfo && callers.get(requestInfo)), {
    legacy: 'reject',
    responseMode: 'auto',
  });
  return async (request, reply, body) => {
    const caller = new HttpCaller(services, request, reply);
    const generation = classifyRequest(request.headers, body);
    const message = singleRequest(request.headers, body, generation);
    if (message) return send(reply, jsonResponse(JSON.stringify(await exchangeMessage(serverFor(caller), message))));
    const webRequest = toWebRequest(request);
    callers.set(webRequest, caller);
    const webResponse =
      generation.kind === 'legacy'
        ? await serveLegacy(serverFor(caller), webRequest, body)
        : await modern.fetch(webRequest, { parsedBody: body });
    return sendWebResponse(reply, webResponse);
  };
}

function toWebRequest(request: FastifyRequest): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && !HOP_BY_HOP_HEADERS.has(name)) headers.set(name, String(value));
  }
  return new Request('http://potli.invalid/mcp', { method: 'POST', headers });
}

/** Hop-by-hop and body headers: the body is already read. */
const HOP_BY_HOP_HEADERS = new Set(['connection', 'content-length', 'host', 'keep-alive', 'transfer-encoding', 'upgrade', 'expect']);

async function serveLegacy(server: Server, webRequest: Request, body: unknown): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    return await transport.handleRequest(webRequest, { parsedBody: body });
  } finally {
    await server.close();
  }
}

async function sendWebResponse(reply: FastifyReply, webResponse: Response): Promise<void> {
  const { 'content-type': type = JSON_TYPE, ...headers } = Object.fromEntries(webResponse.headers);
  return send(reply, { status: webResponse.status, type, body: new Uint8Array(await webResponse.arrayBuffer()), headers });
}
