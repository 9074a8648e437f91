/** PDF metadata: read, written or removed. Child process. */

import { loadObjects } from '../../../core/pdf/load-graph.ts';
import { dereference, dictOf, type ObjectGraph } from '../../../core/pdf/object-graph.ts';
import { type RewrittenPdf, validatePdf } from '../../../core/pdf/rewrite.ts';
import { type Dict, eachDict, type PdfValue, Ref } from '../../../core/pdf/syntax.ts';
import { decodeTextString } from '../../../core/pdf/text-string.ts';
import { writeCompactPdf } from '../writing/compact-writer.ts';
import { copyEncryption } from '../writing/encryption.ts';
import { decodeName, isString, stringBytes, utf16HexString } from '../writing/strings.ts';
import { type ActiveCounts, removeActiveContent } from './active-content.ts';

export interface MetadataResult {
  readonly fields: Readonly<Record<string, string>>;
  readonly xmp: string | null;
  readonly active: ActiveCounts;
  readonly repaired: boolean;
}

const MAX_FIELDS = 100;
const MAX_VALUE_LENGTH = 10_000;
const MAX_XMP_LENGTH = 200_000;

export async function readMetadata({ bytes }: { readonly bytes: Uint8Array }): Promise<MetadataResult> {
  const { graph, repaired } = await loadObjects(await validatePdf(bytes));
  const fields: Record<string, string> = {};
  for (const [name, value] of [...(dictOf(graph, graph.trailer.get('/Info')) ?? [])].slice(0, MAX_FIELDS)) {
    const token = dereference(graph, value);
    if (isString(token))
      fields[decodeName(name)] = decodeTextString(Buffer.from(stringBytes(token), 'latin1'))
        .replace(/^\ufeff/, '')
        .slice(0, MAX_VALUE_LENGTH);
  }
  const xmp = readXmp(graph);
  // Counted on a copy of the graph that is discarded.
  return { fields, xmp, active: removeActiveContent(graph), repaired };
}

/** XMP as text, if stored uncompressed; it usually is, so that other programs find it. */
function readXmp(graph: ObjectGraph): string | null {
  const reference = dictOf(graph, graph.trailer.get('/Root'))?.get('/Metadata');
  const object = reference instanceof Ref ? graph.objects.get(reference.number) : undefined;
  const text = object?.data && object.value instanceof Map && !object.value.has('/Filter') ? object.data.toString() : '';
  return text === '' ? null : text.slice(0, MAX_XMP_LENGTH);
}

export interface WriteMetadataTask {
  readonly bytes: Uint8Array;
  /** Names such as Title, with their new values; an empty text removes one. */
  readonly set: Readonly<Record<string, string>>;
  readonly removeAll: boolean;
  /** Whether to remove active content. */
  readonly sanitise: boolean;
}

export async function writeMetadata({
  bytes,
  set,
  removeAll,
  sanitise,
}: WriteMetadataTask): Promise<RewrittenPdf & { readonly removed: ActiveCounts | undefined }> {
  const pdf = await validatePdf(bytes);
  const { graph, repaired } = await loadObjects(pdf);
  const entries = removeAll ? new Map<string, PdfValue>() : new Map(dictOf(graph, graph.trailer.get('/Info')) ?? []);
  for (const [name, value] of Object.entries(set)) {
    if (value === '') entries.delete(`/${name}`);
    else entries.set(`/${name}`, utf16HexString(value));
  }
  if (entries.size > 0) graph.trailer.set('/Info', entries);
  else graph.trailer.delete('/Info');
  const isChanged = removeAll || Object.keys(set).length > 0;
  // XMP repeats the same fields: it would contradict the new values.
  if (removeAll) for (const { value } of graph.objects.values()) eachDict(value, removePrivateData);
  else if (isChanged) dictOf(graph, graph.trailer.get('/Root'))?.delete('/Metadata');
  const removed = sanitise ? removeActiveContent(graph) : undefined;
  return { file: await copyEncryption(pdf, writeCompactPdf(moveInfoToObject(graph), new Map())), repaired, removed };
}

/** Removes private data of applications. */
function removePrivateData(dict: Dict): void {
  for (const name of ['/Metadata', '/PieceInfo', '/LastModified']) dict.delete(name);
}

/** Moves the information dictionary out of the trailer: strings in the xref stream are never encrypted. */
function moveInfoToObject(graph: ObjectGraph): ObjectGraph {
  const info = graph.trailer.get('/Info');
  if (!(info instanceof Map)) return graph;
  const number = Math.max(0, ...graph.objects.keys()) + 1;
  graph.objects.set(number, { value: info });
  graph.trailer.set('/Info', new Ref(number));
  return graph;
}
