/** Connection exhaustion: more connections than the process has file descriptors. And calls that cancel themselves. */
import { setTimeout as sleep } from 'node:timers/promises';
import { countOpenConnections } from '../../support/process-tree.ts';
import { clientPorts, openSocket } from '../../support/raw-socket.ts';
import { atMost, exactly, type Finding } from '../finding.ts';
import type { Scenario } from '../scenario.ts';
import type { TestBed } from '../test-bed.ts';

const IDLE_CONNECTIONS = { full: 9_000, short: 2_500 };
const OPENED_TOGETHER = 250;
/** Connections that the service accepts in total; one client may have a quarter of them. */
const MAX_CONNECTIONS = 8_192;
const CANCELLED = 30;
const RESPONSE_TIMEOUT_MS = 20_000;

export const idleConnections: readonly Scenario[] = [
  {
    name: 'idle connections without end',
    guarantee: 'integrity',
    monitored: true,
    // Without a trusted proxy all connections belong to one client address.
    settings: () => ({ TRUST_PROXY: 'none', RATE_LIMIT: '0' }),
    async run(testBed: TestBed): Promise<Finding[]> {
      const count = IDLE_CONNECTIONS[testBed.short ? 'short' : 'full'];
      const sockets = [];
      while (sockets.length < count) {
        sockets.push(...(await Promise.all(Array.from({ length: OPENED_TOGETHER }, () => openSocket(testBed.port)))));
      }
      const openConnections = countOpenConnections(testBed.port, clientPorts(sockets));
      const { status } = await testBed.client().request('/v1/pincode/600001');
      for (const socket of sockets) socket.destroy();
      return [
        atMost('integrity', `of ${count} idle connections held`, openConnections, MAX_CONNECTIONS / 4),
        exactly('latency', 'a newcomer: status', status, 200),
      ];
    },
  },
  {
    name: 'batches of a call and its cancellation',
    guarantee: 'integrity',
    monitored: false,
    async run(testBed: TestBed): Promise<Finding[]> {
      const batch = [
        { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'pincode_get', arguments: { pincode: '600001' } } },
        { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } },
      ];
      const client = testBed.client();
      const responses = Promise.all(Array.from({ length: CANCELLED }, () => client.message(batch)));
      const inTime = await Promise.race([responses, sleep(RESPONSE_TIMEOUT_MS, [])]);
      return [exactly('integrity', `of ${CANCELLED} answered`, inTime.filter(({ status }) => status > 0).length, CANCELLED)];
    },
  },
];
