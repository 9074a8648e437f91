/** Serialised JSON and operations on its bytes. No other module parses them. */
import { crc32 } from 'node:zlib';

declare const LATIN1_BYTES: unique symbol;

/** Latin-1 string: one character per byte. Not for display or encoding, but the fastest way to concatenate bytes. */
export type Latin1Bytes = string & { readonly [LATIN1_BYTES]: true };

/** A string that still has to be encoded, unlike `Latin1Bytes`. */
export type PlainText = string & { readonly [LATIN1_BYTES]?: never };

/** Bytes as a Latin-1 string. */
export function toLatin1(bytes: Buffer, from = 0, to: number = bytes.length): Latin1Bytes {
  return bytes.toString('latin1', from, to) as Latin1Bytes;
}

/** UTF-8 encoding as a Latin-1 string: for ASCII, which most texts are, the text itself. */
export function utf8AsLatin1(text: PlainText): Latin1Bytes {
  return (Buffer.byteLength(text) === text.length ? text : Buffer.from(text).toString('latin1')) as Latin1Bytes;
}

export function fromLatin1(text: Latin1Bytes): Buffer {
  return Buffer.from(text, 'latin1');
}

/**
 * A serialised JSON value. Datasets store every row in its response format, so a response is a concatenation of rows:
 * no object is built and nothing is serialised twice. Held as a Latin-1 string or as a buffer, and converted lazily.
 */
export class RawJson {
  #bytes: Buffer | undefined;
  #text: Latin1Bytes | undefined;

  constructor(serialised: Buffer | Latin1Bytes) {
    if (typeof serialised === 'string') this.#text = serialised;
    else this.#bytes = serialised;
  }

  get bytes(): Buffer {
    this.#bytes ??= fromLatin1(this.#text as Latin1Bytes);
    return this.#bytes;
  }

  get text(): Latin1Bytes {
    this.#text ??= toLatin1(this.#bytes as Buffer);
    return this.#text;
  }

