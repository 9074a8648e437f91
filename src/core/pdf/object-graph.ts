/** Object graph of a PDF: its indirect objects by number, and the trailer. */
import { ApiError } from '../request/api-error.ts';
import { type Dict, isDict, PdfParser, type PdfValue, Ref } from './syntax.ts';

export interface PdfObject {
  value: PdfValue;
  /** The encoded bytes of a stream; `value` is then its dictionary. */
  data?: Buffer;
}

export interface ObjectGraph {
  readonly objects: Map<number, PdfObject>;
  readonly trailer: Dict;
  /** From the file header, such as 1.4. */
  readonly version: string;
}

/** Parses a file written by qpdf (`load-graph.ts`), without validation. `shift` is added to all object numbers. */
export function parseQpdfOutput(file: Buffer, shift = 0): ObjectGraph {
  const text = file.toString('latin1');
  const objects = new Map<number, PdfObject>();
  const xrefOffset = Number(/startxref\n(\d+)\n%%EOF\s*$/.exec(text.slice(-100))?.[1]);
  const size = Number(/^xref\n0 (\d+)\n/.exec(text.slice(xrefOffset, xrefOffset + 40))?.[1]);
  if (!(size > 0)) throw new ApiError('unreadable_file', 'The PDF could not be read.');
  const entries = text.indexOf('\n', xrefOffset + 5) + 1;
  for (let number = 1; number < size; number++) {
    const entry = entries + number * XREF_ENTRY_BYTES;
    if (text[entry + 17] === 'n') objects.set(number + shift, parseObject(file, text, Number(text.slice(entry, entry + 10)), shift));
  }
  const reader = new PdfParser(text, entries + size * XREF_ENTRY_BYTES, shift);
  reader.consume('trailer ');
  return { objects, trailer: dictOrEmpty(reader.parseValue()), version: text.slice(5, 8) };
}

const XREF_ENTRY_BYTES = 20;

function parseObject(file: Buffer, text: string, offset: number, shift: number): PdfObject {
  const reader = new PdfParser(text, text.indexOf('obj', offset) + 3, shift);
  const value = reader.parseValue();
  reader.skipWhitespace();
  if (!isDict(value) || !reader.consume('stream\n')) return { value };
  const length = Number(value.get('/Length'));
  value.delete('/Length');
  return { value, data: file.subarray(reader.offset, reader.offset + length) };
}

function dictOrEmpty(value: PdfValue | undefined): Dict {
  return isDict(value) ? value : new Map();
}

/** References to references: real files have none, malformed ones may have a cycle. */
const MAX_REFERENCE_CHAIN = 10;

/** Dereferences a value: any value may be direct or indirect. */
export function dereference({ objects }: ObjectGraph, value: PdfValue | undefined): PdfValue | undefined {
  let target = value;
  for (let steps = 0; target instanceof Ref && steps < MAX_REFERENCE_CHAIN; steps++) target = objects.get(target.number)?.value;
  return target instanceof Ref ? undefined : target;
}

export function dictOf(graph: ObjectGraph, value: PdfValue | undefined): Dict | undefined {
  const resolved = dereference(graph, value);
  return isDict(resolved) ? resolved : undefined;
}

export function arrayOf(graph: ObjectGraph, value: PdfValue | undefined): PdfValue[] {
  const resolved = dereference(graph, value);
  return Array.isArray(resolved) ? resolved : [];
}

export function catalogOf(graph: ObjectGraph): Dict {
  const catalog = dictOf(graph, graph.trailer.get('/Root'));
  if (!catalog) throw new ApiError('unreadable_file', 'The PDF has no catalogue.');
  return catalog;
}
