/** Runs an operation and names the source of what it read. The same for every surface. */

import type { Datasets } from './dataset/datasets.ts';
import { type Answer, type FileAnswer, isFile, type Source } from './envelope.ts';
import type { Context, Operation } from './operation.ts';

/**
 * A promise only where the handler needs one: lookups are answered at once, and waiting for what is there is not for free.
 * @param context must hold the datasets that the operation names
 */
export function call(
  operation: Operation,
  input: Record<string, unknown>,
  context: Context,
  datasets: Pick<Datasets, 'open'>,
): Answer | FileAnswer | Promise<Answer | FileAnswer> {
  const first = operation.needs[0];
  const source = first && datasets.open(first[1]).source;
  const answer = operation.run(input, context);
  return answer instanceof Promise ? answer.then((settled) => withSource(settled, source)) : withSource(answer, source);
}

function withSource(answer: Answer | FileAnswer, source: Source | undefined): Answer | FileAnswer {
  if (isFile(answer) || !source || answer.meta?.source) return answer;
  const { total, limit, offset, note } = answer.meta ?? {};
  return { data: answer.data, meta: { total, limit, offset, note, source } };
}
