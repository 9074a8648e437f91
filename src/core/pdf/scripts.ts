/** Unicode script properties for text extraction: complex scripts, RTL scripts, combining marks and viramas. */

/** Complex scripts of South and South-East Asia, where glyphs and characters do not map one to one. */
const COMPLEX_SCRIPT =
  /[\u0900-\u0dff\u0e00-\u109f\u1780-\u17ff\u1900-\u1cff\ua800-\ua82f\ua840-\ua8ff\ua900-\ua95f\ua980-\uabff]|[\u{11000}-\u{11fff}]/u;

export function isComplexScript(text: string): boolean {
  return COMPLEX_SCRIPT.test(text);
}

/** RTL: Hebrew to the Arabic presentation forms, with their punctuation but without Arabic digits, which are read from left to right. */
const RTL = /[\u0590-\u065f\u066a-\u06ef\u06fa-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

export function isRtl(text: string): boolean {
  return RTL.test(text);
}

const COMBINING_MARK = /^\p{M}/u;
const VIRAMA = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca\u1039\u17d2\u1bab\uaaf6\uabed]$/;
/** No combining mark and no RTL letter has a lower code. */
const FIRST_COMBINING_MARK = '\u0300';
const FIRST_COMBINING_MARK_CODE = FIRST_COMBINING_MARK.charCodeAt(0);

/** Fast path: characters up to this code neither combine nor run from right to left. */
export function isSimpleCode(code: number): boolean {
  return code < FIRST_COMBINING_MARK_CODE;
}

export function isCombiningMark(text: string): boolean {
  return text >= FIRST_COMBINING_MARK && COMBINING_MARK.test(text);
}

/** Whether two texts cannot be separated: the second begins with a combining mark, or the first ends with a virama. */
export function isInseparable(before: string, after: string): boolean {
  return isCombiningMark(after) || (before >= FIRST_COMBINING_MARK && VIRAMA.test(before));
}
