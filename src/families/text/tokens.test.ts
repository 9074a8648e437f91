import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { get, type Service, startPotli } from '../../../test/support/service.ts';
import { noVectors, readVector } from '../../../test/support/vectors.ts';
import { type EncodingName, encodingOf } from './encoding.ts';

let service: Service;
before(async () => {
  service = await startPotli();
});
after(() => service.close());

const post = (body: object): ReturnType<typeof get> =>
  get(`${service.url}/v1/text/tokens`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

test('token ids are those of the published test plans', { skip: noVectors }, (t) => {
  const plans = readVector<{ enc: EncodingName; text: string; n: number; tokens: number[] }[]>('language-and-text/tokens_testplans.json');
  for (const { enc, text, n, tokens } of plans) {
    const ids = [...encodingOf(enc).encode(text)].flat();
    assert.deepEqual(ids, n === 0 ? [] : tokens, text);
  }
  t.diagnostic(`${plans.length} of ${plans.length} texts exact`);
});

test('a Tamil text has the expected token count in each encoding', async () => {
  const { body } = await get(`${service.url}/v1/text/tokens?text=${encodeURIComponent('வணக்கம் உலகம்')}`);
  assert.deepEqual(body.data, { characters: 13, words: 2, bytes: 37, tokens: { o200k_base: 5, cl100k_base: 20, embedding: 6 } });
});

test('a model determines its encoding, and ids are returned on request', async () => {
  const { body } = await post({ text: 'hello', model: 'gpt-4-turbo', ids: true });
  assert.deepEqual(body.data, { characters: 5, words: 1, bytes: 5, tokens: { cl100k_base: 1 }, ids: { cl100k_base: [15339] } });
  assert.deepEqual(((await post({ text: 'x', model: 'gpt-4o-mini' })).body.data as { tokens: object }).tokens, { o200k_base: 1 });
  assert.deepEqual(((await post({ text: 'a '.repeat(5000), encoding: 'o200k_base', ids: true })).body.data as { ids: object }).ids, {
    o200k_base: null,
  });
});

test('names of special tokens are ordinary text', async () => {
  const { body } = await post({ text: '<|endoftext|>', encoding: 'o200k_base' });
  assert.ok((body.data as { tokens: { o200k_base: number } }).tokens.o200k_base > 1);
});

test('invalid input is rejected', async () => {
  assert.equal((await post({})).body.error.code, 'missing_parameter');
  assert.equal((await post({ text: 'a', encoding: 'p50k' })).status, 400);
  assert.match((await post({ text: 'a', model: 'llama' })).body.error.message, /model: must begin with one of gpt-4o/);
  assert.equal((await post({ text: 'a'.repeat(500_001) })).status, 413);
});

test('the model of /v1/embed counts as it does there, at any length', async () => {
  const text = 'How do I find the IFSC code of a branch in Chennai?';
  const embedded = (await get(`${service.url}/v1/embed?text=${encodeURIComponent(text)}`)).body.data.tokens[0];
  for (const body of [
    { text, model: 'all-MiniLM-L6-v2' },
    { text, encoding: 'embedding' },
  ]) {
    assert.deepEqual((await post(body)).body.data.tokens, { embedding: embedded });
  }
  const { ids } = (await post({ text: 'hello', encoding: 'embedding', ids: true })).body.data;
  assert.deepEqual(ids, { embedding: [101, 7592, 102] });
  assert.equal((await post({ text: 'word '.repeat(100_000), encoding: 'embedding' })).body.data.tokens.embedding, 100_002);
});
