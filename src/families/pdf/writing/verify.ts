/**
 * Verifies that two PDFs are visually equal: equal page count, equal text on each page, and equal pixels on the first and the last; similar pixels
 * if images were recompressed.
 */
import { createHash } from 'node:crypto';
import { type OpenPage, withPage, withPdf } from '../../../core/pdf/document.ts';
import { withTextPage } from '../../../core/pdf/glyphs.ts';
import { renderBitmap } from '../../../core/pdf/render-bitmap.ts';
import { sizeAtDpi } from '../../../core/pdf/render-size.ts';

export interface VerifyTask {
  readonly original: Uint8Array;
  readonly compressed: Uint8Array;
  /** Whether images were recompressed: pixels may differ a little in this case. */
  readonly isLossy: boolean;
}

/** Resolution of the comparison: every line and letter is visible. */
const DPI = 50;
const MAX_SIDE = 1_000;

/** Maximum mean difference of the pixels of a page, of 255: recompressed images differ by less, inverted or missing ones by more. */
const MAX_DIFFERENCE = 16;

export async function isVisuallyEqual({ original, compressed, isLossy }: VerifyTask): Promise<boolean> {
  const [before, after] = [await readAppearance(original), await readAppearance(compressed)];
  if (before.textHash !== after.textHash || before.pixels.length !== after.pixels.length) return false;
  const maxDifference = isLossy ? MAX_DIFFERENCE : 0;
  return before.pixels.every((pixels, index) => meanDifference(pixels, after.pixels[index] as Uint8Array) <= maxDifference);
}

interface Appearance {
  /** Hash of the number of pages, their sizes and their text. */
  readonly textHash: string;
  /** Of the first and the last page. */
  readonly pixels: readonly Uint8Array[];
}

function readAppearance(bytes: Uint8Array): Promise<Appearance> {
  return withPdf(bytes, (pdf) => {
    const hash = createHash('sha256').update(`${pdf.pages}\0`);
    const pixels: Uint8Array[] = [];
    for (let number = 1; number <= pdf.pages; number++) {
      // A page that cannot be loaded must fail in the other file too.
      const isOpened = withPage(pdf, number, (page) => {
        hash.update(`${number} ${page.width} ${page.height} ${withTextPage(page, (textPage) => textPage.plainText())}\0`);
        if (number === 1 || number === pdf.pages) pixels.push(renderPixels(page));
        return true;
      });
      if (!isOpened) hash.update(`${number} cannot be opened\0`);
    }
    return { textHash: hash.digest('base64'), pixels };
  });
}

const renderPixels = (page: OpenPage): Uint8Array => renderBitmap(page, sizeAtDpi(page, DPI, MAX_SIDE), 'colour').pixels;

function meanDifference(first: Uint8Array, second: Uint8Array): number {
  if (first.length !== second.length) return Number.POSITIVE_INFINITY;
  let sum = 0;
  for (let index = 0; index < first.length; index++) sum += Math.abs((first[index] as number) - (second[index] as number));
  return sum / Math.max(1, first.length);
}
