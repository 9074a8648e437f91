/** Devanagari to Urdu by rule: consonants and long vowels are written, short vowels are not. */
import { NUKTA, VIRAMA } from '../../../core/indic/scripts.ts';

const CONSONANTS: ReadonlyMap<string, string> = new Map(
  (
    'क=ک ख=کھ ग=گ घ=گھ ङ=ن च=چ छ=چھ ज=ج झ=جھ ञ=ن ट=ٹ ठ=ٹھ ड=ڈ ढ=ڈھ ण=ن त=ت थ=تھ द=د ध=دھ न=ن प=پ फ=پھ ब=ب भ=بھ म=م य=ی र=ر ल=ل व=و श=ش ष=ش स=س ह=ہ ळ=ل ' +
    'क़=ق ख़=خ ग़=غ ज़=ز झ़=ژ फ़=ف ड़=ڑ ढ़=ڑھ ऩ=ن ऱ=ر ऴ=ل य़=ی'
  )
    .normalize('NFC')
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
);

type Vowel = 'a' | 'aa' | 'i' | 'ii' | 'u' | 'uu' | 'e' | 'ai' | 'o' | 'au' | 'ri';
const VOWELS: readonly Vowel[] = ['a', 'aa', 'i', 'ii', 'u', 'uu', 'e', 'ai', 'o', 'au', 'ri', 'e', 'o', 'ai', 'aa'];
const INDEPENDENT = [...'अआइईउऊएऐओऔऋऎऒऍऑ'];
const SIGNS = ['', ...'ािीुूेैोौृॆॊॅॉ'];

/** Spelling of a vowel after a consonant, inside a word and at its end. */
const AFTER_CONSONANT: Readonly<Record<Vowel, readonly [inside: string, last: string]>> = {
  a: ['', ''],
  aa: ['ا', 'ا'],
  i: ['', 'ی'],
  ii: ['ی', 'ی'],
  u: ['', 'و'],
  uu: ['و', 'و'],
  e: ['ی', 'ے'],
  ai: ['ی', 'ے'],
  o: ['و', 'و'],
  au: ['و', 'و'],
  ri: ['ر', 'ر'],
};
const AT_BEGINNING: Readonly<Record<Vowel, readonly [inside: string, last: string]>> = {
  a: ['ا', 'ا'],
  aa: ['آ', 'آ'],
  i: ['ا', 'ا'],
  ii: ['ای', 'ای'],
  u: ['ا', 'ا'],
  uu: ['او', 'او'],
  e: ['ای', 'اے'],
  ai: ['ای', 'اے'],
  o: ['او', 'او'],
  au: ['او', 'او'],
  ri: ['ر', 'ر'],
};
/** Vowels in hiatus are carried by a hamza, except a. */
const AFTER_VOWEL: Readonly<Record<Vowel, readonly [inside: string, last: string]>> = {
  a: ['ا', 'ا'],
  aa: ['ا', 'ا'],
  i: ['ئ', 'ئی'],
  ii: ['ئی', 'ئی'],
  u: ['ؤ', 'ؤ'],
  uu: ['ؤ', 'ؤ'],
  e: ['ئی', 'ئے'],
  ai: ['ئی', 'ئے'],
  o: ['ؤ', 'ؤ'],
  au: ['ؤ', 'ؤ'],
  ri: ['ر', 'ر'],
};
/** Before another vowel a short one is written as long: हुआ ہوا, लिए لیے. */
const BEFORE_VOWEL: Readonly<Partial<Record<Vowel, string>>> = { i: 'ی', u: 'و' };

/** Conventional spellings; of homographs the most frequent is first. */
const IRREGULAR_SPELLINGS: Readonly<Record<string, string>> = {
  यह: 'یہ',
  ये: 'یہ',
  वह: 'وہ',
  वो: 'وہ',
  वे: 'وہ',
  न: 'نہ',
  कि: 'کہ',
  पे: 'پہ',
};

/** Ambiguous function words, in their most frequent reading. */
const FUNCTION_WORDS = 'यह वह न कि पे है हैं एक और ने के की को से'.split(' ');

/** Urdu function words in Devanagari. */
export const URDU_FUNCTION_WORDS: ReadonlyMap<string, string> = new Map(FUNCTION_WORDS.map((word) => [toUrduByRule(word), word]));

/** @param word in Devanagari (the pivot) */
export function toUrduByRule(word: string): string {
  const text = word.normalize('NFC');
  const custom = Object.hasOwn(IRREGULAR_SPELLINGS, text) ? IRREGULAR_SPELLINGS[text] : undefined;
  return custom ?? spellByRule(text);
}

function spellByRule(text: string): string {
  let output = '';
  let before: 'nothing' | 'consonant' | 'vowel' = 'nothing';
  let last = '';
  let vowelBefore: Vowel = 'a';
  for (let index = 0; index < text.length; ) {
    const width = text.charAt(index + 1) === NUKTA ? 2 : 1;
    const letter = text.slice(index, index + width);
    const consonant = CONSONANTS.get(letter) ?? CONSONANTS.get(letter.charAt(0));
    index += width;
    if (consonant !== undefined) {
      // A geminate, or a consonant before its aspirate, is written once.
      output = last !== '' && consonant.startsWith(last) ? output.slice(0, output.length - last.length) + consonant : output + consonant;
      last = '';
      before = 'consonant';
      if (text.charAt(index) === VIRAMA) {
        last = consonant;
        index++;
      } else {
        const sign = SIGNS.indexOf(text.charAt(index));
        vowelBefore = VOWELS[Math.max(0, sign)] as Vowel;
        if (sign > 0) index++;
        output += vowelAt(AFTER_CONSONANT, vowelBefore, index);
        if (sign > 0) before = 'vowel';
      }
      continue;
    }
    last = '';
    const vowelIndex = INDEPENDENT.indexOf(letter);
    if (vowelIndex >= 0) {
      const vowel = VOWELS[vowelIndex] as Vowel;
      const carried = before === 'nothing' ? AT_BEGINNING : AFTER_VOWEL;
      // लिए has no hamza: the preceding vowel is already a letter.
      output +=
        before === 'vowel' && vowelBefore === 'i' && (vowel === 'e' || vowel === 'ii')
          ? vowelAt(AFTER_CONSONANT, vowel, index)
          : vowelAt(carried, vowel, index);
      vowelBefore = vowel;
      before = 'vowel';
    } else output += otherSign(letter, text.charAt(index));
  }
  return output;

  function vowelAt(table: typeof AFTER_CONSONANT, vowel: Vowel, next: number): string {
    const standing = text.charAt(next);
    if (INDEPENDENT.includes(standing) && BEFORE_VOWEL[vowel] !== undefined) return table[vowel][0] + BEFORE_VOWEL[vowel];
    return table[vowel][isLast(text, next) ? 1 : 0];
  }
}

function isLast(text: string, index: number): boolean {
  return index >= text.length;
}

const LABIAL = /[पफबभम]/;

function otherSign(letter: string, next: string): string {
  if (letter === 'ं' || letter === 'ँ') return next === '' ? 'ں' : LABIAL.test(next) ? 'م' : 'ن';
  if (letter === 'ः') return 'ہ';
  return letter === 'ऽ' || letter === VIRAMA ? '' : letter;
}
