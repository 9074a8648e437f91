/** Evaluates an embedding model by retrieval over text pairs, in both directions: recall at 1 and at 5. */
import { readFileSync } from 'node:fs';
import { readConfig } from '../config.ts';
import { Datasets } from '../core/dataset/datasets.ts';
import { createCall } from '../core/operation/call.ts';
import type { Operation } from '../core/operation/operation.ts';
import type { Answer } from '../core/request/envelope.ts';
import { families } from '../families/index.ts';
import { createServices, operationsOf } from '../surfaces/services.ts';

export type TextPair = readonly [left: string, right: string];

export interface Evaluation {
  /** Names of the models used. */
  readonly models: string;
  /** Recall at 1 and at 5, left to right and right to left. */
  readonly leftToRight: Recall;
  readonly rightToLeft: Recall;
  /** Mean cosine similarity of matching and of non-matching pairs. */
  readonly matchSimilarity: number;
  readonly mismatchSimilarity: number;
}

interface Recall {
  readonly at1: number;
  readonly at5: number;
}

/** Batch limit of `/v1/embed`. */
const BATCH_SIZE = 64;
const MAX_PAIRS = 5_000;

/** Parses pairs: two texts per line separated by a tab; lines that begin with # are comments. */
export function readPairs(text: string): TextPair[] {
  const lines = text.split(/\r?\n/).filter((line) => line !== '' && !line.startsWith('#'));
  if (lines.length < 2 || lines.length > MAX_PAIRS)
    throw new Error(`The file of pairs must have 2 to ${MAX_PAIRS} lines, not ${lines.length}.`);
  return lines.map((line, i) => {
    const cells = line.split('\t');
    if (cells.length !== 2 || cells.some((cell) => cell.trim() === ''))
      throw new Error(`Pair ${i + 1}: must be two texts separated by a tab.`);
    return cells as unknown as TextPair;
  });
}

/** @param directory model folder as in MODEL_DIR; empty for the built-in models */
export async function evaluateModel(directory: string, pairs: readonly TextPair[]): Promise<Evaluation> {
  const config = { ...readConfig({}), MODEL_DIR: directory };
  const services = createServices({ config, families, datasets: new Datasets([], config.DATA_DIR) });
  const embed = createCall(operationsOf(families).find(({ id }) => id === 'embed') as Operation, services);
  const models = new Set<string>();
  const vectorsOf = async (texts: readonly string[], type: 'query' | 'passage'): Promise<number[][]> => {
    const vectors: number[][] = [];
    for (let i = 0; i < texts.length; i += BATCH_SIZE) {
      const caller = { clientAddress: '', client: '', signal: new AbortController().signal };
      const input = { text: texts.slice(i, i + BATCH_SIZE), type, encoding: 'float' };
      const { data } = (await embed(input, () => caller)) as Answer<{ model: string; embeddings: number[][] }>;
      for (const name of data.model.split(',')) models.add(name);
      vectors.push(...data.embeddings);
    }
    return vectors;
  };
  try {
    const left = await vectorsOf(
      pairs.map(([text]) => text),
      'query',
    );
    const right = await vectorsOf(
      pairs.map(([, text]) => text),
      'passage',
    );
    return { models: [...models].join(', '), ...scorePairs(left, right) };
  } finally {
    await services.jobs.close();
  }
}

function scorePairs(left: readonly number[][], right: readonly number[][]): Omit<Evaluation, 'models'> {
  const similarity = left.map((x) => right.map((y) => dot(x, y)));
  const transposed = right.map((_, column) => similarity.map((row) => row[column] as number));
  const pairSimilarity = similarity.map((row, i) => row[i] as number);
  const count = left.length;
  const totalSum = similarity.flat().reduce((sum, value) => sum + value, 0);
  const matchSum = pairSimilarity.reduce((sum, value) => sum + value, 0);
  return {
    leftToRight: recallOf(similarity),
    rightToLeft: recallOf(transposed),
    matchSimilarity: matchSum / count,
    mismatchSimilarity: (totalSum - matchSum) / (count * (count - 1)),
  };
}

/** Recall by the rank of the diagonal element in each row. */
function recallOf(rows: readonly (readonly number[])[]): Recall {
  const betterRanked = rows.map((row, i) => row.filter((value) => value > (row[i] as number)).length);
  const recallAt = (k: number): number => betterRanked.filter((count) => count < k).length / rows.length;
  return { at1: recallAt(1), at5: recallAt(5) };
}

function dot(x: readonly number[], y: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < x.length; i++) sum += (x[i] as number) * (y[i] as number);
  return sum;
}

/** Compares the built-in models with those of a folder on the same pairs. */
export async function compareModels(directory: string, file: string): Promise<string> {
  const pairs = readPairs(readFileSync(file, 'utf8'));
  const rows = [await evaluateModel('', pairs), await evaluateModel(directory, pairs)];
  const number = (value: number): string => value.toFixed(3).padStart(7);
  const line = ({ models, leftToRight, rightToLeft, matchSimilarity, mismatchSimilarity }: Evaluation): string =>
    `${[leftToRight.at1, leftToRight.at5, rightToLeft.at1, rightToLeft.at5, matchSimilarity, mismatchSimilarity].map(number).join(' ')}  ${models}`;
  return [`${pairs.length} pairs`, '  there  in 5    back   in 5    alike  unlike  models', ...rows.map(line)].join('\n');
}
