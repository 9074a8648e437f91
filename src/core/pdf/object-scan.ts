/** Finds the objects of a PDF by scanning for `12 0 obj`, without the xref table. */
import { constants, inflateSync } from 'node:zlib';

export interface ScannedObject {
  readonly number: number;
  readonly generation: number;
  /** Offset of the heading. */
  readonly offset: number;
  /** Offset of the value after it. */
  readonly value: number;
  /** Offset of the next heading. */
  end: number;
}

export interface ScannedStream {
  readonly dictionary: string;
  readonly from: number;
  readonly to: number;
  /** Whether `/Length` is wrong. */
  readonly hasWrongLength: boolean;
  /** Whether the file ends before `endstream`. */
  readonly isTruncated: boolean;
}

export const MAX_OBJECT_NUMBER = 1_000_000;
export const MAX_DICTIONARY_LENGTH = 20_000;
const MAX_INFLATED_BYTES = 64 * 1024 * 1024;

/** Drops bytes before the header: offsets count from `%PDF-`, and some files have mail or printer bytes in front. */
export function skipToHeader(bytes: Uint8Array): Buffer {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  return file.subarray(Math.max(0, file.indexOf('%PDF-')));
}

/** @param text the file as Latin-1, one character per byte */
export function scanObjects(text: string): ScannedObject[] {
  const headings: ScannedObject[] = [];
  for (let offset = text.indexOf('obj'); offset >= 0; offset = text.indexOf('obj', offset + 3)) {
    const preceding = text.charCodeAt(offset - 1);
    if (preceding > SPACE) continue;
    const match = /(\d{1,7})\s{1,10}(\d{1,5})\s{1,10}$/.exec(text.slice(Math.max(0, offset - 30), offset));
    if (!match) continue;
    const number = Number(match[1]);
    if (number === 0 || number >= MAX_OBJECT_NUMBER) continue;
    const heading: ScannedObject = {
      number,
      generation: Number(match[2]),
      offset: offset - match[0].length,
      value: offset + 3,
      end: text.length,
    };
    const last = headings.at(-1);
    if (last) last.end = heading.offset;
    headings.push(heading);
  }
  return headings;
}

const SPACE = 0x20;
/** The first match after a heading shows whether the object is a stream. */
const STREAM_OR_END = />>\s{0,20}stream(?:\r\n|\n|\r)|endobj/;

/** Returns the stream of an object, if it is one. `headings` has the last object of each number, for indirect lengths. */
export function scanStream(
  text: string,
  { value, end }: ScannedObject,
  headings: ReadonlyMap<number, ScannedObject>,
): ScannedStream | undefined {
  const head = text.slice(value, Math.min(end, value + MAX_DICTIONARY_LENGTH));
  const match = STREAM_OR_END.exec(head);
  if (!match || match[0] === 'endobj' || !/^\s*<</.test(head)) return undefined;
  const dictionary = head.slice(0, match.index + match[0].length);
  const from = value + dictionary.length;
  const declared = declaredLength(text, dictionary, headings);
  if (declared !== undefined && /^\s{0,4}endstream/.test(text.slice(from + declared, from + declared + 20))) {
    return { dictionary, from, to: from + declared, hasWrongLength: false, isTruncated: false };
  }
  const keyword = text.indexOf('endstream', from);
  const streamEnd = keyword < 0 ? text.length : keyword;
  const to = text.startsWith('\r\n', streamEnd - 2) ? streamEnd - 2 : /[\r\n]/.test(text[streamEnd - 1] ?? '') ? streamEnd - 1 : streamEnd;
  return { dictionary, from, to: Math.max(from, to), hasWrongLength: true, isTruncated: keyword < 0 };
}

export const LENGTH_ENTRY = /\/Length\s+(\d+)(?:\s+\d+\s+R)?/;

function declaredLength(text: string, dictionary: string, headings: ReadonlyMap<number, ScannedObject>): number | undefined {
  const match = LENGTH_ENTRY.exec(dictionary);
  if (!match) return undefined;
  if (!match[0].endsWith('R')) return Number(match[1]);
  const lengthObject = headings.get(Number(match[1]));
  const declared = lengthObject && /^\s*(\d{1,10})\s/.exec(text.slice(lengthObject.value, lengthObject.value + 30))?.[1];
  return declared === undefined ? undefined : Number(declared);
}

export const isObjectStream = ({ dictionary }: ScannedStream): boolean => /\/Type\s*\/ObjStm\b/.test(dictionary);

/** Decodes an object stream into object numbers and text; undefined if it cannot be inflated. */
export function decodeObjectStream(file: Buffer, { dictionary, from, to }: ScannedStream): { numbers: number[]; text: string } | undefined {
  const count = Number(/\/N\s+(\d+)/.exec(dictionary)?.[1] ?? 0);
  const first = Number(/\/First\s+(\d+)/.exec(dictionary)?.[1] ?? 0);
  let data = file.subarray(from, to);
  if (/\/Filter/.test(dictionary)) {
    try {
      data = inflateSync(data, { maxOutputLength: MAX_INFLATED_BYTES, finishFlush: constants.Z_SYNC_FLUSH });
    } catch {
      return undefined;
    }
  }
  const pairs = data.toString('latin1', 0, first).trim().split(/\s+/);
  const numbers: number[] = [];
  for (let offset = 0; offset < Math.min(count * 2, pairs.length - 1); offset += 2) {
    const number = Number(pairs[offset]);
    if (!(number > 0 && number < MAX_OBJECT_NUMBER)) return undefined;
    numbers.push(number);
  }
  return { numbers, text: data.toString('latin1', first) };
}
