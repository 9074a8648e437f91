/** Downsamples and re-encodes the images of a PDF (lossy). Child processes only. */
import { createHash } from 'node:crypto';
import type { ObjectGraph, PdfObject } from '../../../core/pdf/object-graph.ts';
import { type Dict, isDict, Ref, serialiseValue } from '../../../core/pdf/syntax.ts';
import { type ImageObject, parseImage } from '../tools/image-object.ts';
import { deviceSpace, type EncodedImage, encodeBilevel, encodeGrey, encodeJpeg, encodePalette } from './encode-image.ts';
import { type ImageKind, type ImagePixels, kindOf, readImagePixels, resizePixels } from './image-pixels.ts';
import { type DisplayedSize, findDisplayedSizes } from './image-placements.ts';

export interface ImageQuality {
  readonly dpi: number;
  /** Of JPEG, 1 to 100. */
  readonly quality: number;
}

/** An image that may be re-encoded, and its identical copies. */
interface Candidate {
  readonly objects: readonly PdfObject[];
  readonly image: ImageObject;
  readonly kind: ImageKind;
  readonly displayed: DisplayedSize | undefined;
}

interface Pixels {
  readonly pixels: ImagePixels;
  /** The samples without loss as a palette, if the image is no photograph. */
  readonly palette: EncodedImage | undefined;
}

/** Minimum size of an encoded image; smaller ones are icons and ornaments. */
const MIN_BYTES = 3 * 1024;
/** Maximum size ratio for a replacement. */
const MAX_SIZE_RATIO = 0.95;
/** An image with few colours is stored without loss if that costs at most so much more than JPEG. */
const LOSSLESS_SIZE_RATIO = 1.25;
/** Minimum reduction of a side: a little less resolution costs sharpness and saves nothing. */
const MAX_SCALE = 0.85;
const POINTS_PER_INCH = 72;
/** Black and white needs twice the resolution of pictures, as it has no shades; more than the maximum is not visible in print either. */
const BILEVEL_DPI_RATIO = 2;
const MAX_BILEVEL_DPI = 300;
/** Artefacts in a soft mask are visible as halos. */
const MIN_MASK_QUALITY = 75;
/** Limit on decoded pixels that stay in memory between attempts; those beyond it are decoded again. */
const MAX_CACHED_BYTES = 160 * 1024 * 1024;

export interface RecompressedImages {
  readonly graph: ObjectGraph;
  /** Number of different images that became smaller. */
  readonly count: number;
  /** Whether time was left for all images. */
  readonly isComplete: boolean;
}

export class ImageRecompressor {
  readonly #graph: ObjectGraph;
  readonly #best: ImageQuality;
  readonly #longestSide: number;
  readonly #candidates: readonly Candidate[];
  readonly #cache = new Map<Candidate, Promise<Pixels | undefined>>();
  #cachedBytes = 0;

  /**
   * @param best the highest quality that will be asked for
   * @param longestSide of the pages in points: no image needs more pixels than fill it
   */
  constructor(graph: ObjectGraph, best: ImageQuality, longestSide: number) {
    this.#graph = graph;
    this.#best = best;
    this.#longestSide = longestSide;
    this.#candidates = findCandidates(graph);
  }

  /** Encoded size of all images that may become smaller. */
  get bytes(): number {
    return this.#candidates.reduce((sum, { image }) => sum + image.data.length, 0);
  }

