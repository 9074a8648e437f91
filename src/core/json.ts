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

const OPEN = Buffer.from('[');
const COMMA = Buffer.from(',');
const CLOSE = Buffer.from(']');

/** `[item,item,…]` without touching the items. */
export function rawArray(items: readonly RawJson[]): RawJson {
  const parts: Buffer[] = [OPEN];
  for (const [at, item] of items.entries()) {
    if (at > 0) parts.push(COMMA);
    parts.push(item.bytes);
  }
  parts.push(CLOSE);
  return new RawJson(Buffer.concat(parts));
}
