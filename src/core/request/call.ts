/** Runs an operation and names the source of what it read. The same for every surface. */

import type { Datasets } from '../dataset/datasets.ts';
import { andThen, type MaybePromise } from '../util/maybe-promise.ts';
import { type Answer, type FileAnswer, isFile, type Source } from './envelope.ts';
import type { Context, Operation } from './operation.ts';

/** @param context must hold the datasets that the operation names */
export function call(
  operation: Operation,
  input: Record<string, unknown>,
  context: Context,
  datasets: Pick<Datasets, 'open'>,
): MaybePromise<Answer | FileAnswer> {
  const first = operation.needs[0];
  const source = first && datasets.open(first[1]).source;
  return andThen(operation.run(input, context), (answer) => withSource(answer, source));
}

function withSource(answer: Answer | FileAnswer, source: Source | undefined): Answer | FileAnswer {
  if (isFile(answer) || !source || answer.meta?.source) return answer;
  const { total, limit, offset, note } = answer.meta ?? {};
  return { data: answer.data, meta: { total, limit, offset, note, source } };
}
