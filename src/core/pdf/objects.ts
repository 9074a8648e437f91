/** Random access to the objects of a valid PDF. */
import { inflateSync } from 'node:zlib';
import type { PdfObject } from './graph.ts';
import { type Dict, isDict, Reader, Ref, type Value } from './syntax.ts';
import { type Entry, readTables } from './tables.ts';

/** Limit on all inflated object streams of a file together, against decompression bombs. */
const MOST_UNPACKED = 64 * 1024 * 1024;

/** The objects of a valid PDF, parsed on demand. Malformed input throws. */
export class DirectObjects {
  readonly #file: Buffer;
  readonly #text: string;
  /** From the file header, such as 1.4. */
  readonly version: string | undefined;
  readonly #shift: number;
  readonly #entries: ReadonlyMap<number, Entry>;
  readonly trailer: Dict;
  readonly #unpacked = new Map<number, UnpackedStream>();
  #budget = MOST_UNPACKED;

  constructor(file: Buffer, shift: number) {
    this.#file = file;
    this.#text = file.toString('latin1');
    this.version = /^%PDF-(\d\.\d)/.exec(this.#text.slice(0, 20))?.[1];
    this.#shift = shift;
    const { entries, trailer } = readTables(file, this.#text, shift);
    this.#entries = entries;
    this.trailer = trailer;
  }

  /** Returns undefined for a dangling reference. */
  object(number: number): PdfObject | undefined {
    const entry = this.#entries.get(number);
    if (!entry) return undefined;
    return entry.within === undefined ? this.#plainObject(number, entry.at) : this.#packedObject(number, entry.within, entry.at);
  }

  #plainObject(number: number, at: number): PdfObject {
    const reader = new Reader(this.#text, at, this.#shift, 'strict');
    reader.heading(number);
    const value = reader.value();
    reader.skipSpace();
    if (reader.takes('endobj')) return { value };
    if (!isDict(value) || !(reader.takes('stream\r\n') || reader.takes('stream\n'))) throw new Error('an object does not end');
    const length = this.#lengthOf(value.get('/Length'));
    const data = this.#file.subarray(reader.at, reader.at + length);
    reader.at += length;
    reader.skipSpace();
    if (!reader.takes('endstream')) throw new Error('a stream does not end');
    value.delete('/Length');
    return { value, data };
  }

  #lengthOf(value: Value | undefined): number {
    const told = value instanceof Ref ? this.object(value.number - this.#shift)?.value : value;
    const length = Number(told);
    if (typeof told !== 'string' || !Number.isSafeInteger(length) || length < 0) throw new Error('a length that is none');
    return length;
  }

  #packedObject(number: number, within: number, index: number): PdfObject {
    const stream = this.#stream(within);
    if (stream.numbers[index] !== number) throw new Error('an object is not where the table says');
    return { value: new Reader(stream.text, stream.offsets[index], this.#shift, 'strict').value() };
  }

  #stream(number: number): UnpackedStream {
    let stream = this.#unpacked.get(number);
    if (!stream) {
      stream = this.#unpack(number);
      this.#unpacked.set(number, stream);
    }
    return stream;
  }

  #unpack(number: number): UnpackedStream {
    const entry = this.#entries.get(number);
    if (!entry || entry.within !== undefined) throw new Error('no such object stream');
    const { value, data } = this.#plainObject(number, entry.at);
    if (!isDict(value) || !data || value.get('/Type') !== '/ObjStm' || value.has('/DecodeParms')) throw new Error('no object stream');
    const filter = value.get('/Filter');
    if (filter !== undefined && filter !== '/FlateDecode') throw new Error('another filter');
    const plain = filter === undefined ? data : unpacked(data, this.#budget);
    this.#budget -= plain.length;
    const first = this.#lengthOf(value.get('/First'));
    const pairs = plain.toString('latin1', 0, first).trim().split(/\s+/).map(Number);
    const count = this.#lengthOf(value.get('/N'));
    if (pairs.length !== count * 2 || !pairs.every(Number.isSafeInteger)) throw new Error('an index that is none');
    return {
      text: plain.toString('latin1'),
      numbers: pairs.filter((_, at) => at % 2 === 0),
      offsets: pairs.filter((_, at) => at % 2 === 1).map((offset) => first + offset),
    };
  }
}

interface UnpackedStream {
  readonly text: string;
  readonly numbers: readonly number[];
  readonly offsets: readonly number[];
}

/** Inflates. Over-long and damaged data throw the same error: zlib has two kinds. */
function unpacked(data: Buffer, most: number): Buffer {
  try {
    return inflateSync(data, { maxOutputLength: most });
  } catch {
    throw new Error('an object stream that cannot be unpacked');
  }
}
