/** As many rendered pictures as the rate limit allows: their memory must be released. */

import { type Answer, statuses } from '../client.ts';
import { atMost, type Finding } from '../finding.ts';
import { GENERATORS, type Generator } from '../generators.ts';
import type { Scenario } from '../scenario.ts';
import type { TestBed } from '../test-bed.ts';

/** 580 of the 600 units; fewer in the short form, with the same bound on the memory left. */
const WITHIN_ALLOWANCE = 58;
const FEWER = 40;
const CONCURRENCY = 2;
/** Memory that one picture may leave behind, counted after the warm-up pictures that load all caches. */
const LEFT_BY_EACH_MB = 0.5;
const WARM_UP_COUNT = 8;
/** Idle worker processes exit within half a minute. */
const SETTLE_MS = 40_000;

const renderingScenario = ({ name, path }: Generator): Scenario => ({
  name: `an allowance of ${name}`,
  guarantee: 'memory',
  monitored: true,
  async run(testBed: TestBed): Promise<Finding[]> {
    const client = testBed.client();
    const request = (index: number): Promise<Answer> => client.request(path(index));
    const first = await client.requestConcurrently(WARM_UP_COUNT, CONCURRENCY, request);
    const render = (count: number): Promise<Answer[]> =>
      client.requestConcurrently(count - WARM_UP_COUNT, CONCURRENCY, (index) => request(WARM_UP_COUNT + index));
    // The short form only checks the total left at the end, which needs no waiting if nothing is left.
    if (testBed.short) return [successFinding([...first, ...(await render(FEWER))])];
    const warm = await settled(testBed);
    const rest = await render(WITHIN_ALLOWANCE);
    const leftoverMb = (await settled(testBed)) - warm;
    return [atMost('memory', 'left behind by each', leftoverMb / rest.length, LEFT_BY_EACH_MB, ' MB'), successFinding([...first, ...rest])];
  },
});

function successFinding(responses: readonly Answer[]): Finding {
  return atMost(
    'cost',
    `refused within the allowance (${statuses(responses)})`,
    responses.filter(({ status }) => status !== 200).length,
    0,
  );
}

/** Lowest memory within the settling time, in which the service releases what it no longer needs. */
async function settled(testBed: TestBed): Promise<number> {
  let lowest = Infinity;
  const deadline = performance.now() + SETTLE_MS;
  while (performance.now() < deadline) {
    lowest = Math.min(lowest, testBed.megabytes());
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return lowest;
}

export const drawing: readonly Scenario[] = GENERATORS.filter(({ leaked }) => leaked).map(renderingScenario);
