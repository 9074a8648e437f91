/** An image XObject: its encoding and its colour space. */
import { arrayOf, dictOf, type Graph, type PdfObject, resolve } from '../../../core/pdf/graph.ts';
import { type Dict, isDict, Ref, type Value } from '../../../core/pdf/syntax.ts';
import { decodeFilter } from '../writing/filters.ts';
import { type Filter, readFilters } from '../writing/repack.ts';
import { isString, stringBytes } from '../writing/strings.ts';

export interface ImageObject {
  readonly dict: Dict;
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  readonly bits: number;
  readonly filters: readonly Filter[];
  /** Components per pixel: 1 grey or indexed, 3 RGB, 4 CMYK; 0 if unknown. */
  readonly colours: number;
  /** Present for an indexed colour space. */
  readonly palette: Buffer | undefined;
}

const MOST_SIDE = 65_535;

export function imageOf(graph: Graph, { value, data }: PdfObject): ImageObject | undefined {
  if (!data || !isDict(value) || value.get('/Subtype') !== '/Image') return undefined;
  const filters = readFilters(graph, value);
  const [width, height] = [numberOf(graph, value.get('/Width')), numberOf(graph, value.get('/Height'))];
  if (!filters || !(width > 0 && width <= MOST_SIDE && height > 0 && height <= MOST_SIDE)) return undefined;
  const isMask = resolve(graph, value.get('/ImageMask')) === 'true';
  const bits = isMask ? 1 : numberOf(graph, value.get('/BitsPerComponent'));
  const space = isMask ? { colours: 1, palette: undefined } : spaceOf(graph, value.get('/ColorSpace'));
  return { dict: value, data, width, height, bits, filters, ...space };
}

export const numberOf = (graph: Graph, value: Value | undefined): number => Number(resolve(graph, value) ?? Number.NaN);

interface Space {
  readonly colours: number;
  readonly palette: Buffer | undefined;
}

const COLOURS: Readonly<Record<string, number>> = {
  '/DeviceGray': 1,
  '/CalGray': 1,
  '/G': 1,
  '/DeviceRGB': 3,
  '/CalRGB': 3,
  '/RGB': 3,
  '/DeviceCMYK': 4,
};

function spaceOf(graph: Graph, value: Value | undefined): Space {
  const space = resolve(graph, value);
  const parts = Array.isArray(space) ? space : [space];
  const name = String(resolve(graph, parts[0]) ?? '');
  if (name === '/ICCBased') return { colours: numberOf(graph, dictOf(graph, parts[1])?.get('/N')) || 0, palette: undefined };
  if (name === '/Indexed') return paletteOf(graph, parts);
  return { colours: COLOURS[name] ?? 0, palette: undefined };
}

function paletteOf(graph: Graph, [, base, , table]: readonly (Value | undefined)[]): Space {
  const { colours } = spaceOf(
    graph,
    arrayOf(graph, base).length > 0 && String(resolve(graph, arrayOf(graph, base)[0])) === '/Indexed' ? undefined : base,
  );
  const bytes = tableBytes(graph, table);
  if (!bytes || (colours !== 1 && colours !== 3)) return { colours: 0, palette: undefined };
  return {
    colours: 1,
    palette:
      colours === 3 ? bytes.subarray(0, bytes.length - (bytes.length % 3)) : Buffer.from([...bytes].flatMap((grey) => [grey, grey, grey])),
  };
}

const MOST_PALETTE = 768;

function tableBytes(graph: Graph, table: Value | undefined): Buffer | undefined {
  const token = resolve(graph, table);
  if (isString(token)) return Buffer.from(stringBytes(token), 'latin1').subarray(0, MOST_PALETTE);
  const object = table instanceof Ref ? graph.objects.get(table.number) : undefined;
  if (!object?.data || !isDict(object.value)) return undefined;
  return plainData(object.data, readFilters(graph, object.value) ?? [], MOST_PALETTE * 4)?.subarray(0, MOST_PALETTE);
}

/** Decodes all filters, none of which may be an image codec or use a predictor. */
export function plainData(data: Buffer, filters: readonly Filter[], most: number): Buffer | undefined {
  let plain: Buffer | undefined = data;
  for (const { name, parameters } of filters) {
    if (!plain || Number(parameters?.get('/Predictor') ?? 1) !== 1) return undefined;
    plain = decodeFilter(name, plain, most, Number(parameters?.get('/EarlyChange') ?? 1));
  }
  return plain;
}
