/** Upload rules common to all picture operations, and the call of their worker. */

import type { InputOf, ResultOf, TaskName } from '../../core/jobs/engine.ts';
import { MOST_PICTURE_BYTES, PICTURE_NAMES, PICTURE_TYPES, pictureKind, sniffPicture } from '../../core/picture/kind.ts';
import { isSvg, SVG_TYPE } from '../../core/picture/svg/recognise.ts';
import { ApiError } from '../../core/request/api-error.ts';
import type { Context, FileRules, Upload } from '../../core/request/operation.ts';
import { engine } from './engine.ts';

export const onePicture: FileRules = pictures(1);
export const twoPictures: FileRules = pictures(2);
export const pictureOrDrawing: FileRules = { ...onePicture, accepts: [...PICTURE_TYPES, SVG_TYPE] };

function pictures(count: number): FileRules {
  return { accepts: PICTURE_TYPES, min: count, max: count, bytesEach: MOST_PICTURE_BYTES, bytesTogether: count * MOST_PICTURE_BYTES };
}

const TIME_LIMIT_MS = 45_000;

/** The bytes of an upload, checked by magic bytes; the client's file name and type are ignored. */
export function pictureBytes(upload: Upload | undefined): Buffer {
  const { bytes } = sent(upload);
  pictureKind(bytes);
  return bytes;
}

export function pictureOrDrawingBytes(upload: Upload | undefined): Buffer {
  const { bytes } = sent(upload);
  if (sniffPicture(bytes) || isSvg(bytes)) return bytes;
  throw new ApiError('unsupported_type', `The file is not a ${PICTURE_NAMES} picture, nor SVG.`);
}

function sent(upload: Upload | undefined): Upload {
  if (!upload) throw new ApiError('missing_file', 'Send the picture as the body, or as multipart/form-data.');
  return upload;
}

type ImageTasks = typeof import('./worker.ts').default;

export function work<Task extends TaskName<ImageTasks>>(
  task: Task,
  input: InputOf<ImageTasks, Task>,
  { jobs }: Pick<Context, 'jobs'>,
): Promise<ResultOf<ImageTasks, Task>> {
  return jobs.run(engine, task, input, { timeoutMs: TIME_LIMIT_MS });
}
