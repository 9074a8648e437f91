/**
 * PDF compression: deduplicates objects, recompresses streams where that is shorter, packs objects into object streams, and drops unreachable
 * objects; on request also with smaller images (lossy).
 */
import { loadObjects } from '../../../core/pdf/load-graph.ts';
import type { ObjectGraph } from '../../../core/pdf/object-graph.ts';
import { type ValidPdf, validatePdf } from '../../../core/pdf/rewrite.ts';
import { eachDict } from '../../../core/pdf/syntax.ts';
import { LOWEST_QUALITY, searchImageQuality } from '../images/byte-target.ts';
import { extractInlineImages } from '../images/inline-images.ts';
import { longestPageSide } from '../images/page-content.ts';
import { removePrivateData } from '../images/private-data.ts';
import { type ImageQuality, ImageRecompressor } from '../images/recompress-images.ts';
import { writeCompactPdf } from './compact-writer.ts';
import { findDuplicates } from './duplicates.ts';
import { copyEncryption } from './encryption.ts';
import { recompressStreams } from './recompress.ts';

export interface CompressResult {
  /** Undefined if nothing was gained, and for signed files. */
  readonly file: Uint8Array | undefined;
  readonly signed: boolean;
  /** The repaired copy of a damaged file, before compression. */
  readonly repaired: Uint8Array | undefined;
  /** Present if images were recompressed. */
  readonly images: UsedQuality | undefined;
}

export interface UsedQuality extends ImageQuality {
  /** Number of different images that became smaller. */
  readonly count: number;
}

export interface CompressTask {
  readonly bytes: Uint8Array;
  /** Lossy settings for images; undefined for lossless. */
  readonly images?: ImageQuality | undefined;
  /** Images are recompressed in the best quality with which the file has at most so many bytes. */
  readonly maxBytes?: number | undefined;
}

/** The first quality that is tried for `maxBytes`, if none is given. */
const BEST_QUALITY: ImageQuality = { dpi: 220, quality: 88 };
/** Time budget for images: the rest stays unchanged. */
const TIME_BUDGET_MS = 20_000;
/** Time budget of a search, which ends with the best result that it has. */
const SEARCH_BUDGET_MS = 28_000;

export async function compress({ bytes, images, maxBytes }: CompressTask): Promise<CompressResult> {
  const started = Date.now();
  const pdf = await validatePdf(bytes);
  const loaded = await loadObjects(pdf);
  const repaired = loaded.repaired ? (pdf.repaired ? pdf.bytes : loaded.file) : undefined;
  const { graph } = loaded;
  // Rewriting would break the signature, which covers the bytes.
  if (isSigned(graph)) return { file: undefined, signed: true, repaired, images: undefined };
  const compressed =
    maxBytes === undefined
      ? await compressImages(pdf, graph, images, started + TIME_BUDGET_MS)
      : await compressUnder(pdf, graph, images, { maxBytes, originalBytes: bytes.length }, started + SEARCH_BUDGET_MS);
  const { file } = compressed;
  const isSmaller = file.length < bytes.length;
  return { file: isSmaller ? file : undefined, signed: false, repaired, images: isSmaller ? compressed.images : undefined };
}

interface CompressedFile {
  readonly file: Uint8Array;
  readonly images?: UsedQuality | undefined;
}

async function compressImages(
  pdf: ValidPdf,
  graph: ObjectGraph,
  quality: ImageQuality | undefined,
  deadline: number,
): Promise<CompressedFile> {
  if (!quality) return { file: await recompressAndWrite(pdf, graph) };
  removePrivateData(graph);
  extractInlineImages(graph);
  const recompressor = new ImageRecompressor(graph, quality, longestPageSide(graph));
  const { graph: smaller, count } = await recompressor.recompress(quality, deadline);
  return { file: await recompressAndWrite(pdf, smaller), images: { ...quality, count } };
}

async function compressUnder(
  pdf: ValidPdf,
  graph: ObjectGraph,
  images: ImageQuality | undefined,
  { maxBytes, originalBytes }: { readonly maxBytes: number; readonly originalBytes: number },
  deadline: number,
): Promise<CompressedFile> {
  const start = await compressImages(pdf, graph, images, deadline);
  if (Math.min(start.file.length, originalBytes) <= maxBytes) return start;
  removePrivateData(graph);
  extractInlineImages(graph);
  const best = images ?? BEST_QUALITY;
  const recompressor = new ImageRecompressor(graph, best, longestPageSide(graph));
  const encode = async (quality: ImageQuality): Promise<CompressedFile & { readonly bytes: number }> => {
    const { graph: smaller, count } = await recompressor.recompress(quality, deadline);
    const file = await write(pdf, smaller);
    return { file, bytes: file.length, images: { ...quality, count } };
  };
  const isReachable = start.file.length - recompressor.bytes < maxBytes;
  const attempt = await (isReachable ? searchImageQuality(maxBytes, best, encode, deadline) : encode(LOWEST_QUALITY));
  return attempt.bytes < start.file.length ? attempt : start;
}

function recompressAndWrite(pdf: ValidPdf, graph: ObjectGraph): Promise<Uint8Array> {
  recompressStreams(graph);
  return write(pdf, graph);
}

function write(pdf: ValidPdf, graph: ObjectGraph): Promise<Uint8Array> {
  return copyEncryption(pdf, writeCompactPdf(graph, findDuplicates(graph)));
}

function isSigned({ objects }: ObjectGraph): boolean {
  for (const { value } of objects.values()) {
    let signed = false;
    eachDict(value, (dict) => {
      signed ||= dict.has('/ByteRange') && dict.has('/Contents');
    });
    if (signed) return true;
  }
  return false;
}
