/** Random access to the objects of a valid PDF. */
import { inflateSync } from 'node:zlib';
import type { PdfObject } from './object-graph.ts';
import { type Dict, isDict, PdfParser, type PdfValue, Ref } from './syntax.ts';
import { readXref, type XrefEntry } from './xref.ts';

/** Limit on all inflated object streams of a file together, against decompression bombs. */
const MAX_INFLATED_BYTES = 64 * 1024 * 1024;

/** The objects of a valid PDF, parsed on demand. Malformed input throws. */
export class StrictObjectReader {
  readonly #file: Buffer;
  readonly #text: string;
  /** From the file header, such as 1.4. */
  readonly version: string | undefined;
  readonly #shift: number;
  readonly #entries: ReadonlyMap<number, XrefEntry>;
  readonly trailer: Dict;
  readonly #objectStreams = new Map<number, ObjectStream>();
  #budget = MAX_INFLATED_BYTES;

  constructor(file: Buffer, shift: number) {
    this.#file = file;
    this.#text = file.toString('latin1');
    this.version = /^%PDF-(\d\.\d)/.exec(this.#text.slice(0, 20))?.[1];
    this.#shift = shift;
    const { entries, trailer } = readXref(file, this.#text, shift);
    this.#entries = entries;
    this.trailer = trailer;
  }

  /** Returns undefined for a dangling reference. */
  object(number: number): PdfObject | undefined {
    const entry = this.#entries.get(number);
    if (!entry) return undefined;
    return entry.objectStream === undefined
      ? this.#uncompressedObject(number, entry.position)
      : this.#compressedObject(number, entry.objectStream, entry.position);
  }

  #uncompressedObject(number: number, position: number): PdfObject {
    const reader = new PdfParser(this.#text, position, this.#shift, 'strict');
    reader.objectHeader(number);
    const value = reader.parseValue();
    reader.skipWhitespace();
    if (reader.consume('endobj')) return { value };
    if (!isDict(value) || !(reader.consume('stream\r\n') || reader.consume('stream\n'))) throw new Error('unterminated object');
    const length = this.#integerOf(value.get('/Length'));
    const data = this.#file.subarray(reader.offset, reader.offset + length);
    reader.offset += length;
    reader.skipWhitespace();
    if (!reader.consume('endstream')) throw new Error('unterminated stream');
    value.delete('/Length');
    return { value, data };
  }

  #integerOf(value: PdfValue | undefined): number {
    const resolved = value instanceof Ref ? this.object(value.number - this.#shift)?.value : value;
    const length = Number(resolved);
    if (typeof resolved !== 'string' || !Number.isSafeInteger(length) || length < 0) throw new Error('invalid stream length');
    return length;
  }

  #compressedObject(number: number, streamNumber: number, index: number): PdfObject {
    const stream = this.#objectStream(streamNumber);
    if (stream.numbers[index] !== number) throw new Error('an object is not at its xref offset');
    return { value: new PdfParser(stream.text, stream.offsets[index], this.#shift, 'strict').parseValue() };
  }

  #objectStream(number: number): ObjectStream {
    let stream = this.#objectStreams.get(number);
    if (!stream) {
      stream = this.#readObjectStream(number);
      this.#objectStreams.set(number, stream);
    }
    return stream;
  }

  #readObjectStream(number: number): ObjectStream {
    const entry = this.#entries.get(number);
    if (!entry || entry.objectStream !== undefined) throw new Error('no such object stream');
    const { value, data } = this.#uncompressedObject(number, entry.position);
    if (!isDict(value) || !data || value.get('/Type') !== '/ObjStm' || value.has('/DecodeParms')) throw new Error('not an object stream');
    const filter = value.get('/Filter');
    if (filter !== undefined && filter !== '/FlateDecode') throw new Error('another filter');
    const decoded = filter === undefined ? data : inflate(data, this.#budget);
    this.#budget -= decoded.length;
    const first = this.#integerOf(value.get('/First'));
    const pairs = decoded.toString('latin1', 0, first).trim().split(/\s+/).map(Number);
    const count = this.#integerOf(value.get('/N'));
    if (pairs.length !== count * 2 || !pairs.every(Number.isSafeInteger)) throw new Error('invalid object stream index');
    return {
      text: decoded.toString('latin1'),
      numbers: pairs.filter((_, position) => position % 2 === 0),
      offsets: pairs.filter((_, position) => position % 2 === 1).map((offset) => first + offset),
    };
  }
}

interface ObjectStream {
  readonly text: string;
  readonly numbers: readonly number[];
  readonly offsets: readonly number[];
}

/** Inflates. Over-long and damaged data throw the same error: zlib has two kinds. */
function inflate(data: Buffer, maxBytes: number): Buffer {
  try {
    return inflateSync(data, { maxOutputLength: maxBytes });
  } catch {
    throw new Error('an object stream cannot be decompressed');
  }
}
