/** Converts between an Indic script and the pivot script (Devanagari). */
import { ANUSVARA, fallbacks, NUKTA, OM, PIVOT_BASE, type Script, VIRAMA } from './scripts.ts';

const BLOCK = 0x80;
const ZERO_WIDTH = /[\u200c\u200d]/g;
const CONSONANT = '[\u0915-\u0939]\u093c?';
const ASSIGNED = /\P{Cn}/u;

/** Converts text to the pivot, with every nukta letter decomposed into base and nukta. */
export function toPivot(text: string, script: Script): string {
  const { base, toPivot: exceptions = {} } = script;
  const source = text.normalize('NFC').replace(ZERO_WIDTH, '');
  let pivot = '';
  for (let index = 0; index < source.length; index++) {
    const pair = source.slice(index, index + 2);
    const mapped = exceptions[pair];
    if (mapped !== undefined) {
      pivot += mapped;
      index++;
      continue;
    }
    const character = source.charAt(index);
    const offset = source.charCodeAt(index) - base;
    const parallel = offset >= 0 && offset < BLOCK ? String.fromCharCode(PIVOT_BASE + offset) : character;
    pivot += exceptions[character] ?? parallel;
  }
  return applyPivotExceptions(pivot, script);
}

/** Addak of Gurmukhi, which geminates the consonant after it. The first of a pair of aspirates is unaspirated. */
const ADDAK = '\u0971';
const UNASPIRATED: Readonly<Record<string, string>> = { ख: 'क', घ: 'ग', छ: 'च', झ: 'ज', ठ: 'ट', ढ: 'ड', थ: 'त', ध: 'द', फ: 'प', भ: 'ब' };
const DOUBLED = new RegExp(`${ADDAK}(${CONSONANT})`, 'gu');
const LONE_OM = /(?<![\u0900-\u097f])ओ[ंँ](?![\u0900-\u097f])/gu;

function applyPivotExceptions(pivot: string, { name }: Script): string {
  if (name === 'gurmukhi') {
    return pivot.replace(DOUBLED, (_, consonant: string) => (UNASPIRATED[consonant] ?? consonant) + VIRAMA + consonant);
  }
  // Devanagari and Gujarati encode OM as a character; in the other scripts the word, standing alone, is taken as OM.
  return name === 'devanagari' || name === 'gujarati' ? pivot : pivot.replace(LONE_OM, OM);
}

/** @param exact whether the source distinguishes the two Tamil letters for n */
export function fromPivot(pivot: string, script: Script, exact: boolean): string {
  const { name } = script;
  const prepared = name === 'tamil' ? tamilNasals(pivot, exact) : name === 'gurmukhi' ? gurmukhiSigns(pivot) : pivot;
  let text = '';
  for (let index = 0; index < prepared.length; index++) {
    const pair = prepared.slice(index, index + 2);
    if (pair.charAt(1) === NUKTA) {
      text += writeNuktaLetter(pair, script);
      index++;
    } else text += fromPivotLetter(prepared.charAt(index), script);
  }
  if (name === 'malayalam') text = chillus(text);
  return text.normalize('NFC');
}

function writeNuktaLetter(pair: string, script: Script): string {
  const mapped = script.fromPivot?.[pair];
  if (mapped !== undefined) return mapped;
  const letter = fromPivotLetter(pair.charAt(0), script);
  return script.nukta ? letter + fromPivotLetter(NUKTA, script) : letter;
}

/** A pivot letter in the script: by its own mapping, by its parallel code point, or by its fallback. */
function fromPivotLetter(character: string, script: Script): string {
  const mapped = script.fromPivot?.[character];
  if (mapped !== undefined) return mapped;
  const offset = character.charCodeAt(0) - PIVOT_BASE;
  // The dandas are shared by all scripts, and a few pivot signs are outside the block.
  const shared = character === '।' || character === '॥';
  if (!shared && offset >= 0 && offset < BLOCK) {
    const parallel = String.fromCharCode(script.base + offset);
    if (ASSIGNED.test(parallel)) return parallel;
  }
  const fallback = fallbacks[character];
  if (fallback === undefined || script.base === PIVOT_BASE) return character;
  return [...fallback].map((part) => fromPivotLetter(part, script)).join('');
}

const NASALS: readonly (readonly [RegExp, string])[] = [
  [/[ंँ](?=[कखगघङ])/g, 'ङ्'],
  [/[ंँ](?=[चछजझञ])/g, 'ञ्'],
  [/[ंँ](?=[टठडढण])/g, 'ण्'],
  [/[ंँ](?=[तथदधन])/g, 'न्'],
  [/[ंँ]/g, 'म्'],
];

/** Tamil has no anusvara, and two letters for n: dental at the beginning of a word and before t, alveolar elsewhere. */
function tamilNasals(pivot: string, exact: boolean): string {
  const assimilated = NASALS.reduce((text, [nasal, letter]) => text.replace(nasal, letter), pivot);
  return exact ? assimilated : assimilated.replace(/(?<=[\u0900-\u097f])न(?!्[तथदध])/gu, 'ऩ');
}

const GEMINATE = /([क-ह])\u094d(?=([क-ह])(?!\u093c))/gu;
/** After these a nasal is written with tippi; after the others with bindi. */
const TIPPI = /(?<=[क-ह़िुूअइ])ं/gu;

function gurmukhiSigns(pivot: string): string {
  return pivot
    .replace(GEMINATE, (pair, first: string, second: string) => {
      if ((UNASPIRATED[second] ?? second) !== first) return pair;
      return first === 'न' || first === 'म' ? ANUSVARA : ADDAK;
    })
    .replace(/(?<=[क-ह]\u093c?)ऽ/gu, '’')
    .replace(TIPPI, '\u0970');
}

const CHILLU: Readonly<Record<string, string>> = { ണ: 'ൺ', ന: 'ൻ', ര: 'ർ', ല: 'ൽ', ള: 'ൾ' };
const FINAL = /([ണനരലള])്(?![\u0d00-\u0d7f])/gu;
const BEFORE_CONSONANT = /ര്(?=[ക-മലവ-ഹ])/gu;

/** Chillu letters: a consonant without a vowel at the end of a word, and r also before another consonant. */
function chillus(text: string): string {
  return text.replace(FINAL, (_, consonant: string) => CHILLU[consonant] ?? consonant).replace(BEFORE_CONSONANT, 'ർ');
}
