/** Malformed requests: each gets a client error, and none an internal error. */
import { sendRaw } from '../../support/raw-socket.ts';
import { isRejected } from '../client.ts';
import { type Finding, none } from '../finding.ts';
import type { Scenario } from '../scenario.ts';
import type { TestBed } from '../test-bed.ts';

const NAMES = [
  '{"toString":1}',
  '{"valueOf":{}}',
  '[]',
  '[[["a"]]]',
  'null',
  '1',
  'true',
  '{"__proto__":null}',
  '"__proto__"',
  '"constructor"',
];
const METHODS = ['QUERY', 'PROPFIND', 'TRACE', 'LINK', 'PURGE', 'M-SEARCH', 'DELETE', 'PUT', 'PATCH'];
const PATHS = ['/v1/pincode/600001', '/mcp', '/healthz', '/', '/nothing'];
const MEMBERS = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];

export const oddRequests: readonly Scenario[] = [
  {
    name: 'tools whose name is no text',
    guarantee: 'integrity',
    monitored: false,
    async run(testBed: TestBed): Promise<Finding[]> {
      const wrong: string[] = [];
      for (const name of NAMES) {
        const message = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":${name},"arguments":{}}}`;
        const response = await testBed.client().message(message);
        if (!isRejected(response)) wrong.push(`${name} → ${response.status}`);
      }
      return [none('integrity', 'not refused', wrong)];
    },
  },
  {
    name: 'methods that are not served',
    guarantee: 'integrity',
    monitored: false,
    async run(testBed: TestBed): Promise<Finding[]> {
      const wrong: string[] = [];
      for (const method of METHODS)
        for (const path of PATHS) {
          const response = await sendRaw(testBed.port, `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`);
          const status = Number(response.split(' ')[1]);
          if (!(status >= 400 && status < 500)) wrong.push(`${method} ${path} → ${status}`);
        }
      return [none('integrity', 'not refused', wrong)];
    },
  },
  {
    name: 'groups named like members of objects',
    guarantee: 'integrity',
    monitored: false,
    async run(testBed: TestBed): Promise<Finding[]> {
      const wrong: string[] = [];
      for (const engine of ['js', 're2'])
        for (const name of MEMBERS) {
          const pattern = encodeURIComponent(`(?<${name}>a)`);
          const { body } = await testBed.client().request(`/v1/regex?engine=${engine}&text=a&pattern=${pattern}`);
          if (!body.toString().includes(`"named":{"${name}":"a"}`)) wrong.push(`${engine}: ${name}`);
        }
      return [none('integrity', 'lost', wrong)];
    },
  },
];
