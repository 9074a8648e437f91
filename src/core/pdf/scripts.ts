/** Script properties that text extraction depends on. */

/** Complex scripts of South and South-East Asia, where glyphs and characters do not map one to one. */
const SHAPED =
  /[\u0900-\u0dff\u0e00-\u109f\u1780-\u17ff\u1900-\u1cff\ua800-\ua82f\ua840-\ua8ff\ua900-\ua95f\ua980-\uabff]|[\u{11000}-\u{11fff}]/u;

export function isShaped(text: string): boolean {
  return SHAPED.test(text);
}

/** RTL: Hebrew to the Arabic presentation forms, with their punctuation but without Arabic digits, which are read from left to right. */
const LEFTWARDS = /[\u0590-\u065f\u066a-\u06ef\u06fa-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

export function isLeftwards(text: string): boolean {
  return LEFTWARDS.test(text);
}

const SIGN = /^\p{M}/u;
const VIRAMA = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca\u1039\u17d2\u1bab\uaaf6\uabed]$/;
/** No combining mark and no RTL letter has a lower code. */
const FIRST_SIGN = '\u0300';
const FIRST_SIGN_CODE = FIRST_SIGN.charCodeAt(0);

/** Fast path: characters up to this code neither combine nor run from right to left. */
export function isSimple(code: number): boolean {
  return code < FIRST_SIGN_CODE;
}

export function isSign(text: string): boolean {
  return text >= FIRST_SIGN && SIGN.test(text);
}

/** Whether two texts cannot be separated: the second begins with a combining mark, or the first ends with a virama. */
export function clings(before: string, after: string): boolean {
  return isSign(after) || (before >= FIRST_SIGN && VIRAMA.test(before));
}
