/**
 * A glyphless TrueType font for the invisible text layer over a picture: two glyphs without outlines, and only the tables that a PDF requires. The
 * PDF itself maps codes to text (`ToUnicode`), so one font serves every script.
 */

const UNITS_PER_EM = 1000;
/** Half the em; any width would do, because text is scaled to its box. */
export const ADVANCE_WIDTH = 500;
const GLYPH_COUNT = 2;
const TABLE_RECORD_BYTES = 16;
const MAGIC = 0x5f0f3cf5;
const CHECKSUM_MAGIC = 0xb1b0afba;
const CHECKSUM_ADJUSTMENT_OFFSET = 8;
const VERSION_1 = 0x00010000;

export function glyphlessFont(): Buffer {
  const tables: readonly (readonly [string, Buffer])[] = [
    ['glyf', Buffer.alloc(4)],
    ['head', head()],
    ['hhea', hhea()],
    ['hmtx', uint16s(...Array.from({ length: GLYPH_COUNT }, () => [ADVANCE_WIDTH, 0]).flat())],
    ['loca', uint16s(...new Array<number>(GLYPH_COUNT + 1).fill(0))],
    ['maxp', Buffer.concat([uint32(VERSION_1), uint16s(GLYPH_COUNT, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)])],
  ];
  const directory: Buffer[] = [
    uint32(VERSION_1),
    uint16s(tables.length, 4 * TABLE_RECORD_BYTES, 2, tables.length * TABLE_RECORD_BYTES - 4 * TABLE_RECORD_BYTES),
  ];
  const bodies: Buffer[] = [];
  let offset = 12 + tables.length * TABLE_RECORD_BYTES;
  let headOffset = 0;
  for (const [name, table] of tables) {
    const padded = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
    if (name === 'head') headOffset = offset;
    directory.push(Buffer.from(name), uint32(checksum(padded)), uint32(offset), uint32(table.length));
    bodies.push(padded);
    offset += padded.length;
  }
  const font = Buffer.concat([...directory, ...bodies]);
  font.writeUInt32BE((CHECKSUM_MAGIC - checksum(font)) >>> 0, headOffset + CHECKSUM_ADJUSTMENT_OFFSET);
  return font;
}

function head(): Buffer {
  const revisionAndChecksum = [uint32(VERSION_1), uint32(VERSION_1), uint32(0), uint32(MAGIC)];
  const dates = Buffer.alloc(16);
  // Flags, units per em, dates, bounds, style, smallest size, direction, short offsets, glyph format.
  return Buffer.concat([
    ...revisionAndChecksum,
    uint16s(0, UNITS_PER_EM),
    dates,
    uint16s(0, 0, ADVANCE_WIDTH, UNITS_PER_EM, 0, 8, 2, 0, 0),
  ]);
}

function hhea(): Buffer {
  return Buffer.concat([
    uint32(VERSION_1),
    uint16s(UNITS_PER_EM, 0, 0, ADVANCE_WIDTH, 0, 0, ADVANCE_WIDTH, 1, 0, 0, 0, 0, 0, 0, 0, GLYPH_COUNT),
  ]);
}

function uint16s(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(2 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt16BE(value, 2 * index);
  return bytes;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function checksum(bytes: Buffer): number {
  let sum = 0;
  for (let index = 0; index < bytes.length; index += 4) sum = (sum + bytes.readUInt32BE(index)) >>> 0;
  return sum;
}
