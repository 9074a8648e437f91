/**
 * One JSON-RPC request and its response, without streams. The SDK's HTTP transport wraps both in Fetch API requests, responses and streams, which
 * costs more than the call. It still serves everything except plain tool calls.
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

/** Protocol generation of a message: in that of 2025 a request does not carry all of its own metadata. */
export type ProtocolGeneration = ReturnType<typeof classifyInboundRequest>;

export function classifyRequest(headers: IncomingHttpHeaders, body: unknown): ProtocolGeneration {
  const headerOf = (name: string): string | undefined => headers[name]?.toString();
  const [protocolVersionHeader, mcpMethodHeader, mcpNameHeader] = ['mcp-protocol-version', 'mcp-method', 'mcp-name'].map(headerOf);
  return classifyInboundRequest({
    httpMethod: 'POST',
    ...(protocolVersionHeader !== undefined && { protocolVersionHeader }),
    ...(mcpMethodHeader !== undefined && { mcpMethodHeader }),
    ...(mcpNameHeader !== undefined && { mcpNameHeader }),
    body,
  });
}

/** The JSON-RPC request, if it passes the checks of the SDK transport and needs a single response. */
export function singleRequest(headers: IncomingHttpHeaders, body: unknown, generation: ProtocolGeneration): JSONRPCRequest | undefined {
  if (generation.kind !== 'legacy' || generation.reason !== 'no-claim' || !isJSONRPCRequest(body)) return undefined;
  const { accept = '', 'content-type': type = '', 'mcp-protocol-version': version } = headers;
  const isSupportedVersion = version === undefined || SUPPORTED_PROTOCOL_VERSIONS.includes(String(version));
  const acceptsResponses = accept.includes('application/json') && accept.includes('text/event-stream');
  return isSupportedVersion && acceptsResponses && isJsonContentType(type) ? body : undefined;
}

export function exchangeMessage(server: Server, request: JSONRPCRequest): Promise<JSONRPCMessage> {
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
