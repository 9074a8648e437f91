/** Draws a QR code: short ones in-process, long ones in a worker. */

import type { JobRunner } from '../../core/jobs/jobs.ts';
import type { FileAnswer } from '../../core/request/envelope.ts';
import { engine } from './engine.ts';
import { isPlain, type QrRequest, renderPlainQr } from './render-qr.ts';

/** Up to this length a code takes a few milliseconds, even before the JIT has warmed up. */
const MAX_INLINE_LENGTH = 100;

const TIME_LIMIT_MS = 10_000;

export async function drawQrCode(request: QrRequest, jobs: JobRunner): Promise<FileAnswer> {
  if (request.text.length <= MAX_INLINE_LENGTH && isPlain(request)) return renderPlainQr(request);
  return jobs.run(engine, 'render', request, { timeoutMs: TIME_LIMIT_MS });
}
