/**
 * A glyphless TrueType font for the invisible text layer over a picture: two glyphs without outlines, and only the tables that a PDF requires. The
 * PDF itself maps codes to text (`ToUnicode`), so one font serves every script.
 */

const UNITS = 1000;
/** Half the em: text is scaled to its box anyway. */
export const ADVANCE = 500;
const GLYPHS = 2;
const TABLE_ENTRY = 16;
const MAGIC = 0x5f0f3cf5;
const CHECKSUM_OF_ALL = 0xb1b0afba;
const ADJUSTMENT_AT = 8;
const VERSION_1 = 0x00010000;

export function glyphlessFont(): Buffer {
  const tables: readonly (readonly [string, Buffer])[] = [
    ['glyf', Buffer.alloc(4)],
    ['head', head()],
    ['hhea', hhea()],
    ['hmtx', words(...Array.from({ length: GLYPHS }, () => [ADVANCE, 0]).flat())],
    ['loca', words(...new Array<number>(GLYPHS + 1).fill(0))],
    ['maxp', Buffer.concat([long(VERSION_1), words(GLYPHS, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)])],
  ];
  const directory: Buffer[] = [long(VERSION_1), words(tables.length, 4 * TABLE_ENTRY, 2, tables.length * TABLE_ENTRY - 4 * TABLE_ENTRY)];
  const bodies: Buffer[] = [];
  let offset = 12 + tables.length * TABLE_ENTRY;
  let headAt = 0;
  for (const [name, table] of tables) {
    const padded = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
    if (name === 'head') headAt = offset;
    directory.push(Buffer.from(name), long(checksum(padded)), long(offset), long(table.length));
    bodies.push(padded);
    offset += padded.length;
  }
  const font = Buffer.concat([...directory, ...bodies]);
  font.writeUInt32BE((CHECKSUM_OF_ALL - checksum(font)) >>> 0, headAt + ADJUSTMENT_AT);
  return font;
}

function head(): Buffer {
  const revisionAndChecksum = [long(VERSION_1), long(VERSION_1), long(0), long(MAGIC)];
  const dates = Buffer.alloc(16);
  // Flags, units per em, dates, bounds, style, smallest size, direction, short offsets, glyph format.
  return Buffer.concat([...revisionAndChecksum, words(0, UNITS), dates, words(0, 0, ADVANCE, UNITS, 0, 8, 2, 0, 0)]);
}

function hhea(): Buffer {
  return Buffer.concat([long(VERSION_1), words(UNITS, 0, 0, ADVANCE, 0, 0, ADVANCE, 1, 0, 0, 0, 0, 0, 0, 0, GLYPHS)]);
}

function words(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(2 * values.length);
  for (const [at, value] of values.entries()) bytes.writeUInt16BE(value, 2 * at);
  return bytes;
}

function long(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function checksum(bytes: Buffer): number {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
  return sum;
}
