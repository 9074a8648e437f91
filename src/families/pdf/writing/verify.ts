/** Verifies that two PDFs are visually equal: equal page count, equal text on each page, and equal pixels on the first and the last. */
import { createHash } from 'node:crypto';
import { type OpenPage, withPage, withPdf } from '../../../core/pdf/document.ts';
import { withTextPage } from '../../../core/pdf/glyphs.ts';
import { renderBitmap } from '../../../core/pdf/render-bitmap.ts';
import { sizeAtDpi } from '../../../core/pdf/render-size.ts';

export interface VerifyTask {
  readonly original: Uint8Array;
  readonly compressed: Uint8Array;
  /** Whether pictures may differ; pixels are not compared in this case. */
  readonly textOnly: boolean;
}

/** Resolution of the comparison: every line and letter is visible. */
const DPI = 50;
const MAX_SIDE = 1_000;

export async function isVisuallyEqual({ original, compressed, textOnly }: VerifyTask): Promise<boolean> {
  const [originalHash, compressedHash] = [await visualHash(original, textOnly), await visualHash(compressed, textOnly)];
  return originalHash === compressedHash;
}

function visualHash(bytes: Uint8Array, textOnly: boolean): Promise<string> {
  return withPdf(bytes, (pdf) => {
    const pixelHash = createHash('sha256');
    for (let number = 1; number <= pdf.pages; number++) {
      const isRendered = !textOnly && (number === 1 || number === pdf.pages);
      // A page that cannot be loaded must fail in the other file too.
      const isOpened = withPage(pdf, number, (page) => {
        pixelHash.update(`${number} ${page.width} ${page.height} ${withTextPage(page, (textPage) => textPage.plainText())}\0`);
        if (isRendered) pixelHash.update(renderPixels(page));
        return true;
      });
      if (!isOpened) pixelHash.update(`${number} cannot be opened\0`);
    }
    return `${pdf.pages} ${pixelHash.digest('base64')}`;
  });
}

const renderPixels = (page: OpenPage): Uint8Array => renderBitmap(page, sizeAtDpi(page, DPI, MAX_SIDE), 'colour').pixels;
