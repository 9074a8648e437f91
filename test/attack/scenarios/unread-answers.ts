/** Pipelined requests whose responses are never read (backpressure). */
import { setTimeout as sleep } from 'node:timers/promises';
import { countOpenConnections } from '../../support/process-tree.ts';
import { clientPorts, openSocket } from '../../support/raw-socket.ts';
import { atMost, type Finding } from '../finding.ts';
import type { Scenario } from '../scenario.ts';
import type { TestBed } from '../test-bed.ts';

/** Each with another host, so that no response comes from the cache. 57 KB in all, which arrive in one read. */
const REQUESTS = 1_300;
const PIPELINE = Array.from({ length: REQUESTS }, (_, index) => `GET /openapi.json HTTP/1.1\r\nHost: a${index}\r\n\r\n`).join('');
const MONITORING_MS = 5_000;
/** A client that does not read is closed after 30 seconds; the service checks every few seconds. */
const CLOSED_MS = 35_000;

export const unreadAnswers: readonly Scenario[] = [
  {
    name: `${REQUESTS} pipelined requests whose answers are not read`,
    guarantee: 'memory',
    monitored: true,
    async run(testBed: TestBed): Promise<Finding[]> {
      const socket = await openSocket(testBed.port);
      const ports = clientPorts([socket]);
      socket.pause().write(PIPELINE);
      await sleep(testBed.short ? MONITORING_MS : CLOSED_MS);
      const openCount = countOpenConnections(testBed.port, ports);
      socket.destroy();
      return testBed.short ? [] : [atMost('memory', `connections held after ${CLOSED_MS / 1_000} s`, openCount, 0)];
    },
  },
];
