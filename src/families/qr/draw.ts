/** Where a QR code is drawn: short ones at once, long ones in a worker thread. */

import type { Engine, Jobs } from '../../core/jobs/jobs.ts';
import type { FileAnswer } from '../../core/request/envelope.ts';
import { type QrRequest, toPicture } from './picture.ts';

/** Up to here a code takes a few milliseconds even when the code that makes it runs for the first time. */
const SHORT = 100;

const engine: Engine = { name: 'qr', worker: new URL('./qr-worker.js', import.meta.url), memoryMb: 256, threads: 1, queue: 64 };
const TIME_LIMIT_MS = 10_000;

export async function drawQrCode(request: QrRequest, jobs: Jobs, signal: AbortSignal): Promise<FileAnswer> {
  if (request.text.length <= SHORT) return toPicture(request);
  return (await jobs.run(engine, 'draw', request, { timeoutMs: TIME_LIMIT_MS, signal })) as FileAnswer;
}
