/** OCR, in separate processes. */

import type { JobOptions, JobRunner } from '../jobs/jobs.ts';
import { engine } from './engine.ts';
import type { GreyImage } from './grey-image.ts';
import type { OcrPage, OcrRequest } from './ocr-task.ts';

/** Time limit for all OCR of one request. */
export const OCR_TIMEOUT_MS = 60_000;

/** Any picture format that `core/picture` opens. */
export async function recognisePicture(jobs: JobRunner, request: OcrRequest<Uint8Array>, options: JobOptions): Promise<OcrPage> {
  return jobs.run(engine, 'picture', request, options);
}

/** A picture that is already decoded. */
export async function recogniseGrey(jobs: JobRunner, request: OcrRequest<GreyImage>, options: JobOptions): Promise<OcrPage> {
  return jobs.run(engine, 'page', request, options);
}
