/** Recompresses streams losslessly. */
import { createHash } from 'node:crypto';
import { constants, deflateSync } from 'node:zlib';
import { dereference, dictOf, type ObjectGraph } from '../../../core/pdf/object-graph.ts';
import { type Dict, type PdfValue, serialiseValue } from '../../../core/pdf/syntax.ts';
import { decodeFilter } from './filters.ts';

export interface StreamFilter {
  readonly name: string;
  readonly parameters: Dict | undefined;
}

interface StoredStream {
  readonly filters: readonly StreamFilter[];
  readonly data: Buffer;
}

/** Limit on decoded bytes per request: bounds the time and the effect of decompression bombs. Streams beyond it stay unchanged. */
const MAX_DECODED_BYTES = 48 * 1024 * 1024;
/** Streams with a higher compression ratio gain nothing worth the time. */
const MAX_COMPRESSION_RATIO = 250;
const FLATE_FILTER: StreamFilter = { name: '/FlateDecode', parameters: undefined };

export function recompressStreams(graph: ObjectGraph): void {
  let budget = MAX_DECODED_BYTES;
  const done = new Map<string, StoredStream>();
  for (const object of graph.objects.values()) {
    const { value, data } = object;
    // Data in an external file stays unchanged.
    if (!data || !(value instanceof Map) || value.has('/F')) continue;
    const filters = readFilters(graph, value);
    if (!filters) continue;
    const key = createHash('sha256').update(data).update(serialiseFilters(filters)).digest('base64');
    let best = done.get(key);
    if (!best) {
      const tried = smallestEncoding({ filters, data }, budget);
      budget -= tried.decodedSoFar;
      best = tried.best;
      done.set(key, best);
    }
    if (best.data === data) continue;
    object.data = best.data;
    setFilters(value, best.filters);
  }
}

/** Filters from the outermost on, or undefined if malformed. */
export function readFilters(graph: ObjectGraph, dict: Dict): StreamFilter[] | undefined {
  const named = dereference(graph, dict.get('/Filter')) ?? [];
  const names = (Array.isArray(named) ? named : [named]).map((name) => dereference(graph, name));
  const decodeParms = dereference(graph, dict.get('/DecodeParms'));
  const parameters = Array.isArray(decodeParms) ? decodeParms : [decodeParms];
  const filters: StreamFilter[] = [];
  for (const [at, name] of names.entries()) {
    if (typeof name !== 'string') return undefined;
    if (name !== 'null') filters.push({ name, parameters: dictOf(graph, parameters[at]) });
  }
  return filters;
}

/** Removes filter by filter, and after each tries to store the rest as it is or deflated. */
function smallestEncoding(original: StoredStream, budget: number): { best: StoredStream; decodedSoFar: number } {
  let best = original;
  let unpacked = 0;
  const consider = (filters: readonly StreamFilter[], data: Buffer): void => {
    if (data.length + serialiseFilters(filters).length < best.data.length + serialiseFilters(best.filters).length) best = { filters, data };
  };
  let { data } = original;
  let rest = original.filters;
  if (rest.length === 0) {
    if (data.length > budget) return { best, decodedSoFar: unpacked };
    unpacked = data.length;
    consider([FLATE_FILTER], deflate(data));
  }
  for (let [outer, ...inner] = rest; outer; [outer, ...inner] = rest) {
    const maxBytes = Math.min(budget - unpacked, data.length * MAX_COMPRESSION_RATIO);
    const decoded = decodeFilter(outer.name, data, maxBytes, Number(outer.parameters?.get('/EarlyChange') ?? 1));
    if (!decoded) break;
    unpacked += decoded.length;
    data = decoded;
    rest = inner;
    if (hasPredictor(outer)) {
      // Predictor output is kept: it is what makes pictures compress well.
      const parameters: Dict = new Map(outer.parameters);
      parameters.delete('/EarlyChange');
      consider([{ name: FLATE_FILTER.name, parameters }, ...inner], deflate(data));
      break;
    }
    consider(inner, data);
    consider([FLATE_FILTER, ...inner], deflate(data));
  }
  return { best, decodedSoFar: unpacked };
}

function hasPredictor({ parameters }: StreamFilter): boolean {
  const predictor = parameters?.get('/Predictor');
  // An indirect value cannot be resolved here: treated as a predictor.
  return predictor !== undefined && predictor !== '1';
}

function deflate(data: Buffer): Buffer {
  return deflateSync(data, { level: constants.Z_BEST_COMPRESSION, memLevel: constants.Z_MAX_MEMLEVEL });
}

function setFilters(dict: Dict, filters: readonly StreamFilter[]): void {
  dict.delete('/Filter');
  dict.delete('/DecodeParms');
  for (const [name, value] of filterEntries(filters)) dict.set(name, value);
}

function filterEntries(filters: readonly StreamFilter[]): [string, PdfValue][] {
  const [only, ...others] = filters;
  if (!only) return [];
  const single = others.length === 0;
  const members: [string, PdfValue][] = [['/Filter', single ? only.name : filters.map(({ name }) => name)]];
  if (filters.some(({ parameters }) => parameters && parameters.size > 0)) {
    const all = filters.map(({ parameters }) => parameters ?? 'null');
    members.push(['/DecodeParms', single ? (all[0] as PdfValue) : all]);
  }
  return members;
}

/** The filters as serialised in a dictionary. */
const serialiseFilters = (filters: readonly StreamFilter[]): string =>
  filterEntries(filters)
    .map(([name, value]) => name + serialiseValue(value, Number))
    .join('');
