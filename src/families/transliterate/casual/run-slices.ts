/** Runs the network for a request, slice by slice, within a deadline. */
import type { InputOf, ResultOf, TaskName } from '../../../core/jobs/engine.ts';
import type { Context } from '../../../core/operation/operation.ts';
import { casualEngine } from './engine.ts';
import { splitIntoSlices } from './slices.ts';

type CasualTasks = typeof import('./worker.ts').default;

/** 20,000 characters take about 12 seconds of one core; words repeat in a longer text. */
const REQUEST_TIMEOUT_MS = 45_000;

/** Results by slice of the text. */
export async function runInSlices<Task extends Exclude<TaskName<CasualTasks>, 'readAll'>>(
  { jobs, models }: Pick<Context, 'jobs' | 'models'>,
  task: Task,
  input: InputOf<CasualTasks, Task>,
): Promise<ResultOf<CasualTasks, Task>[]> {
  const end = performance.now() + REQUEST_TIMEOUT_MS;
  const done: ResultOf<CasualTasks, Task>[] = [];
  for (const text of splitIntoSlices(input.text)) {
    const timeoutMs = Math.max(1, end - performance.now());
    done.push(await models.recordHealth(models.transliteration, jobs.run(casualEngine, task, { ...input, text }, { timeoutMs })));
  }
  return done;
}
