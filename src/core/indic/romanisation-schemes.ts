/** Romanisation schemes: with diacritics (ISO 15919, IAST) and ASCII (ITRANS, Harvard-Kyoto, SLP1). */
import { AYTHAM, NUKTA, OM, VIRAMA } from './scripts.ts';

export const SCHEME_NAMES = ['iso15919', 'iast', 'itrans', 'hk', 'slp1'] as const;
export type SchemeName = (typeof SCHEME_NAMES)[number];

const VOWELS = 'अ आ इ ई उ ऊ ऋ ॠ ऌ ॡ ऎ ए ऐ ऒ ओ औ ऍ ऑ'.split(' ');
const SIGNS = ['', ...'ा ि ी ु ू ृ ॄ ॢ ॣ ॆ े ै ॊ ो ौ ॅ ॉ'.split(' ')];
const CONSONANTS = 'क ख ग घ ङ च छ ज झ ञ ट ठ ड ढ ण त थ द ध न प फ ब भ म य र ल व श ष स ह ळ ऴ ऱ ऩ क़ ख़ ग़ ज़ फ़ ड़ ढ़ य़'.normalize('NFC').split(' ');
const MARKS = ['ं', 'ः', 'ँ', 'ऽ', AYTHAM, 'ॐ', '॥', '।'];

interface Scheme {
  readonly vowels: readonly string[];
  readonly consonants: readonly string[];
  readonly marks: readonly string[];
  /** Alternative spellings that are accepted as input. */
  readonly alternatives?: Readonly<Record<string, string>>;
  /** Separates two letters that would be read as a digraph. */
  readonly separator: string;
  readonly ignoresCase: boolean;
}

/** Spellings are in the order of the lists above. Letters that an ASCII scheme lacks stay with diacritics, so that the conversion is lossless. */
const scheme = (
  vowels: string,
  consonants: string,
  marks: string,
  rest: Pick<Scheme, 'alternatives' | 'separator' | 'ignoresCase'>,
): Scheme => ({
  vowels: vowels.normalize('NFC').split(' '),
  consonants: consonants.normalize('NFC').split(' '),
  marks: marks.normalize('NFC').split(' '),
  ...rest,
});

const schemes: Readonly<Record<SchemeName, Scheme>> = {
  iso15919: scheme(
    'a ā i ī u ū r̥ r̥̄ l̥ l̥̄ e ē ai o ō au ê ô',
    'k kh g gh ṅ c ch j jh ñ ṭ ṭh ḍ ḍh ṇ t th d dh n p ph b bh m y r l v ś ṣ s h ḷ ḻ ṟ ṉ q k͟h ġ z f ṛ ṛh ẏ',
    'ṁ ḥ m̐ ’ ḵ ōṁ ॥ ।',
    { alternatives: { ṃ: 'ं', "'": 'ऽ' }, separator: ':', ignoresCase: true },
  ),
  iast: scheme(
    'a ā i ī u ū ṛ ṝ ḷ ḹ ĕ e ai ŏ o au ê ô',
    'k kh g gh ṅ c ch j jh ñ ṭ ṭh ḍ ḍh ṇ t th d dh n p ph b bh m y r l v ś ṣ s h l̤ ḻ ṟ ṉ q k͟h ġ z f ṙ ṙh ẏ',
    "ṃ ḥ m̐ ' ḵ oṃ || |",
    { alternatives: { ṁ: 'ं', '’': 'ऽ', ळ: 'ळ' }, separator: '', ignoresCase: true },
  ),
  itrans: scheme(
    'a A i I u U RRi RRI LLi LLI ^e e ai ^o o au ê ô',
    'k kh g gh ~N ch Ch j jh ~n T Th D Dh N t th d dh n p ph b bh m y r l v sh Sh s h L zh R ^n q K G z f .D .Dh Y',
    'M H .N .a ḵ OM || |',
    {
      alternatives: {
        aa: 'आ',
        ii: 'ई',
        ee: 'ई',
        uu: 'ऊ',
        oo: 'ऊ',
        'R^i': 'ऋ',
        'R^I': 'ॠ',
        'L^i': 'ऌ',
        'L^I': 'ॡ',
        'N^': 'ङ',
        JN: 'ञ',
        chh: 'छ',
        w: 'व',
        shh: 'ष',
        x: 'क्ष',
        kSh: 'क्ष',
        GY: 'ज्ञ',
        dny: 'ज्ञ',
        J: 'ज़',
        '.n': 'ं',
        '.m': 'ं',
        AUM: 'ॐ',
      },
      separator: '_',
      ignoresCase: false,
    },
  ),
  hk: scheme(
    'a A i I u U R RR lR lRR ĕ e ai ŏ o au ê ô',
    'k kh g gh G c ch j jh J T Th D Dh N t th d dh n p ph b bh m y r l v z S s h L ḻ ṟ ṉ q k͟h ġ ẕ f ṛ ṛh ẏ',
    "M H ~ ' ḵ OM || |",
    { separator: '', ignoresCase: false },
  ),
  slp1: scheme(
    'a A i I u U f F x X ĕ e E ŏ o O ê ô',
    'k K g G N c C j J Y w W q Q R t T d D n p P b B m y r l v S z s h L ḻ ṟ ṉ ḳ k͟h ġ ẕ ḟ ṛ ṛh ẏ',
    "M H ~ ' ḵ oM .. .",
    { separator: '', ignoresCase: false },
  ),
};

