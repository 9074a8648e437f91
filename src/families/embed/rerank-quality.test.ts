/**
 * Cross-lingual reranking end to end: the right one of ten paragraphs that word search confuses, and scores that are comparable in every direction.
 * Only on articles held out of the calibration. POTLI_FULL=1 asks all of their questions.
 */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { bm25Ranker } from '../../../test/support/bm25.ts';
import { get, type Service, startPotli } from '../../../test/support/service.ts';
import { isFull, secondTier } from '../../../test/support/test-tiers.ts';
import { noVectors, readVector } from '../../../test/support/vectors.ts';

let service: Service;
before(async () => {
  service = await startPotli();
});
after(() => service.close());

interface Paragraph {
  readonly title: string;
  readonly context: string;
  readonly questions: readonly string[];
}
type Language = 'en' | 'hi';

const CANDIDATES = 10;
const UNRELATED = 3;
const QUESTIONS = isFull ? 2 : 1;
/** Each question has the network encode thirteen paragraphs, which takes a second or more. */
const APART = 6;
/** Train/test split: every other block of ten paragraphs was fitted on. */
const wasFittedOn = (index: number): boolean => Math.floor(index / 10) % 2 === 0;

interface QualityCounts {
  questions: number;
  right: number;
  /** Counts of answers above 0.6, and of unrelated texts below 0.2. */
  confident: number;
  unrelated: number;
  low: number;
}

async function rankAll(from: Language, to: Language): Promise<QualityCounts> {
  const [asking, answering] = [from, to].map((language) => readVector<Paragraph[]>(`models-and-generators/xquad.${language}.json`)) as [
    Paragraph[],
    Paragraph[],
  ];
  const texts = answering.map(({ context }) => context);
  const search = bm25Ranker(texts);
  const counts: QualityCounts = { questions: 0, right: 0, confident: 0, unrelated: 0, low: 0 };
  for (const [paragraph, { questions }] of asking.entries()) {
    if (wasFittedOn(paragraph) || (!isFull && paragraph % APART > 0)) continue;
    for (const [i, query] of questions.slice(0, QUESTIONS).entries()) {
      const best = search(answering[paragraph]?.questions[i] as string).slice(0, CANDIDATES);
      if (!best.includes(paragraph)) best[CANDIDATES - 1] = paragraph;
      const others = [...texts.keys()].filter((index) => answering[index]?.title !== answering[paragraph]?.title && !best.includes(index));
      const unrelated = Array.from({ length: UNRELATED }, (_, turn) => others[(paragraph * 7 + turn * 31) % others.length] as number);
      const scores = await scored(
        query,
        [...best, ...unrelated].map((index) => texts[index] as string),
      );
      const ten = scores.slice(0, CANDIDATES);
      const ownScore = ten[best.indexOf(paragraph)] as number;
      counts.questions++;
      if (ownScore === Math.max(...ten)) counts.right++;
      if (ownScore > 0.6) counts.confident++;
      counts.unrelated += UNRELATED;
      counts.low += scores.slice(CANDIDATES).filter((score) => score < 0.2).length;
    }
  }
  return counts;
}

async function scored(query: string, documents: readonly string[]): Promise<number[]> {
  const { status, body } = await get(`${service.url}/v1/rerank`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, documents }),
  });
  assert.equal(status, 200);
  const scores: number[] = [];
  for (const { index, score } of body.data.results as { index: number; score: number }[]) scores[index] = score;
  return scores;
}

describe('reranking finds the right one of ten paragraphs with similar words (XQuAD)', { skip: noVectors || secondTier }, () => {
  for (const [from, to, right, confident, low] of [
    ['en', 'en', 0.95, 0.9, 0.95],
    ['en', 'hi', 0.85, 0.8, 0.9],
    ['hi', 'en', 0.8, 0.7, 0.9],
    ['hi', 'hi', 0.9, 0.8, 0.95],
  ] as const) {
    test(`${from} to ${to}`, async (t) => {
      const counts = await rankAll(from, to);
      const shares = [counts.right / counts.questions, counts.confident / counts.questions, counts.low / counts.unrelated] as const;
      t.diagnostic(
        `hit@1 ${shares[0].toFixed(3)} of ${counts.questions}; above 0.6: ${shares[1].toFixed(3)}; unrelated below 0.2: ${shares[2].toFixed(3)}`,
      );
      assert.ok(shares[0] >= right && shares[1] >= confident && shares[2] >= low);
    });
  }
});
