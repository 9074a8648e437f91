/**
 * Stream-Safe Text Format (UAX #15, section 13): at most 30 combining marks in a row. Canonical ordering sorts each run of marks by
 * insertion, so normalisation is linear in a text only while its runs are bounded: 100,000 marks in one run take 20 seconds.
 */

export const MAX_MARK_RUN = 30;

/** COMBINING GRAPHEME JOINER: an invisible mark of combining class 0, which ends a run; UAX #15 inserts it to break up longer ones. */
const GRAPHEME_JOINER = '\u034f';
const MARK = /^(?!\u034f)\p{M}$/u;
const LONG_RUN = new RegExp(`\\p{M}{${MAX_MARK_RUN}}(?=\\p{M})`, 'gu');
/** The first combining mark in Unicode. */
const FIRST_MARK = 0x300;

const UNKNOWN = 0;
const BASE = 1;
const COMBINING = 2;
/** Lookup table for the code units of the BMP, filled on first use. */
const kinds = new Uint8Array(0x1_0000);

function isMark(codePoint: number): boolean {
  if (codePoint < FIRST_MARK) return false;
  if (codePoint >= kinds.length) return MARK.test(String.fromCodePoint(codePoint));
  let kind = kinds[codePoint] as number;
  if (kind === UNKNOWN) {
    kind = MARK.test(String.fromCharCode(codePoint)) ? COMBINING : BASE;
    kinds[codePoint] = kind;
  }
  return kind === COMBINING;
}

/** Whether more than 30 combining marks follow each other. Samples every 31st position and counts only around those that hold a mark. */
export function hasLongMarkRun(text: string): boolean {
  for (let index = MAX_MARK_RUN; index < text.length; index += MAX_MARK_RUN + 1) {
    const start = isTrailSurrogate(text.charCodeAt(index)) ? index - 1 : index;
    if (isMark(text.codePointAt(start) as number) && marksAround(text, start) > MAX_MARK_RUN) return true;
  }
  return false;
}

/** Length of the run that contains the mark at `start`; stops counting above the limit. */
function marksAround(text: string, start: number): number {
  let count = 0;
  for (let index = start; index < text.length && count <= MAX_MARK_RUN; count++) {
    const codePoint = text.codePointAt(index) as number;
    if (!isMark(codePoint)) break;
    index += codePoint > 0xffff ? 2 : 1;
  }
  for (let index = start - 1; index >= 0 && count <= MAX_MARK_RUN; index--, count++) {
    if (isTrailSurrogate(text.charCodeAt(index)) && index > 0) index--;
    if (!isMark(text.codePointAt(index) as number)) break;
  }
  return count;
}

function isTrailSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}

/** Breaks up long runs, for text from files, which cannot be rejected. */
export function toStreamSafe(text: string): string {
  return hasLongMarkRun(text) ? text.replace(LONG_RUN, `$&${GRAPHEME_JOINER}`) : text;
}
