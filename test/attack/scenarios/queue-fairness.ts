/** Thirty concurrent jobs of one client: another client's first job must not wait behind all of them (fair queueing). */
import { readFileSync } from 'node:fs';
import type { Client } from '../client.ts';
import type { Finding } from '../finding.ts';
import type { Scenario } from '../scenario.ts';
import type { TestBed } from '../test-bed.ts';

const JOBS = 30;
const PAGE = readFileSync(new URL('../../../../test/fixtures/files/receipt.png', import.meta.url));
const CLIENT_TIMEOUT_MS = 45_000;

export const queueFairness: readonly Scenario[] = [
  {
    name: `${JOBS} jobs of one client at once`,
    guarantee: 'latency',
    monitored: true,
    async run(testBed: TestBed): Promise<Finding[]> {
      const abort = new AbortController();
      const postOcr = (client: Client, signal: AbortSignal) => client.post('/v1/ocr', 'image/png', PAGE, { signal });
      const other = testBed.client();
      await postOcr(other, abort.signal);
      const baseline = await postOcr(other, abort.signal);
      const attacker = testBed.client();
      const attackerJobs = Array.from({ length: JOBS }, () => postOcr(attacker, abort.signal));
      await new Promise((resolve) => setTimeout(resolve, 500));
      const first = await postOcr(other, AbortSignal.timeout(CLIENT_TIMEOUT_MS));
      abort.abort();
      await Promise.all(attackerJobs);
      return testBed.checkHeavyLatency("another's first job", baseline, first);
    },
  },
];
