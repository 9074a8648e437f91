/** Records of the SQLite file format (https://www.sqlite.org/fileformat2.html#record_format): a header of serial types, then the values. */

export type SqliteValue = null | number | string | { readonly real: number };

/** Length of a big-endian base-128 integer. SQLite's ninth byte, for values above 2^56, is never needed. */
export function varintLength(value: number): number {
  let length = 1;
  for (let rest = value; rest >= 128; rest = Math.floor(rest / 128)) length++;
  return length;
}

/** @returns the offset after it */
export function writeVarint(bytes: Buffer, value: number, offset: number): number {
  const end = offset + varintLength(value);
  let rest = value;
  for (let index = end - 1; index >= offset; index--) {
    bytes[index] = (rest % 128) | (index === end - 1 ? 0 : 0x80);
    rest = Math.floor(rest / 128);
  }
  return end;
}

export function varint(value: number): Buffer {
  const bytes = Buffer.allocUnsafe(varintLength(value));
  writeVarint(bytes, value, 0);
  return bytes;
}

/** Bytes of the integer types 1 to 5, by serial type. */
const INTEGER_BYTES = [0, 1, 2, 3, 4, 6];
const REAL_TYPE = 7;
/** The integers 0 and 1, which take no bytes. */
const ZERO_TYPE = 8;
const TEXT_TYPE = 13;

export function encodeRecord(values: readonly SqliteValue[]): Buffer {
  const types = values.map(serialType);
  let header = 1;
  let body = 0;
  for (const type of types) {
    header += varintLength(type);
    body += bodyLength(type);
  }
  // One byte for the length of the header is enough for 60 columns.
  const bytes = Buffer.allocUnsafe(header + body);
  bytes[0] = header;
  let offset = 1;
  for (const type of types) offset = writeVarint(bytes, type, offset);
  for (const [index, type] of types.entries()) {
    writeValue(bytes, values[index] as SqliteValue, type, offset);
    offset += bodyLength(type);
  }
  return bytes;
}

function serialType(value: SqliteValue): number {
  if (value === null) return 0;
  if (typeof value === 'string') return TEXT_TYPE + 2 * Buffer.byteLength(value);
  if (typeof value === 'object') return REAL_TYPE;
  if (value === 0 || value === 1) return ZERO_TYPE + value;
  const size = value < 0 ? -value : value + 1;
  const type = INTEGER_BYTES.findIndex((bytes) => bytes > 0 && size <= 2 ** (8 * bytes - 1));
  if (type < 0) throw new RangeError(`${value} is above 48 bits`);
  return type;
}

function bodyLength(type: number): number {
  if (type >= TEXT_TYPE) return (type - TEXT_TYPE) / 2;
  return type === REAL_TYPE ? 8 : (INTEGER_BYTES[type] ?? 0);
}

function writeValue(bytes: Buffer, value: SqliteValue, type: number, offset: number): void {
  if (typeof value === 'string') bytes.write(value, offset);
  else if (typeof value === 'number' && type < REAL_TYPE) bytes.writeIntBE(value, offset, INTEGER_BYTES[type] as number);
  else if (typeof value === 'object' && value !== null) bytes.writeDoubleBE(value.real, offset);
}
