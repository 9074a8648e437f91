/** Reads and verifies the header and the index of a pack. */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { checksum, checksumOf } from './blocks.ts';
import type { PackHeader } from './build.ts';
import { alignUp, MAGIC, PREFIX_LENGTH } from './format.ts';

/** One ArrayBuffer per section, so that each can be collected on its own and transferred between threads. */
export type PackIndex = Readonly<Record<string, ArrayBuffer>>;

/** Reads bytes into a new buffer. */
export type ReadBytes = (position: number, length: number) => Buffer;

export interface LocatedHeader {
  readonly header: PackHeader;
  /** Offset of the index in the file. */
  readonly start: number;
}

export function readHeader(read: ReadBytes, size: number): LocatedHeader {
  if (size < PREFIX_LENGTH) throw new Error('the pack is truncated');
  const prefix = read(0, PREFIX_LENGTH);
  if (prefix.toString('latin1', 0, MAGIC.length) !== MAGIC) throw new Error('this is not a pack of this format');
  const length = prefix.readUInt32LE(MAGIC.length);
  if (PREFIX_LENGTH + length > size) throw new Error('the pack is truncated');
  const text = read(PREFIX_LENGTH, length);
  if (checksum(text) !== prefix.readUInt32LE(MAGIC.length + 4)) throw new Error('the header of the pack is damaged');
  const header = JSON.parse(text.toString()) as PackHeader;
  const start = alignUp(PREFIX_LENGTH + length);
  const [rowsOffset, rowsLength] = header.sections.rows ?? [0, 0];
  if (start + rowsOffset + rowsLength !== size) throw new Error('the pack is truncated');
  return { header, start };
}

export function readIndex({ header, start }: LocatedHeader, read: ReadBytes): PackIndex {
  const sections = Object.entries(header.sections).filter(([name]) => name !== 'rows');
  const parts = sections.map(([, [offset, length]]) => read(start + offset, alignUp(length)));
  if (checksumOf(parts) !== header.indexChecksum) throw new Error('the index of the pack is damaged');
  return Object.fromEntries(sections.map(([name], index) => [name, (parts[index] as Buffer).buffer as ArrayBuffer]));
}

/** Reads the header and the index of a pack file. */
export function readIndexFile(path: string): { readonly header: PackHeader; readonly index: PackIndex } {
  return withFile(path, (file) => {
    const read = fileReader(file);
    const located = readHeader(read, fstatSync(file).size);
    return { header: located.header, index: readIndex(located, read) };
  });
}

/** Reads only the header of a pack file. */
export function readPackHeader(path: string): PackHeader {
  return withFile(path, (file) => readHeader(fileReader(file), fstatSync(file).size).header);
}

/** Reads only the header; undefined if the file is missing or damaged. */
export function tryReadPackHeader(path: string): PackHeader | undefined {
  try {
    return readPackHeader(path);
  } catch {
    return undefined;
  }
}

function withFile<T>(path: string, callback: (file: number) => T): T {
  const file = openSync(path, 'r');
  try {
    return callback(file);
  } finally {
    closeSync(file);
  }
}

export function fileReader(file: number): ReadBytes {
  return (position, length) => {
    const bytes = Buffer.allocUnsafeSlow(length);
    readExactly(file, position, length, bytes, 0);
    return bytes;
  };
}

export function readExactly(file: number, position: number, length: number, into: Buffer, targetOffset: number): void {
  let done = 0;
  while (done < length) {
    const count = readSync(file, into, targetOffset + done, length - done, position + done);
    if (count === 0) throw new Error('the pack is truncated');
    done += count;
  }
}
