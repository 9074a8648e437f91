/** The words of a text in a spelling in which variants of one word are equal, whatever Indian script they stand in. */
import { toLatin } from '../../core/indic/latin.ts';
import { toPivot } from '../../core/indic/pivot.ts';
import { scriptRuns } from '../../core/indic/runs.ts';
import { type Script, scripts } from '../../core/indic/scripts.ts';
import { asciiDigits, words } from '../../core/text.ts';

const INDIC = /[\u0900-\u0d7f]/;

function eachRun(text: string, change: (run: string, script: Script) => string): string {
  if (!INDIC.test(text)) return text;
  return scriptRuns(text)
    .map((run) => (run.script ? change(run.text, scripts.get(run.script) as Script) : run.text))
    .join('');
}

/** Distinctions that writers do not keep: dots, nasals, lengths of i and u, doubled consonants, foreign vowels. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/\u093c|[\u200c\u200d]|[\u064b-\u0652]/g, ''],
  [/ँ|[ङञणनम]\u094d(?=[क-ह])/g, 'ं'],
  [/ी/g, 'ि'],
  [/ई/g, 'इ'],
  [/ू/g, 'ु'],
  [/ऊ/g, 'उ'],
  [/[ॅॆ]/g, 'े'],
  [/[ऍऎ]/g, 'ए'],
  [/[ॉॊ]/g, 'ो'],
  [/[ऑऒ]/g, 'ओ'],
  [/([क-ह])\u094d\1/g, '$1'],
];

/** Words in Devanagari, which stands for all Indic scripts; words of other scripts folded as everywhere. */
export function spelledWords(text: string): string[] {
  const pivot = eachRun(asciiDigits(text), toPivot);
  return words(SAME.reduce((spelling, [variant, common]) => spelling.replace(variant, common), pivot.normalize('NFD')));
}

/** Vowel signs, nasals and the sign for no vowel at the end carry case, number and gender; in English a few endings do. */
const INDIC_ENDING = /[\u0902\u0903\u093e-\u094d]+$/;
const ENGLISH_ENDING = /(?:ing|ies|ed|es|s|ly|er|e|y)$/;
const SHORTEST_WITH_ENDING = 4;

export function stem(word: string): string {
  if (word.length < SHORTEST_WITH_ENDING) return word;
  return INDIC.test(word) ? word.replace(INDIC_ENDING, '') || word : word.replace(ENGLISH_ENDING, '');
}

/** Indic letters as ISO 15919 writes them, without its diacritics, which the network would not see. */
export function romanise(text: string): string {
  return eachRun(text, (run, script) => toLatin(toPivot(run, script), 'iso15919'))
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
}
