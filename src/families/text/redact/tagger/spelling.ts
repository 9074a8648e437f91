/** How words are compared across scripts: in the letters of one, without what writers leave away, so that a name is the same in all of them. */

const [FIRST, LAST, BLOCK] = [0x900, 0xd7f, 0x80] as const;
const NUKTA = 0x3c;
const [CANDRABINDU, ANUSVARA] = [0x01, 0x02] as const;
const ARABIC_MARKS = /[\u064b-\u0655\u0670]/g;
/** Letters that stand elsewhere in their block: Malayalam ones without a vowel, those of Bengali and Assamese, Gurmukhi's signs. */
const OTHERS: Readonly<Record<string, string>> = {
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
/** Nasals before a letter of their own row are written in two ways. */
const NASAL = /ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])/g;

export function inOneScript(word: string): string {
  let spelt = '';
  for (const letter of word) {
    const code = letter.charCodeAt(0);
    const place = code % BLOCK;
    if (code < FIRST || code > LAST) spelt += letter;
    else if (OTHERS[letter] !== undefined) spelt += OTHERS[letter];
    else if (place !== NUKTA) spelt += String.fromCharCode(FIRST + (place === CANDRABINDU ? ANUSVARA : place));
  }
  return spelt.replace(NASAL, 'ं').replace(ARABIC_MARKS, '');
}

/** Which script a word is written in, as a letter of its own; other scripts than those of India have none. */
export function scriptOf(word: string): string | undefined {
  const code = word.charCodeAt(0);
  if (code >= FIRST && code <= LAST) return String.fromCharCode(0x41 + Math.floor((code - FIRST) / BLOCK));
  return code >= 0x600 && code < 0x700 ? 'U' : undefined;
}
