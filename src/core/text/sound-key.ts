/**
 * One form for the many spellings of an Indian name, in Latin letters and in all Indian scripts:
 * Malleshwaram, Malleswaram and ಮಲ್ಲೇಶ್ವರಂ are all "malesvaram" (`foldSound`) and share the key "mlsvrm" (`soundKey`).
 */
import { indicSound, urduSound, writtenIn } from './script-sound.ts';

/** In this order; `C` stands for ch and `N` for a nasal until the end. */
const RULES: readonly (readonly [from: RegExp, to: string])[] = [
  [/t?c*ch+/g, 'C'],
  [/ck|q/g, 'k'],
  [/x/g, 'ks'],
  [/ph/g, 'f'],
  [/sh/g, 's'],
  // Kozhikode, Alappuzha.
  [/zh/g, 'l'],
  // Aspirates, and Delhi and garh.
  [/([bdgjklmnrtvyz])h/g, '$1'],
  // Tollygunge is Tollyganj, Mysore is Mysuru, national is neshnal in Indian scripts.
  [/nge$/g, 'nj'],
  [/tion/g, 'sn'],
  [/(?:ore|oor|uru)$/g, 'ur'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/[ao]w(?=[^aeiouy]|$)/g, 'o'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/ee/g, 'i'],
  [/oo|ou/g, 'u'],
  [/ey(?=[^aeiou]|$)/g, 'i'],
  [/ay(?=[^aeiou]|$)/g, 'ai'],
  [/(?<=[^aeiou])y|(?<=[aeiou])y(?=[^aeiou]|$)/g, 'i'],
  [/(.)\1+/g, '$1'],
  [/a[ie]/g, 'e'],
  [/ie/g, 'i'],
  [/a[uo]/g, 'o'],
  // Nasals before labials: Sambalpur and Sanbalpur.
  [/[Nn](?=[pbfm])/g, 'm'],
  [/N/g, 'n'],
  [/h$/g, ''],
  [/(.)\1+/g, '$1'],
  [/C/g, 'c'],
];

/** Words are folded again and again while candidates are compared. */
const known = new Map<string, string>();
const MOST_KNOWN = 20_000;

/** The folded form of one word; empty where it has no letter that is heard. */
export function foldSound(word: string): string {
  const before = known.get(word);
  if (before !== undefined) return before;
  const folded = RULES.reduce((text, [from, to]) => text.replace(from, to), latinOf(word));
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(word, folded);
  return folded;
}

function latinOf(word: string): string {
  switch (writtenIn(word)) {
    case 'urdu':
      return urduSound(word);
    case 'indic':
    case 'tamil':
      // What is of no script, such as a dash within a word, is not heard.
      return indicSound(word).replace(/[^a-zCN0-9]/g, '');
    case 'latin':
      return word
        .normalize('NFKD')
        .toLowerCase()
        .replace(/[^a-z0-9]/g, '');
  }
}

/** The coarse key of a folded word: its consonants, and an a for any vowel it begins with. Inner h and y are silent. */
export function soundKey(folded: string): string {
  if (folded === '') return '';
  return (/^[aeiou]/.test(folded) ? 'a' : folded.charAt(0)) + folded.slice(1).replace(/[aeiouhy]/g, '');
}

/** Letters that Tamil writes alike. */
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
/** Five letters of three sounds each: names with more of them are looked for under the first of their keys. */
const MOST_KEYS = 243;

/** The keys a word may have. A word in Tamil letters has several: each letter is tried in all its sounds, here and not in the index. */
export function soundKeys(folded: string, inTamil: boolean): string[] {
  const key = soundKey(folded);
  if (!inTamil || key === '') return [key];
  // Tamil has no h: Osur is Hosur.
  const starts = key.startsWith('a') ? [key, `h${key.slice(1)}`] : [key];
  return starts.flatMap((start) => {
    let keys = [''];
    for (const letter of start) {
      const sounds = [...(TAMIL_SOUNDS[letter] ?? letter)];
      keys = keys.flatMap((beginning) => sounds.map((sound) => beginning + sound)).slice(0, MOST_KEYS);
    }
    return keys;
  });
}