interface Compiled extends Scheme {
  readonly ofVowel: ReadonlyMap<string, string>;
  readonly ofSign: ReadonlyMap<string, string>;
  readonly ofConsonant: ReadonlyMap<string, string>;
  readonly ofMark: ReadonlyMap<string, string>;
  /** Inverse map from spelling to pivot, and the length of the longest spelling. */
  readonly letterBySpelling: ReadonlyMap<string, string>;
  readonly maxSpellingLength: number;
}

const compiled = new Map<SchemeName, Compiled>();

function compile(name: SchemeName): Compiled {
  let cached = compiled.get(name);
  if (!cached) {
    const definition = schemes[name];
    const pair = (letters: readonly string[], spellings: readonly string[]): Map<string, string> =>
      new Map(letters.map((letter, index) => [letter, spellings[index] as string]));
    const letterBySpelling = new Map(
      Object.entries(definition.alternatives ?? {}).map(([spelling, letter]) => [spelling.normalize('NFC'), letter]),
    );
    for (const [letters, spellings] of [
      [VOWELS, definition.vowels],
      [CONSONANTS, definition.consonants],
      [MARKS, definition.marks],
    ] as const) {
      for (const [index, letter] of letters.entries()) letterBySpelling.set(spellings[index] as string, letter);
    }
    cached = {
      ...definition,
      ofVowel: pair(VOWELS, definition.vowels),
      ofSign: pair(SIGNS, definition.vowels),
      ofConsonant: pair(CONSONANTS, definition.consonants),
      ofMark: pair(MARKS, definition.marks),
      letterBySpelling,
      maxSpellingLength: Math.max(...[...letterBySpelling.keys()].map((spelling) => spelling.length)),
    };
    compiled.set(name, cached);
  }
  return cached;
}

const LETTER = /[\p{L}\p{M}]/u;
/** Whether OM is a separate word, and only then matched as a sign: elsewhere its letters are o and a nasal, as at the end of अधिकारों. */
const isAlone = (text: string, from: number, to: number): boolean => !LETTER.test(text.charAt(from - 1)) && !LETTER.test(text.charAt(to));

const isDigit = (code: number): boolean => code >= 0x966 && code <= 0x96f;

/** Transliterates from the pivot to a Latin scheme. */
export function toLatin(pivot: string, name: SchemeName): string {
  const { ofVowel, ofSign, ofConsonant, ofMark, separator } = compile(name);
  const parts: string[] = [];
  /** Kind of the last part, where the next one could form a digraph with it: a bare consonant, or the vowel a. */
  let lastKind: 'consonant' | 'a' | '' = '';
  for (let index = 0; index < pivot.length; ) {
    const width = pivot.charAt(index + 1) === NUKTA ? 2 : 1;
    const letter = pivot.slice(index, index + width);
    const consonant = ofConsonant.get(letter) ?? (width === 2 ? ofConsonant.get(letter.charAt(0)) : undefined);
    index += width;
    if (consonant !== undefined) {
      if (lastKind === 'consonant' && consonant === 'h') parts.push(separator);
      const next = pivot.charAt(index);
      const sign = next === '' ? undefined : ofSign.get(next);
      if (next === VIRAMA) {
        parts.push(consonant);
        lastKind = 'consonant';
        index++;
      } else if (sign !== undefined) {
        parts.push(consonant, sign);
        lastKind = '';
        index++;
      } else {
        parts.push(consonant, 'a');
        lastKind = 'a';
      }
      continue;
    }
    const vowel = ofVowel.get(letter);
    if (vowel !== undefined) {
      if (lastKind === 'a' && /^[iu]/.test(vowel)) parts.push(separator);
      parts.push(vowel);
      lastKind = vowel === 'a' ? 'a' : '';
      continue;
    }
    const code = letter.charCodeAt(0);
    parts.push(ofMark.get(letter) ?? ofSign.get(letter) ?? (isDigit(code) ? String(code - 0x966) : letter));
    lastKind = '';
  }
  return parts.join('').normalize('NFC');
}

/** Transliterates from a Latin scheme to the pivot, by longest match. */
export function fromLatin(text: string, name: SchemeName): string {
  const { letterBySpelling, maxSpellingLength, separator, ignoresCase } = compile(name);
  const source = (ignoresCase ? text.toLowerCase() : text).normalize('NFC');
  let pivot = '';
  let afterConsonant = false;
  for (let index = 0; index < source.length; ) {
    let letter: string | undefined;
    let length = Math.min(maxSpellingLength, source.length - index);
    for (; length > 0; length--) {
      letter = letterBySpelling.get(source.slice(index, index + length));
      if (letter === OM && !isAlone(source, index, index + length)) letter = undefined;
      if (letter !== undefined) break;
    }
    if (letter === undefined) {
      const other = source.charAt(index);
      if (afterConsonant) pivot += VIRAMA;
      const separates = other === separator && /\p{L}/u.test(source.charAt(index + 1)) && pivot !== '';
      if (!separates) pivot += other;
      afterConsonant = false;
      index++;
      continue;
    }
    index += length;
    const vowel = VOWELS.indexOf(letter);
    if (vowel >= 0) {
      pivot += afterConsonant ? SIGNS[vowel] : letter;
      afterConsonant = false;
    } else {
      if (afterConsonant) pivot += VIRAMA;
      pivot += letter;
      afterConsonant = CONSONANTS.includes(letter) || letter.length > 2;
    }
  }
  return afterConsonant ? pivot + VIRAMA : pivot;
}
