/** Writes ZIP archives with stored (uncompressed) entries: the files are already compressed. */
import { crc32 } from 'node:zlib';

export interface ZipEntry {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export const ZIP_TYPE = 'application/zip';

const LOCAL_FILE_HEADER = 0x04034b50;
const CENTRAL_FILE_HEADER = 0x02014b50;
const END_OF_CENTRAL_DIRECTORY = 0x06054b50;
const VERSION = 20;
const UTF8_FLAG = 0x0800;
/** The earliest date of the format, so that archives are reproducible. */
const DOS_EPOCH_DATE = 0x0021;

/** At most 65,535 files and 4 GB in total (no ZIP64): callers allow far less. */
export function createZip(entries: readonly ZipEntry[]): Buffer {
  const files: Uint8Array[] = [];
  const directoryEntries: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes } of entries) {
    const nameBytes = Buffer.from(name);
    const fields = headerFields(bytes, nameBytes.length);
    const local = Buffer.concat([uint32(LOCAL_FILE_HEADER), fields, nameBytes]);
    const central = [uint32(CENTRAL_FILE_HEADER), uint16(VERSION), fields, Buffer.alloc(10), uint32(offset), nameBytes];
    directoryEntries.push(Buffer.concat(central));
    files.push(local, bytes);
    offset += local.length + bytes.length;
  }
  const centralDirectory = Buffer.concat(directoryEntries);
  const count = uint16(entries.length);
  return Buffer.concat([
    ...files,
    centralDirectory,
    uint32(END_OF_CENTRAL_DIRECTORY),
    uint32(0),
    count,
    count,
    uint32(centralDirectory.length),
    uint32(offset),
    uint16(0),
  ]);
}

/** Fields common to the local header and the central directory; the last is the length of the extra fields, zero. */
function headerFields(bytes: Uint8Array, nameLength: number): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(VERSION, 0);
  fields.writeUInt16LE(UTF8_FLAG, 2);
  fields.writeUInt16LE(DOS_EPOCH_DATE, 8);
  fields.writeUInt32LE(crc32(bytes), 10);
  fields.writeUInt32LE(bytes.length, 14);
  fields.writeUInt32LE(bytes.length, 18);
  fields.writeUInt16LE(nameLength, 22);
  return fields;
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
