/** Host headers of any length and number: none may be cached, and none may appear in a publicly cacheable answer. */
import { sendRaw } from '../../support/raw-socket.ts';
import { atMost, type Finding, none } from '../finding.ts';
import type { Scenario } from '../scenario.ts';
import type { TestBed } from '../test-bed.ts';

const HOST_CHARACTERS = 30_000;
const REQUESTS = { full: 600, short: 200 };
/** Answers that repeat such a host are large: requests not sent within this time are dropped. */
const DEADLINE_MS = 15_000;
const CONCURRENCY = 20;
const FOREIGN_HOST = 'elsewhere.example';

const get = (testBed: TestBed, path: string, headers: string): Promise<string> =>
  sendRaw(testBed.port, `GET ${path} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`);

export const longHosts: readonly Scenario[] = [
  {
    name: 'distinct 30 KB Host headers',
    guarantee: 'memory',
    monitored: true,
    async run(testBed: TestBed): Promise<Finding[]> {
      let successCount = 0;
      const requests = REQUESTS[testBed.short ? 'short' : 'full'];
      const deadline = performance.now() + DEADLINE_MS;
      for (let sent = 0; sent < requests && performance.now() < deadline; sent += CONCURRENCY) {
        const hosts = Array.from({ length: CONCURRENCY }, (_, index) => `${sent + index}.`.padEnd(HOST_CHARACTERS, 'a'));
        const responses = await Promise.all(hosts.map((host) => get(testBed, '/llms.txt', `Host: ${host}\r\n`)));
        successCount += responses.filter((response) => response.startsWith('HTTP/1.1 200')).length;
      }
      return [atMost('integrity', `of ${requests} with an oversized Host answered with 200`, successCount, 0)];
    },
  },
  {
    name: 'invalid Host headers',
    guarantee: 'integrity',
    monitored: false,
    async run(testBed: TestBed): Promise<Finding[]> {
      const notRejected: string[] = [];
      for (const [name, headers] of [
        ['two hosts', 'Host: a\r\nHost: b\r\n'],
        ['256 characters', `Host: ${'a'.repeat(256)}\r\n`],
      ] as const) {
        if (!(await get(testBed, '/v1/pincode/600001', headers)).startsWith('HTTP/1.1 400')) notRejected.push(name);
      }
      const reflectingPaths: string[] = [];
      for (const path of ['/llms.txt', '/openapi.json', '/v1', '/', '/docs']) {
        const response = await get(testBed, path, `Host: ${FOREIGN_HOST}\r\n`);
        if (/^cache-control: public/im.test(response) && response.includes(FOREIGN_HOST)) reflectingPaths.push(path);
      }
      return [
        none('integrity', 'not answered with 400', notRejected),
        none('integrity', 'cacheable answers that repeat the host', reflectingPaths),
      ];
    },
  },
];
