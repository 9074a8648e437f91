/** Search quality on real spellings of names, over all searches: the project's own judgements, and external ones where available. */
import assert from 'node:assert/strict';
import { after, before, type TestContext, test } from 'node:test';
import { isRelevant, projectJudgements, type RelevanceJudgement } from './support/relevance-judgements.ts';
import { get, type Service, startPotli } from './support/service.ts';
import { sampled } from './support/test-tiers.ts';
import { noVectors, readVector } from './support/vectors.ts';

let service: Service;
before(async () => {
  service = await startPotli();
});
after(() => service.close());

async function isFound({ path, params, top, expect }: RelevanceJudgement): Promise<boolean> {
  const query = new URLSearchParams({ ...params, ...(params.q !== undefined && { limit: String(top) }) });
  const { status, body } = await get(`${service.url}${path}?${query}`);
  return (
    status === 200 &&
    [body.data]
      .flat()
      .slice(0, top)
      .some((record) => isRelevant(expect, record))
  );
}

const MIN_RECALL = 0.95;
const MIN_GROUP_RECALL = 0.88;
/** In smaller groups one or two queries would decide. */
const MIN_GROUP_SIZE = 9;

async function assertRecall(t: TestContext, rows: readonly RelevanceJudgement[]): Promise<void> {
  const groups = new Map<string, { found: number; all: number }>();
  for (const row of rows) {
    const isHit = await isFound(row);
    if (!isHit) t.diagnostic(`not found: ${row.path} ${JSON.stringify(row.params)}`);
    for (const name of ['all', `family ${row.family}`, `kind ${row.kind}`]) {
      const group = groups.get(name) ?? { found: 0, all: 0 };
      groups.set(name, { found: group.found + Number(isHit), all: group.all + 1 });
    }
  }
  for (const [name, { found, all }] of groups) {
    const minimum = name === 'all' ? MIN_RECALL : MIN_GROUP_RECALL;
    assert.ok(found / all >= minimum || all < MIN_GROUP_SIZE, `${name}: ${found} of ${all}`);
  }
}

test('queries as typed in India find the expected record', (t) => assertRecall(t, sampled(2, projectJudgements())));

test('published queries find the expected record', { skip: noVectors }, (t) =>
  assertRecall(t, sampled(2, readVector<{ rows: readonly RelevanceJudgement[] }>('search/queries.json').rows)),
);
