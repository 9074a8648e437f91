/** Writes a graph as a compact file, with object streams and an xref stream (PDF 1.5). */
import { constants, deflateSync } from 'node:zlib';
import type { ObjectGraph } from '../../../core/pdf/object-graph.ts';
import { type Dict, eachRef, type PdfValue, serialiseValue } from '../../../core/pdf/syntax.ts';

const DEFLATE_OPTIONS = { level: constants.Z_BEST_COMPRESSION, memLevel: constants.Z_MAX_MEMLEVEL };
/** Maximum objects per object stream: readers inflate a stream as a whole. */
const MAX_OBJECTS_PER_STREAM = 5_000;
const MIN_VERSION = '1.5';

/** @param duplicates object → the equal object that replaces it. Unreachable objects are dropped as well. */
export function writeCompactPdf({ objects, trailer, version }: ObjectGraph, duplicates: ReadonlyMap<number, number>): Buffer {
  const graph = { objects, trailer, version };
  const representative = (number: number): number => duplicates.get(number) ?? number;
  const reachableObjects = reachable(graph, representative);
  const streams = reachableObjects.filter((number) => objects.get(number)?.data);
  const nonStreams = reachableObjects.filter((number) => !objects.get(number)?.data);
  const candidates = [nonStreams, groupByKeys(graph, nonStreams)].map((order) => assemble(graph, streams, order, representative));
  return candidates.reduce((best, next) => (next.length < best.length ? next : best));
}

/** Objects reachable from the trailer, by number. */
function reachable({ objects, trailer }: ObjectGraph, representative: (number: number) => number): number[] {
  const visited = new Set<number>();
  const stack: PdfValue[] = [trailer];
  const visit = (target: number): void => {
    const number = representative(target);
    const object = objects.get(number);
    if (!object || visited.has(number)) return;
    visited.add(number);
    stack.push(object.value);
  };
  for (let value = stack.pop(); value !== undefined; value = stack.pop()) eachRef(value, visit);
  return [...visited].sort((a, b) => a - b);
}

/** Groups objects with the same keys: they share most of their text, and so compress better. */
function groupByKeys({ objects }: ObjectGraph, numbers: readonly number[]): number[] {
  const kinds = new Map<string, number[]>();
  for (const number of numbers) {
    const value = objects.get(number)?.value;
    const kind = value instanceof Map ? [...value.keys()].join('') + String(value.get('/Subtype')) : typeof value;
    const group = kinds.get(kind);
    if (group) group.push(number);
    else kinds.set(kind, [number]);
  }
  return [...kinds.values()].flat();
}

/** Entry of an xref stream (ISO 32000-2, 7.5.8.3): an offset in the file, or an object stream and the index in it. */
type XrefStreamEntry = readonly [type: 0 | 1 | 2, field2: number, field3: number];

function assemble(
  { objects, trailer, version }: ObjectGraph,
  streams: readonly number[],
  packedObjects: readonly number[],
  representative: (number: number) => number,
): Buffer {
  const groups: number[][] = [];
  for (let at = 0; at < packedObjects.length; at += MAX_OBJECTS_PER_STREAM)
    groups.push(packedObjects.slice(at, at + MAX_OBJECTS_PER_STREAM));
  const newNumbers = new Map<number, number>();
  // Streams, then object streams, then their contents: the xref stream then has three runs that compress to almost nothing.
  for (const number of streams) newNumbers.set(number, newNumbers.size + 1);
  const firstGroup = streams.length + 1;
  for (const number of packedObjects) newNumbers.set(number, newNumbers.size + groups.length + 1);
  const newNumber = (number: number): number => newNumbers.get(representative(number)) ?? 0;

  const entries: XrefStreamEntry[] = [[0, 0, 0]];
  const parts: Buffer[] = [Buffer.from(`%PDF-${version < MIN_VERSION ? MIN_VERSION : version}\n%\xbf\xf7\xa2\xfe\n`, 'latin1')];
  let length = parts[0]?.length ?? 0;
  const addStream = (dict: Dict, data: Buffer): void => {
    entries.push([1, length, 0]);
    const head = `${entries.length - 1} 0 obj${serialiseValue(new Map([...dict, ['/Length', String(data.length)]]), newNumber)}stream\n`;
    const part = Buffer.concat([Buffer.from(head, 'latin1'), data, Buffer.from('\nendstream endobj\n')]);
    parts.push(part);
    length += part.length;
  };
  for (const number of streams) {
    const { value, data } = objects.get(number) as { value: Dict; data: Buffer };
    addStream(value, data);
  }
  for (const group of groups) {
    const texts = group.map((number) => serialiseValue(objects.get(number)?.value ?? 'null', newNumber));
    addStream(...objectStream(group.map(newNumber), texts));
  }
  for (const [at, group] of groups.entries()) for (const index of group.keys()) entries.push([2, firstGroup + at, index]);
  const start = length;
  entries.push([1, start, 0]);
  const table = xrefStream(entries);
  const dict: Dict = new Map([...table.dict, ...trailer, ['/Size', String(entries.length)], ['/Length', String(table.data.length)]]);
  parts.push(
    Buffer.from(`${entries.length - 1} 0 obj${serialiseValue(dict, newNumber)}stream\n`, 'latin1'),
    table.data,
    Buffer.from(`\nendstream endobj\nstartxref\n${start}\n%%EOF\n`),
  );
  return Buffer.concat(parts);
}

