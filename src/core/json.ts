/**
 * JSON that is already written. Datasets keep every row in the form in which it is answered,
 * so an answer is a join of byte slices: no object is built and nothing is serialised twice.
 */
export class RawJson {
  readonly bytes: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  /** The same object with more members at its end. */
  with(members: Readonly<Record<string, unknown>>): RawJson {
    return new RawJson(Buffer.concat([this.bytes.subarray(0, -1), Buffer.from(`,${JSON.stringify(members).slice(1)}`)]));
  }

  parse(): unknown {
    return JSON.parse(this.bytes.toString());
  }

  toString(): string {
    return this.bytes.toString();
  }
}

/** Stands in a list for a record that does not exist. */
export const RAW_NULL: RawJson = new RawJson(Buffer.from('null'));

const OPEN = 0x5b;
const COMMA = 0x2c;
const CLOSE = 0x5d;

/** `[item,item,…]` without touching the items. */
export function rawArray(items: readonly RawJson[]): RawJson {
  let length = 2 + Math.max(0, items.length - 1);
  for (const { bytes } of items) length += bytes.length;
  const array = Buffer.allocUnsafe(length);
  let at = 0;
  array[at++] = OPEN;
  for (const { bytes } of items) {
    if (at > 1) array[at++] = COMMA;
    array.set(bytes, at);
    at += bytes.length;
  }
  array[at] = CLOSE;
  return new RawJson(array);
}