  /** In bytes. */
  get length(): number {
    return (this.#text ?? (this.#bytes as Buffer)).length;
  }

  /** CRC-32 of the bytes, continuing from the CRC of preceding bytes. */
  crc32(initial: number): number {
    return crc32(this.#bytes ?? scratchBytes(this.#text as Latin1Bytes), initial);
  }

  /** A copy of the object with members appended; values may be `RawJson`. */
  with(members: Readonly<Record<string, unknown>>): RawJson {
    let text = this.text.slice(0, -1);
    let isFirst = this.length === EMPTY_OBJECT;
    for (const [name, value] of Object.entries(members)) {
      if (value === undefined) continue;
      const serialised = value instanceof RawJson ? value.text : utf8AsLatin1(JSON.stringify(value));
      text += `${isFirst ? '' : ','}${utf8AsLatin1(JSON.stringify(name))}:${serialised}`;
      isFirst = false;
    }
    return new RawJson(`${text}}` as Latin1Bytes);
  }

  /** A copy of the object without a member. */
  without(name: string): RawJson {
    const { text } = this;
    const quotedName = utf8AsLatin1(JSON.stringify(name));
    for (let index = 1; text.charCodeAt(index) === QUOTE; ) {
      const nameEnd = endOfString(text, index);
      const end = endOfValue(text, nameEnd + 1);
      const isLast = text.charCodeAt(end) !== COMMA;
      if (text.slice(index, nameEnd) === quotedName) {
        // Removes one of the adjacent commas, if any.
        const rest = isLast ? text.slice(0, index > 1 ? index - 1 : index) + text.slice(end) : text.slice(0, index) + text.slice(end + 1);
        return new RawJson(rest as Latin1Bytes);
      }
      if (isLast) break;
      index = end + 1;
    }
    return this;
  }

  /** Whether a member of this name is null, at any depth. Quotes in strings are escaped, so a textual match is a member. */
  hasNull(name: string): boolean {
    return this.text.includes(`"${name}":null`);
  }

  parse(): unknown {
    return JSON.parse(this.bytes.toString());
  }

  toString(): string {
    return this.bytes.toString();
  }
}

/** Placeholder in a list for a record that does not exist. */
export const RAW_NULL: RawJson = new RawJson(Buffer.from('null'));

const EMPTY_OBJECT = 2;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const COMMA = 0x2c;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** `[item,item,…]` without parsing the items. */
export function rawArray(items: readonly RawJson[]): RawJson {
  return joinArray(items.map(({ text }) => text));
}

/** Joins serialised items into an array; a member may be appended to each object. */
export function joinArray(items: readonly Latin1Bytes[], members?: readonly (Latin1Bytes | undefined)[]): RawJson {
  let text = '[';
  for (let index = 0; index < items.length; index++) {
    if (index > 0) text += ',';
    const item = items[index] as Latin1Bytes;
    const member = members?.[index];
    text += member === undefined ? item : `${item.slice(0, -1)},${member}}`;
  }
  return new RawJson(`${text}]` as Latin1Bytes);
}

/** The bytes of a string in a reused buffer, valid until the next call. */
function scratchBytes(text: Latin1Bytes): Buffer {
  if (text.length > scratchBuffer.length) return fromLatin1(text);
  scratchBuffer.write(text, 'latin1');
  return scratchBuffer.subarray(0, text.length);
}

const scratchBuffer = Buffer.allocUnsafeSlow(64 * 1024);

/** Template tag for serialised values; the literal parts must be ASCII. */
export function latin1Template(literals: readonly string[], ...values: readonly Latin1Bytes[]): Latin1Bytes {
  let text = literals[0] as string;
  for (let index = 0; index < values.length; index++) text += (values[index] as string) + (literals[index + 1] as string);
  return text as Latin1Bytes;
}

/** The serialised items of a serialised array. */
export function arrayItems(array: Latin1Bytes): Latin1Bytes[] {
  const items: Latin1Bytes[] = [];
  for (let index = 1; index < array.length - 1; ) {
    const end = endOfValue(array, index);
    items.push(array.slice(index, end) as Latin1Bytes);
    index = end + 1;
  }
  return items;
}

/**
 * Returns a function that reads the first string member of a name, at any depth; empty if there is none.
 * Quotes in strings are escaped, so a textual match is a member. For a few members of many rows: parsing the rows costs several times as much.
 */
export function stringMemberReader(name: string): (object: Latin1Bytes) => string {
  const memberStart = `"${name}":"`;
  return (object) => {
    const start = object.indexOf(memberStart);
    if (start < 0) return '';
    const from = start + memberStart.length - 1;
    const text = object.slice(from, endOfString(object, from)) as Latin1Bytes;
    return IS_PLAIN.test(text) ? text.slice(1, -1) : (JSON.parse(fromLatin1(text).toString()) as string);
  };
}

/** Printable ASCII without escapes. */
const IS_PLAIN = /^[\x20-\x5b\x5d-\x7e]*$/;

/** A serialised member of an object. */
export function serialiseMember(name: string, value: unknown): Latin1Bytes {
  return utf8AsLatin1(`${JSON.stringify(name)}:${JSON.stringify(value)}`);
}

/** Offset of the end of the value that begins at `from`. */
function endOfValue(text: Latin1Bytes, from: number): number {
  let depth = 0;
  for (let index = from; index < text.length; index++) {
    switch (text.charCodeAt(index)) {
      case QUOTE:
        index = endOfString(text, index) - 1;
        break;
      case OPEN_BRACKET:
      case OPEN_BRACE:
        depth++;
        break;
      case CLOSE_BRACKET:
      case CLOSE_BRACE:
        if (depth === 0) return index;
        depth--;
        break;
      case COMMA:
        if (depth === 0) return index;
    }
  }
  return text.length;
}

/** Offset after the closing quote of a string. */
function endOfString(text: Latin1Bytes, from: number): number {
  for (let index = text.indexOf('"', from + 1); index >= 0; index = text.indexOf('"', index + 1)) {
    let backslashes = 0;
    while (text.charCodeAt(index - 1 - backslashes) === BACKSLASH) backslashes++;
    if (backslashes % 2 === 0) return index + 1;
  }
  return text.length;
}
