/** Renders PDF pages as greyscale bitmaps, for OCR. */

import type { JobOptions, JobRunner } from '../jobs/jobs.ts';
import { engine } from './engine.ts';
import type { PageRenderRequest, RenderedPages } from './render-task.ts';

/** Throws `unreadable_file`, `password_protected`, `invalid_parameter` (first), `timeout`, `busy`. The bytes must have passed `isPdf`. */
export async function renderGreyPages(jobs: JobRunner, request: PageRenderRequest, options: JobOptions): Promise<RenderedPages> {
  return jobs.run(engine, 'renderGrey', request, options);
}
