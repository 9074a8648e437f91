/** Detects the romanisation scheme of Latin text. */

import type { ScriptName } from '../../core/indic/scripts.ts';
import type { WritingSystem } from './convert.ts';

const DIACRITICS = /[āīūēōṭḍṇṅñśṣṛṝḷḹṃṁḥṉṟḻẏ]|r̥|l̥|m̐/iu;
/** ASCII schemes distinguish letters by capitals or signs within a word. */
const ASCII_SCHEME = /[a-z][A-Z]|~[nN]|\.[nmaDh]|RRi|LLi|\^[neo]/;

/** Also have capitals within a word: URLs, and brand names such as iPhone and WhatsApp. */
const URL_PATTERN = /[/@]|www\.|\.com/iu;
const BRAND_NAME = /^\W*(?:[ie][A-Z]|[A-Z][a-z]+[A-Z][a-z])/;
/** Minimum share of such words: text in an ASCII scheme has them in most words; fewer are typing errors. */
const MIN_SHARE = 0.3;

/** Letters that only one of the two schemes has. The nasals ṁ and ṃ are written in both. */
const ISO_LETTERS = /[ēōṟṉḻẏ]|r̥|l̥|m̐/iu;
const IAST_LETTERS = /[ṝḹĕŏṙ]/iu;
/** ṛ and ḷ are consonants in ISO 15919, next to a vowel, and vowels in IAST, between consonants or at the beginning. */
const ISO_CONSONANT = /[aāiīuūeo][ṛḷ]|[ṛḷ]h?[aāiīuūeo]/iu;
const IAST_VOWEL = /(?<![aāiīuūeo])[ṛḷ](?!h?[aāiīuūeo])/iu;
/** In IAST e and o are long without a mark. Text in ISO 15919 would hardly have only short ones. */
const IAST_UNMARKED = /[eoṃ]/iu;

export function detectScheme(text: string): Exclude<WritingSystem, ScriptName> | 'casual' {
  const composed = text.normalize('NFC');
  if (DIACRITICS.test(composed)) return isIast(composed) ? 'iast' : 'iso15919';
  return isAsciiScheme(text) ? 'itrans' : 'casual';
}

function isAsciiScheme(text: string): boolean {
  if (!ASCII_SCHEME.test(text)) return false;
  const words = text.split(/\s+/).filter((word) => word !== '' && !URL_PATTERN.test(word));
  const marked = words.filter((word) => ASCII_SCHEME.test(word) && !(words.length > 1 && BRAND_NAME.test(word)));
  return marked.length > 0 && marked.length >= MIN_SHARE * words.length;
}

/** Decided on the whole text, by the most reliable evidence it has. */
function isIast(text: string): boolean {
  for (const [iso, iast] of [
    [ISO_LETTERS, IAST_LETTERS],
    [ISO_CONSONANT, IAST_VOWEL],
  ] as const) {
    const isIso = iso.test(text);
    if (isIso !== iast.test(text)) return !isIso;
  }
  return IAST_UNMARKED.test(text);
}
