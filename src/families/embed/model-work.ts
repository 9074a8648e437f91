/** Runs model work in batches, so that a long request does not starve short ones and stops at its timeout. */
import type { InputOf, ResultOf, TaskName } from '../../core/jobs/engine.ts';
import type { Model } from '../../core/models/manifest.ts';
import type { Context } from '../../core/request/operation.ts';
import { modelEngine } from './engine.ts';

type ModelTasks = typeof import('./worker.ts').default;

/** The longest requests, 64 texts of 512 tokens and 100 documents, take 20 to 30 seconds of one core. */
const REQUEST_MS = 45_000;

const MOST_TEXTS = 16;
const MOST_CHARACTERS = 16_000;

interface Slice {
  readonly texts: string[];
  /** Original positions of its texts. */
  readonly places: number[];
}

/** Batches of texts of similar length. */
export function slices(texts: readonly string[]): Slice[] {
  const order = [...texts.entries()].sort(([a, first], [b, second]) => first.length - second.length || a - b);
  const made: Slice[] = [];
  let characters = 0;
  for (const [place, text] of order) {
    const last = made.at(-1);
    characters += text.length;
    if (last && last.texts.length < MOST_TEXTS && characters <= MOST_CHARACTERS) {
      last.texts.push(text);
      last.places.push(place);
    } else {
      made.push({ texts: [text], places: [place] });
      characters = text.length;
    }
  }
  return made;
}

/** The model work of one request, with a common deadline. */
export class ModelWork {
  readonly #context: Pick<Context, 'jobs' | 'models'>;
  readonly #end = performance.now() + REQUEST_MS;

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
    for (const slice of slices(texts)) {
      const timeoutMs = Math.max(1, this.#end - performance.now());
      const answers = await models.noting(model, jobs.run(modelEngine, task, input(slice.texts), { timeoutMs }));
      for (const [at, place] of slice.places.entries()) results[place] = answers[at];
    }
    return results as ResultOf<ModelTasks, Task>;
  }
}
