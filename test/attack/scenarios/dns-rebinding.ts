/** Cross-origin requests and DNS rebinding against the MCP server on the visitor's own machine. */
import { sendRaw } from '../../support/raw-socket.ts';
import { type Finding, none } from '../finding.ts';
import type { Scenario } from '../scenario.ts';
import type { TestBed } from '../test-bed.ts';

const BODY = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}';

export const foreignOrigins: readonly Scenario[] = [
  {
    name: 'foreign pages at /mcp on loopback',
    promise: 'e',
    watched: false,
    async run(testBed: TestBed): Promise<Finding[]> {
      const ask = async (host: string, origin: string): Promise<number> => {
        const head = `POST /mcp HTTP/1.1\r\nHost: ${host}\r\n${origin && `Origin: ${origin}\r\n`}Connection: close\r\n`;
        const rest = `Content-Type: application/json\r\nAccept: application/json, text/event-stream\r\nContent-Length: ${BODY.length}\r\n\r\n`;
        return Number((await sendRaw(testBed.port, head + rest + BODY)).split(' ')[1]);
      };
      const own = `127.0.0.1:${testBed.port}`;
      const served: string[] = [];
      for (const [host, origin] of [
        [own, 'http://evil.example'],
        [own, 'null'],
        [`evil.example:${testBed.port}`, ''],
        [`evil.example:${testBed.port}`, `http://evil.example:${testBed.port}`],
        [`127.0.0.1.evil.example:${testBed.port}`, ''],
      ] as const) {
        const status = await ask(host, origin);
        if (status < 400 || status >= 500) served.push(`Host ${host}, Origin ${origin || 'none'} → ${status}`);
      }
      const refused: string[] = [];
      for (const [host, origin] of [
        [own, ''],
        [own, `http://${own}`],
        [`localhost:${testBed.port}`, `http://localhost:${testBed.port}`],
      ] as const) {
        const status = await ask(host, origin);
        if (status !== 200) refused.push(`Host ${host}, Origin ${origin || 'none'} → ${status}`);
      }
      return [none('e', 'foreign pages served', served), none('e', 'own pages and programs refused', refused)];
    },
  },
];
