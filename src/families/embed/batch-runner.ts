/** Runs model work in batches, so that a long request does not starve short ones and stops at its timeout. */
import type { InputOf, ResultOf, TaskName } from '../../core/jobs/engine.ts';
import type { Model } from '../../core/models/manifest.ts';
import type { Context } from '../../core/operation/operation.ts';
import { modelEngine } from './engine.ts';

type ModelTasks = typeof import('./worker.ts').default;

/** The longest requests, 64 texts of 512 tokens and 100 documents, take 20 to 30 seconds of one core. */
const REQUEST_TIMEOUT_MS = 45_000;

const MAX_BATCH_TEXTS = 16;
const MAX_BATCH_CHARACTERS = 16_000;

interface Batch {
  readonly texts: string[];
  /** Original positions of its texts. */
  readonly positions: number[];
}

/** Batches of texts of similar length. */
export function toBatches(texts: readonly string[]): Batch[] {
  const order = [...texts.entries()].sort(([a, first], [b, second]) => first.length - second.length || a - b);
  const batches: Batch[] = [];
  let characters = 0;
  for (const [index, text] of order) {
    const last = batches.at(-1);
    characters += text.length;
    if (last && last.texts.length < MAX_BATCH_TEXTS && characters <= MAX_BATCH_CHARACTERS) {
      last.texts.push(text);
      last.positions.push(index);
    } else {
      batches.push({ texts: [text], positions: [index] });
      characters = text.length;
    }
  }
  return batches;
}

/** The model work of one request, with a common deadline. */
export class BatchRunner {
  readonly #context: Pick<Context, 'jobs' | 'models'>;
  readonly #deadline = performance.now() + REQUEST_TIMEOUT_MS;

  constructor(context: Pick<Context, 'jobs' | 'models'>) {
    this.#context = context;
  }

  /** Runs a task batch by batch; results are in the order of the texts. */
  async run<Task extends TaskName<ModelTasks>>(
    task: Task,
    model: Model,
    texts: readonly string[],
    input: (slice: readonly string[]) => InputOf<ModelTasks, Task>,
  ): Promise<ResultOf<ModelTasks, Task>> {
    const { jobs, models } = this.#context;
    const results: unknown[] = new Array(texts.length);
    for (const slice of toBatches(texts)) {
      const timeoutMs = Math.max(1, this.#deadline - performance.now());
      const batchResults = await models.recordHealth(model, jobs.run(modelEngine, task, input(slice.texts), { timeoutMs }));
      for (const [i, index] of slice.positions.entries()) results[index] = batchResults[i];
    }
    return results as ResultOf<ModelTasks, Task>;
  }
}
