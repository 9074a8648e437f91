/** Requests that are sent all at once and whose answers are never read. */
import { setTimeout as sleep } from 'node:timers/promises';
import { heldConnections } from '../../support/process-tree.ts';
import { clientPorts, openSocket } from '../../support/raw.ts';
import { atMost, type Finding, type Scenario } from '../scenario.ts';
import type { Stage } from '../stage.ts';

/** Each with a host of its own, so that nothing which was made for one serves the next: 57 KB in all, which are read as one piece. */
const REQUESTS = 1_300;
const PIPELINE = Array.from({ length: REQUESTS }, (_, at) => `GET /openapi.json HTTP/1.1\r\nHost: a${at}\r\n\r\n`).join('');
const WATCH_MS = 5_000;
/** After 30 seconds a client that does not read is closed; the service looks every few seconds. */
const CLOSED_MS = 35_000;

export const unreadAnswers: readonly Scenario[] = [
  {
    name: `${REQUESTS} pipelined requests whose answers are not read`,
    promise: 'b',
    watched: true,
    async run(stage: Stage): Promise<Finding[]> {
      const socket = await openSocket(stage.port);
      const ports = clientPorts([socket]);
      socket.pause().write(PIPELINE);
      await sleep(stage.short ? WATCH_MS : CLOSED_MS);
      const stillHeld = heldConnections(stage.port, ports);
      socket.destroy();
      return stage.short ? [] : [atMost('b', `connections held after ${CLOSED_MS / 1_000} s`, stillHeld, 0)];
    },
  },
];
