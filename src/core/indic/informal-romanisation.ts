/** Informal romanisation of Indian languages: ASCII letters without diacritics, and schwa deletion. */
import { toLatin } from './romanisation-schemes.ts';
import { ANUSVARA, NUKTA, type ScriptName, VIRAMA } from './scripts.ts';

const CONSONANT = `[\u0915-\u0939]${NUKTA}?`;
const NORTHERN: ReadonlySet<ScriptName> = new Set(['devanagari', 'gujarati', 'gurmukhi', 'bengali', 'assamese', 'odia']);
const KEEPS_FINAL_SCHWA: ReadonlySet<ScriptName> = new Set(['odia']);

const ASCII_SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})ōṁ(?!\p{L})/gu, 'om'],
  [/r̥̄?|r̥/gu, 'ri'],
  [/l̥̄?|l̥/gu, 'li'],
  [/ch/g, 'chh'],
  [/c(?!h)/g, 'ch'],
  [/cchh/g, 'chchh'],
  [/[śṣ]/g, 'sh'],
  [/k͟h/gu, 'kh'],
  [/ġ/g, 'g'],
  [/q/g, 'q'],
  [/ḻ/g, 'zh'],
  [/[ṁ](?=[pbm])/g, 'm'],
  [/m̐|ṁ/gu, 'n'],
  [/ḥ/g, 'h'],
  [/ḵ/g, 'h'],
  [/ē/g, 'e'],
  [/ō/g, 'o'],
  [/[ṅñṇṉ]/g, 'n'],
  [/[ṭ]/g, 't'],
  [/[ḍ]/g, 'd'],
  [/[ṛ]/g, 'r'],
  [/[ṟ]/g, 'r'],
  [/[ḷ]/g, 'l'],
  [/ẏ/g, 'y'],
  [/ā/g, 'aa'],
  [/ī/g, 'ee'],
  [/ū/g, 'oo'],
  [/ê/g, 'e'],
  [/ô/g, 'o'],
  [/[:’]/g, ''],
];

/** @param pivot text in the pivot script (Devanagari) */
export function romanise(pivot: string, script: ScriptName): string {
  if (script === 'tamil') return toAscii(voiceTamil(toLatin(pivot, 'iso15919')));
  const spoken = NORTHERN.has(script) ? deleteSchwas(pivot, script) : pivot;
  const latin = toLatin(spoken, 'iso15919');
  if (NORTHERN.has(script)) return toAscii(latin);
  // In the south the anusvara at the end of a word is an m, and th is the dental t.
  return toAscii(latin.replace(/ṁ(?!\p{L})/gu, 'm'))
    .replace(/t(?=[aeiou])/g, 'th')
    .replace(/thth/g, 'tth');
}

function toAscii(latin: string): string {
  return ASCII_SPELLINGS.reduce((text, [letter, spelling]) => text.replace(letter, spelling), latin.normalize('NFC'));
}

/** Tamil has one letter for voiced and unvoiced stops: voiced between vowels and after nasals. */
function voiceTamil(latin: string): string {
  return latin
    .normalize('NFC')
    .replace(/tt/g, 'tth')
    .replace(/(?<!t)t(?!t|h)/g, 'th')
    .replace(/ṅk/g, 'ng')
    .replace(/ñc/g, 'nj')
    .replace(/nth/g, 'ndh')
    .replace(/ṇṭ/g, 'nd')
    .replace(/mp/g, 'mb')
    .replace(/ṉṟ/g, 'ndr')
    .replace(/ṟṟ/g, 'tr')
    .replace(/(?<=[aāiīuūeēoō])k(?=[aāiīuūeēoō])/gu, 'g')
    .replace(/(?<=[aāiīuūeēoō])ṭ(?=[aāiīuūeēoō])/gu, 'd')
    .replace(/(?<=[aāiīuūeēoō])c(?=[aāiīuūeēoō])/gu, 's')
    .replace(/^c(?=[aāiīuūeēoō])|(?<=\s)c(?=[aāiīuūeēoō])/gu, 's')
    .replace(/(?<=[aāiīuūeēoō])p(?=[aāiīuūeēoō])/gu, 'b');
}

const FINAL = new RegExp(`(?<=[\u0904-\u0939\u093c-\u094c${ANUSVARA}].*)(${CONSONANT})(?![\u0900-\u097f])`, 'gu');
const MEDIAL = new RegExp(`(?<=[\u093e-\u094c]|${CONSONANT})(${CONSONANT})(?=${CONSONANT}[\u093e-\u094c])`, 'gu');

/** Schwa deletion: the inherent vowel is silent at the end of a word, and between a vowel and a consonant that has a vowel. */
function deleteSchwas(pivot: string, script: ScriptName): string {
  return pivot
    .split(/(\s+)/)
    .map((word) => {
      const final = KEEPS_FINAL_SCHWA.has(script) ? word : word.replace(FINAL, `$1${VIRAMA}`);
      return final.replace(MEDIAL, (consonant, _, index: number) => (index > 0 ? consonant + VIRAMA : consonant));
    })
    .join('');
}
