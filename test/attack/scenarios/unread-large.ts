/** Large answers that are not read while the client keeps its connections busy with empty lines. */
import { setTimeout as sleep } from 'node:timers/promises';
import { heldConnections } from '../../support/process-tree.ts';
import { clientPorts, openSocket } from '../../support/raw.ts';
import { atMost, type Finding, type Scenario } from '../scenario.ts';
import type { Stage } from '../stage.ts';

const CONNECTIONS = 30;
const LINE_EVERY_MS = 1_000;
const CLOSED_MS = { whole: 40_000, short: 34_000 };
const MOST_HELD_MB = 200;

export const unreadLarge: readonly Scenario[] = [
  {
    name: `${CONNECTIONS} answers that are not read while the client sends empty lines`,
    promise: 'b',
    watched: true,
    async run(stage: Stage): Promise<Finding[]> {
      const { address } = stage.client();
      const before = stage.megabytes();
      stage.mostMegabytes();
      const sockets = await Promise.all(Array.from({ length: CONNECTIONS }, () => openSocket(stage.port)));
      const ports = clientPorts(sockets);
      const ask = `GET /openapi.json HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${address}\r\n\r\n`;
      // More than the system takes for a client that does not read.
      for (const socket of sockets) socket.pause().write(ask.repeat(8));
      const lines = setInterval(() => {
        for (const socket of sockets) socket.write('\r\n');
      }, LINE_EVERY_MS);
      await sleep(CLOSED_MS[stage.short ? 'short' : 'whole']);
      clearInterval(lines);
      const stillHeld = heldConnections(stage.port, ports);
      const most = stage.mostMegabytes() - before;
      for (const socket of sockets) socket.destroy();
      return [atMost('b', 'connections still held', stillHeld, 0), atMost('b', 'memory for unread answers', most, MOST_HELD_MB, ' MB')];
    },
  },
];
