/** Thirty concurrent jobs of one client: another client's first job must not wait behind all of them (fair queueing). */
import { readFileSync } from 'node:fs';
import type { Client } from '../client.ts';
import type { Finding } from '../finding.ts';
import type { Scenario } from '../scenario.ts';
import type { TestBed } from '../test-bed.ts';

const JOBS = 30;
const PAGE = readFileSync(new URL('../../../../test/fixtures/files/receipt.png', import.meta.url));
const GIVE_UP_MS = 45_000;

export const crowdedQueue: readonly Scenario[] = [
  {
    name: `${JOBS} jobs of one client at once`,
    promise: 'c',
    watched: true,
    async run(testBed: TestBed): Promise<Finding[]> {
      const leave = new AbortController();
      const read = (client: Client, signal: AbortSignal) => client.post('/v1/ocr', 'image/png', PAGE, { signal });
      const other = testBed.client();
      await read(other, leave.signal);
      const usual = await read(other, leave.signal);
      const attacker = testBed.client();
      const crowd = Array.from({ length: JOBS }, () => read(attacker, leave.signal));
      await new Promise((resolve) => setTimeout(resolve, 500));
      const first = await read(other, AbortSignal.timeout(GIVE_UP_MS));
      leave.abort();
      await Promise.all(crowd);
      return testBed.ofHeavy("another's first job", usual, first);
    },
  },
];
