/** A character of some Unicode blocks. */

/** From Devanagari to Malayalam: all nine blocks of Indic scripts that Indian languages are mostly written in. */
export const INDIC: RegExp = /[\u0900-\u0d7f]/;
export const TAMIL: RegExp = /[\u0b80-\u0bff]/;
/** Of Urdu, Kashmiri and Sindhi. */
export const ARABIC: RegExp = /[\u0600-\u06ff]/;
