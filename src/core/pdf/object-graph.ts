/** A PDF as its object graph. */
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
  const table = Number(/startxref\n(\d+)\n%%EOF\s*$/.exec(text.slice(-100))?.[1]);
  const size = Number(/^xref\n0 (\d+)\n/.exec(text.slice(table, table + 40))?.[1]);
  if (!(size > 0)) throw new ApiError('unreadable_file', 'The PDF could not be read.');
  const entries = text.indexOf('\n', table + 5) + 1;
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
  return { value, data: file.subarray(reader.at, reader.at + length) };
}

function dictOrEmpty(value: PdfValue | undefined): Dict {
  return isDict(value) ? value : new Map();
}

/** Dereferences a value: any value may be direct or indirect. */
export function dereference({ objects }: ObjectGraph, value: PdfValue | undefined): PdfValue | undefined {
  let at = value;
  for (let steps = 0; at instanceof Ref && steps < 10; steps++) at = objects.get(at.number)?.value;
  return at instanceof Ref ? undefined : at;
}

export function dictOf(graph: ObjectGraph, value: PdfValue | undefined): Dict | undefined {
  const found = dereference(graph, value);
  return isDict(found) ? found : undefined;
}

export function arrayOf(graph: ObjectGraph, value: PdfValue | undefined): PdfValue[] {
  const found = dereference(graph, value);
  return Array.isArray(found) ? found : [];
}

export function catalogOf(graph: ObjectGraph): Dict {
  const catalog = dictOf(graph, graph.trailer.get('/Root'));
  if (!catalog) throw new ApiError('unreadable_file', 'The PDF has no catalogue.');
  return catalog;
}
