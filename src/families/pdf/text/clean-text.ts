/** Normalises extracted text for output. */
import { toStreamSafe } from '../../../core/text/stream-safe.ts';

/** End-of-line hyphens as marked by PDFium, and soft hyphens. */
const HIDDEN_HYPHENS = /[\u0002\u00ad\ufffe]/g;
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\uffff]/g;
/** The lookbehind makes a run of blanks match only from its start, which avoids quadratic backtracking. */
const TRAILING_BLANKS = /(?<![ \t])[ \t]+$/gm;

export function cleanText(text: string): string {
  const cleaned = text
    .replace(/\r\n?/g, '\n')
    .replace(HIDDEN_HYPHENS, '')
    .replace(CONTROL_CHARACTERS, '')
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(TRAILING_BLANKS, '')
    .replace(/^\n+|(?<!\n)\n+$/g, '');
  // Inserts grapheme joiners (UAX #15 stream-safe format): a page may hold any number of combining marks in a row, and is no error.
  return toStreamSafe(cleaned).normalize('NFC');
}
