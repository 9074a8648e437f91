/** The bytes of a pack, in a file or in memory, with integrity checks: see `build.ts` for the layout. */
import { closeSync, fstatSync, openSync } from 'node:fs';
import { ApiError } from '../../request/api-error.ts';
import { toLatin1 } from '../../request/json.ts';
import { type CopyBytes, cachedReader, type ReadText } from './block-cache.ts';
import { BLOCK_SIZE, blockLength } from './blocks.ts';
import type { PackHeader } from './build.ts';
import { fileReader, type PackIndex, readExactly, readHeader, readIndex } from './pack-index.ts';
import { Offsets } from './term-dictionary.ts';

export interface OpenedPack {
  readonly header: PackHeader;
  readonly index: PackIndex;
  /** Reads a range of the rows section. */
  readonly rows: ReadText;
  /** Damage to the rows detected since the file was opened. */
  damage(): string | undefined;
}

/** Indexes already read and verified, by the ID of the pack. */
export type PrefetchedIndexes = ReadonlyMap<string, PackIndex>;

/** A pack in memory. */
export function openPackBuffer(file: Buffer): OpenedPack {
  const read = (position: number, length: number): Buffer =>
    Buffer.from(Uint8Array.from(file.subarray(position, position + length)).buffer);
  const located = readHeader(read, file.length);
  const { header, start } = located;
  const [rowsOffset] = header.sections.rows as readonly [number, number];
  const rows = file.subarray(start + rowsOffset);
  return {
    header,
    index: readIndex(located, read),
    rows: (position, length) => toLatin1(rows, position, position + length),
    damage: () => undefined,
  };
}

/** Opens a pack file. Rows are read from it until it is closed. */
export function openPackFile(path: string, prefetched?: PrefetchedIndexes): OpenedPack & { readonly file: number } {
  const file = openSync(path, 'r');
  try {
    const read = fileReader(file);
    const located = readHeader(read, fstatSync(file).size);
    const { header, start } = located;
    const [rowsOffset, rowsLength] = header.sections.rows as readonly [number, number];
    const index = prefetched?.get(header.id) ?? readIndex(located, read);
    let damage: string | undefined;
    const fail = (problem: string): never => {
      damage = `its file ${problem}; delete the file and restart to rebuild it`;
      throw new ApiError('dataset_not_loaded', `The file of the dataset "${header.name}" ${problem}. See /v1/status.`, {
        'retry-after': '60',
      });
    };
    const rows = cachedReader({
      copy: fileCopier(file, fail),
      start: start + rowsOffset,
      size: rowsLength,
      blockLength: blockLength(offsetsSection(header, index, 'rowLengths').longest),
      checksums: uint32Section(header, index, 'rowSums'),
      onCorruptBlock: (block) => fail(`is damaged after byte ${start + rowsOffset + block * BLOCK_SIZE}`),
    });
    return { file, header, index, rows, damage: () => damage };
  } catch (error) {
    closeSync(file);
    throw error;
  }
}

/** A section of the index. */
export function sectionOf({ sections }: PackHeader, index: PackIndex, name: string): Buffer {
  const bytes = index[name];
  return bytes ? Buffer.from(bytes, 0, sections[name]?.[1]) : EMPTY;
}

const EMPTY = Buffer.alloc(0);

export function uint32Section(header: PackHeader, index: PackIndex, name: string): Uint32Array {
  const section = sectionOf(header, index, name);
  return new Uint32Array(section.buffer, section.byteOffset, section.length / 4);
}

export function offsetsSection(header: PackHeader, index: PackIndex, name: string): Offsets {
  return new Offsets(sectionOf(header, index, name));
}

function fileCopier(file: number, fail: (problem: string) => never): CopyBytes {
  return (position, length, into, offset) => {
    try {
      readExactly(file, position, length, into, offset);
    } catch {
      // The file was complete when it was opened: it was truncated since, or its disk is gone. Other datasets stay available.
      fail('can no longer be read');
    }
  };
}
