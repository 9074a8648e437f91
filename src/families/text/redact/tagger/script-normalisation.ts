/**
 * Normalisation within and across scripts: maps Indic letters to Devanagari and drops optional marks, so that a name is spelled the same in all
 * scripts. Latin letters lose their accents, and a possessive its suffix.
 */

const [FIRST, LAST, BLOCK_SIZE] = [0x900, 0xd7f, 0x80] as const;
const NUKTA = 0x3c;
const [CANDRABINDU, ANUSVARA] = [0x01, 0x02] as const;
const ARABIC_MARKS = /[\u064b-\u0655\u0670]/g;
/** Letters without a parallel code point: Malayalam chillus, letters of Bengali and Assamese, signs of Gurmukhi. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  ൺ: 'ण्',
  ൻ: 'न्',
  ർ: 'र्',
  ൽ: 'ल्',
  ൾ: 'ळ्',
  ൿ: 'क्',
  ৎ: 'त्',
  ৰ: 'र',
  ৱ: 'व',
  'ੰ': 'ं',
  'ੱ': '',
};
/** Homorganic nasals, which may also be written as anusvara. */
const NASAL = /ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])/g;

const ACCENTS = /[\u0300-\u036f]/g;
const POSSESSIVE = /['’]s$/;

export function normaliseScript(word: string): string {
  if (scriptOf(word) === LATIN) return word.replace(POSSESSIVE, '').normalize('NFD').replace(ACCENTS, '');
  let normalised = '';
  for (const letter of word) {
    const code = letter.charCodeAt(0);
    const offset = code % BLOCK_SIZE;
    if (code < FIRST || code > LAST) normalised += letter;
    else if (EXCEPTIONS[letter] !== undefined) normalised += EXCEPTIONS[letter];
    else if (offset !== NUKTA) normalised += String.fromCharCode(FIRST + (offset === CANDRABINDU ? ANUSVARA : offset));
  }
  return normalised.replace(NASAL, 'ं').replace(ARABIC_MARKS, '');
}

export const LATIN = 'L';
const isLatinLetter = (code: number): boolean =>
  (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || (code >= 0xc0 && code <= 0x24f);

/** One-letter code of the script of a word; `undefined` for scripts not used in India. */
export function scriptOf(word: string): string | undefined {
  const code = word.charCodeAt(0);
  if (isLatinLetter(code)) return LATIN;
  if (code >= FIRST && code <= LAST) return String.fromCharCode(0x41 + Math.floor((code - FIRST) / BLOCK_SIZE));
  return code >= 0x600 && code < 0x700 ? 'U' : undefined;
}
