/** Large unread responses, while empty lines keep the connections from being idle. */
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { rssMb } from '../../../src/core/jobs/rss.ts';
import { countOpenConnections } from '../../support/process-tree.ts';
import { clientPorts, openSocket } from '../../support/raw-socket.ts';
import { atMost, exactly, type Finding } from '../finding.ts';
import type { Scenario } from '../scenario.ts';
import type { TestBed } from '../test-bed.ts';

const CONNECTIONS = { full: 24, short: 8 };
/** Pixels per side of the noise, which takes 20 MB as PNG. */
const SIDE = 2_600;
const LINE_INTERVAL_MS = 1_000;
/** Time to produce the responses, plus the time a response may stay unread, plus the check interval. */
const MONITORING_MS = { full: 75_000, short: 60_000 };
/** 32 MB for one client, one response more, kernel buffers and the uploads. */
const MAX_GROWTH_MB = 150;

function noise(): Promise<Buffer> {
  const create = { width: SIDE, height: SIDE, channels: 3, background: 'grey', noise: { type: 'gaussian', mean: 128, sigma: 60 } } as const;
  return sharp({ create }).jpeg({ quality: 60 }).toBuffer();
}

export const unreadLarge: readonly Scenario[] = [
  {
    name: 'large answers that are not read while empty lines are sent',
    guarantee: 'memory',
    monitored: true,
    async run(testBed: TestBed): Promise<Finding[]> {
      const { address } = testBed.client();
      const profile = testBed.short ? 'short' : 'full';
      const picture = await noise();
      const head = `POST /v1/image/convert?format=png HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${address}\r\nContent-Type: image/jpeg\r\nContent-Length: ${picture.length}\r\n\r\n`;
      const before = rssMb(testBed.pid);
      const sockets = await Promise.all(Array.from({ length: CONNECTIONS[profile] }, () => openSocket(testBed.port)));
      const ports = clientPorts(sockets);
      for (const socket of sockets) {
        socket.pause().write(head);
        socket.write(picture);
      }
      let peakMb = 0;
      const lines = setInterval(() => {
        peakMb = Math.max(peakMb, rssMb(testBed.pid) - before);
        for (const socket of sockets) socket.write('\r\n');
      }, LINE_INTERVAL_MS);
      await sleep(MONITORING_MS[profile] / 2);
      const { status } = await testBed.client().post('/v1/image/convert?format=png', 'image/jpeg', picture);
      await sleep(MONITORING_MS[profile] / 2);
      clearInterval(lines);
      // Rejections are short and fit the kernel's buffers: their connections are idle and may stay.
      const openCount = countOpenConnections(testBed.port, ports);
      for (const socket of sockets) socket.destroy();
      return [
        exactly('latency', "another's large answer: status", status, 200),
        atMost('memory', 'memory of the service above what it was', peakMb, MAX_GROWTH_MB, ' MB'),
        atMost('memory', 'connections still open', openCount, CONNECTIONS[profile] - 1),
      ];
    },
  },
];
