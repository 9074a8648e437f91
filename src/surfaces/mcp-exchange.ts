/**
 * One message to a server and its answer, as objects. The SDK's own transport for HTTP wraps both into requests, responses and streams of the
 * web standard, which costs more than the call. It is still there for everything that is not the plain call of a tool.
 */
import type { IncomingHttpHeaders } from 'node:http';
import {
  classifyInboundRequest,
  isJSONRPCRequest,
  isJsonContentType,
  type JSONRPCMessage,
  type JSONRPCRequest,
  type Server,
  SUPPORTED_PROTOCOL_VERSIONS,
  type Transport,
} from '@modelcontextprotocol/server';

/** Whether a message is of the generation of 2025, in which not every request says all about itself. */
export type Generation = ReturnType<typeof classifyInboundRequest>;

export function generationOf(headers: IncomingHttpHeaders, body: unknown): Generation {
  const named = (name: string): string | undefined => headers[name]?.toString();
  const [protocolVersionHeader, mcpMethodHeader, mcpNameHeader] = ['mcp-protocol-version', 'mcp-method', 'mcp-name'].map(named);
  return classifyInboundRequest({
    httpMethod: 'POST',
    ...(protocolVersionHeader !== undefined && { protocolVersionHeader }),
    ...(mcpMethodHeader !== undefined && { mcpMethodHeader }),
    ...(mcpNameHeader !== undefined && { mcpNameHeader }),
    body,
  });
}

/** The message, if all that its transport would check is right and it needs no more than an answer. */
export function plainRequest(headers: IncomingHttpHeaders, body: unknown, generation: Generation): JSONRPCRequest | undefined {
  if (generation.kind !== 'legacy' || generation.reason !== 'no-claim' || !isJSONRPCRequest(body)) return undefined;
  const { accept = '', 'content-type': type = '', 'mcp-protocol-version': version } = headers;
  const isUnderstood = version === undefined || SUPPORTED_PROTOCOL_VERSIONS.includes(String(version));
  const takesAnswers = accept.includes('application/json') && accept.includes('text/event-stream');
  return isUnderstood && takesAnswers && isJsonContentType(type) ? body : undefined;
}

export function exchange(server: Server, request: JSONRPCRequest): Promise<JSONRPCMessage> {
  return new Promise((resolve, reject) => {
    const transport: Transport = {
      start: () => Promise.resolve(),
      close: () => Promise.resolve(),
      send(message) {
        if ('id' in message && !('method' in message)) resolve(message);
        return Promise.resolve();
      },
    };
    server.connect(transport).then(() => transport.onmessage?.(request), reject);
  });
}
