/** Extracts the pictures of a PDF without re-encoding. Child process. */
import type { Graph } from '../../../core/pdf/graph.ts';
import { plainObjects } from '../../../core/pdf/plain.ts';
import { soundPdf } from '../../../core/pdf/rewriting.ts';
import { ApiError } from '../../../core/request/api-error.ts';
import { type ZipEntry, zipOf } from '../../../core/util/zip.ts';
import { faxFile } from './fax-file.ts';
import { type ImageObject, imageOf, plainData } from './image-object.ts';
import { pngFile, pngRows } from './png-file.ts';

export interface ImagesFound {
  readonly file: Uint8Array;
  readonly images: number;
  /** Pictures whose encoding has no file format of its own. */
  readonly left: number;
  readonly repaired: boolean;
}

const MOST_IMAGES = 1_000;
const MOST_BYTES_TOGETHER = 96 * 1024 * 1024;
const MOST_UNPACKED = 64 * 1024 * 1024;

export async function imagesOf({ bytes }: { readonly bytes: Uint8Array }): Promise<ImagesFound> {
  const { graph, repaired } = await plainObjects(await soundPdf(bytes));
  const entries: ZipEntry[] = [];
  let [left, together] = [0, 0];
  for (const object of graph.objects.values()) {
    const image = imageOf(graph, object);
    if (!image) continue;
    const made = entries.length < MOST_IMAGES ? fileOf(graph, image) : undefined;
    if (!made) {
      left++;
      continue;
    }
    together += made.bytes.length;
    if (together > MOST_BYTES_TOGETHER)
      throw new ApiError('too_large', 'The pictures have more than 96 MB together. Take out some pages first (/v1/pdf/pages).');
    entries.push({ name: `image-${String(entries.length + 1).padStart(3, '0')}.${made.kind}`, bytes: made.bytes });
  }
  return { file: zipOf(entries), images: entries.length, left, repaired };
}

interface Made {
  readonly kind: string;
  readonly bytes: Buffer;
}

const AS_THEY_ARE: Readonly<Record<string, string>> = { '/DCTDecode': 'jpg', '/JPXDecode': 'jp2' };

function fileOf(graph: Graph, image: ImageObject): Made | undefined {
  const last = image.filters.at(-1);
  const kind = AS_THEY_ARE[last?.name ?? ''];
  const outer = plainData(image.data, image.filters.slice(0, -1), MOST_UNPACKED);
  if (kind) return outer && { kind, bytes: outer };
  if (last?.name === '/CCITTFaxDecode') return outer && { kind: 'tif', bytes: faxFile(graph, image, last, outer) };
  const bytes = pngOf(image);
  return bytes && { kind: 'png', bytes };
}

const DEPTHS: ReadonlySet<number> = new Set([1, 2, 4, 8]);

function pngOf({ width, height, bits, colours, palette, filters, data }: ImageObject): Buffer | undefined {
  if (!DEPTHS.has(bits) || (colours !== 1 && colours !== 3) || (colours === 3 && bits !== 8)) return undefined;
  const facts = { width, height, bits, type: palette ? 3 : colours === 1 ? 0 : 2, ...(palette && { palette }) } as const;
  const [only, ...others] = filters;
  const { parameters } = only ?? {};
  const isPredicted = Number(parameters?.get('/Predictor') ?? 1) >= 10;
  if (only?.name === '/FlateDecode' && isPredicted && others.length === 0) {
    const fits =
      Number(parameters?.get('/Columns') ?? 1) === width &&
      Number(parameters?.get('/Colors') ?? 1) === colours &&
      Number(parameters?.get('/BitsPerComponent') ?? 8) === bits;
    return fits ? pngFile(facts, data) : undefined;
  }
  const pixels = plainData(data, filters, MOST_UNPACKED);
  const rows = pixels && pngRows(pixels, Math.ceil((width * colours * bits) / 8), height);
  return rows && pngFile(facts, rows);
}
