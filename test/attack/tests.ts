/**
 * The attacks of `npm run attack` in their short form, as tests. Answers, units and memory are held to the guarantees; time limits are
 * relaxed to allow for slow machines: the faults to be found stopped the service for many seconds.
 */
import assert from 'node:assert/strict';
import { after, describe, type TestContext, test } from 'node:test';
import { endAll } from '../support/process.ts';
import { noProcessTree } from '../support/process-tree.ts';
import { isAll, secondTier } from '../support/test-tiers.ts';
import { FOR_TESTS } from './bounds.ts';
import type { Finding } from './finding.ts';
import { outputFindings, play, withinTime } from './run-scenario.ts';
import type { Scenario } from './scenario.ts';
import { FIRST_TIER } from './scenarios.ts';
import { TestBed } from './test-bed.ts';

const OPTIONS = { bounds: FOR_TESTS, short: true };

/** @param concurrency concurrency; each scenario has its own service, and most of them wait more than they work */
export function testAll(title: string, scenarios: readonly Scenario[], concurrency = 1): void {
  after(endAll);
  describe(title, { skip: noProcessTree, concurrency: concurrency }, () => {
    /** In the first tier one service is shared by all scenarios that only check answers: its start takes longer than most of them. */
    let shared: Promise<TestBed> | undefined;
    after(async () => {
      if (shared) assertNoViolations(outputFindings(await (await shared).close(), true));
    });
    const findingsOf = async (scenario: Scenario): Promise<readonly Finding[]> => {
      if (isAll || scenario.monitored || scenario.settings) return (await play(scenario, OPTIONS)).findings;
      shared ??= TestBed.open({}, OPTIONS);
      return withinTime(scenario, await shared);
    };
    for (const scenario of scenarios) {
      test(scenario.name, { skip: !FIRST_TIER.has(scenario) && secondTier }, async (t) => {
        assertNoViolations(await findingsOf(scenario), t);
      });
    }
  });
}

function assertNoViolations(findings: readonly Finding[], t?: TestContext): void {
  const violations: string[] = [];
  for (const { guarantee, subject, measured, bound, isMet } of findings) {
    const line = `(${guarantee}) ${subject}: ${measured}, bound ${bound}`;
    t?.diagnostic(line);
    if (!isMet) violations.push(line);
  }
  assert.deepEqual(violations, []);
}
