/** CIFF metadata: Canon cameras before 2000 wrote this heap instead of EXIF into their JPEGs. Reads make, model and time. */

export interface CiffCamera {
  readonly make: string | null;
  readonly model: string | null;
  readonly takenAt: string | null;
}

const APP0 = 0xe0;
const START_OF_SCAN = 0xda;
const SIGNATURE = 'HEAPJPGM';
const MAKE_AND_MODEL = 0x080a;
const TIME = 0x180e;
/** Entries of these types are nested heaps. */
const HEAP_TYPES: ReadonlySet<number> = new Set([0x2800, 0x3000]);
const TYPE_BITS = 0x3800;
const STORED_IN_ENTRY = 0x4000;
const ENTRY_BYTES = 10;
const MAX_ENTRIES = 200;
const MAX_DEPTH = 4;

export function readCiff(jpeg: Buffer): CiffCamera | undefined {
  const block = findBlock(jpeg);
  if (!block) return undefined;
  const entries = new Map<number, Buffer>();
  collectEntries(block.subarray(block.readUInt32LE(2)), entries, MAX_DEPTH);
  const [make = '', model = ''] = (entries.get(MAKE_AND_MODEL)?.toString('latin1') ?? '').split('\0');
  const time = entries.get(TIME);
  return {
    make: make.trim() || null,
    model: model.trim() || null,
    takenAt: time && time.length >= 4 ? new Date(time.readUInt32LE(0) * 1000).toISOString().slice(0, 19) : null,
  };
}

/** The segment with the heap, before the scan data. */
function findBlock(jpeg: Buffer): Buffer | undefined {
  let offset = 2;
  while (offset + 4 <= jpeg.length && jpeg[offset] === 0xff && jpeg[offset + 1] !== START_OF_SCAN) {
    const length = jpeg.readUInt16BE(offset + 2);
    const content = jpeg.subarray(offset + 4, offset + 2 + length);
    if (jpeg[offset + 1] === APP0 && content.length > 14 && content.toString('latin1', 6, 14) === SIGNATURE) return content;
    offset += 2 + length;
  }
  return undefined;
}

/** A heap ends with the offset of its directory; offsets count from its start. */
function collectEntries(heap: Buffer, entries: Map<number, Buffer>, depth: number): void {
  if (heap.length < 6 || depth === 0) return;
  const directory = heap.readUInt32LE(heap.length - 4);
  if (directory + 2 > heap.length) return;
  const count = Math.min(heap.readUInt16LE(directory), MAX_ENTRIES);
  for (let entry = 0; entry < count; entry++) {
    const entryOffset = directory + 2 + entry * ENTRY_BYTES;
    if (entryOffset + ENTRY_BYTES > heap.length) return;
    const tag = heap.readUInt16LE(entryOffset);
    const [size, offset] = [heap.readUInt32LE(entryOffset + 2), heap.readUInt32LE(entryOffset + 6)];
    const content =
      tag & STORED_IN_ENTRY ? heap.subarray(entryOffset + 2, entryOffset + ENTRY_BYTES) : heap.subarray(offset, offset + size);
    if (HEAP_TYPES.has(tag & TYPE_BITS)) {
      // A nested heap must be smaller than its parent, so that none can contain itself.
      if (content.length < heap.length) collectEntries(content, entries, depth - 1);
    } else entries.set(tag & ~STORED_IN_ENTRY, content);
  }
}
