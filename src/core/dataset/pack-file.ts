/** The bytes of a pack, in a file or in memory, proved to be whole: see `build.ts` for their layout. */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { Fault } from '../request/fault.ts';
import { bytesAsText } from '../request/json.ts';
import { type Copy, inBlocks, type Parts } from './block-cache.ts';
import { BLOCK, blockLength, checksum } from './blocks.ts';
import { aligned, hash, MAGIC, type PackHeader, PREFIX } from './build.ts';
import { endsOf } from './lengths.ts';

export interface PackBytes {
  readonly header: PackHeader;
  /** Views of it need memory of its own, 8-byte aligned. */
  readonly index: Buffer;
  readonly rows: Parts;
  /** Where each row begins, and where the last one ends. */
  readonly rowEnds: Uint32Array;
  /** What was found to be wrong with the rows since. */
  damage(): string | undefined;
}

/** A pack in memory. */
export function packBytes(file: Buffer): PackBytes {
  const { header, start } = readHeader((offset, length) => file.subarray(offset, offset + length), file.length);
  const [rowsAt] = header.sections.rows as readonly [number, number];
  const index = Buffer.from(Uint8Array.from(file.subarray(start, start + rowsAt)).buffer);
  checkIndex(header, index);
  const rows = file.subarray(start + rowsAt);
  return {
    header,
    index,
    rowEnds: endsIn(header, index, 'rowLengths'),
    rows: {
      copy: (position, length, into, at) => rows.copy(into, at, position, position + length),
      text: (position, length) => bytesAsText(rows, position, position + length),
    },
    damage: () => undefined,
  };
}

/** Opens a pack file, which its rows are read from as long as it is not closed. */
export function openPackFile(path: string): PackBytes & { readonly file: number } {
  const file = openSync(path, 'r');
  try {
    const { header, start } = readHeader(partsOf(file), fstatSync(file).size);
    const [rowsAt, rowsLength] = header.sections.rows as readonly [number, number];
    const index = readPart(file, start, rowsAt);
    checkIndex(header, index);
    const rowEnds = endsIn(header, index, 'rowLengths');
    let damage: string | undefined;
    const fail = (problem: string): never => {
      damage = `its file ${problem}; remove the file and start again to have it made anew`;
      throw new Fault('dataset_not_loaded', `The file of the dataset "${header.name}" ${problem}. See /v1/status.`, {
        'retry-after': '60',
      });
    };
    const rows = inBlocks({
      copy: copyFrom(file, fail),
      start: start + rowsAt,
      size: rowsLength,
      length: blockLength(longestOf(rowEnds)),
      sums: numbersIn(header, index, 'rowSums'),
      damaged: (block) => fail(`is damaged after byte ${start + rowsAt + block * BLOCK}`),
    });
    return { file, header, index, rows, rowEnds, damage: () => damage };
  } catch (error) {
    closeSync(file);
    throw error;
  }
}

/** The same of one that may be missing or damaged. */
export function headerIfWhole(path: string): PackHeader | undefined {
  try {
    return readPackHeader(path);
  } catch {
    return undefined;
  }
}

/** What a pack file says about itself, without reading the rest of it. */
export function readPackHeader(path: string): PackHeader {
  const file = openSync(path, 'r');
  try {
    return readHeader(partsOf(file), fstatSync(file).size).header;
  } finally {
    closeSync(file);
  }
}

/** A section of the index. */
export function sectionOf({ sections }: PackHeader, index: Buffer, name: string): Buffer {
  const [offset, length] = sections[name] ?? [0, 0];
  return index.subarray(offset, offset + length);
}

export function numbersIn(header: PackHeader, index: Buffer, name: string): Uint32Array {
  const section = sectionOf(header, index, name);
  return new Uint32Array(section.buffer, section.byteOffset, section.length / 4);
}

/** The positions of which a section has the lengths. */
export function endsIn(header: PackHeader, index: Buffer, name: string): Uint32Array {
  return endsOf(sectionOf(header, index, name));
}

function readHeader(read: (offset: number, length: number) => Buffer, size: number): { header: PackHeader; start: number } {
  if (size < PREFIX) throw new Error('the pack is cut short');
  const prefix = read(0, PREFIX);
  if (prefix.toString('latin1', 0, MAGIC.length) !== MAGIC) throw new Error('this is not a pack of this format');
  const length = prefix.readUInt32LE(MAGIC.length);
  if (PREFIX + length > size) throw new Error('the pack is cut short');
  const text = read(PREFIX, length);
  if (checksum(text) !== prefix.readUInt32LE(MAGIC.length + 4)) throw new Error('the header of the pack is damaged');
  const header = JSON.parse(text.toString()) as PackHeader;
  const start = aligned(PREFIX + length);
  const [rowsAt, rowsLength] = header.sections.rows ?? [0, 0];
  if (start + rowsAt + rowsLength !== size) throw new Error('the pack is cut short');
  return { header, start };
}

function checkIndex(header: PackHeader, index: Buffer): void {
  if (hash([index]) !== header.indexHash) throw new Error('the index of the pack is damaged');
}

/** The length of the longest of some parts of which each begins where the one before it ends. */
function longestOf(ends: Uint32Array): number {
  let longest = 0;
  for (let at = 1; at < ends.length; at++) longest = Math.max(longest, (ends[at] as number) - (ends[at - 1] as number));
  return longest;
}

function copyFrom(file: number, fail: (problem: string) => never): Copy {
  return (position, length, into, at) => {
    try {
      readExactly(file, position, length, into, at);
    } catch {
      // The file was whole when it was opened: somebody has cut it or its disk is gone. Other datasets go on.
      fail('cannot be read any more');
    }
  };
}

function partsOf(file: number): (position: number, length: number) => Buffer {
  return (position, length) => readPart(file, position, length);
}

function readPart(file: number, position: number, length: number): Buffer {
  const bytes = Buffer.allocUnsafeSlow(length);
  readExactly(file, position, length, bytes, 0);
  return bytes;
}

function readExactly(file: number, position: number, length: number, into: Buffer, at: number): void {
  let done = 0;
  while (done < length) {
    const count = readSync(file, into, at + done, length - done, position + done);
    if (count === 0) throw new Error('the pack is cut short');
    done += count;
  }
}
