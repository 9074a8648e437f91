/** Quality of the built-in models on third-party questions and pairs. POTLI_FULL=1 runs all of them. */
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { parse } from 'csv-parse/sync';
import { every, isFull, secondTier } from '../../../test/support/test-tiers.ts';
import { noVectors, readVector, readVectorText } from '../../../test/support/vectors.ts';
import { builtInModels } from '../../core/models/built-in.ts';
import type { EmbeddingModel } from '../../core/models/manifest.ts';
import { dot } from '../../core/models/vector.ts';
import { embed } from './vectors.ts';

const { general: plain } = builtInModels();
const vectorsOf = async (model: EmbeddingModel, type: 'query' | 'passage', texts: readonly string[]): Promise<Float32Array[]> =>
  (await embed({ model, type, texts })).map(({ vector }) => vector);

interface Paragraph {
  readonly context: string;
  readonly questions: readonly string[];
}
const FIRST_PAIRS = 460;
const PARAGRAPHS = 100;
const QUESTIONS = 2;

function ranks(values: readonly number[]): number[] {
  const order = values.map((value, index) => ({ value, index })).sort((a, b) => a.value - b.value);
  const result = new Array<number>(values.length);
  for (let start = 0; start < order.length; ) {
    let end = start + 1;
    while (end < order.length && order[end]?.value === order[start]?.value) end++;
    for (const { index } of order.slice(start, end)) result[index] = (start + end - 1) / 2;
    start = end;
  }
  return result;
}

/** Spearman rank correlation. */
function spearman(a: readonly number[], b: readonly number[]): number {
  const [first, second] = [ranks(a), ranks(b)];
  const mean = (a.length - 1) / 2;
  const product = (x: readonly number[], y: readonly number[]): number =>
    x.reduce((sum, value, index) => sum + (value - mean) * ((y[index] as number) - mean), 0);
  return product(first, second) / Math.sqrt(product(first, first) * product(second, second));
}

test('English: correlation with human similarity ratings (STS-B)', { skip: noVectors || secondTier }, async (t) => {
  const published = parse(readVectorText('models-and-generators/stsb-en-test.even.csv')) as [string, string, string][];
  const pairs = isFull ? published : published.slice(0, FIRST_PAIRS);
  const first = await vectorsOf(
    plain,
    'query',
    pairs.map(([a]) => a),
  );
  const second = await vectorsOf(
    plain,
    'query',
    pairs.map(([, b]) => b),
  );
  const likeness = first.map((vector, index) => dot(vector, second[index] as Float32Array));
  const scores = pairs.map(([, , score]) => Number(score));
  const all = spearman(likeness, scores);
  const start = spearman(likeness.slice(0, FIRST_PAIRS), scores.slice(0, FIRST_PAIRS));
  t.diagnostic(`Spearman ${all.toFixed(4)} on ${pairs.length} pairs, ${start.toFixed(4)} on the first ${FIRST_PAIRS}`);
  // The bare network, also in full precision, gives 0.808 on all of these pairs: this is the quality of the model itself.
  assert.ok(all >= 0.8);
  assert.ok(start >= 0.82);
});

async function findsOwnParagraph(t: TestContext, model: EmbeddingModel, file: string): Promise<number> {
  const paragraphs = every(2, readVector<Paragraph[]>(file).slice(0, PARAGRAPHS));
  const labelled = paragraphs.flatMap(({ questions }, paragraph) =>
    questions.slice(0, QUESTIONS).map((question) => ({ question, paragraph })),
  );
  const contexts = await vectorsOf(
    model,
    'passage',
    paragraphs.map(({ context }) => context),
  );
  const questions = await vectorsOf(
    model,
    'query',
    labelled.map(({ question }) => question),
  );
  const hits = labelled.filter(({ paragraph }, index) => {
    const scores = contexts.map((context) => dot(context, questions[index] as Float32Array));
    return scores.indexOf(Math.max(...scores)) === paragraph;
  });
  t.diagnostic(
    `hit@1 ${(hits.length / labelled.length).toFixed(4)}: ${hits.length} of ${labelled.length} questions over ${paragraphs.length} paragraphs`,
  );
  return hits.length / labelled.length;
}

test('English questions find their own paragraph (XQuAD)', { skip: noVectors || secondTier }, async (t) => {
  assert.ok((await findsOwnParagraph(t, plain, 'models-and-generators/xquad.en.json')) >= 0.93);
});
