/**
 * Cross-lingual retrieval end to end: vectors of /v1/embed on third-party sentences and questions. POTLI_FULL=1 takes all of them; a sample has fewer
 * distractors and hence higher thresholds.
 */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { parse } from 'csv-parse/sync';
import { get, type Service, startPotli } from '../../../test/support/service.ts';
import { every, isFull, sampled, secondTier } from '../../../test/support/test-tiers.ts';
import { noVectors, readVector, readVectorText } from '../../../test/support/vectors.ts';
import { dot } from '../../core/models/vector.ts';
import { romanisedLanguage } from '../text/language/detect.ts';

let service: Service;
before(async () => {
  service = await startPotli();
});
after(() => service.close());

const MAX_TEXTS = 64;
/** Sampling interval. */
const SAMPLED = 4;

interface Embedded {
  readonly model: string;
  readonly vectors: Float32Array[];
}

async function embed(texts: readonly string[]): Promise<Embedded> {
  const vectors: Float32Array[] = [];
  const models = new Set<string>();
  for (let start = 0; start < texts.length; start += MAX_TEXTS) {
    const { status, body } = await get(`${service.url}/v1/embed`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ texts: texts.slice(start, start + MAX_TEXTS) }),
    });
    assert.equal(status, 200);
    vectors.push(...(body.data.embeddings as number[][]).map((vector) => Float32Array.from(vector)));
    for (const model of String(body.data.model).split(',')) models.add(model);
  }
  return { model: [...models].join(','), vectors };
}

/** Accuracy at 1: the share of texts whose nearest neighbour is the right one. */
function hits(queries: readonly Float32Array[], among: readonly Float32Array[], right: readonly number[]): number {
  const correct = queries.filter((vector, index) => {
    const likeness = among.map((other) => dot(vector, other));
    return likeness.indexOf(Math.max(...likeness)) === right[index];
  });
  return correct.length / queries.length;
}

const STUDENT = 'potli-indic-minilm-384';
const ENGLISH = 'all-MiniLM-L6-v2';

test('vectors equal those of the published model', { skip: noVectors }, async (t) => {
  const { texts: all } = readVector<{ texts: { language: string; text: string; vector: number[] }[] }>(
    'models-and-generators/indic_student_reference.json',
  );
  // Romanised texts are transliterated first.
  const texts = all.filter(({ language }) => !language.endsWith('-Latn'));
  const { vectors, model } = await embed(texts.map(({ text }) => text));
  const cosines = texts.map(({ vector }, index) => {
    const published = Float32Array.from(vector);
    return dot(published, vectors[index] as Float32Array) / Math.sqrt(dot(published, published));
  });
  t.diagnostic(`${texts.length} texts, cosine ${Math.min(...cosines).toFixed(5)} at least`);
  assert.equal(model, STUDENT);
  assert.ok(Math.min(...cosines) >= 0.999, String(cosines));
});

test('a romanised text has the vector of the same text in its script, if it is short', async () => {
  const [sentence, native] = ['gaay zyada doodh kaise degi', 'गाय ज़्यादा दूध कैसे देगी'];
  const long = `${sentence}? `.repeat(10);
  const { vectors, model } = await embed([sentence, native, long, `${native}? `.repeat(10)]);
  assert.equal(model, STUDENT);
  assert.deepEqual(vectors[0], vectors[1]);
  assert.notDeepEqual(vectors[2], vectors[3]);
});

describe('a sentence finds its translation (Tatoeba)', { skip: noVectors }, () => {
  for (const [language, toEnglish, fromEnglish] of [
    ['hin', isFull ? 0.88 : 0.95, isFull ? 0.9 : 0.93],
    ['tam', isFull ? 0.715 : 0.82, isFull ? 0.715 : 0.79],
  ] as const) {
    test(language, { skip: language === 'hin' && secondTier }, async (t) => {
      const lines = readVectorText(`models-and-generators/tatoeba.${language}-eng.tsv`).trim().split('\n');
      const pairs = every(SAMPLED, lines).map((line) => line.split('\t') as [string, string]);
      const textVectors = await embed(pairs.map(([text]) => text));
      const english = await embed(pairs.map(([, text]) => text));
      assert.deepEqual([textVectors.model, english.model], [STUDENT, ENGLISH]);
      const right = pairs.map((_, index) => index);
      const [to, from] = [hits(textVectors.vectors, english.vectors, right), hits(english.vectors, textVectors.vectors, right)];
      t.diagnostic(`to English ${to.toFixed(3)}, from English ${from.toFixed(3)} of ${pairs.length}`);
      assert.ok(to >= toEnglish && from >= fromEnglish);
    });
  }
});

interface Paragraph {
  readonly context: string;
  readonly questions: readonly string[];
}
const QUESTIONS = 2;

test('a question finds its paragraph in either language (XQuAD)', { skip: noVectors || secondTier }, async (t) => {
  const read = async (language: string): Promise<{ readonly contexts: Float32Array[]; readonly queries: Float32Array[] }> => {
    const paragraphs = every(SAMPLED, readVector<Paragraph[]>(`models-and-generators/xquad.${language}.json`));
    const contexts = await embed(paragraphs.map(({ context }) => context));
    const questionVectors = await embed(paragraphs.flatMap(({ questions }) => questions.slice(0, QUESTIONS)));
    return { contexts: contexts.vectors, queries: questionVectors.vectors };
  };
  const right = every(SAMPLED, readVector<Paragraph[]>('models-and-generators/xquad.en.json')).flatMap(({ questions }, paragraph) =>
    questions.slice(0, QUESTIONS).map(() => paragraph),
  );
  const [english, hindi] = [await read('en'), await read('hi')];
  for (const [name, source, among, minimum] of [
    ['English to English', english, english, isFull ? 0.93 : 0.94],
    ['English to Hindi', english, hindi, isFull ? 0.775 : 0.88],
    ['Hindi to English', hindi, english, isFull ? 0.675 : 0.73],
    ['Hindi to Hindi', hindi, hindi, isFull ? 0.745 : 0.85],
  ] as const) {
    const share = hits(source.queries, among.contexts, right);
    t.diagnostic(`${name} ${share.toFixed(3)} of ${right.length}`);
    assert.ok(share >= minimum, name);
  }
});

test('no English text is classified as an Indian language, most romanised ones are detected', { skip: noVectors }, (t) => {
  const paragraphs = readVector<Paragraph[]>('models-and-generators/xquad.en.json');
  const pairs = parse(readVectorText('models-and-generators/stsb-en-test.even.csv')) as [string, string, string][];
  const translations = ['hin', 'tam'].flatMap((language) =>
    readVectorText(`models-and-generators/tatoeba.${language}-eng.tsv`)
      .trim()
      .split('\n')
      .map((line) => line.split('\t')[1] as string),
  );
  const english = [
    ...paragraphs.flatMap(({ context, questions }) => [context, ...questions]),
    ...pairs.map(([item]) => item),
    ...pairs.map(([, other]) => other),
    ...translations,
  ];
  assert.deepEqual(sampled(4, english).filter(romanisedLanguage), []);
  const romanised = readVector<Record<string, string[]>>('language-and-text/lid_roman_codemix.json');
  for (const [language, minimum] of Object.entries({ hi: 0.81, ta: 0.54, ml: 0.44, kn: 0.44 })) {
    const texts = romanised[language] as string[];
    const share = texts.filter(romanisedLanguage).length / texts.length;
    t.diagnostic(`${language}: ${share.toFixed(3)} of ${texts.length} comments, none of ${english.length} English texts`);
    assert.ok(share >= minimum, language);
  }
});
