/** Text as it is answered. */
import { toStreamSafe } from '../../../core/text/stream-safe.ts';

/** Hyphens that part a word at the end of a line, as PDFium marks them, and those that are never seen. */
const HIDDEN_HYPHENS = /[\u0002\u00ad\ufffe]/g;
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\uffff]/g;
/** A run of blanks is looked at once, from where it begins. */
const BLANK_ENDS = /(?<![ \t])[ \t]+$/gm;

export function tidy(text: string): string {
  const plain = text
    .replace(/\r\n?/g, '\n')
    .replace(HIDDEN_HYPHENS, '')
    .replace(CONTROLS, '')
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(BLANK_ENDS, '')
    .replace(/^\n+|(?<!\n)\n+$/g, '');
  // A page may hold any number of combining marks in a row, and cannot be refused for that.
  return toStreamSafe(plain).normalize('NFC');
}
