/** The envelope of every JSON response: `{data, meta}`. */

import { fromLatin1, type Latin1Bytes, latin1Template, type PlainText, RawJson, utf8AsLatin1 } from './json.ts';

export interface Source {
  readonly name: string;
  readonly url: string;
  readonly licence: string;
  readonly version: string;
  /** Date of the data according to its publisher: a year, month, day or instant (ISO 8601); null if unknown. */
  readonly asOf?: string | null;
  /** Date or instant (ISO 8601) at which the data was retrieved from its publisher. */
  readonly retrieved: string;
  readonly attribution: string;
}

export interface OlderFields {
  readonly asOf: string;
  readonly fields: readonly string[];
}

/** Source metadata that is not part of responses. */
export interface SourceMetadata extends Source {
  readonly asOf: string | null;
  /** Explanation of the date, or of its absence. */
  readonly asOfNote?: string;
  /** Fields of bundled records that are older than the list, and their date. */
  readonly olderFields?: OlderFields;
  /** Update interval of the publisher in days; null if no updates are expected. */
  readonly updateIntervalDays: number | null;
}

/** Undefined members are omitted. */
export interface Meta {
  readonly total?: number | undefined;
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
  readonly note?: string | undefined;
  /** Value counts of fields, for drop-down lists. */
  readonly facets?:
    | Readonly<Record<string, readonly { readonly value: string; readonly label: string; readonly count: number }[]>>
    | undefined;
  readonly source?: Source | undefined;
  /** All sources, if a response combines several. */
  readonly sources?: readonly Source[] | undefined;
}

export interface Answer<Data = unknown> {
  readonly data: Data;
  readonly meta?: Meta;
  /** Additional HTTP response headers; the operation documents them. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A response that is a file: a picture, a PDF, a text. */
export interface FileAnswer {
  readonly file: Uint8Array | PlainText;
  readonly type: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export function isFile(answer: Answer | FileAnswer): answer is FileAnswer {
  return 'file' in answer;
}

/** A serialised response: `{"data":`, the data, and the rest. */
export interface Envelope {
  readonly data: RawJson;
  readonly end: Latin1Bytes;
}

export const ENVELOPE_START = '{"data":' as Latin1Bytes;

export function envelope({ data, meta = {} }: Answer): Envelope {
  return { data: data instanceof RawJson ? data : new RawJson(Buffer.from(JSON.stringify(data))), end: serialisedEnd(meta) };
}

/** The serialised `meta` of single records: identical for most records of a dataset, hence cached per source for the latest note. */
const recordEndCache = new WeakMap<Source, { readonly note: string | undefined; readonly end: Latin1Bytes }>();

function serialisedEnd(meta: Meta): Latin1Bytes {
  const { total, limit, offset, note, facets, source, sources } = meta;
  const isRecord = source && total === undefined && limit === undefined && offset === undefined && !facets && !sources;
  if (!isRecord) return latin1Template`,"meta":${writeMeta(meta)}}`;
  const cached = recordEndCache.get(source);
  if (cached && cached.note === note) return cached.end;
  const end = latin1Template`,"meta":${writeMeta(meta)}}`;
  recordEndCache.set(source, { note, end });
  return end;
}

export function envelopeText(answer: Answer): string {
  const { data, end } = envelope(answer);
  return `${ENVELOPE_START}${data}${fromLatin1(end)}`;
}

function writeMeta({ total, limit, offset, note, facets, source, sources }: Meta): Latin1Bytes {
  let members = '';
  if (total !== undefined) members = `"total":${total}`;
  if (limit !== undefined) members = joinMembers(members, `"limit":${limit}`);
  if (offset !== undefined) members = joinMembers(members, `"offset":${offset}`);
  if (note !== undefined) members = joinMembers(members, `"note":${utf8AsLatin1(JSON.stringify(note))}`);
  if (facets !== undefined) members = joinMembers(members, `"facets":${utf8AsLatin1(JSON.stringify(facets))}`);
  if (source !== undefined) members = joinMembers(members, `"source":${writeSource(source)}`);
  if (sources !== undefined) members = joinMembers(members, `"sources":[${sources.map(writeSource).join(',')}]`);
  return latin1Template`{${members as Latin1Bytes}}`;
}

function joinMembers(members: string, member: string): string {
  return members === '' ? member : `${members},${member}`;
}

const sourceJsonCache = new WeakMap<Source, Latin1Bytes>();

/** Memoised: a source is serialised once per dataset version, not once per response. */
function writeSource(source: Source): Latin1Bytes {
  let text = sourceJsonCache.get(source);
  if (text === undefined) {
    const { name, url, licence, version, asOf = null, retrieved, attribution } = source;
    text = utf8AsLatin1(JSON.stringify({ name, url, licence, version, asOf, retrieved, attribution }));
    sourceJsonCache.set(source, text);
  }
  return text;
}
