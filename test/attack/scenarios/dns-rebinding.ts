/** Cross-origin requests and DNS rebinding against the MCP server on the visitor's own machine. */
import { sendRaw } from '../../support/raw-socket.ts';
import { type Finding, none } from '../finding.ts';
import type { Scenario } from '../scenario.ts';
import type { TestBed } from '../test-bed.ts';

const BODY = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}';

export const crossOriginRequests: readonly Scenario[] = [
  {
    name: 'cross-origin requests to /mcp on loopback',
    guarantee: 'integrity',
    monitored: false,
    async run(testBed: TestBed): Promise<Finding[]> {
      const statusOf = async (host: string, origin: string): Promise<number> => {
        const head = `POST /mcp HTTP/1.1\r\nHost: ${host}\r\n${origin && `Origin: ${origin}\r\n`}Connection: close\r\n`;
        const rest = `Content-Type: application/json\r\nAccept: application/json, text/event-stream\r\nContent-Length: ${BODY.length}\r\n\r\n`;
        return Number((await sendRaw(testBed.port, head + rest + BODY)).split(' ')[1]);
      };
      const ownHost = `127.0.0.1:${testBed.port}`;
      const accepted: string[] = [];
      for (const [host, origin] of [
        [ownHost, 'http://evil.example'],
        [ownHost, 'null'],
        [`evil.example:${testBed.port}`, ''],
        [`evil.example:${testBed.port}`, `http://evil.example:${testBed.port}`],
        [`127.0.0.1.evil.example:${testBed.port}`, ''],
      ] as const) {
        const status = await statusOf(host, origin);
        if (status < 400 || status >= 500) accepted.push(`Host ${host}, Origin ${origin || 'none'} → ${status}`);
      }
      const rejected: string[] = [];
      for (const [host, origin] of [
        [ownHost, ''],
        [ownHost, `http://${ownHost}`],
        [`localhost:${testBed.port}`, `http://localhost:${testBed.port}`],
      ] as const) {
        const status = await statusOf(host, origin);
        if (status !== 200) rejected.push(`Host ${host}, Origin ${origin || 'none'} → ${status}`);
      }
      return [
        none('integrity', 'cross-origin requests accepted', accepted),
        none('integrity', 'same-origin and non-browser requests rejected', rejected),
      ];
    },
  },
];
