/** Eight customer questions find their answers across languages. The table was fixed before the first measurement. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type CustomerLanguage, customerQuestions } from '../../../test/fixtures/customer-questions.ts';
import { get, type Service, startPotli } from '../../../test/support/service.ts';
import { isAll, isFull, sampled } from '../../../test/support/test-tiers.ts';

let service: Service;
before(async () => {
  service = await startPotli();
});
after(() => service.close());

const DIRECTIONS: readonly (readonly [asked: CustomerLanguage, answered: CustomerLanguage])[] = [
  ['en', 'hi'],
  ['hi', 'en'],
  ['en', 'ta'],
  ['ta', 'en'],
  ['hi', 'ta'],
  ['ta', 'hi'],
  ['hi-Latn', 'hi'],
  ['hi-Latn', 'en'],
  ['en', 'hi-Latn'],
];
/** Easier directions, and combinations of two of the nine. */
const FURTHER: typeof DIRECTIONS = [
  ['en', 'en'],
  ['hi', 'hi'],
  ['ta', 'ta'],
  ['hi-Latn', 'hi-Latn'],
  ['hi', 'hi-Latn'],
  ['ta', 'hi-Latn'],
  ['hi-Latn', 'ta'],
];
/** In the first tier all eight must be found, so that a single miss fails. */
const MIN_CORRECT = isAll ? 7 : 8;

describe('eight questions of customers', () => {
  for (const [questionLanguage, answerLanguage] of isFull ? [...DIRECTIONS, ...FURTHER] : sampled(12, DIRECTIONS)) {
    test(`${questionLanguage} to ${answerLanguage}`, async (t) => {
      const documents = customerQuestions.map((customerQuestion) => customerQuestion[answerLanguage].answer);
      const foundQuestions: string[] = [];
      for (const [index, customerQuestion] of customerQuestions.entries()) {
        const { body } = await get(`${service.url}/v1/rerank`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ query: customerQuestion[questionLanguage].question, documents }),
        });
        const [best] = body.data.results as [{ index: number; score: number }];
        if (best.index === index) foundQuestions.push(best.score.toFixed(2));
        else t.diagnostic(`${customerQuestion[questionLanguage].question} → ${documents[best.index]}`);
      }
      t.diagnostic(`${foundQuestions.length} of ${customerQuestions.length}, with scores of ${foundQuestions.join(' ')}`);
      assert.ok(foundQuestions.length >= MIN_CORRECT);
    });
  }
});
