/** A PDF as its object graph. */
import { ApiError } from '../request/api-error.ts';
import { type Dict, isDict, Reader, Ref, type Value } from './syntax.ts';

export interface PdfObject {
  value: Value;
  /** The encoded bytes of a stream; `value` is then its dictionary. */
  data?: Buffer;
}

export interface Graph {
  readonly objects: Map<number, PdfObject>;
  readonly trailer: Dict;
  /** From the file header, such as 1.4. */
  readonly version: string;
}

/** Parses a file written by qpdf (`plain.ts`), without validation. `shift` is added to all object numbers. */
export function readGraph(file: Buffer, shift = 0): Graph {
  const text = file.toString('latin1');
  const objects = new Map<number, PdfObject>();
  const table = Number(/startxref\n(\d+)\n%%EOF\s*$/.exec(text.slice(-100))?.[1]);
  const size = Number(/^xref\n0 (\d+)\n/.exec(text.slice(table, table + 40))?.[1]);
  if (!(size > 0)) throw new ApiError('unreadable_file', 'The PDF could not be read.');
  const entries = text.indexOf('\n', table + 5) + 1;
  for (let number = 1; number < size; number++) {
    const entry = entries + number * XREF_ENTRY;
    if (text[entry + 17] === 'n') objects.set(number + shift, readObject(file, text, Number(text.slice(entry, entry + 10)), shift));
  }
  const reader = new Reader(text, entries + size * XREF_ENTRY, shift);
  reader.takes('trailer ');
  return { objects, trailer: asDict(reader.value()), version: text.slice(5, 8) };
}

const XREF_ENTRY = 20;

function readObject(file: Buffer, text: string, offset: number, shift: number): PdfObject {
  const reader = new Reader(text, text.indexOf('obj', offset) + 3, shift);
  const value = reader.value();
  reader.skipSpace();
  if (!isDict(value) || !reader.takes('stream\n')) return { value };
  const length = Number(value.get('/Length'));
  value.delete('/Length');
  return { value, data: file.subarray(reader.at, reader.at + length) };
}

function asDict(value: Value | undefined): Dict {
  return isDict(value) ? value : new Map();
}

/** Dereferences a value: any value may be direct or indirect. */
export function resolve({ objects }: Graph, value: Value | undefined): Value | undefined {
  let at = value;
  for (let steps = 0; at instanceof Ref && steps < 10; steps++) at = objects.get(at.number)?.value;
  return at instanceof Ref ? undefined : at;
}

export function dictOf(graph: Graph, value: Value | undefined): Dict | undefined {
  const found = resolve(graph, value);
  return isDict(found) ? found : undefined;
}

export function arrayOf(graph: Graph, value: Value | undefined): Value[] {
  const found = resolve(graph, value);
  return Array.isArray(found) ? found : [];
}

export function catalogOf(graph: Graph): Dict {
  const catalog = dictOf(graph, graph.trailer.get('/Root'));
  if (!catalog) throw new ApiError('unreadable_file', 'The PDF has no catalogue.');
  return catalog;
}
