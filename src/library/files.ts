/** Reads and checks the files of a library call, by the rules of HTTP uploads. */
import type { FileInput, Input } from '../client/entry.ts';
import { isFileInput } from '../client/request.ts';
import type { Operation, Upload } from '../core/operation/operation.ts';
import { ApiError } from '../core/request/api-error.ts';
import { checkFiles } from '../surfaces/upload-rules.ts';

export interface CallInput {
  /** Input without files. */
  readonly members: Input;
  readonly files: readonly Upload[];
}

export async function splitFiles({ files: rules }: Operation, input: Input): Promise<CallInput> {
  if (!rules) return { members: input, files: [] };
  const { file, files, ...members } = input;
  const sources = [file, files].flat().filter((source) => source !== undefined);
  if (!sources.every(isFileInput)) throw new ApiError('invalid_parameter', 'file: must be a Blob, an ArrayBuffer or a view of one');
  checkFiles(rules, sources.map(sizeOf));
  return { members, files: await Promise.all(sources.map(toUpload)) };
}

function sizeOf(file: FileInput): number {
  return file instanceof Blob ? file.size : file.byteLength;
}

/** Copies the bytes: upload buffers are freed explicitly. */
async function toUpload(file: FileInput): Promise<Upload> {
  if (file instanceof Blob) return { field: 'file', type: file.type, bytes: Buffer.from(await file.arrayBuffer()) };
  const view = ArrayBuffer.isView(file) ? new Uint8Array(file.buffer, file.byteOffset, file.byteLength) : new Uint8Array(file);
  return { field: 'file', type: '', bytes: Buffer.from(view) };
}