  /** A copy of the graph with the smaller images. @param deadline images whose turn is later stay unchanged */
  async recompress(quality: ImageQuality, deadline: number): Promise<RecompressedImages> {
    const replaced = new Map<PdfObject, PdfObject>();
    let [count, isComplete] = [0, true];
    for (const candidate of this.#candidates) {
      if (Date.now() > deadline) {
        isComplete = false;
        break;
      }
      const encoded = await this.#encode(candidate, quality);
      if (!encoded || encoded.data.length > candidate.image.data.length * MAX_SIZE_RATIO) continue;
      count++;
      for (const object of candidate.objects) replaced.set(object, replaceData(object.value as Dict, encoded));
    }
    const objects = new Map([...this.#graph.objects].map(([number, object]) => [number, replaced.get(object) ?? object]));
    return { graph: { ...this.#graph, objects }, count, isComplete };
  }

  async #encode(candidate: Candidate, { dpi, quality }: ImageQuality): Promise<EncodedImage | undefined> {
    try {
      const source = await this.#pixelsOf(candidate);
      if (!source) return undefined;
      const { kind } = candidate;
      const { pixels, palette } = source;
      const resized = await resizePixels(pixels, this.#targetSize(candidate, dpi, pixels.width, pixels.height));
      if (kind === 'bilevel') return await encodeBilevel(resized);
      const jpeg = await encodeJpeg(resized, kind === 'softMask' ? Math.max(quality, MIN_MASK_QUALITY) : quality);
      const lossless = kind === 'softMask' ? await encodeGrey(resized) : palette;
      const best = lossless && lossless.data.length <= jpeg.data.length * LOSSLESS_SIZE_RATIO ? lossless : jpeg;
      return pixels.isOriginalSpace ? best : { colourSpace: deviceSpace(pixels), ...best };
    } catch {
      // A damaged image stays unchanged.
      return undefined;
    }
  }

  #pixelsOf(candidate: Candidate): Promise<Pixels | undefined> {
    const cached = this.#cache.get(candidate);
    if (cached) return cached;
    const pixels = this.#read(candidate);
    const { width, height } = this.#targetSize(candidate, this.#best.dpi, candidate.image.width, candidate.image.height);
    this.#cachedBytes += width * height * 3;
    if (this.#cachedBytes <= MAX_CACHED_BYTES) this.#cache.set(candidate, pixels);
    return pixels;
  }

  async #read(candidate: Candidate): Promise<Pixels | undefined> {
    const { objects, image, kind } = candidate;
    let palette: EncodedImage | undefined;
    const pixels = await readImagePixels(this.#graph, objects[0] as PdfObject, image, kind, (size, decoded) => {
      if (decoded && kind === 'picture' && !PHOTO_FILTERS.has(image.filters.at(-1)?.name ?? '')) palette = encodePalette(decoded);
      return this.#targetSize(candidate, this.#best.dpi, size.width, size.height);
    });
    return pixels && { pixels, palette };
  }

  #targetSize({ displayed, kind }: Candidate, dpi: number, width: number, height: number): DisplayedSize {
    const side = this.#longestSide;
    const limit = displayed ?? (width > height ? { width: side, height: 0 } : { width: 0, height: side });
    const pixelsPerPoint = (kind === 'bilevel' ? Math.min(dpi * BILEVEL_DPI_RATIO, MAX_BILEVEL_DPI) : dpi) / POINTS_PER_INCH;
    const scale = Math.max((limit.width * pixelsPerPoint) / width, (limit.height * pixelsPerPoint) / height);
    if (scale > MAX_SCALE) return { width, height };
    return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  }
}

const PHOTO_FILTERS: ReadonlySet<string> = new Set(['/DCTDecode', '/JPXDecode']);

function findCandidates(graph: ObjectGraph): Candidate[] {
  const displayedSizes = findDisplayedSizes(graph);
  const softMasks = findSoftMasks(graph);
  const groups = new Map<string, { objects: PdfObject[]; image: ImageObject; kind: ImageKind; sizes: (DisplayedSize | undefined)[] }>();
  for (const [number, object] of graph.objects) {
    const image = parseImage(graph, object);
    if (!image || image.data.length < MIN_BYTES) continue;
    const owners = softMasks.get(number);
    const kind = kindOf(graph, image, owners !== undefined);
    if (!kind) continue;
    const key = createHash('sha256').update(image.data).update(serialiseValue(image.dict, Number)).digest('base64');
    const group = groups.get(key) ?? { objects: [], image, kind, sizes: [] };
    group.objects.push(object);
    group.sizes.push(...(owners ?? [number]).map((owner) => displayedSizes.get(owner)));
    groups.set(key, group);
  }
  return [...groups.values()].map(({ objects, image, kind, sizes }) => ({ objects, image, kind, displayed: largest(sizes) }));
}

function largest(sizes: readonly (DisplayedSize | undefined)[]): DisplayedSize | undefined {
  let [width, height] = [0, 0];
  for (const size of sizes) {
    if (!size) return undefined;
    width = Math.max(width, size.width);
    height = Math.max(height, size.height);
  }
  return { width, height };
}

/** Soft mask → images that use it. */
function findSoftMasks(graph: ObjectGraph): Map<number, number[]> {
  const owners = new Map<number, number[]>();
  for (const [number, { value }] of graph.objects) {
    const mask = isDict(value) && value.get('/Subtype') === '/Image' ? value.get('/SMask') : undefined;
    if (mask instanceof Ref) owners.set(mask.number, [...(owners.get(mask.number) ?? []), number]);
  }
  return owners;
}

function replaceData(original: Dict, { data, width, height, bits, filter, parameters, colourSpace }: EncodedImage): PdfObject {
  const value: Dict = new Map(original);
  value.set('/Width', String(width)).set('/Height', String(height)).set('/Filter', filter);
  if (value.get('/ImageMask') !== 'true') value.set('/BitsPerComponent', String(bits));
  if (parameters) value.set('/DecodeParms', parameters);
  else value.delete('/DecodeParms');
  if (colourSpace !== undefined) value.set('/ColorSpace', colourSpace).delete('/Decode');
  return { value, data };
}
