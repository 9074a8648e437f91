/** Jobs on behalf of one caller: queued under its key, and cancelled when it disconnects. */
import type { Account } from './account.ts';
import type { Engine, InputOf, ResultOf, SerialisedAnswer, TaskName, Tasks } from './engine.ts';
import type { JobOptions, JobRunner } from './jobs.ts';
import { type ProgressListener, scaleProgress } from './progress.ts';

export interface JobCaller {
  readonly signal: AbortSignal;
  readonly client: string;
  readonly onProgress?: ProgressListener | undefined;
  readonly account?: Account | undefined;
}

export class CallJobs implements JobRunner {
  readonly #jobs: JobRunner;
  readonly #caller: JobCaller;

  constructor(jobs: JobRunner, caller: JobCaller) {
    this.#jobs = jobs;
    this.#caller = caller;
  }

  run<T extends Tasks, Name extends TaskName<T>>(
    engine: Engine<T>,
    task: Name,
    input: InputOf<T, Name>,
    options: JobOptions,
  ): Promise<ResultOf<T, Name>> {
    return this.#jobs.run(engine, task, input, this.#withCaller(options));
  }

  answer<T extends Tasks, Name extends TaskName<T>>(
    engine: Engine<T>,
    task: Name,
    input: InputOf<T, Name>,
    options: JobOptions,
  ): Promise<SerialisedAnswer<T, Name>> {
    return this.#jobs.answer(engine, task, input, this.#withCaller(options));
  }

  #withCaller({ timeoutMs, part }: JobOptions): JobOptions {
    const { client, signal, onProgress, account } = this.#caller;
    return { timeoutMs, client, signal, account, onProgress: onProgress && part ? scaleProgress(onProgress, part) : onProgress };
  }
}
