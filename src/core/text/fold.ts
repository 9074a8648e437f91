/**
 * Text folding for comparison, shared by index building and search. Ignores case, accents and letter width; keeps the vowel signs of Indian scripts.
 */

/** Combining diacritics of Latin, Greek and Cyrillic. Combining marks of Indian scripts carry meaning and stay. */
const ACCENTS = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]/g;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const ONLY_ASCII = /^[\0-\x7f]*$/;
/** Equivalent to `WORD` for folded ASCII text, several times as fast. */
const ASCII_WORD = /[a-z0-9]+/g;

/**
 * Bounds the growth by compatibility decomposition, which expands one ligature (U+FDFA) to 18 letters: lengths are checked before folding, so folded
 * text must not be much longer.
 */
const MAX_GROWTH = 3;
const MAX_GROWTH_OF_SHORT = 32;

/** Case and accent folding (NFKD without diacritics, lower case), so that spelling variants of a word compare equal. */
export function fold(text: string): string {
  if (ONLY_ASCII.test(text)) return text.toLowerCase();
  const folded = text.normalize('NFKD').replace(ACCENTS, '').normalize('NFC').toLowerCase();
  return folded.slice(0, MAX_GROWTH * text.length + MAX_GROWTH_OF_SHORT);
}

let lastTokenised: { readonly text: string; readonly words: readonly string[] } = { text: '', words: [] };

/** Tokenises into folded words, in order: runs of letters, marks and digits. The last result is cached, as a search tokenises one text repeatedly. */
export function words(text: string): readonly string[] {
  if (text !== lastTokenised.text) lastTokenised = { text, words: tokenise(text) };
  return lastTokenised.words;
}

function tokenise(text: string): readonly string[] {
  return (ONLY_ASCII.test(text) ? text.toLowerCase().match(ASCII_WORD) : fold(text).match(WORD)) ?? [];
}

/** Folded words joined by single spaces: equal for texts that differ only in punctuation, spacing, case and accents. */
export function canonical(text: string): string {
  return words(text).join(' ');
}

/** Folded words concatenated, as a key for names: "Anna Nagar", "annanagar" and "ANNA-NAGAR" are equal. */
export function nameKey(text: string): string {
  return words(text).join('');
}

const NAMED_WORD = /[\p{L}\p{M}\p{N}']+/gu;
const SMALL_WORDS = new Set(['and', 'of', 'the']);

/** "SRI GANGANAGAR" → "Sri Ganganagar", for names published in capitals only. */
export function titleCase(text: string): string {
  return text
    .toLowerCase()
    .replace(NAMED_WORD, (word, index: number) =>
      index > 0 && SMALL_WORDS.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    );
}

/** Zero digits of the numeral systems written in India besides ASCII; each is followed by its digits 1 to 9. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x1c50, 0xabf0, 0xff10];

/** Converts decimal digits of any of these scripts to ASCII: "९८४०" → "9840". */
export function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) as number;
    const zero = ZEROS.find((start) => code >= start && code < start + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}
