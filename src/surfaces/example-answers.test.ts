import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { z } from 'zod';
import { isMedia } from '../core/request/output.ts';
import { families } from '../families/index.ts';
import { readExampleAnswers } from './example-answers.ts';

const answers = readExampleAnswers();
/** Operations that use the network: third-party responses must not be published. */
const WITHOUT = ['dns_lookup', 'email_check', 'traceroute'];

test('every operation with a JSON response has an example that matches its schema: npm run data:examples makes them', () => {
  const operations = families.flatMap((family) => family.operations).filter(({ output }) => !isMedia(output));
  assert.deepEqual(
    operations.filter(({ id }) => !answers.has(id)).map(({ id }) => id),
    WITHOUT,
  );
  for (const { id, output } of operations) {
    const answer = answers.get(id) as { data: unknown } | undefined;
    if (answer) assert.deepEqual((output as z.ZodType).parse(answer.data), answer.data, id);
  }
  assert.deepEqual(
    [...answers.keys()].filter((id) => !operations.some((operation) => operation.id === id)),
    [],
  );
});
