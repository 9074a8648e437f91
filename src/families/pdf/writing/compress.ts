/**
 * Lossless PDF compression: deduplicates objects, recompresses streams where that is shorter, packs objects into object streams, and drops
 * unreachable objects.
 */
import { withPage, withPdf } from '../../../core/pdf/document.ts';
import { loadObjects } from '../../../core/pdf/load-graph.ts';
import type { ObjectGraph } from '../../../core/pdf/object-graph.ts';
import { validatePdf } from '../../../core/pdf/rewrite.ts';
import { eachDict } from '../../../core/pdf/syntax.ts';
import { type DownsampleOptions, downsampleImages } from '../tools/downsample-images.ts';
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
}

export interface CompressTask {
  readonly bytes: Uint8Array;
  /** Lossy settings for pictures; undefined for lossless. */
  readonly images?: DownsampleOptions | undefined;
}

export async function compress({ bytes, images }: CompressTask): Promise<CompressResult> {
  const pdf = await validatePdf(bytes);
  const loaded = await loadObjects(pdf);
  const repaired = loaded.repaired ? (pdf.repaired ? pdf.bytes : loaded.file) : undefined;
  const { graph } = loaded;
  // Rewriting would break the signature, which covers the bytes.
  if (isSigned(graph)) return { file: undefined, signed: true, repaired };
  if (images) await downsampleImages(graph, images, await longestPageSide(pdf.bytes));
  recompressStreams(graph);
  const compacted = writeCompactPdf(graph, findDuplicates(graph));
  const file = await copyEncryption(pdf, compacted);
  return { file: file.length < bytes.length ? file : undefined, signed: false, repaired };
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

/** Longer side of the largest page, in points. */
function longestPageSide(bytes: Uint8Array): Promise<number> {
  return withPdf(bytes, (pdf) => {
    let longest = 1;
    for (let number = 1; number <= pdf.pages; number++) {
      longest = Math.max(longest, withPage(pdf, number, ({ width, height }) => Math.max(width, height)) ?? 1);
    }
    return longest;
  });
}
