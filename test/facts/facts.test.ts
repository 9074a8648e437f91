/** Answers against independent, publicly verifiable facts. They were typed by hand; none was copied from the served data. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { canonical } from '../../src/core/text/fold.ts';
import { get, type Service, startPotli } from '../support/service.ts';
import { sampled } from '../support/test-tiers.ts';
import { calendarFacts } from './calendar.ts';
import { type Fact, type FactGroup, factsOf } from './fact.ts';
import { moneyFacts } from './money.ts';
import { phoneFacts } from './phone.ts';
import { placeFacts } from './places.ts';

const groups: readonly FactGroup[] = [...placeFacts, ...moneyFacts, ...phoneFacts, ...calendarFacts];
const MIN_FACTS = 1_500;

let service: Service;
before(async () => {
  service = await startPotli();
});
after(() => service.close());

function isAnswer(value: unknown, { expectedValues }: Fact, within: boolean): boolean {
  const values = (Array.isArray(value) ? value : [value]).map((item) => canonical(String(item ?? '')));
  const expectedAnswer = expectedValues.map(canonical);
  return values.some((actual) => expectedAnswer.some((answer) => (within ? actual.includes(answer) : actual === answer)));
}

async function wrongOf(group: FactGroup, fact: Fact): Promise<string[]> {
  const { body } = await get(`${service.url}${group.path(fact.key)}`);
  const value = body.data === undefined ? body.error?.message : group.extract(body.data as Record<string, unknown>);
  return isAnswer(value, fact, group.matchSubstring ?? false)
    ? []
    : [`${fact.key}: ${fact.expectedValues.join(' or ')}, not ${JSON.stringify(value)}`];
}

describe('facts', () => {
  for (const group of groups) {
    test(group.reason, async () => {
      const wrong: string[] = [];
      for (const fact of sampled(3, factsOf(group))) wrong.push(...(await wrongOf(group, fact)));
      assert.deepEqual(wrong, []);
    });
  }

  test('are many and unique', () => {
    const all = groups.map(factsOf);
    const total = all.reduce((sum, facts) => sum + new Set(facts.map(({ key }) => key)).size, 0);
    assert.ok(total >= MIN_FACTS, String(total));
  });
});
