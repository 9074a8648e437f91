/** `npm run data:intents`: precomputes the embeddings of operation titles and phrases for `/v1/identify`. To be run when one of them changes. */
import { readConfig } from '../config.ts';
import { Datasets } from '../core/dataset/datasets.ts';
import { createCall } from '../core/operation/call.ts';
import type { Operation } from '../core/operation/operation.ts';
import type { Answer } from '../core/request/envelope.ts';
import { writeTable } from '../core/util/table.ts';
import { INTENT_VECTORS, intentPhrases, quantiseVector } from '../families/identify/semantic-intents.ts';
import { families } from '../families/index.ts';
import { createServices, operationsOf } from '../surfaces/services.ts';

/** Batch limit of `/v1/embed`. */
const BATCH_SIZE = 64;

const config = readConfig({});
const services = createServices({ config, families, datasets: new Datasets([], config.DATA_DIR) });
const operations = operationsOf(families);
const embed = createCall(operations.find(({ id }) => id === 'embed') as Operation, services);
const phrases = [...new Set(operations.flatMap(intentPhrases))];
const rows: { phrase: string; vector: string }[] = [];
for (let start = 0; start < phrases.length; start += BATCH_SIZE) {
  const text = phrases.slice(start, start + BATCH_SIZE);
  const caller = { clientAddress: '', client: '', signal: new AbortController().signal };
  const { data } = (await embed({ text, type: 'query', encoding: 'float' }, () => caller)) as Answer<{ embeddings: number[][] }>;
  rows.push(...data.embeddings.map((vector, index) => ({ phrase: text[index] as string, vector: quantiseVector(vector) })));
}
writeTable(INTENT_VECTORS, ['phrase', 'vector'], rows);
console.log(`${rows.length} phrases`);
await services.jobs.close();
