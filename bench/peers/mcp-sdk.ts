/** An MCP server as in the SDK's guide: a high-level server per request, a tool with a schema, records from a map. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { branchObjects, note, source } from './table.ts';

const byCode = new Map(Array.from(branchObjects(), (branch) => [branch.ifsc, branch]));

const handler = createMcpHandler(() => {
  const server = new McpServer({ name: 'peer', version: '1.0.0' });
  server.registerTool(
    'ifsc_get',
    { description: 'The bank branch of an IFSC', inputSchema: z.object({ code: z.string().regex(/^[A-Z]{4}0[A-Z0-9]{6}$/) }) },
    ({ code }) => ({ content: [{ type: 'text', text: JSON.stringify({ data: byCode.get(code), meta: { note, source } }) }] }),
  );
  return server;
});

const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const headers = new Headers(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
  const mcpResponse = await handler.fetch(new Request('http://127.0.0.1/mcp', { method: 'POST', headers, body: Buffer.concat(chunks) }));
  const body = Buffer.from(await mcpResponse.arrayBuffer());
  response.writeHead(mcpResponse.status, { ...Object.fromEntries(mcpResponse.headers), 'content-length': body.length }).end(body);
});
server.listen(Number(process.env.PORT), '127.0.0.1', () =>
  console.error(`MCP SDK answers on http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);
