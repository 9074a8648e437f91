/** Latin letters as they are said, written in an Indian script: एम is M, டி is T, एसबीआई is SBI. */
import { writtenIn } from './script-sound.ts';
import { foldSound } from './sound-key.ts';

/** As folded sounds. A consonant and i may be the beginning of a name too: தி.நகர், T. Nagar. */
const SAID: Readonly<Record<string, string>> = {
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

/** The letter that a word of an Indian script is the name of. */
export function letterSaid(word: string): string | undefined {
  const script = writtenIn(word);
  return script === 'latin' || script === 'urdu' ? undefined : SAID[foldSound(word)];
}

/** The same as they are spelt, in Devanagari: other scripts are brought to it letter by letter. Tamil has one letter for two of some. */
const SPELT: Readonly<Record<string, string>> = {
  ...{ ए: 'a', बी: 'b', सी: 'c', डी: 'd', ई: 'e', एफ: 'f', जी: 'g', एच: 'h', आई: 'i', ऐ: 'i', जे: 'j', के: 'k', एल: 'l', एम: 'm', एन: 'n' },
  ...{ ओ: 'o', पी: 'p', कयू: 'q', आर: 'r', एस: 's', टी: 't', यू: 'u', वी: 'v', डबलयू: 'w', एकस: 'x', वाई: 'y', वाय: 'y', जेड: 'z' },
  // With the sign for a nasal, as the south writes them.
  ...{ एं: 'm', एचच: 'h', हेच: 'h' },
  // As Gurmukhi writes them.
  ...{ ऐफ: 'f', ऐच: 'h', ऐल: 'l', ऐम: 'm', ऐन: 'n', ऐस: 's', ऐकस: 'x' },
};
const TAMIL_ALSO: Readonly<Record<string, string>> = { पी: 'b', टी: 'd' };
const LONGEST_NAME = Math.max(...Object.keys(SPELT).map(({ length }) => length));
const MOST_LETTERS = 8;
const MOST_READINGS = 16;

/** What a word of an Indian script may be the initials of, if it is nothing but names of letters: at least two. */
export function initialsSaid(word: string): readonly string[] {
  const script = writtenIn(word);
  if (script === 'latin' || script === 'urdu') return [];
  const text = inDevanagari(word);
  if (text.length > MOST_LETTERS * LONGEST_NAME) return [];
  const also = script === 'tamil' ? TAMIL_ALSO : {};
  // The initials that the letters up to each place may be.
  const upTo: string[][] = [[''], ...Array.from({ length: text.length }, () => [])];
  for (let at = 0; at < text.length; at++) {
    for (let end = at + 1; end <= Math.min(text.length, at + LONGEST_NAME); end++) {
      const name = text.slice(at, end);
      const letters = [SPELT[name], also[name]].filter((letter) => letter !== undefined);
      const more = letters.flatMap((letter) => (upTo[at] as string[]).map((before) => before + letter));
      upTo[end] = [...(upTo[end] as string[]), ...more].slice(0, MOST_READINGS);
    }
  }
  return (upTo[text.length] as string[]).filter(({ length }) => length > 1 && length <= MOST_LETTERS);
}

const BLOCK = 0x80;
const DEVANAGARI = 0x900;
/** Vowels that scripts of the south have short and long, and signs that are written in one way or the other. */
const ALIKE: Readonly<Record<string, string>> = {
  ...{ ऎ: 'ए', ऒ: 'ओ', इ: 'ई', उ: 'ऊ' },
  ...{ '\u0946': '\u0947', '\u094a': '\u094b', '\u093f': '\u0940', '\u0941': '\u0942' },
};
/** Signs that join letters or part them. */
const NOT_SAID = /\u094d|\u093c|\u200c|\u200d|\./g;

/** Letters that Malayalam writes for consonants without a vowel. */
const CHILLUS: Readonly<Record<string, string>> = { ൺ: 'ണ', ൻ: 'ന', ർ: 'ര', ൽ: 'ല', ൾ: 'ള' };

/** The blocks of the scripts of India have their letters in the same places. */
function inDevanagari(word: string): string {
  const moved = Array.from(
    word.replace(/[ൺൻർൽൾ]/g, (letter) => CHILLUS[letter] as string),
    (letter) => {
      const code = letter.codePointAt(0) as number;
      const there = code >= DEVANAGARI && code < 0xd80 ? String.fromCodePoint(DEVANAGARI + (code % BLOCK)) : letter;
      return ALIKE[there] ?? there;
    },
  );
  return moved.join('').replace(NOT_SAID, '');
}
