/**
 * The attacks of `npm run attack` in their short form, as tests. Answers, units and memory are held to what is promised; times only to what no
 * machine is slow enough for: the faults that they are here to find stopped the service for many seconds.
 */
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { secondTier } from '../support/full.ts';
import { endAll } from '../support/process.ts';
import { noProcessTree } from '../support/process-tree.ts';
import { FOR_TESTS } from './bounds.ts';
import { play } from './play.ts';
import type { Scenario } from './scenario.ts';
import { FIRST_TIER } from './scenarios.ts';

/** @param together how many are played at the same time, each on a service of its own: most of them wait more than they work */
export function testAll(title: string, scenarios: readonly Scenario[], together = 1): void {
  after(endAll);
  describe(title, { skip: noProcessTree, concurrency: together }, () => {
    for (const scenario of scenarios) {
      test(scenario.name, { skip: !FIRST_TIER.has(scenario) && secondTier }, async (t) => {
        const { findings } = await play(scenario, { bounds: FOR_TESTS, short: true });
        const broken: string[] = [];
        for (const { promise, what, measured, bound, held } of findings) {
          const line = `(${promise}) ${what}: ${measured}, bound ${bound}`;
          t.diagnostic(line);
          if (!held) broken.push(line);
        }
        assert.deepEqual(broken, []);
      });
    }
  });
}
