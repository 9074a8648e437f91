/** Names of Latin letters, spelled out in an Indian script: एम is M, டி is T, एसबीआई is SBI. */

import { phoneticFold } from './phonetic-key.ts';
import { scriptClassOf } from './phonetic-transcription.ts';

/** Letters by the phonetic form of their names. A consonant with i may also be the beginning of a name: தி.நகர், T. Nagar. */
const LETTERS_BY_SOUND: Readonly<Record<string, string>> = {
  ...{
    e: 'a',
    bi: 'b',
    si: 'c',
    ci: 'c',
    di: 'd',
    i: 'e',
    ef: 'f',
    ji: 'g',
    ec: 'h',
    hec: 'h',
    je: 'j',
    ke: 'k',
    el: 'l',
    em: 'm',
    en: 'n',
  },
  ...{ o: 'o', pi: 'p', kiu: 'q', kiyu: 'q', ar: 'r', es: 's', ti: 't', yu: 'u', vi: 'v', dabliu: 'w', eks: 'x', ve: 'y', jed: 'z' },
};

/** The Latin letter whose name the word spells out in an Indian script. */
export function spelledLetter(word: string): string | undefined {
  const script = scriptClassOf(word);
  return script === 'latin' || script === 'urdu' ? undefined : LETTERS_BY_SOUND[phoneticFold(word)];
}

/** Letter names by spelling in Devanagari; other scripts are mapped to it code point by code point. Tamil is ambiguous for some. */
const LETTERS_BY_SPELLING: Readonly<Record<string, string>> = {
  ...{ ए: 'a', बी: 'b', सी: 'c', डी: 'd', ई: 'e', एफ: 'f', जी: 'g', एच: 'h', आई: 'i', ऐ: 'i', जे: 'j', के: 'k', एल: 'l', एम: 'm', एन: 'n' },
  ...{ ओ: 'o', पी: 'p', कयू: 'q', आर: 'r', एस: 's', टी: 't', यू: 'u', वी: 'v', डबलयू: 'w', एकस: 'x', वाई: 'y', वाय: 'y', जेड: 'z' },
  // With an anusvara, as in the south.
  ...{ एं: 'm', एचच: 'h', हेच: 'h' },
  // As in Bengali, and with the Tamil aytham.
  ...{ एईच: 'h', एःप: 'f' },
  // Gurmukhi spellings.
  ...{ ऐफ: 'f', ऐच: 'h', ऐल: 'l', ऐम: 'm', ऐन: 'n', ऐस: 's', ऐकस: 'x' },
};
const TAMIL_ALTERNATIVES: Readonly<Record<string, string>> = { पी: 'b', टी: 'd', ची: 'c' };
const MAX_NAME_LENGTH = Math.max(...Object.keys(LETTERS_BY_SPELLING).map(({ length }) => length));
const MAX_LETTERS = 8;
const MAX_ACRONYMS = 16;

/** Acronyms that a word in an Indian script may spell out, if it consists of two or more letter names only. */
export function spelledAcronyms(word: string): readonly string[] {
  const script = scriptClassOf(word);
  if (script === 'latin' || script === 'urdu') return [];
  const text = toDevanagari(word);
  if (text.length > MAX_LETTERS * MAX_NAME_LENGTH) return [];
  const alternatives = script === 'tamil' ? TAMIL_ALTERNATIVES : {};
  // Dynamic programming: the acronyms that each prefix of the word may spell.
  const acronymsByEnd: string[][] = [[''], ...Array.from({ length: text.length }, () => [])];
  for (let index = 0; index < text.length; index++) {
    for (let end = index + 1; end <= Math.min(text.length, index + MAX_NAME_LENGTH); end++) {
      const name = text.slice(index, end);
      const letters = [LETTERS_BY_SPELLING[name], alternatives[name]].filter((letter) => letter !== undefined);
      const extended = letters.flatMap((letter) => (acronymsByEnd[index] as string[]).map((acronym) => acronym + letter));
      acronymsByEnd[end] = [...(acronymsByEnd[end] as string[]), ...extended].slice(0, MAX_ACRONYMS);
    }
  }
  return (acronymsByEnd[text.length] as string[]).filter(({ length }) => length > 1 && length <= MAX_LETTERS);
}

const BLOCK = 0x80;
const DEVANAGARI = 0x900;
/** Long and short vowels that only southern scripts distinguish, vowel signs with interchangeable spellings, and n and r of Tamil. */
const LETTER_VARIANTS: Readonly<Record<string, string>> = {
  ...{ ऎ: 'ए', ऒ: 'ओ', इ: 'ई', उ: 'ऊ', '\u0929': 'न', '\u0931': 'र' },
  ...{ '\u0946': '\u0947', '\u094a': '\u094b', '\u093f': '\u0940', '\u0941': '\u0942' },
};
/** Virama, nukta, zero-width joiners and full stops. */
const SILENT_MARKS = /\u094d|\u093c|\u200c|\u200d|\./g;

/** Chillu letters of Malayalam (consonants without a vowel) and their base consonants. */
const CHILLUS: Readonly<Record<string, string>> = { ൺ: 'ണ', ൻ: 'ന', ർ: 'ര', ൽ: 'ല', ൾ: 'ള' };

/** Maps a word to Devanagari by offset: the Unicode blocks of the Indian scripts are parallel. */
function toDevanagari(word: string): string {
  const letters = Array.from(
    word.replace(/[ൺൻർൽൾ]/g, (letter) => CHILLUS[letter] as string),
    (letter) => {
      const code = letter.codePointAt(0) as number;
      const mapped = code >= DEVANAGARI && code < 0xd80 ? String.fromCodePoint(DEVANAGARI + (code % BLOCK)) : letter;
      return LETTER_VARIANTS[mapped] ?? mapped;
    },
  );
  return letters.join('').replace(SILENT_MARKS, '');
}
