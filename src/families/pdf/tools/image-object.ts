/** An image XObject: its encoding and its colour space. */
import { arrayOf, dereference, dictOf, type ObjectGraph, type PdfObject } from '../../../core/pdf/object-graph.ts';
import { type Dict, isDict, type PdfValue, Ref } from '../../../core/pdf/syntax.ts';
import { decodeFilter } from '../writing/filters.ts';
import { readFilters, type StreamFilter } from '../writing/recompress.ts';
import { isString, stringBytes } from '../writing/strings.ts';

export interface ImageObject {
  readonly dict: Dict;
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  readonly bits: number;
  readonly filters: readonly StreamFilter[];
  /** Components per pixel: 1 grey or indexed, 3 RGB, 4 CMYK; 0 if unknown. */
  readonly colours: number;
  /** Present for an indexed colour space. */
  readonly palette: Buffer | undefined;
}

const MAX_SIDE = 65_535;

export function parseImage(graph: ObjectGraph, { value, data }: PdfObject): ImageObject | undefined {
  if (!data || !isDict(value) || value.get('/Subtype') !== '/Image') return undefined;
  const filters = readFilters(graph, value);
  const [width, height] = [numberOf(graph, value.get('/Width')), numberOf(graph, value.get('/Height'))];
  if (!filters || !(width > 0 && width <= MAX_SIDE && height > 0 && height <= MAX_SIDE)) return undefined;
  const isMask = dereference(graph, value.get('/ImageMask')) === 'true';
  const bits = isMask ? 1 : numberOf(graph, value.get('/BitsPerComponent'));
  const space = isMask ? { colours: 1, palette: undefined } : parseColourSpace(graph, value.get('/ColorSpace'));
  return { dict: value, data, width, height, bits, filters, ...space };
}

export const numberOf = (graph: ObjectGraph, value: PdfValue | undefined): number => Number(dereference(graph, value) ?? Number.NaN);

interface ColourSpace {
  readonly colours: number;
  readonly palette: Buffer | undefined;
}

const COMPONENTS_BY_SPACE: Readonly<Record<string, number>> = {
  '/DeviceGray': 1,
  '/CalGray': 1,
  '/G': 1,
  '/DeviceRGB': 3,
  '/CalRGB': 3,
  '/RGB': 3,
  '/DeviceCMYK': 4,
};

function parseColourSpace(graph: ObjectGraph, value: PdfValue | undefined): ColourSpace {
  const space = dereference(graph, value);
  const parts = Array.isArray(space) ? space : [space];
  const name = String(dereference(graph, parts[0]) ?? '');
  if (name === '/ICCBased') return { colours: numberOf(graph, dictOf(graph, parts[1])?.get('/N')) || 0, palette: undefined };
  if (name === '/Indexed') return parsePalette(graph, parts);
  return { colours: COMPONENTS_BY_SPACE[name] ?? 0, palette: undefined };
}

function parsePalette(graph: ObjectGraph, [, base, , table]: readonly (PdfValue | undefined)[]): ColourSpace {
  const { colours } = parseColourSpace(
    graph,
    arrayOf(graph, base).length > 0 && String(dereference(graph, arrayOf(graph, base)[0])) === '/Indexed' ? undefined : base,
  );
  const bytes = lookupBytes(graph, table);
  if (!bytes || (colours !== 1 && colours !== 3)) return { colours: 0, palette: undefined };
  return {
    colours: 1,
    palette:
      colours === 3 ? bytes.subarray(0, bytes.length - (bytes.length % 3)) : Buffer.from([...bytes].flatMap((grey) => [grey, grey, grey])),
  };
}

const MAX_PALETTE_BYTES = 768;

function lookupBytes(graph: ObjectGraph, table: PdfValue | undefined): Buffer | undefined {
  const token = dereference(graph, table);
  if (isString(token)) return Buffer.from(stringBytes(token), 'latin1').subarray(0, MAX_PALETTE_BYTES);
  const object = table instanceof Ref ? graph.objects.get(table.number) : undefined;
  if (!object?.data || !isDict(object.value)) return undefined;
  return decodeData(object.data, readFilters(graph, object.value) ?? [], MAX_PALETTE_BYTES * 4)?.subarray(0, MAX_PALETTE_BYTES);
}

/** Decodes all filters, none of which may be an image codec or use a predictor. */
export function decodeData(data: Buffer, filters: readonly StreamFilter[], maxBytes: number): Buffer | undefined {
  let decoded: Buffer | undefined = data;
  for (const { name, parameters } of filters) {
    if (!decoded || Number(parameters?.get('/Predictor') ?? 1) !== 1) return undefined;
    decoded = decodeFilter(name, decoded, maxBytes, Number(parameters?.get('/EarlyChange') ?? 1));
  }
  return decoded;
}
