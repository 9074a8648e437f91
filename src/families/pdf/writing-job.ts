/** Runs PDF writing jobs and builds their responses. */
import type { InputOf, ResultOf, TaskName } from '../../core/jobs/engine.ts';
import type { Context } from '../../core/operation/operation.ts';
import type { FileAnswer } from '../../core/request/envelope.ts';
import { PDF_TYPE, repairedHeader, signaturesHeader, WRITING_HEADERS } from './pdf-input.ts';
import { WRITING_TIMEOUT_MS, writingEngine } from './writing/engine.ts';

/** Settings common to operations that return a PDF. */
export const RETURNS_PDF = { output: { media: [PDF_TYPE] }, headers: WRITING_HEADERS, cost: 10, cache: 'never' } as const;

type WritingTasks = typeof import('./writing/worker.ts').default;

export function runWritingJob<Task extends TaskName<WritingTasks>>(
  { jobs }: Pick<Context, 'jobs'>,
  task: Task,
  input: InputOf<WritingTasks, Task>,
  timeoutMs: number = WRITING_TIMEOUT_MS,
): Promise<ResultOf<WritingTasks, Task>> {
  return jobs.run(writingEngine, task, input, { timeoutMs });
}

export interface WrittenFile {
  readonly file: Uint8Array;
  readonly repaired: boolean;
}

export function pdfAnswer(
  { files }: Pick<Context, 'files'>,
  name: string,
  result: WrittenFile,
  headers: Readonly<Record<string, string>> = {},
): FileAnswer {
  const isUnchanged = files.some(({ bytes }) => bytes === result.file);
  return fileAnswer(PDF_TYPE, `inline; filename="${name}.pdf"`, result, { ...headers, ...(isUnchanged ? {} : signaturesHeader(files)) });
}

export function fileAnswer(
  type: string,
  disposition: string,
  { file, repaired }: WrittenFile,
  headers: Readonly<Record<string, string>> = {},
): FileAnswer {
  return { file, type, headers: { ...headers, ...repairedHeader(repaired), 'content-disposition': disposition } };
}
