/**
 * Removal of redundant zero-width non-joiners (ZWNJ). The models emit one after every word-final virama, because they were trained on that form.
 * There it is invisible and breaks text search; within a word it can be significant.
 */
const AFTER_LAST_VIRAMA = /(?<=[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d])\u200c(?![\p{L}\p{M}])/gu;

/** Within Tamil words: Tamil has two ligatures that a ZWNJ splits, க்ஷ and ஸ்ரீ; elsewhere it has no effect. */
const IN_TAMIL = /(?<=\u0bcd)\u200c(?![ஷர])/gu;

export function stripRedundantZwnj(text: string): string {
  return text.replace(AFTER_LAST_VIRAMA, '').replace(IN_TAMIL, '');
}
