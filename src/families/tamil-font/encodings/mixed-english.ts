/**
 * English words within Tamil text in a font that maps a to z to Tamil letters, such as Bamini. A word stays as it is if it looks like English and is
 * improbable as Tamil when decoded.
 */
import { type EncodingConversion, glyphMapById, toUnicode } from './convert.ts';
import { scoreEncoding } from './detect.ts';

/** A word with optional English punctuation around it. */
const WORD = /^(["'(]*)([A-Za-z]+)([.,!?:)"']*)$/;
const LOOKS_ENGLISH = /^(?:[A-Z]?[b-df-hj-np-tv-z]*[aeiou][a-z]*|[A-Z]{3,})$/;
/** Two letters are too often a Tamil syllable: only the most frequent English words, and only beside other English. */
const SHORT_ENGLISH_WORDS = new Set('am an as at be by do go he if in is it me my no of on or so to up us we'.split(' '));
const MIN_WORD_LENGTH = 3;
/** Scores of the decoded word: below the first it is not Tamil, below the second it is unlikely to be Tamil beside English. */
const NOT_TAMIL_SCORE = -4;
const UNLIKELY_TAMIL_SCORE = -3;

type WordLanguage = 'english' | 'perhaps' | 'tamil';

/** Like `toUnicode`, but keeps English words. */
export function toUnicodeKeepingEnglish(text: string, id: string): EncodingConversion {
  const glyphs = glyphMapById(id);
  if (!glyphs.decode.has('a')) return toUnicode(text, glyphs);
  const parts = text.split(/(\s+)/);
  const kinds = parts.map((part, index) => (index % 2 === 0 ? classifyWord(part, id) : 'tamil'));
  const isEnglish = (index: number): boolean =>
    kinds[index] === 'english' || (kinds[index] === 'perhaps' && (kinds[index - 2] === 'english' || kinds[index + 2] === 'english'));
  const unmapped = new Set<string>();
  let out = '';
  let tamil = '';
  const flush = (): void => {
    const read = toUnicode(tamil, glyphs);
    out += read.text;
    for (const character of read.unmapped) unmapped.add(character);
    tamil = '';
  };
  for (const [index, part] of parts.entries()) {
    if (!isEnglish(index)) {
      tamil += part;
      continue;
    }
    flush();
    out += part;
  }
  flush();
  return { text: out, unmapped: [...unmapped] };
}

function classifyWord(part: string, id: string): WordLanguage {
  const word = WORD.exec(part)?.[2] ?? '';
  if (word.length < MIN_WORD_LENGTH) return SHORT_ENGLISH_WORDS.has(word.toLowerCase()) ? 'perhaps' : 'tamil';
  if (!LOOKS_ENGLISH.test(word)) return 'tamil';
  const { likelihood } = scoreEncoding(word, id);
  if (likelihood < NOT_TAMIL_SCORE) return 'english';
  return likelihood < UNLIKELY_TAMIL_SCORE ? 'perhaps' : 'tamil';
}
