/** How a text in Latin letters is written. */

import type { ScriptName } from '../../core/indic/scripts.ts';
import type { Writing } from './convert.ts';

const DIACRITICS = /[āīūēōṭḍṇṅñśṣṛṝḷḹṃṁḥṉṟḻẏ]|r̥|l̥|m̐/iu;
/** A capital or a sign inside a word is how keyboards without diacritics tell letters apart. */
const KEYBOARD = /[a-z][A-Z]|~[nN]|\.[nmaDh]|RRi|LLi|\^[neo]/;

/** Addresses, and names of things and firms such as iPhone and WhatsApp, have capitals too. */
const ADDRESS = /[/@]|www\.|\.com/iu;
const NAME = /^\W*(?:[ie][A-Z]|[A-Z][a-z]+[A-Z][a-z])/;
/** A text from a keyboard scheme has them in most words; less of its words than this are slips. */
const SHARE = 0.3;

/** Letters that only one of the two has. The nasals ṁ and ṃ are written in both. */
const ISO_LETTERS = /[ēōṟṉḻẏ]|r̥|l̥|m̐/iu;
const IAST_LETTERS = /[ṝḹĕŏṙ]/iu;
/** ṛ and ḷ are consonants in ISO 15919, beside a vowel, and vowels in IAST, between consonants or at the beginning. */
const ISO_CONSONANT = /[aāiīuūeo][ṛḷ]|[ṛḷ]h?[aāiīuūeo]/iu;
const IAST_VOWEL = /(?<![aāiīuūeo])[ṛḷ](?!h?[aāiīuūeo])/iu;
/** Long in IAST, without a mark. A text in ISO 15919 would hardly have short ones alone. */
const UNMARKED = /[eoṃ]/iu;

export function detectLatin(text: string): Exclude<Writing, ScriptName> | 'casual' {
  const composed = text.normalize('NFC');
  if (DIACRITICS.test(composed)) return isIast(composed) ? 'iast' : 'iso15919';
  return isKeyboard(text) ? 'itrans' : 'casual';
}

function isKeyboard(text: string): boolean {
  if (!KEYBOARD.test(text)) return false;
  const words = text.split(/\s+/).filter((word) => word !== '' && !ADDRESS.test(word));
  const marked = words.filter((word) => KEYBOARD.test(word) && !(words.length > 1 && NAME.test(word)));
  return marked.length > 0 && marked.length >= SHARE * words.length;
}

/** The whole text decides, by the surest sign that it has. */
function isIast(text: string): boolean {
  for (const [iso, iast] of [
    [ISO_LETTERS, IAST_LETTERS],
    [ISO_CONSONANT, IAST_VOWEL],
  ] as const) {
    const isIso = iso.test(text);
    if (isIso !== iast.test(text)) return !isIso;
  }
  return UNMARKED.test(text);
}
