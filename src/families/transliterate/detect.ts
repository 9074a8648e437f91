/** How a text in Latin letters is written. */

import type { ScriptName } from '../../core/indic/scripts.ts';
import type { Writing } from './convert.ts';

const DIACRITICS = /[āīūēōṭḍṇṅñśṣṛṝḷḹṃṁḥṉṟḻ]|r̥|l̥/iu;
const ISO = /[ēōṁ]|r̥|l̥/iu;
/** IAST writes the vowel as ISO 15919 writes a consonant, which a vowel follows. */
const IAST = /[ṝḹṃ]|ṛ(?![aāiīuūeo])/iu;
/** A capital or a sign inside a word is how keyboards without diacritics tell letters apart. */
const KEYBOARD = /[a-z][A-Z]|~[nN]|\.[nmaDh]|RRi|LLi|\^[neo]/;

export function detectLatin(text: string): Exclude<Writing, ScriptName> | 'casual' {
  const composed = text.normalize('NFC');
  if (DIACRITICS.test(composed)) return IAST.test(composed) && !ISO.test(composed) ? 'iast' : 'iso15919';
  return KEYBOARD.test(text) ? 'itrans' : 'casual';
}
