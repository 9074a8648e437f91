/**
 * Phonetic transcription of Indic and Urdu words into plain Latin letters, by pronunciation rather than spelling: दिल्ली as "dilli", சென்னை as
 * "Cennai". An intermediate form that is never shown: `phonetic-key.ts` folds it with Latin spellings of the same names. `C` is the sound of ch, `N` a
 * nasal that assimilates to the next letter.
 */

import { toPivot } from '../indic/pivot.ts';
import { type Script, type ScriptName, scripts } from '../indic/scripts.ts';
import { ARABIC, INDIC, TAMIL } from '../indic/unicode-blocks.ts';

export type ScriptClass = 'latin' | 'tamil' | 'indic' | 'urdu';

const TAMIL_BASE = 0xb80;
const ONLY_ASCII = /^[\0-\x7f]*$/;

/** Script class of a text, as far as phonetic matching depends on it: one Tamil letter represents several sounds. */
export function scriptClassOf(text: string): ScriptClass {
  if (ONLY_ASCII.test(text)) return 'latin';
  if (TAMIL.test(text)) return 'tamil';
  if (ARABIC.test(text)) return 'urdu';
  return INDIC.test(text) ? 'indic' : 'latin';
}

/** Script of each Unicode block. Assamese covers Bengali plus two letters. */
const BLOCKS: readonly ScriptName[] = ['devanagari', 'assamese', 'gurmukhi', 'gujarati', 'odia', 'tamil', 'telugu', 'kannada', 'malayalam'];
const byBase: ReadonlyMap<number, Script> = new Map(
  BLOCKS.map((name) => {
    const script = scripts.get(name) as Script;
    return [script.base, script] as const;
  }),
);

/** Transcription of the pivot (Devanagari) consonants क to ह. */
const CONSONANTS = [...'kkggnCCjjnttddnttddnnpfbbmyrrlllvsssh'];
const FIRST_CONSONANT = 0x915;
const LAST_CONSONANT = 0x939;
const VOWELS = 'a a a i i u u ri li e e e ai o o o au'.split(' ');
const FIRST_VOWEL = 0x904;
const SIGNS = 'a i i u u ri ri e e e ai o o o au'.split(' ');
const FIRST_SIGN = 0x93e;
const VIRAMA = 0x94d;
const NUKTA = 0x93c;
const YA = 0x92f;
const RETROFLEX_T = 0x91f;
const NASALS: ReadonlySet<number> = new Set([0x901, 0x902]);
const ZERO = 0x966;
/** Gurmukhi has a letter of its own for it, other scripts a d with a nukta. */
const FLAPPED_D = '\u095c';
const NUKTA_CONSONANTS: Readonly<Record<string, string>> = { d: 'r' };

interface Letter {
  /** Code point in the pivot; 0 for signs that are not letters there. */
  readonly point: number;
  consonant: string;
  vowel: string;
  /** Whether the vowel is the inherent a of the consonant. */
  inherent: boolean;
}

/** Transcribes a word in one of the nine Indic scripts with parallel Unicode blocks. */
export function transcribeIndic(word: string): string {
  const base = (INDIC.exec(word)?.[0].charCodeAt(0) ?? 0) & ~0x7f;
  const script = byBase.get(base);
  if (script === undefined) return word;
  const pivot = toPivot(word, script).replaceAll(FLAPPED_D, FLAPPED_D.normalize('NFD'));
  const letters = parseLetters(pivot, script.name);
  const isSouthern = base >= TAMIL_BASE;
  resolveAnusvaras(letters, isSouthern);
  if (!isSouthern && script.name !== 'odia') deleteSchwas(letters);
  if (script.name === 'tamil') voiceTamilStops(letters);
  if (script.name === 'malayalam') voiceRetroflex(letters);
  return letters.map(({ consonant, vowel }) => consonant + vowel).join('');
}

