/** Verifies that two PDFs show the same: equal page count, equal text on each page, and equal pixels on the first and the last. */
import { createHash } from 'node:crypto';
import { drawPage } from '../../../core/pdf/bitmap.ts';
import { type OpenPage, readPage, readPdf } from '../../../core/pdf/document.ts';
import { withWriting } from '../../../core/pdf/glyphs.ts';
import { sizeAtDpi } from '../../../core/pdf/scale.ts';

export interface ProofTask {
  readonly original: Uint8Array;
  readonly made: Uint8Array;
  /** Whether pictures may differ: then pixels are not compared. */
  readonly textAlone: boolean;
}

/** Enough for every line and letter to show. */
const DPI = 50;
const LONGEST_SIDE = 1_000;

export async function showsTheSame({ original, made, textAlone }: ProofTask): Promise<boolean> {
  const [one, other] = [await looksOf(original, textAlone), await looksOf(made, textAlone)];
  return one === other;
}

function looksOf(bytes: Uint8Array, textAlone: boolean): Promise<string> {
  return readPdf(bytes, (pdf) => {
    const looks = createHash('sha256');
    for (let number = 1; number <= pdf.pages; number++) {
      const isDrawn = !textAlone && (number === 1 || number === pdf.pages);
      // A page that cannot be loaded must fail in the other file too.
      const opened = readPage(pdf, number, (page) => {
        looks.update(`${number} ${page.width} ${page.height} ${withWriting(page, (writing) => writing.plain())}\0`);
        if (isDrawn) looks.update(pixelsOf(page));
        return true;
      });
      if (!opened) looks.update(`${number} cannot be opened\0`);
    }
    return `${pdf.pages} ${looks.digest('base64')}`;
  });
}

const pixelsOf = (page: OpenPage): Uint8Array => drawPage(page, sizeAtDpi(page, DPI, LONGEST_SIDE), 'colour').pixels;
