/** Runs an operation: opens the data it needs, runs its handler, names its source. The same for every surface. */
import type { Datasets } from './dataset/datasets.ts';
import { type Answer, type FileAnswer, isFile, type Source } from './envelope.ts';
import type { Context, Operation } from './operation.ts';

/** @param context made for this one call: the datasets are put beside what it holds already */
export async function call(
  operation: Operation,
  input: Record<string, unknown>,
  context: Context,
  datasets: Datasets,
): Promise<Answer | FileAnswer> {
  let source: Source | undefined;
  const opened = context as Context & Record<string, unknown>;
  for (const [name, definition] of Object.entries(operation.data)) {
    const dataset = datasets.open(definition);
    opened[name] = dataset;
    source ??= dataset.source;
  }
  const answer = await operation.run(input, opened);
  if (isFile(answer) || !source || answer.meta?.source) return answer;
  return { data: answer.data, meta: { ...answer.meta, source } };
}
