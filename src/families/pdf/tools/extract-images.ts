/** Extracts the pictures of a PDF without re-encoding. Child process. */

import { loadObjects } from '../../../core/pdf/load-graph.ts';
import type { ObjectGraph } from '../../../core/pdf/object-graph.ts';
import { validatePdf } from '../../../core/pdf/rewrite.ts';
import { ApiError } from '../../../core/request/api-error.ts';
import { createZip, type ZipEntry } from '../../../core/util/zip.ts';
import { ccittToTiff } from './ccitt-tiff.ts';
import { decodeData, type ImageObject, parseImage } from './image-object.ts';
import { deflatePngRows, wrapInPng } from './png-file.ts';

export interface ExtractedImages {
  readonly file: Uint8Array;
  readonly images: number;
  /** Pictures whose encoding has no file format of its own. */
  readonly skipped: number;
  readonly repaired: boolean;
}

const MAX_IMAGES = 1_000;
const MAX_TOTAL_BYTES = 96 * 1024 * 1024;
const MAX_DECODED_BYTES = 64 * 1024 * 1024;

export async function extractImages({ bytes }: { readonly bytes: Uint8Array }): Promise<ExtractedImages> {
  const { graph, repaired } = await loadObjects(await validatePdf(bytes));
  const entries: ZipEntry[] = [];
  let [skipped, totalBytes] = [0, 0];
  for (const object of graph.objects.values()) {
    const image = parseImage(graph, object);
    if (!image) continue;
    const imageFile = entries.length < MAX_IMAGES ? toImageFile(graph, image) : undefined;
    if (!imageFile) {
      skipped++;
      continue;
    }
    totalBytes += imageFile.bytes.length;
    if (totalBytes > MAX_TOTAL_BYTES)
      throw new ApiError('too_large', 'The images have more than 96 MB in total. Extract some of the pages first (/v1/pdf/pages).');
    entries.push({ name: `image-${String(entries.length + 1).padStart(3, '0')}.${imageFile.kind}`, bytes: imageFile.bytes });
  }
  return { file: createZip(entries), images: entries.length, skipped, repaired };
}

interface ImageFile {
  readonly kind: string;
  readonly bytes: Buffer;
}

const PASSTHROUGH_FILTERS: Readonly<Record<string, string>> = { '/DCTDecode': 'jpg', '/JPXDecode': 'jp2' };

function toImageFile(graph: ObjectGraph, image: ImageObject): ImageFile | undefined {
  const last = image.filters.at(-1);
  const kind = PASSTHROUGH_FILTERS[last?.name ?? ''];
  const encoded = decodeData(image.data, image.filters.slice(0, -1), MAX_DECODED_BYTES);
  if (kind) return encoded && { kind, bytes: encoded };
  if (last?.name === '/CCITTFaxDecode') return encoded && { kind: 'tif', bytes: ccittToTiff(graph, image, last, encoded) };
  const bytes = encodePng(image);
  return bytes && { kind: 'png', bytes };
}

const BIT_DEPTHS: ReadonlySet<number> = new Set([1, 2, 4, 8]);

function encodePng({ width, height, bits, colours, palette, filters, data }: ImageObject): Buffer | undefined {
  if (!BIT_DEPTHS.has(bits) || (colours !== 1 && colours !== 3) || (colours === 3 && bits !== 8)) return undefined;
  const header = { width, height, bits, type: palette ? 3 : colours === 1 ? 0 : 2, ...(palette && { palette }) } as const;
  const [firstFilter, ...otherFilters] = filters;
  const { parameters } = firstFilter ?? {};
  const isPredicted = Number(parameters?.get('/Predictor') ?? 1) >= 10;
  if (firstFilter?.name === '/FlateDecode' && isPredicted && otherFilters.length === 0) {
    const isPngCompatible =
      Number(parameters?.get('/Columns') ?? 1) === width &&
      Number(parameters?.get('/Colors') ?? 1) === colours &&
      Number(parameters?.get('/BitsPerComponent') ?? 8) === bits;
    return isPngCompatible ? wrapInPng(header, data) : undefined;
  }
  const pixels = decodeData(data, filters, MAX_DECODED_BYTES);
  const rows = pixels && deflatePngRows(pixels, Math.ceil((width * colours * bits) / 8), height);
  return rows && wrapInPng(header, rows);
}
