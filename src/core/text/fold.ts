/**
 * Text folding: how words are compared everywhere, when a dataset is built and when it is searched.
 * Case, accents and the width of letters do not matter; the vowel signs of Indian scripts do.
 */

/** Accents of Latin, Greek and Cyrillic letters. Marks of Indian scripts are letters in their own right and stay. */
const ACCENTS = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]/g;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const ONLY_ASCII = /^[\0-\x7f]*$/;
/** The same as `WORD` for such texts, several times as fast. */
const ASCII_WORD = /[a-z0-9]+/g;

/**
 * Bounds the growth by compatibility decomposition, which makes 18 letters of one ligature (U+FDFA): lengths are checked before folding,
 * and a folded text must not be much longer.
 */
const MAX_GROWTH = 3;
const GROWTH_OF_SHORT = 32;

/** The form in which two spellings of one word are equal. */
export function fold(text: string): string {
  if (ONLY_ASCII.test(text)) return text.toLowerCase();
  const folded = text.normalize('NFKD').replace(ACCENTS, '').normalize('NFC').toLowerCase();
  return folded.slice(0, MAX_GROWTH * text.length + GROWTH_OF_SHORT);
}

let last: { readonly text: string; readonly words: readonly string[] } = { text: '', words: [] };

/** The folded words of a text, in order: runs of letters, marks and digits. A search asks for those of one text again and again. */
export function words(text: string): readonly string[] {
  if (text !== last.text) last = { text, words: wordsOf(text) };
  return last.words;
}

function wordsOf(text: string): readonly string[] {
  const folded = fold(text);
  return folded.match(ONLY_ASCII.test(folded) ? ASCII_WORD : WORD) ?? [];
}

/** The folded words joined by single spaces: equal for texts that differ only in punctuation, spacing, case and accents. */
export function canonical(text: string): string {
  return words(text).join(' ');
}

/** The folded words of a name without any space: "Anna Nagar", "annanagar" and "ANNA-NAGAR" are one. */
export function nameKey(text: string): string {
  return words(text).join('');
}

const NAMED_WORD = /[\p{L}\p{M}\p{N}']+/gu;
const SMALL_WORDS = new Set(['and', 'of', 'the']);

/** "SRI GANGANAGAR" → "Sri Ganganagar", for names that were published in capitals only. */
export function titleCase(text: string): string {
  return text
    .toLowerCase()
    .replace(NAMED_WORD, (word, at: number) => (at > 0 && SMALL_WORDS.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)));
}

/** The zeros of the digits that are written in India besides 0 to 9; the other nine follow each of them. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x1c50, 0xabf0, 0xff10];

/** Digits of any script as 0 to 9: "९८४०" → "9840". */
export function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) as number;
    const zero = ZEROS.find((start) => code >= start && code < start + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}
