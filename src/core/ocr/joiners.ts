/**
 * The models write a zero-width non-joiner after every virama that ends a word, because they were taught that form.
 * There it changes nothing that can be seen, and it keeps the word from being found; within a word it can be meant.
 */
const AFTER_LAST_VIRAMA = /(?<=[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d])\u200c(?![\p{L}\p{M}])/gu;

/** Tamil has two ligatures that a non-joiner takes apart, those of க்ஷ and ஸ்ரீ; anywhere else it is without meaning. */
const IN_TAMIL = /(?<=\u0bcd)\u200c(?![ஷர])/gu;

export function withoutIdleJoiners(text: string): string {
  return text.replace(AFTER_LAST_VIRAMA, '').replace(IN_TAMIL, '');
}
