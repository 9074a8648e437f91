/** How people search for a couplet that they half remember. */

const POPULAR: readonly (readonly [RegExp, string])[] = [
  [/ṟṟ/g, 'tr'],
  [/ḻ/g, 'zh'],
  [/t/g, 'th'],
  [/c/g, 's'],
  [/ā/g, 'aa'],
  [/[ēī]/g, 'ee'],
  [/[ōū]/g, 'oo'],
];

/** The transliteration as Tamils write it on a keyboard: ezhuththellaam for eḻuttellām. */
export function popularSpelling(latin: string): string {
  return POPULAR.reduce((text, [letter, spelling]) => text.replace(letter, spelling), latin.normalize('NFC'));
}

const TAMIL_LETTER = /[\u0b80-\u0bff][\u0bbe-\u0bcd\u0bd7]*/gu;

/**
 * Every word from each of its letters on: Tamil joins words, so what someone searches for often stands inside one.
 * A search for the beginning of a word then finds it anywhere.
 */
export function tamilParts(line: string): string[] {
  return line.split(/\s+/).flatMap((word) => {
    const letters = word.normalize('NFC').match(TAMIL_LETTER) ?? [];
    return letters.map((_, at) => letters.slice(at).join(''));
  });
}
