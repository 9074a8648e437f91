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

const DATA = Buffer.from('{"data":');

export function envelope({ data, meta }: Answer): Buffer {
  const tail = `,"meta":${meta ? writeMeta(meta) : '{}'}}`;
  if (data instanceof RawJson) return Buffer.concat([DATA, data.bytes, Buffer.from(tail)]);
  return Buffer.from(`{"data":${JSON.stringify(data)}${tail}`);
}

/** A source is written once per dataset version, not once per answer. */
const written = new WeakMap<Source, string>();

function writeMeta({ source, ...rest }: Meta): string {
  const text = JSON.stringify(rest);
  if (!source) return text;
  let sourceText = written.get(source);
  if (sourceText === undefined) {
    sourceText = `"source":${JSON.stringify(source)}}`;
    written.set(source, sourceText);
  }
  return text === '{}' ? `{${sourceText}` : `${text.slice(0, -1)},${sourceText}`;
}
