/** The one form of every JSON answer: `{data, meta}`. */
import { RawJson } from './json.ts';

export interface Source {
  readonly name: string;
  readonly url: string;
  readonly licence: string;
  readonly version: string;
  /** Date or instant (ISO 8601) at which the data was taken from its publisher. */
  readonly retrieved: string;
  readonly attribution: string;
}

/** Members that are undefined are left out of the answer. */
export interface Meta {
  readonly total?: number | undefined;
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
  readonly note?: string | undefined;
  readonly source?: Source | undefined;
  /** All of them, where an answer is put together from several. */
  readonly sources?: readonly Source[] | undefined;
}

export interface Answer {
  readonly data: unknown;
  readonly meta?: Meta;
}

/** An answer that is the file itself: a picture, a PDF, a text. */
export interface FileAnswer {
  readonly file: Uint8Array | string;
  readonly type: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export function isFile(answer: Answer | FileAnswer): answer is FileAnswer {
  return 'file' in answer;
}

/** From here on copying the bytes of an answer costs less than making a text of them, which is made bytes again to be sent. */
const LONG = 64 * 1024;

/** A short one as text: node:http sends it together with its headers in one write, and two buffers in two. */
export function envelope({ data, meta }: Answer): string | Buffer {
  const end = `,"meta":${meta ? writeMeta(meta) : '{}'}}`;
  if (data instanceof RawJson && data.bytes.length > LONG) return Buffer.concat([DATA, data.bytes, Buffer.from(end)]);
  return `{"data":${data instanceof RawJson ? data.toString() : JSON.stringify(data)}${end}`;
}

const DATA = Buffer.from('{"data":');

/** A source is written once per dataset version, not once per answer. */
const written = new WeakMap<Source, string>();

function writeMeta({ total, limit, offset, note, source, sources }: Meta): string {
  let members = '';
  if (total !== undefined) members += `,"total":${total}`;
  if (limit !== undefined) members += `,"limit":${limit}`;
  if (offset !== undefined) members += `,"offset":${offset}`;
  if (note !== undefined) members += `,"note":${JSON.stringify(note)}`;
  if (source !== undefined) members += `,"source":${writeSource(source)}`;
  if (sources !== undefined) members += `,"sources":[${sources.map(writeSource).join(',')}]`;
  return `{${members.slice(1)}}`;
}

function writeSource(source: Source): string {
  let text = written.get(source);
  if (text === undefined) {
    text = JSON.stringify(source);
    written.set(source, text);
  }
  return text;
}
