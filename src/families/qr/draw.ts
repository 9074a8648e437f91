/** Where a QR code is drawn: short ones at once, long ones in a process of their own. */

import type { JobRunner } from '../../core/jobs/jobs.ts';
import type { FileAnswer } from '../../core/request/envelope.ts';
import { engine } from './engine.ts';
import { isPlain, type QrRequest, toPicture } from './picture.ts';

/** Up to here a code takes a few milliseconds even when the code that makes it runs for the first time. */
const SHORT = 100;

const TIME_LIMIT_MS = 10_000;

export async function drawQrCode(request: QrRequest, jobs: JobRunner): Promise<FileAnswer> {
  if (request.text.length <= SHORT && isPlain(request)) return toPicture(request);
  return jobs.run(engine, 'draw', request, { timeoutMs: TIME_LIMIT_MS });
}
