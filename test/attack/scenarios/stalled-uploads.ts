/** Uploads that stall just before their end: the shared memory budget for bodies must not be held by one client. */
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { countOpenConnections } from '../../support/process-tree.ts';
import { clientPorts, openSocket } from '../../support/raw-socket.ts';
import type { Client } from '../client.ts';
import { atMost, type Finding } from '../finding.ts';
import type { Scenario } from '../scenario.ts';
import type { TestBed } from '../test-bed.ts';

const UPLOADS = 14;
const ANNOUNCED = 10 * 1024 * 1024;
/** Together they fill the body budget except for a few bytes. */
const SENT = Buffer.alloc(Math.floor((128 * 1024 * 1024) / UPLOADS), 0x20);
const SENDING_MS = 2_000;
const MONITORING_MS = { full: 20_000, short: 5_000 };
const TOOLS = { jsonrpc: '2.0', id: 1, method: 'tools/list' };

async function stall(testBed: TestBed, { address }: Client): Promise<Socket> {
  const socket = await openSocket(testBed.port);
  const head = `POST /v1/pdf/info HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${address}\r\nContent-Type: application/pdf\r\nContent-Length: ${ANNOUNCED}\r\n\r\n`;
  socket.resume().write(head);
  socket.write(SENT);
  return socket;
}

export const stalledUploads: readonly Scenario[] = [
  {
    name: `${UPLOADS} stalled uploads`,
    guarantee: 'latency',
    monitored: true,
    async run(testBed: TestBed): Promise<Finding[]> {
      const attacker = testBed.client();
      const sockets = await Promise.all(Array.from({ length: UPLOADS }, () => stall(testBed, attacker)));
      const ports = clientPorts(sockets);
      await sleep(SENDING_MS);
      const other = testBed.client();
      const rejected = { posts: 0, messages: 0 };
      const deadline = performance.now() + MONITORING_MS[testBed.short ? 'short' : 'full'];
      while (performance.now() < deadline) {
        if ((await other.postJson('/v1/pincode', { codes: ['600001'] })).status !== 200) rejected.posts++;
        if ((await other.message(TOOLS)).status !== 200) rejected.messages++;
        await sleep(500);
      }
      const openCount = countOpenConnections(testBed.port, ports);
      for (const socket of sockets) socket.destroy();
      const findings = [
        atMost('latency', "another's POSTs refused", rejected.posts, 0),
        atMost('latency', "another's MCP messages refused", rejected.messages, 0),
      ];
      return testBed.short ? findings : [...findings, atMost('latency', 'stalled uploads still held', openCount, 0)];
    },
  },
];
