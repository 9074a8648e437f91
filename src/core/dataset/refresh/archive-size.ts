/** Protection against zip bombs: the uncompressed size of an archive, up to a limit. */
import { inflateRawSync } from 'node:zlib';

const END_OF_CENTRAL_DIRECTORY = 0x06054b50;
const END_OF_CENTRAL_DIRECTORY_LENGTH = 22;
const CENTRAL_FILE_HEADER = 0x02014b50;
const CENTRAL_FILE_HEADER_LENGTH = 46;
const LOCAL_FILE_HEADER_LENGTH = 30;
const DEFLATED = 8;

/**
 * Whether an archive inflates to more than a limit: by its declared size and, since that cannot be trusted, by inflating it if it is small.
 * A damaged archive is not rejected here; parsing it reports the error.
 */
export function exceedsUnpackedSize(file: Buffer, maxBytes: number): boolean {
  let remaining = maxBytes;
  for (const entry of zipEntries(file)) {
    remaining -= entry.size > remaining ? entry.size : unpackedLength(entry, remaining);
    if (remaining < 0) return true;
  }
  return false;
}

interface ZipArchiveEntry {
  readonly packed: Buffer;
  readonly method: number;
  /** Declared uncompressed size. */
  readonly size: number;
}

function* zipEntries(file: Buffer): Generator<ZipArchiveEntry> {
  const end = file.lastIndexOf(Buffer.from(Uint32Array.of(END_OF_CENTRAL_DIRECTORY).buffer));
  if (end < 0 || end + END_OF_CENTRAL_DIRECTORY_LENGTH > file.length) return;
  const count = file.readUInt16LE(end + 10);
  let offset = file.readUInt32LE(end + 16);
  for (
    let entry = 0;
    entry < count && offset + CENTRAL_FILE_HEADER_LENGTH <= file.length && file.readUInt32LE(offset) === CENTRAL_FILE_HEADER;
    entry++
  ) {
    const local = file.readUInt32LE(offset + 42);
    if (local + LOCAL_FILE_HEADER_LENGTH > file.length) return;
    const start = local + LOCAL_FILE_HEADER_LENGTH + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    const packed = file.subarray(start, start + file.readUInt32LE(offset + 20));
    yield { packed, method: file.readUInt16LE(offset + 10), size: file.readUInt32LE(offset + 24) };
    offset += CENTRAL_FILE_HEADER_LENGTH + file.readUInt16LE(offset + 28) + file.readUInt16LE(offset + 30) + file.readUInt16LE(offset + 32);
  }
}

function unpackedLength({ packed, method }: ZipArchiveEntry, maxLength: number): number {
  if (method !== DEFLATED) return packed.length;
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, maxLength) }).length;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? maxLength + 1 : 0;
  }
}
