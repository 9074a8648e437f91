/** How words of any script sound, roughly: spellings and scripts that do not tell long vowels from short ones agree. */
import { toLatin } from '../../../core/indic/latin.ts';
import { toPivot } from '../../../core/indic/pivot.ts';
import { eachRun } from '../../../core/indic/romanise.ts';

const VOWEL = '[aāiīuūeēoōr̥]';
/** The unwritten a of northern languages: silent at the end of a word, and between two syllables that can be said without it. */
const SILENT = new RegExp(`(${VOWEL}[ṁm̐]?[^aāiīuūeēoō\\s]h?)a(?=[^aāiīuūeēoōh\\s]h?${VOWEL})`, 'gu');

export function latin(word: string): string {
  return eachRun(word, (run, script) => toLatin(toPivot(run, script), 'iso15919'));
}

export const withoutLast = (spelt: string): string => spelt.replace(/(?<=[^aāiīuūeēoō]h?)a$/u, '');
export const romanised = (word: string): string => withoutLast(latin(word)).replace(SILENT, '$1');

/** How a name sounds, roughly: spellings and scripts that do not tell long vowels from short ones agree. */
export function soundOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/:|\u093d/g, '')
    .replace(/\u0921\u093c/g, 'r')
    .replace(/r\u0325/g, 'ri')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/ee|ii/g, 'i')
    .replace(/oo|uu|ou/g, 'u')
    .replace(/aa/g, 'a')
    .replace(/ow(?![aeiou])/g, 'au')
    .replace(/by(?=a)/g, 'b')
    .replace(/zh/g, 'l')
    .replace(/x/g, 'ks')
    .replace(/(?<=[cdtsrlmn])h+/g, '')
    .replace(/z/g, 'j')
    .replace(/q/g, 'k')
    .replace(/f/g, 'ph')
    .replace(/w/g, 'v')
    .replace(/m(?=[^aeioupbm])/g, 'n')
    .replace(/(.)\1+/g, '$1')
    .replace(/y$/, 'i');
}

export function unvoiced(sound: string): string {
  return sound
    .replace(/(?<=[bgjkp])h/g, '')
    .replace(/[sj]/g, 'c')
    .replace(/g/g, 'k')
    .replace(/d/g, 't')
    .replace(/b/g, 'p');
}
