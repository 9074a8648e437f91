/** Upload rules common to all picture operations, and the call of their worker. */

import type { InputOf, ResultOf, TaskName } from '../../core/jobs/engine.ts';
import type { Context, FileRules, Upload } from '../../core/operation/operation.ts';
import { MAX_PICTURE_BYTES, PICTURE_NAMES, PICTURE_TYPES, requirePictureFormat, sniffPicture } from '../../core/picture/format.ts';
import { isSvg, SVG_TYPE } from '../../core/picture/svg/sniff.ts';
import { ApiError } from '../../core/request/api-error.ts';
import { engine } from './engine.ts';

export const onePicture: FileRules = pictureRules(1);
export const twoPictures: FileRules = pictureRules(2);
export const pictureOrDrawing: FileRules = { ...onePicture, accepts: [...PICTURE_TYPES, SVG_TYPE] };

function pictureRules(count: number): FileRules {
  return { accepts: PICTURE_TYPES, min: count, max: count, maxFileBytes: MAX_PICTURE_BYTES, maxTotalBytes: count * MAX_PICTURE_BYTES };
}

const TIME_LIMIT_MS = 45_000;

/** The bytes of an upload, checked by magic bytes; the client's file name and type are ignored. */
export function pictureBytes(upload: Upload | undefined): Buffer {
  const { bytes } = requireUpload(upload);
  requirePictureFormat(bytes);
  return bytes;
}

export function pictureOrDrawingBytes(upload: Upload | undefined): Buffer {
  const { bytes } = requireUpload(upload);
  if (sniffPicture(bytes) || isSvg(bytes)) return bytes;
  throw new ApiError('unsupported_type', `The file is not a ${PICTURE_NAMES} image, nor SVG.`);
}

function requireUpload(upload: Upload | undefined): Upload {
  if (!upload) throw new ApiError('missing_file', 'Send the image as the body, or as multipart/form-data.');
  return upload;
}

type ImageTasks = typeof import('./worker.ts').default;

export function runImageJob<Task extends TaskName<ImageTasks>>(
  task: Task,
  input: InputOf<ImageTasks, Task>,
  { jobs }: Pick<Context, 'jobs'>,
): Promise<ResultOf<ImageTasks, Task>> {
  return jobs.run(engine, task, input, { timeoutMs: TIME_LIMIT_MS });
}
