/** Evaluates an embedding model by retrieval over text pairs, in both directions: recall at 1 and at 5. */
import { readFileSync } from 'node:fs';
import { readConfig } from '../config.ts';
import { Datasets } from '../core/dataset/datasets.ts';
import { callOf } from '../core/request/call.ts';
import type { Answer } from '../core/request/envelope.ts';
import type { Operation } from '../core/request/operation.ts';
import { families } from '../families/index.ts';
import { createServices, operationsOf } from '../surfaces/services.ts';

export type Pair = readonly [left: string, right: string];

export interface Evaluation {
  /** Names of the models used. */
  readonly models: string;
  /** Recall at 1 and at 5, left to right and right to left. */
  readonly there: Share;
  readonly back: Share;
  /** Mean cosine similarity of matching and of non-matching pairs. */
  readonly alike: number;
  readonly unlike: number;
}

interface Share {
  readonly first: number;
  readonly inFive: number;
}

/** Batch limit of `/v1/embed`. */
const TEXTS_AT_ONCE = 64;
const MOST_PAIRS = 5_000;

/** Parses pairs: two texts per line separated by a tab; lines that begin with # are comments. */
export function readPairs(text: string): Pair[] {
  const lines = text.split(/\r?\n/).filter((line) => line !== '' && !line.startsWith('#'));
  if (lines.length < 2 || lines.length > MOST_PAIRS)
    throw new Error(`The file of pairs must have 2 to ${MOST_PAIRS} lines, not ${lines.length}.`);
  return lines.map((line, at) => {
    const cells = line.split('\t');
    if (cells.length !== 2 || cells.some((cell) => cell.trim() === ''))
      throw new Error(`Pair ${at + 1}: two texts with a tab between them are wanted.`);
    return cells as unknown as Pair;
  });
}

/** @param directory model folder as in MODEL_DIR; empty for the built-in models */
export async function evaluateModel(directory: string, pairs: readonly Pair[]): Promise<Evaluation> {
  const config = { ...readConfig({}), MODEL_DIR: directory };
  const services = createServices({ config, families, datasets: new Datasets([], config.DATA_DIR) });
  const embed = callOf(operationsOf(families).find(({ id }) => id === 'embed') as Operation, services);
  const models = new Set<string>();
  const vectorsOf = async (texts: readonly string[], type: 'query' | 'passage'): Promise<number[][]> => {
    const vectors: number[][] = [];
    for (let at = 0; at < texts.length; at += TEXTS_AT_ONCE) {
      const caller = { clientAddress: '', client: '', signal: new AbortController().signal };
      const input = { text: texts.slice(at, at + TEXTS_AT_ONCE), type, encoding: 'float' };
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
    return { models: [...models].join(', '), ...measure(left, right) };
  } finally {
    await services.jobs.close();
  }
}

function measure(left: readonly number[][], right: readonly number[][]): Omit<Evaluation, 'models'> {
  const likeness = left.map((one) => right.map((other) => dot(one, other)));
  const turned = right.map((_, column) => likeness.map((row) => row[column] as number));
  const own = likeness.map((row, at) => row[at] as number);
  const count = left.length;
  const all = likeness.flat().reduce((sum, value) => sum + value, 0);
  const partners = own.reduce((sum, value) => sum + value, 0);
  return { there: share(likeness), back: share(turned), alike: partners / count, unlike: (all - partners) / (count * (count - 1)) };
}

/** Recall by the rank of the diagonal element in each row. */
function share(rows: readonly (readonly number[])[]): Share {
  const nearer = rows.map((row, at) => row.filter((value) => value > (row[at] as number)).length);
  const within = (most: number): number => nearer.filter((count) => count < most).length / rows.length;
  return { first: within(1), inFive: within(5) };
}

function dot(one: readonly number[], other: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] as number) * (other[at] as number);
  return sum;
}

/** Compares the built-in models with those of a folder on the same pairs. */
export async function compareModels(directory: string, file: string): Promise<string> {
  const pairs = readPairs(readFileSync(file, 'utf8'));
  const rows = [await evaluateModel('', pairs), await evaluateModel(directory, pairs)];
  const number = (value: number): string => value.toFixed(3).padStart(7);
  const line = ({ models, there, back, alike, unlike }: Evaluation): string =>
    `${[there.first, there.inFive, back.first, back.inFive, alike, unlike].map(number).join(' ')}  ${models}`;
  return [`${pairs.length} pairs`, '  there  in 5    back   in 5    alike  unlike  models', ...rows.map(line)].join('\n');
}
