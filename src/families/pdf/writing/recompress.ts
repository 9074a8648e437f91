/** Lossless recompression of streams: decodes their filters, and stores each stream in the shortest encoding. */
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
/** Maximum compression ratio of a stream that is decoded: those above it would hardly become smaller. */
const MAX_COMPRESSION_RATIO = 250;
const FLATE_FILTER: StreamFilter = { name: '/FlateDecode', parameters: undefined };

export function recompressStreams(graph: ObjectGraph): void {
  let budget = MAX_DECODED_BYTES;
  const bestByHash = new Map<string, StoredStream>();
  for (const object of graph.objects.values()) {
    const { value, data } = object;
    // Data in an external file stays unchanged.
    if (!data || !(value instanceof Map) || value.has('/F')) continue;
    const filters = readFilters(graph, value);
    if (!filters) continue;
    const key = createHash('sha256').update(data).update(serialiseFilters(filters)).digest('base64');
    let best = bestByHash.get(key);
    if (!best) {
      const attempt = smallestEncoding({ filters, data }, budget);
      budget -= attempt.decodedSoFar;
      best = attempt.best;
      bestByHash.set(key, best);
    }
    if (best.data === data) continue;
    object.data = best.data;
    setFilters(value, best.filters);
  }
}

/** Filters from the outermost on, or undefined if malformed. */
export function readFilters(graph: ObjectGraph, dict: Dict): StreamFilter[] | undefined {
  const entry = dereference(graph, dict.get('/Filter')) ?? [];
  const names = (Array.isArray(entry) ? entry : [entry]).map((name) => dereference(graph, name));
  const decodeParms = dereference(graph, dict.get('/DecodeParms'));
  const parameters = Array.isArray(decodeParms) ? decodeParms : [decodeParms];
  const filters: StreamFilter[] = [];
  for (const [index, name] of names.entries()) {
    if (typeof name !== 'string') return undefined;
    if (name !== 'null') filters.push({ name, parameters: dictOf(graph, parameters[index]) });
  }
  return filters;
}

/** Tries all encodings: removes filter by filter, and compares the rest unchanged and deflated. */
function smallestEncoding(original: StoredStream, budget: number): { best: StoredStream; decodedSoFar: number } {
  let best = original;
  let decodedBytes = 0;
  const consider = (filters: readonly StreamFilter[], data: Buffer): void => {
    if (data.length + serialiseFilters(filters).length < best.data.length + serialiseFilters(best.filters).length) best = { filters, data };
  };
  let { data } = original;
  let rest = original.filters;
  if (rest.length === 0) {
    if (data.length > budget) return { best, decodedSoFar: decodedBytes };
    decodedBytes = data.length;
    consider([FLATE_FILTER], deflate(data));
  }
  for (let [outerFilter, ...innerFilters] = rest; outerFilter; [outerFilter, ...innerFilters] = rest) {
    const maxBytes = Math.min(budget - decodedBytes, data.length * MAX_COMPRESSION_RATIO);
    const decoded = decodeFilter(outerFilter.name, data, maxBytes, Number(outerFilter.parameters?.get('/EarlyChange') ?? 1));
    if (!decoded) break;
    decodedBytes += decoded.length;
    data = decoded;
    rest = innerFilters;
    if (hasPredictor(outerFilter)) {
      // The predictor is not undone, because pictures compress better with it.
      const parameters: Dict = new Map(outerFilter.parameters);
      parameters.delete('/EarlyChange');
      consider([{ name: FLATE_FILTER.name, parameters }, ...innerFilters], deflate(data));
      break;
    }
    consider(innerFilters, data);
    consider([FLATE_FILTER, ...innerFilters], deflate(data));
  }
  return { best, decodedSoFar: decodedBytes };
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
  const [firstFilter, ...otherFilters] = filters;
  if (!firstFilter) return [];
  const isSingle = otherFilters.length === 0;
  const members: [string, PdfValue][] = [['/Filter', isSingle ? firstFilter.name : filters.map(({ name }) => name)]];
  if (filters.some(({ parameters }) => parameters && parameters.size > 0)) {
    const parameterList = filters.map(({ parameters }) => parameters ?? 'null');
    members.push(['/DecodeParms', isSingle ? (parameterList[0] as PdfValue) : parameterList]);
  }
  return members;
}

/** The filters as serialised in a dictionary. */
const serialiseFilters = (filters: readonly StreamFilter[]): string =>
  filterEntries(filters)
    .map(([name, value]) => name + serialiseValue(value, Number))
    .join('');
