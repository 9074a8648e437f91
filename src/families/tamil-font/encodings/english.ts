/**
 * English words inside of Tamil in a font that has its letters at the places of a to z, such as Bamini. Each word is read both ways:
 * one that looks like English, and that hardly any Tamil word is like when it is read in the font, stays as it is.
 */
import { type Converted, glyphsById, toUnicode } from './convert.ts';
import { likeness } from './detect.ts';

/** A word, without the marks that may stand around it in English. */
const WORD = /^(["'(]*)([A-Za-z]+)([.,!?:)"']*)$/;
const LOOKS_ENGLISH = /^(?:[A-Z]?[b-df-hj-np-tv-z]*[aeiou][a-z]*|[A-Z]{3,})$/;
/** Two letters are a syllable of Tamil too often: only the commonest words of English, and only beside other English. */
const SHORT = new Set('am an as at be by do go he if in is it me my no of on or so to up us we'.split(' '));
const SHORTEST = 3;
/** Likelihoods of the Tamil reading: below the first no Tamil is, below the second little that stands beside English. */
const NO_TAMIL = -4;
const LITTLE_TAMIL = -3;

type Kind = 'english' | 'perhaps' | 'tamil';

/** As `toUnicode`, but for words of English. */
export function toUnicodeBesideEnglish(text: string, id: string): Converted {
  const glyphs = glyphsById(id);
  if (!glyphs.read.has('a')) return toUnicode(text, glyphs);
  const parts = text.split(/(\s+)/);
  const kinds = parts.map((part, at) => (at % 2 === 0 ? kindOf(part, id) : 'tamil'));
  const isEnglish = (at: number): boolean =>
    kinds[at] === 'english' || (kinds[at] === 'perhaps' && (kinds[at - 2] === 'english' || kinds[at + 2] === 'english'));
  const unmapped = new Set<string>();
  let out = '';
  let tamil = '';
  const flush = (): void => {
    const read = toUnicode(tamil, glyphs);
    out += read.text;
    for (const character of read.unmapped) unmapped.add(character);
    tamil = '';
  };
  for (const [at, part] of parts.entries()) {
    if (!isEnglish(at)) {
      tamil += part;
      continue;
    }
    flush();
    out += part;
  }
  flush();
  return { text: out, unmapped: [...unmapped] };
}

function kindOf(part: string, id: string): Kind {
  const word = WORD.exec(part)?.[2] ?? '';
  if (word.length < SHORTEST) return SHORT.has(word.toLowerCase()) ? 'perhaps' : 'tamil';
  if (!LOOKS_ENGLISH.test(word)) return 'tamil';
  const { likelihood } = likeness(word, id);
  if (likelihood < NO_TAMIL) return 'english';
  return likelihood < LITTLE_TAMIL ? 'perhaps' : 'tamil';
}
