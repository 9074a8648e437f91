/** Text as it is answered. */

/** Hyphens that part a word at the end of a line, as PDFium marks them, and those that are never seen. */
const HIDDEN_HYPHENS = /[\u0002\u00ad\ufffe]/g;
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\uffff]/g;
/** A run of blanks is looked at once, from where it begins. */
const BLANK_ENDS = /(?<![ \t])[ \t]+$/gm;

export function tidy(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(HIDDEN_HYPHENS, '')
    .replace(CONTROLS, '')
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(BLANK_ENDS, '')
    .replace(/^\n+|(?<!\n)\n+$/g, '')
    .normalize('NFC');
}
