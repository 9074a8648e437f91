/**
 * Lossless PDF compression: deduplicates objects, recompresses streams where that is shorter, packs objects into object streams, and drops
 * unreachable objects.
 */
import { readPage, readPdf } from '../../../core/pdf/document.ts';
import type { Graph } from '../../../core/pdf/graph.ts';
import { plainObjects } from '../../../core/pdf/plain.ts';
import { soundPdf } from '../../../core/pdf/rewriting.ts';
import { eachDict } from '../../../core/pdf/syntax.ts';
import { type Shrinking, shrinkImages } from '../tools/shrink-images.ts';
import { findDuplicates } from './duplicates.ts';
import { encryptedLike } from './encryption.ts';
import { writeFile } from './file.ts';
import { repackStreams } from './repack.ts';

export interface Compressed {
  /** Undefined if nothing was gained, and for signed files. */
  readonly file: Uint8Array | undefined;
  readonly signed: boolean;
  /** The repaired copy of a damaged file, before compression. */
  readonly repaired: Uint8Array | undefined;
}

export interface CompressTask {
  readonly bytes: Uint8Array;
  /** Lossy settings for pictures; undefined for lossless. */
  readonly images?: Shrinking | undefined;
}

export async function compress({ bytes, images }: CompressTask): Promise<Compressed> {
  const pdf = await soundPdf(bytes);
  const plain = await plainObjects(pdf);
  const repaired = plain.repaired ? (pdf.repaired ? pdf.bytes : plain.file) : undefined;
  const { graph } = plain;
  // Rewriting would break the signature, which covers the bytes.
  if (isSigned(graph)) return { file: undefined, signed: true, repaired };
  if (images) await shrinkImages(graph, images, await longestSide(pdf.bytes));
  repackStreams(graph);
  const small = writeFile(graph, findDuplicates(graph));
  const file = await encryptedLike(pdf, small);
  return { file: file.length < bytes.length ? file : undefined, signed: false, repaired };
}

function isSigned({ objects }: Graph): boolean {
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
function longestSide(bytes: Uint8Array): Promise<number> {
  return readPdf(bytes, (pdf) => {
    let longest = 1;
    for (let number = 1; number <= pdf.pages; number++) {
      longest = Math.max(longest, readPage(pdf, number, ({ width, height }) => Math.max(width, height)) ?? 1);
    }
    return longest;
  });
}
