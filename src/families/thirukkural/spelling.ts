/** Informal romanisations for searching half-remembered couplets. */
import { romanise } from '../../core/indic/informal-romanisation.ts';
import { toPivot } from '../../core/indic/pivot.ts';
import { type Script, scripts } from '../../core/indic/scripts.ts';

const POPULAR_LETTERS: readonly (readonly [RegExp, string])[] = [
  [/ṟṟ/g, 'tr'],
  [/ḻ/g, 'zh'],
  [/t/g, 'th'],
  [/c/g, 's'],
  [/ā/g, 'aa'],
  [/[ēī]/g, 'ee'],
  [/[ōū]/g, 'oo'],
];

/** Informal romanisation from the scholarly transliteration: ezhuththellaam for eḻuttellām. */
export function popularSpelling(latin: string): string {
  return POPULAR_LETTERS.reduce((text, [letter, spelling]) => text.replace(letter, spelling), latin.normalize('NFC'));
}

const VOWEL = '[aeiou]';
/** Voiced variants: th between vowels as dh, p after n as b. */
const VOICED: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`(?<=${VOWEL})th(?=${VOWEL})`, 'g'), 'dh'],
  [/np/g, 'nb'],
];
const SHORT_VOWELS: readonly (readonly [RegExp, string])[] = [
  [/aa/g, 'a'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/tth/g, 'th'],
];

/** Romanisations of a line by its pronunciation, with and without marked long vowels: agara mudhala for அகர முதல. */
export function spokenSpellings(line: string): string[] {
  const spell = (text: string, changes: typeof VOICED): string =>
    changes.reduce((all, [sound, letters]) => all.replace(sound, letters), text);
  const spoken = romanise(toPivot(line, scripts.get('tamil') as Script), 'tamil');
  const voiced = spell(spoken, VOICED);
  return [spoken, voiced, spell(spoken, SHORT_VOWELS), spell(voiced, SHORT_VOWELS)];
}

const TAMIL_LETTER = /[\u0b80-\u0bff][\u0bbe-\u0bcd\u0bd7]*/gu;

/** All suffixes of every word: Tamil joins words, so a search word is often inside another. Prefix search over suffixes finds any substring. */
export function wordSuffixes(line: string): string[] {
  return line.split(/\s+/).flatMap((word) => {
    const letters = word.normalize('NFC').match(TAMIL_LETTER) ?? [];
    return letters.map((_, index) => letters.slice(index).join(''));
  });
}

/** Adjacent words without the space, as many write them: யாகாவா ராயினும் is யாகாவாராயினும். */
export function joinedPairs(couplet: string): string[] {
  const words = couplet.split(/\s+/);
  return words.slice(1).map((word, index) => `${words[index]}${word}`);
}