function objectStream(numbers: readonly number[], texts: readonly string[]): [Dict, Buffer] {
  let index = '';
  let offset = 0;
  for (const [at, text] of texts.entries()) {
    index += `${numbers[at]} ${offset} `;
    offset += text.length + 1;
  }
  const data = deflateSync(Buffer.from(index + texts.join('\n'), 'latin1'), DEFLATE_OPTIONS);
  const dict: Dict = new Map([
    ['/Type', '/ObjStm'],
    ['/N', String(numbers.length)],
    ['/First', String(index.length)],
    ['/Filter', '/FlateDecode'],
  ]);
  return [dict, data];
}

/** The xref stream, with the PNG Up predictor if that is shorter. */
function xrefStream(entries: readonly XrefStreamEntry[]): { dict: Dict; data: Buffer } {
  const [field2Bytes, field3Bytes] = [fieldWidth(entries, 1), fieldWidth(entries, 2)];
  const width = 1 + field2Bytes + field3Bytes;
  const rows = Buffer.alloc(entries.length * width);
  const predicted = Buffer.alloc(entries.length * (width + 1));
  entries.forEach(([kind, field2, field3], row) => {
    const at = row * width;
    rows.writeUIntBE(kind, at, 1);
    rows.writeUIntBE(field2, at + 1, field2Bytes);
    rows.writeUIntBE(field3, at + 1 + field2Bytes, field3Bytes);
    const rowStart = row * (width + 1);
    predicted[rowStart] = PNG_UP;
    for (let byte = 0; byte < width; byte++) {
      const above = row > 0 ? (rows[at - width + byte] as number) : 0;
      predicted[rowStart + 1 + byte] = (rows[at + byte] as number) - above;
    }
  });
  const dict: Dict = new Map<string, PdfValue>([
    ['/Type', '/XRef'],
    ['/W', ['1', String(field2Bytes), String(field3Bytes)]],
    ['/Filter', '/FlateDecode'],
  ]);
  const parameters: Dict = new Map([
    ['/Columns', String(width)],
    ['/Predictor', String(PNG_PREDICTOR)],
  ]);
  const [withoutPredictor, withPredictor] = [deflateSync(rows, DEFLATE_OPTIONS), deflateSync(predicted, DEFLATE_OPTIONS)];
  if (withPredictor.length + serialiseValue(parameters, Number).length + '/DecodeParms'.length >= withoutPredictor.length)
    return { dict, data: withoutPredictor };
  return { dict: dict.set('/DecodeParms', parameters), data: withPredictor };
}

const PNG_UP = 2;
const PNG_PREDICTOR = 12;

function fieldWidth(entries: readonly XrefStreamEntry[], column: 1 | 2): number {
  const largestValue = entries.reduce((largest, entry) => Math.max(largest, entry[column]), 0);
  return largestValue < 0x100 ? 1 : largestValue < 0x1_0000 ? 2 : largestValue < 0x100_0000 ? 3 : 4;
}
