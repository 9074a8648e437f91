/** Model work in slices: a long request does not keep short ones waiting, and ends at its time limit. */

import type { Engine } from '../../core/jobs/jobs.ts';
import type { ModelLibrary } from '../../core/models/library.ts';
import type { Model } from '../../core/models/manifest.ts';
import { Fault } from '../../core/request/fault.ts';
import type { Context } from '../../core/request/operation.ts';

export const modelEngine: Engine = {
  name: 'models',
  worker: new URL('./embed-worker.js', import.meta.url),
  // Room for a model of an operator's; the built-in one needs about 200.
  memoryMb: 1536,
  queue: 16,
  // A thread that is ended during a run leaves the memory of its network behind.
  unstoppable: true,
};

/** The longest requests, 64 texts of 512 tokens and 100 documents, take 20 to 30 seconds of one core. */
const REQUEST_MS = 45_000;

const MOST_TEXTS = 16;
const MOST_CHARACTERS = 16_000;

interface Slice {
  readonly texts: string[];
  /** Where its texts stood. */
  readonly places: number[];
}

/** Texts in slices of like length. */
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

/** What one request asks of models. */
export class ModelWork {
  readonly #library: ModelLibrary;
  readonly #context: Pick<Context, 'jobs' | 'signal'>;
  readonly #end = performance.now() + REQUEST_MS;

  constructor(library: ModelLibrary, context: Pick<Context, 'jobs' | 'signal'>) {
    this.#library = library;
    this.#context = context;
  }

  /** Runs a task slice by slice; a result stands where its text stood. */
  async run<Result>(task: string, model: Model, texts: readonly string[], input: (slice: readonly string[]) => object): Promise<Result[]> {
    const results = new Array<Result>(texts.length);
    for (const slice of slices(texts)) {
      const answers = await this.#job<Result[]>(task, model, input(slice.texts));
      for (const [at, place] of slice.places.entries()) results[place] = answers[at] as Result;
    }
    return results;
  }

  async #job<Value>(task: string, model: Model, input: object): Promise<Value> {
    const { jobs, signal } = this.#context;
    const timeoutMs = Math.max(1, this.#end - performance.now());
    try {
      const value = (await jobs.run(modelEngine, task, { model, ...input }, { timeoutMs, signal })) as Value;
      this.#library.note(model, null);
      return value;
    } catch (error) {
      if (error instanceof Fault && error.code === 'model_not_loaded') this.#library.note(model, error.message);
      throw error;
    }
  }
}
