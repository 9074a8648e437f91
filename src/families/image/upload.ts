/** What every tool of the room says about the pictures that it takes, and how they reach their worker. */

import type { Engine } from '../../core/jobs/jobs.ts';
import { ownMemory } from '../../core/jobs/transfer.ts';
import { MOST_PICTURE_BYTES, PICTURE_TYPES, pictureKind } from '../../core/picture/kind.ts';
import { Fault } from '../../core/request/fault.ts';
import type { Context, FileRules, Upload } from '../../core/request/operation.ts';

export const onePicture: FileRules = pictures(1);
export const twoPictures: FileRules = pictures(2);

function pictures(count: number): FileRules {
  return { accepts: PICTURE_TYPES, min: count, max: count, bytesEach: MOST_PICTURE_BYTES, bytesTogether: count * MOST_PICTURE_BYTES };
}

/** Memory is for the largest AVIF that is made, 64 million pixels, which takes 1.8 GB. */
const imageEngine: Engine = { name: 'image', worker: new URL('./image-worker.js', import.meta.url), memoryMb: 2048, queue: 32 };
const TIME_LIMIT_MS = 45_000;

/** The bytes of an upload that is a picture; what the client calls it does not matter. */
export function pictureBytes(upload: Upload | undefined): Buffer {
  if (!upload) throw new Fault('missing_file', 'Send the picture as the body, or as multipart/form-data.');
  pictureKind(upload.bytes);
  return upload.bytes;
}

export async function work<Result>(
  task: 'convert' | 'info' | 'hash' | 'compare',
  input: unknown,
  files: readonly Buffer[],
  { jobs, signal }: Context,
): Promise<Result> {
  return (await jobs.run(imageEngine, task, input, { timeoutMs: TIME_LIMIT_MS, signal, transfer: ownMemory(...files) })) as Result;
}