function parseLetters(pivot: string, script: ScriptName): Letter[] {
  const letters: Letter[] = [];
  const add = (point: number, consonant: string, vowel: string, inherent = false): void => {
    letters.push({ point, consonant, vowel, inherent });
  };
  for (let index = 0; index < pivot.length; index++) {
    const point = pivot.charCodeAt(index);
    const last = letters.at(-1);
    if (point === YA && (script === 'assamese' || script === 'odia') && last?.vowel !== '') {
      // Pronounced j, except as a conjunct below another letter or with a nukta.
      add(point, pivot.charCodeAt(index + 1) === NUKTA ? 'y' : 'j', 'a', true);
    } else if (point >= FIRST_CONSONANT && point <= LAST_CONSONANT) {
      add(point, CONSONANTS[point - FIRST_CONSONANT] as string, 'a', true);
    } else if (point >= FIRST_VOWEL && point < FIRST_VOWEL + VOWELS.length) {
      add(point, '', VOWELS[point - FIRST_VOWEL] as string);
    } else if (point === NUKTA) {
      if (last) last.consonant = NUKTA_CONSONANTS[last.consonant] ?? last.consonant;
    } else if (point === VIRAMA || (point >= FIRST_SIGN && point < FIRST_SIGN + SIGNS.length)) {
      if (last) Object.assign(last, { vowel: point === VIRAMA ? '' : SIGNS[point - FIRST_SIGN], inherent: false });
    } else if (NASALS.has(point)) add(0, 'N', '');
    else if (point >= ZERO && point < ZERO + 10) add(0, '', String(point - ZERO));
    else if (point < FIRST_VOWEL) add(0, '', pivot.charAt(index));
  }
  return letters;
}

/**
 * The anusvara is m at the end of a word in the south and n elsewhere; in the south it is also m before a letter that has no homorganic nasal:
 * Karimnagar.
 */
function resolveAnusvaras(letters: readonly Letter[], isSouthern: boolean): void {
  for (const [index, letter] of letters.entries()) {
    if (letter.consonant !== 'N') continue;
    const next = letters[index + 1];
    if (next === undefined) letter.consonant = isSouthern ? 'm' : 'n';
    else if (isSouthern && /^[nmsvrlhy]/.test(next.consonant)) letter.consonant = 'm';
  }
}

/** Schwa deletion of the northern languages: the final inherent a, and one in the context vowel-consonant _ consonant-vowel. */
function deleteSchwas(letters: readonly Letter[]): void {
  const last = letters.at(-1);
  if (letters.length < 2 || last === undefined) return;
  if (last.inherent) last.vowel = '';
  for (let index = letters.length - 2; index > 0; index--) {
    const [previous, current, next] = [letters[index - 1], letters[index], letters[index + 1]] as [Letter, Letter, Letter];
    const isBetween = previous.vowel !== '' && next.consonant !== '' && next.consonant !== 'N' && next.vowel !== '';
    if (current.inherent && current.vowel !== '' && isBetween) current.vowel = '';
  }
}

const VOICED: Readonly<Record<string, string>> = { k: 'g', t: 'd', p: 'b' };

/** Tamil has one letter each for k/g, t/d and p/b: voiced after a nasal and, when not geminated, between vowels. */
function voiceTamilStops(letters: readonly Letter[]): void {
  for (let index = 1; index < letters.length; index++) {
    const [previous, current] = [letters[index - 1], letters[index]] as [Letter, Letter];
    const voiced = VOICED[current.consonant];
    if (voiced && current.vowel !== '' && (previous.vowel !== '' || previous.consonant === 'n' || previous.consonant === 'm'))
      current.consonant = voiced;
  }
}

/** Malayalam voices a single retroflex t after a vowel: Kozhikode, Palakkad. */
function voiceRetroflex(letters: readonly Letter[]): void {
  for (const [index, letter] of letters.entries()) {
    if (letter.point === RETROFLEX_T && letters[index - 1]?.vowel && letters[index + 1]?.consonant !== 't') letter.consonant = 'd';
  }
}

const URDU: Readonly<Record<string, string>> = {
  ...{ ا: 'a', آ: 'a', أ: 'a', ب: 'b', پ: 'p', ت: 't', ٹ: 't', ث: 's', ج: 'j', چ: 'C', ح: 'h', خ: 'k', د: 'd', ڈ: 'd', ذ: 'j', ر: 'r' },
  ...{ ڑ: 'r', ز: 'j', ژ: 'j', س: 's', ش: 's', ص: 's', ض: 'j', ط: 't', ظ: 'j', ع: 'a', غ: 'g', ف: 'f', ق: 'k', ک: 'k', ك: 'k', گ: 'g' },
  ...{ ل: 'l', م: 'm', ن: 'n', و: 'o', ؤ: 'o', ہ: 'h', ه: 'h', ی: 'i', ي: 'i', ئ: 'i', ے: 'e' },
};
/** Consonants at the beginning of a word, vowels elsewhere. */
const URDU_FIRST: Readonly<Record<string, string>> = { و: 'v', ی: 'y' };

/** Transcribes a word of Urdu, whose Arabic script mostly leaves short vowels unwritten. */
export function transcribeUrdu(word: string): string {
  return Array.from(word.normalize('NFC'), (letter, index) => (index === 0 ? URDU_FIRST[letter] : undefined) ?? URDU[letter] ?? '').join(
    '',
  );
}
