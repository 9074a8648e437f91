/** Casual spelling of a request: slice by slice, within its time. */
import type { Context } from '../../../core/request/operation.ts';
import { casualEngine } from './engine.ts';
import { slices } from './slices.ts';
import type { CasualTask, CasualText } from './text.ts';

/** 20,000 characters take about 12 seconds of one core; a longer text has many words several times. */
const REQUEST_MS = 45_000;

export async function runCasual(
  { jobs, models }: Pick<Context, 'jobs' | 'models'>,
  task: 'read' | 'write',
  input: CasualTask,
): Promise<CasualText> {
  const end = performance.now() + REQUEST_MS;
  const done: CasualText[] = [];
  for (const slice of slices(input.text)) {
    const timeoutMs = Math.max(1, end - performance.now());
    const job = jobs.run(casualEngine, task, { ...input, text: slice }, { timeoutMs });
    done.push(await models.noting(models.transliteration, job));
  }
  return {
    text: done.map((part) => part.text).join(''),
    words: done.flatMap(({ words }) => words),
    suggestions: done.flatMap(({ suggestions }) => suggestions),
  };
}
