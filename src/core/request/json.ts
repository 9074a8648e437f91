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
  return joinedArray(
    items.map(({ bytes }) => bytes.length),
    (item, into, at) => into.set((items[item] as RawJson).bytes, at),
  );
}

/** The same of items that are copied to their places, of which the lengths are known. */
export function joinedArray(lengths: readonly number[], copy: (item: number, into: Buffer, at: number) => void): RawJson {
  let size = 2 + Math.max(0, lengths.length - 1);
  for (const length of lengths) size += length;
  const array = Buffer.allocUnsafe(size);
  let at = 0;
  array[at++] = OPEN;
  for (let item = 0; item < lengths.length; item++) {
    if (item > 0) array[at++] = COMMA;
    copy(item, array, at);
    at += lengths[item] as number;
  }
  array[at] = CLOSE;
  return new RawJson(array);
}
