/**
 * `npm run data:examples`: answers to the examples of all operations, truncated, for the OpenAPI document and the reference. Run it when an
 * answer changes. Operations that need the network are left out: their answers are not reproducible.
 */

import type { Network } from '../../src/core/net/network.ts';
import { ApiError } from '../../src/core/request/api-error.ts';
import { isMedia } from '../../src/core/request/output.ts';
import { writeTable } from '../../src/core/util/table.ts';
import { families } from '../../src/families/index.ts';
import { EXAMPLE_ANSWERS } from '../../src/surfaces/example-answers.ts';
import { requestExample } from '../support/ask-example.ts';
import { startPotli } from '../support/service.ts';
import { truncate } from './truncate.ts';

const nobody = new Proxy({} as Network, {
  get() {
    throw new ApiError('unavailable', 'Examples ask nobody.');
  },
});
const service = await startPotli({ network: nobody });
const rows: { operation: string; answer: string }[] = [];
const omitted: string[] = [];
for (const operation of families.flatMap((family) => family.operations)) {
  if (isMedia(operation.output)) continue;
  const response = await requestExample(service.url, operation);
  if (response.status === 200) rows.push({ operation: operation.id, answer: JSON.stringify(truncate(await response.json())) });
  else omitted.push(operation.id);
}
writeTable(EXAMPLE_ANSWERS, ['operation', 'answer'], rows);
console.log(`${rows.length} answers; without one: ${omitted.join(', ')}`);
await service.close();
