/**
 * Phonetic folding of Indian names, across Latin spellings and all Indian scripts: Malleshwaram, Malleswaram and ಮಲ್ಲೇಶ್ವರಂ all fold to "malesvaram"
 * (`phoneticFold`) and share the key "mlsvrm" (`phoneticKey`).
 */
import { scriptClassOf, transcribeIndic, transcribeUrdu } from './phonetic-transcription.ts';

interface FoldRule {
  readonly from: RegExp;
  readonly to: string;
  /** Bitmask of letters: the rule is skipped for words that have none of them. */
  readonly needs: number;
}

/** Bit of a letter; the marks `C` and `N` have the bits after z. */
function letterBit(code: number): number {
  if (code >= 97) return 1 << (code - 97);
  return code === 67 ? 1 << 26 : code === 78 ? 1 << 27 : 0;
}

/** Bitmask of the letters of a word, with a flag for doubled letters. */
const DOUBLED = 1 << 28;
function letterMask(word: string): number {
  let letters = 0;
  let previous = 0;
  for (let index = 0; index < word.length; index++) {
    const code = word.charCodeAt(index);
    letters |= code === previous ? letterBit(code) | DOUBLED : letterBit(code);
    previous = code;
  }
  return letters;
}

/** @param needs the letters of which one is required, or a bitmask */
function rule(from: RegExp, to: string, needs: string | number): FoldRule {
  return {
    from,
    to,
    needs: typeof needs === 'number' ? needs : [...needs].reduce((bits, letter) => bits | letterBit(letter.charCodeAt(0)), 0),
  };
}

/** Applied in order. `C` represents ch and `N` a nasal until the last rules. */
const RULES: readonly FoldRule[] = [
  rule(/t?(?<!c)c+h+/g, 'C', 'c'),
  rule(/ck|q/g, 'k', 'cq'),
  rule(/x/g, 'ks', 'x'),
  rule(/ph/g, 'f', 'h'),
  rule(/sh/g, 's', 'h'),
  // Kozhikode, Alappuzha.
  rule(/zh/g, 'l', 'h'),
  // Aspirates, and Delhi and garh.
  rule(/([bdgjklmnrtvyz])h/g, '$1', 'h'),
  // Tollygunge is Tollyganj, Mysore is Mysuru, national is neshnal in Indian scripts.
  rule(/nge$/g, 'nj', 'g'),
  rule(/tion/g, 'sn', 't'),
  rule(/(?:ore|oor|uru)$/g, 'ur', 'r'),
  rule(/c(?=[eiy])/g, 's', 'c'),
  rule(/c/g, 'k', 'c'),
  rule(/[ao]w(?=[^aeiouy]|$)/g, 'o', 'w'),
  rule(/w/g, 'v', 'w'),
  rule(/z/g, 'j', 'z'),
  rule(/ee/g, 'i', DOUBLED),
  rule(/oo|ou/g, 'u', 'o'),
  rule(/ey(?=[^aeiou]|$)/g, 'i', 'y'),
  rule(/ay(?=[^aeiou]|$)/g, 'ai', 'y'),
  rule(/(?<=[^aeiou])y|(?<=[aeiou])y(?=[^aeiou]|$)/g, 'i', 'y'),
  rule(/(.)\1+/g, '$1', DOUBLED),
  rule(/a[ie]/g, 'e', 'ie'),
  rule(/ie/g, 'i', 'i'),
  rule(/a[uo]/g, 'o', 'uo'),
  // Nasals before labials: Sambalpur and Sanbalpur.
  rule(/[Nn](?=[pbfm])/g, 'm', 'Nn'),
  rule(/N/g, 'n', 'N'),
  rule(/h$/g, '', 'h'),
  rule(/(.)\1+/g, '$1', DOUBLED),
  rule(/C/g, 'c', 'C'),
];

/** Most rules do not apply to most words: testing the letter bitmask is cheaper than running the regular expression. */
function applyRules(word: string): string {
  let text = word;
  let letters = letterMask(text);
  for (const { from, to, needs } of RULES) {
    if ((letters & needs) === 0) continue;
    const changed = text.replace(from, to);
    if (changed === text) continue;
    text = changed;
    letters = letterMask(text);
  }
  return text;
}

/** Memo of folded words: the comparison of candidates folds the same words repeatedly. Cleared when full. */
const foldCache = new Map<string, string>();
const MAX_CACHED_WORDS = 20_000;

/** Phonetic form of one word; empty where it has no sounded letter. */
export function phoneticFold(word: string): string {
  const cached = foldCache.get(word);
  if (cached !== undefined) return cached;
  const folded = applyRules(toLatinLetters(word));
  if (foldCache.size >= MAX_CACHED_WORDS) foldCache.clear();
  foldCache.set(word, folded);
  return folded;
}

const PLAIN = /^[a-z0-9]*$/;

function toLatinLetters(word: string): string {
  switch (scriptClassOf(word)) {
    case 'urdu':
      return transcribeUrdu(word);
    case 'indic':
    case 'tamil':
      // Characters outside the script, such as a dash within a word, are silent.
      return transcribeIndic(word).replace(/[^a-zCN0-9]/g, '');
    case 'latin':
      return PLAIN.test(word)
        ? word
        : word
            .normalize('NFKD')
            .toLowerCase()
            .replace(/[^a-z0-9]/g, '');
  }
}

const isVowel = (folded: string): boolean => 'aeiou'.includes(folded.charAt(0));

/** Coarse index key of a folded word: its consonants, with an a for any initial vowel. Inner h and y are silent. */
export function phoneticKey(folded: string): string {
  if (folded === '') return '';
  return (isVowel(folded) ? 'a' : folded.charAt(0)) + folded.slice(1).replace(/[aeiouhy]+/g, '');
}

/** Sounds that share one Tamil letter. */
export const TAMIL_SOUNDS: Readonly<Record<string, string>> = {
  k: 'kgh',
  g: 'kgh',
  t: 'td',
  d: 'td',
  p: 'pbf',
  b: 'pbf',
  c: 'csj',
  s: 'csj',
};
/** Limit on key expansion: five letters of three sounds each (3⁵). Names with more of them get the first of their keys only. */
const MAX_KEYS = 243;

/** Query-time expansion of the key. Tamil letters are ambiguous, so each is tried in all its sounds; the index holds one key per name. */
export function phoneticKeys(folded: string, inTamil: boolean): string[] {
  const key = phoneticKey(folded);
  if (!inTamil || key === '') return [key];
  // Tamil has no h: Osur is Hosur.
  const starts = key.startsWith('a') ? [key, `h${key.slice(1)}`] : [key];
  return starts.flatMap((start) => {
    let keys = [''];
    for (const letter of start) {
      const sounds = [...(TAMIL_SOUNDS[letter] ?? letter)];
      keys = keys.flatMap((prefix) => sounds.map((sound) => prefix + sound)).slice(0, MAX_KEYS);
    }
    return keys;
  });
}
