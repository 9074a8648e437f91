/** Regular expressions for characters of Unicode blocks. */

/** Devanagari to Malayalam: the nine blocks of the main Indic scripts of India. */
export const INDIC: RegExp = /[\u0900-\u0d7f]/;
export const TAMIL: RegExp = /[\u0b80-\u0bff]/;
/** Arabic block: Urdu, Kashmiri and Sindhi. */
export const ARABIC: RegExp = /[\u0600-\u06ff]/;
