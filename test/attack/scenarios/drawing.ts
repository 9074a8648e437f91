/** Pictures drawn one after another, as many as an allowance has: the memory that each took must come back. */

import { type Answer, statuses } from '../client.ts';
import { GENERATORS, type Generator } from '../generators.ts';
import { atMost, type Finding, type Scenario } from '../scenario.ts';
import type { Stage } from '../stage.ts';

/** 580 of the 600 units; in the short form fewer, of which as little may be left. */
const WITHIN_ALLOWANCE = 58;
const FEWER = 40;
const AT_ONCE = 2;
/** What one picture may leave behind, from the one on after which everything that is kept is loaded. */
const LEFT_BY_EACH_MB = 0.5;
const WARM = 8;
/** Processes without work end within half a minute. */
const SETTLE_MS = 40_000;

const drawn = ({ name, path }: Generator): Scenario => ({
  name: `an allowance of ${name}`,
  promise: 'b',
  watched: true,
  async run(stage: Stage): Promise<Finding[]> {
    const client = stage.client();
    const ask = (at: number): Promise<Answer> => client.ask(path(at));
    const first = await client.many(WARM, AT_ONCE, ask);
    const draw = (count: number): Promise<Answer[]> => client.many(count - WARM, AT_ONCE, (at) => ask(WARM + at));
    // Here only what is left of all of them counts; that takes no waiting where nothing is left.
    if (stage.short) return [answered([...first, ...(await draw(FEWER))])];
    const warm = await settled(stage);
    const rest = await draw(WITHIN_ALLOWANCE);
    const left = (await settled(stage)) - warm;
    return [atMost('b', 'left behind by each', left / rest.length, LEFT_BY_EACH_MB, ' MB'), answered([...first, ...rest])];
  },
});

function answered(answers: readonly Answer[]): Finding {
  return atMost('d', `refused within the allowance (${statuses(answers)})`, answers.filter(({ status }) => status !== 200).length, 0);
}

/** Memory at the least within a few quiet seconds, in which the service gives back what it no longer needs. */
async function settled(stage: Stage): Promise<number> {
  let least = Infinity;
  const until = performance.now() + SETTLE_MS;
  while (performance.now() < until) {
    least = Math.min(least, stage.megabytes());
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return least;
}

export const drawing: readonly Scenario[] = GENERATORS.filter(({ leaked }) => leaked).map(drawn);
