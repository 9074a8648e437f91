/** Slow loris: connections that never finish their headers must be gone after their 408. */
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { countOpenConnections } from '../../support/process-tree.ts';
import { clientPorts, openSocket } from '../../support/raw-socket.ts';
import { atMost, type Finding } from '../finding.ts';
import type { Scenario } from '../scenario.ts';
import type { TestBed } from '../test-bed.ts';

const CONNECTIONS = { full: 600, short: 150 };
/** Header timeout 15 s, checked every half second, socket destroyed within one more second, and slack. */
const UNTIL_CLOSED_MS = 18_500;
/** Additional time in tests, for a loaded machine. */
const GRACE_MS = { full: 0, short: 40_000 };
const POLL_MS = 500;

/** Half of the clients read their 408 and stay connected, half never read. */
async function openSlowConnection(testBed: TestBed, index: number): Promise<Socket> {
  const socket = await openSocket(testBed.port);
  socket.write('GET /v1/pincode/600001 HTTP/1.1\r\nHost: a\r\nX-Slow: ');
  return index % 2 === 0 ? socket.resume() : socket.pause();
}

export const slowHeaders: readonly Scenario[] = [
  {
    name: 'connections that stay after their 408',
    guarantee: 'integrity',
    monitored: true,
    async run(testBed: TestBed): Promise<Finding[]> {
      const profile = testBed.short ? 'short' : 'full';
      const count = CONNECTIONS[profile];
      const sockets = await Promise.all(Array.from({ length: count }, (_, index) => openSlowConnection(testBed, index)));
      const ports = clientPorts(sockets);
      await sleep(UNTIL_CLOSED_MS);
      let openCount = countOpenConnections(testBed.port, ports);
      for (let late = 0; openCount > 0 && late < GRACE_MS[profile]; late += POLL_MS) {
        await sleep(POLL_MS);
        openCount = countOpenConnections(testBed.port, ports);
      }
      for (const socket of sockets) socket.destroy();
      return [atMost('integrity', `of ${count} connections still open`, openCount, 0)];
    },
  },
];
