/** PDF metadata: read, written or removed. Child process. */
import { dictOf, type Graph, resolve } from '../../../core/pdf/graph.ts';
import { plainObjects } from '../../../core/pdf/plain.ts';
import { type Rewritten, soundPdf } from '../../../core/pdf/rewriting.ts';
import { type Dict, eachDict, Ref, type Value } from '../../../core/pdf/syntax.ts';
import { textString } from '../../../core/pdf/text-string.ts';
import { encryptedLike } from '../writing/encryption.ts';
import { writeFile } from '../writing/file.ts';
import { isString, stringBytes } from '../writing/strings.ts';
import { type ActiveCounts, takeOutActive } from './active.ts';

export interface MetadataFound {
  readonly fields: Readonly<Record<string, string>>;
  readonly xmp: string | null;
  readonly active: ActiveCounts;
  readonly repaired: boolean;
}

const MOST_FIELDS = 100;
const MOST_VALUE = 10_000;
const MOST_XMP = 200_000;

export async function readMetadata({ bytes }: { readonly bytes: Uint8Array }): Promise<MetadataFound> {
  const { graph, repaired } = await plainObjects(await soundPdf(bytes));
  const fields: Record<string, string> = {};
  for (const [name, value] of [...(dictOf(graph, graph.trailer.get('/Info')) ?? [])].slice(0, MOST_FIELDS)) {
    const token = resolve(graph, value);
    if (isString(token))
      fields[nameText(name)] = textString(Buffer.from(stringBytes(token), 'latin1'))
        .replace(/^\ufeff/, '')
        .slice(0, MOST_VALUE);
  }
  const xmp = xmpOf(graph);
  // Counted on a copy of the graph that is discarded.
  return { fields, xmp, active: takeOutActive(graph), repaired };
}

/** Drops the slash and decodes `#xx` escapes. */
const nameText = (name: string): string =>
  name.slice(1).replace(/#([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));

/** XMP as text, if stored uncompressed; it usually is, so that other programs find it. */
function xmpOf(graph: Graph): string | null {
  const pointer = dictOf(graph, graph.trailer.get('/Root'))?.get('/Metadata');
  const object = pointer instanceof Ref ? graph.objects.get(pointer.number) : undefined;
  const text = object?.data && object.value instanceof Map && !object.value.has('/Filter') ? object.data.toString() : '';
  return text === '' ? null : text.slice(0, MOST_XMP);
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
}: WriteMetadataTask): Promise<Rewritten & { readonly removed: ActiveCounts | undefined }> {
  const pdf = await soundPdf(bytes);
  const { graph, repaired } = await plainObjects(pdf);
  const known = removeAll ? new Map<string, Value>() : new Map(dictOf(graph, graph.trailer.get('/Info')) ?? []);
  for (const [name, value] of Object.entries(set)) {
    if (value === '') known.delete(`/${name}`);
    else known.set(`/${name}`, utf16(value));
  }
  if (known.size > 0) graph.trailer.set('/Info', known);
  else graph.trailer.delete('/Info');
  const isChanged = removeAll || Object.keys(set).length > 0;
  // XMP repeats the same fields: it would contradict the new values.
  if (removeAll) for (const { value } of graph.objects.values()) eachDict(value, forget);
  else if (isChanged) dictOf(graph, graph.trailer.get('/Root'))?.delete('/Metadata');
  const removed = sanitise ? takeOutActive(graph) : undefined;
  return { file: await encryptedLike(pdf, writeFile(inPlace(graph), new Map())), repaired, removed };
}

/** Removes private data of applications. */
function forget(dict: Dict): void {
  for (const name of ['/Metadata', '/PieceInfo', '/LastModified']) dict.delete(name);
}

/** Moves the information dictionary out of the trailer: strings in the xref stream are never encrypted. */
function inPlace(graph: Graph): Graph {
  const info = graph.trailer.get('/Info');
  if (!(info instanceof Map)) return graph;
  const number = Math.max(0, ...graph.objects.keys()) + 1;
  graph.objects.set(number, { value: info });
  graph.trailer.set('/Info', new Ref(number));
  return graph;
}

function utf16(text: string): string {
  const units = Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
  return `<${units.toString('hex')}>`;
}
