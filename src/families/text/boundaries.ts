/** Text segmentation: break positions after paragraphs, lines, sentences, words, grapheme clusters and code points. */
import { graphemeSegments } from '../../core/text/graphemes.ts';

/** Returns the break positions in a range of the text, ascending, without its start and with its end. */
export type BreakFinder = (text: string, from: number, to: number) => number[];

/** Combining marks and zero-width joiners attach to the character before them: no break before them. */
const EXTEND_OR_JOINER = /[\p{M}\u200c\u200d]/u;

function breaksAfter(pattern: RegExp, accepts: (text: string, match: RegExpExecArray) => boolean = () => true): BreakFinder {
  return (text, from, to) => {
    const cuts: number[] = [];
    const search = new RegExp(pattern);
    search.lastIndex = from;
    for (let match = search.exec(text); match && match.index < to; match = search.exec(text)) {
      const end = match.index + match[0].length;
      if (end >= to) break;
      if (!EXTEND_OR_JOINER.test(text.charAt(end)) && accepts(text, match)) cuts.push(end);
    }
    cuts.push(to);
    return cuts;
  };
}

export const paragraphBreaks: BreakFinder = breaksAfter(/\r?\n[^\S\n]*\n\s*/gu);
export const lineBreaks: BreakFinder = breaksAfter(/\r\n|[\n\r\u2028\u2029]/gu);
export const wordBreaks: BreakFinder = breaksAfter(/\s+/gu);

/** Abbreviations: a full stop after one does not end a sentence. */
const ABBREVIATIONS = new Set(
  (
    'dr mr mrs ms prof sr jr st shri sri smt km kum rs re inr no nos vs viz etc eg ie cf al fig vol ed pp approx dept govt ltd pvt co corp inc ' +
    'hon adv capt col gen lt maj rev jan feb mar apr jun jul aug sep sept oct nov dec mon tue wed thu fri sat sun ' +
    'डॉ डा रु रू श्री श्रीमती सुश्री प्रो पं सं क्र मो नं ' +
    'திரு திருமதி செல்வி டாக்டர் டாக்டா் ரூ எண் பேரா முனைவர் கி மு பி ' +
    'డా డాక్టర్ రూ శ్రీ శ్రీమతి ప్రొ నం ಡಾ ರೂ ಶ್ರೀ ಶ್ರೀಮತಿ ಪ್ರೊ ನಂ ഡോ രൂ ശ്രീ ശ്രീമതി പ്രൊഫ നം ' +
    'ডা ড রু শ্রী শ্রীমতী অধ্যা নং মো ડૉ ડો રૂ શ્રી શ્રીમતી પ્રો નં ਡਾ ਰੁ ਸ੍ਰੀ ਸ਼੍ਰੀ ਸ੍ਰੀਮਤੀ ਪ੍ਰੋ ਨੰ ଡା ଡଃ ଶ୍ରୀ ଶ୍ରୀମତୀ ପ୍ରଫେସର ନଂ'
  )
    .normalize('NFC')
    .split(' '),
);
const MAX_ABBREVIATION_LENGTH = 14;
const LAST_WORD = /(?<![\p{L}\p{M}\p{N}])[\p{L}\p{M}\p{N}]+$/u;
/** A single letter with its marks: an initial, as in A. P. J. or மு. க. */
const INITIAL = /^\p{L}\p{M}*$/u;

const SENTENCE_END = /(?<![.!?।॥۔؟…])[.!?।॥۔؟…]+["'”’»)\]]*(?:\s+|$)|(?<![。！？])[。！？]+["'”’」』)]*\s*|\r?\n[^\S\n]*\n\s*/gu;

export const sentenceBreaks: BreakFinder = breaksAfter(SENTENCE_END, (text, match) => {
  if (match[0].charAt(0) !== '.' || match[0].startsWith('..')) return true;
  const before = text.slice(Math.max(0, match.index - MAX_ABBREVIATION_LENGTH), match.index);
  const word = LAST_WORD.exec(before)?.[0].normalize('NFC') ?? '';
  if (INITIAL.test(word) || ABBREVIATIONS.has(word.toLowerCase())) return false;
  // "1. First point": an item number at the beginning of a line.
  if (/^\d{1,3}$/.test(word) && /(?:^|\n)[^\S\n]*$/.test(before.slice(0, -word.length))) return false;
  return !/^\p{Ll}/u.test(text.slice(match.index + match[0].length, match.index + match[0].length + 2));
});

/** A consonant with a virama, which forms a conjunct with the next one. Tamil has only these two conjuncts. */
const ENDS_WITH_VIRAMA = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0c4d\u0ccd\u0d4d]\u200d?$/u;
const STARTS_WITH_INDIC_LETTER = /^[\u0900-\u0b7f\u0c00-\u0d7f]/u;
const TAMIL_CONJUNCT_START = /க்$|ஸ்$/u;
const TAMIL_CONJUNCT_END = /^[ஷர]/u;

const ASCII = /[ -~]/;

/** `Intl.Segmenter` is quadratic in the length of its input, so the text is segmented in windows. */
const WINDOW = 256;

/** Grapheme clusters. A conjunct counts as one, whatever Unicode version the runtime has. */
export const graphemeBreaks: BreakFinder = (text, from, to) => {
  const cuts: number[] = [];
  let before = '';
  for (let start = from; start < to; ) {
    // Fast path: two printable ASCII characters in a row always have a break between them.
    if (ASCII.test(text.charAt(start)) && ASCII.test(text.charAt(start + 1))) {
      if (start > from) cuts.push(start);
      before = '';
      start++;
      continue;
    }
    const segments = [...graphemeSegments(text.slice(start, Math.min(start + WINDOW, to)))];
    // The last cluster may continue beyond the window: unless it is the only one, it is segmented again with the next window.
    const complete = start + WINDOW >= to || segments.length === 1 ? segments : segments.slice(0, -1);
    for (const { segment, index } of complete) {
      const joined =
        (ENDS_WITH_VIRAMA.test(before) && STARTS_WITH_INDIC_LETTER.test(segment)) ||
        (TAMIL_CONJUNCT_START.test(before) && TAMIL_CONJUNCT_END.test(segment));
      if (start + index > from && !joined && !EXTEND_OR_JOINER.test(segment.charAt(0))) cuts.push(start + index);
      before = segment;
    }
    const last = complete[complete.length - 1] as Intl.SegmentData;
    start += last.index + last.segment.length;
  }
  cuts.push(to);
  return cuts;
};

/** Last resort: a cluster longer than a chunk (an unbounded run of combining marks) is cut between code points. */
export const codePointBreaks: BreakFinder = (text, from, to) => {
  const cuts: number[] = [];
  for (let position = from; position < to; ) {
    position += (text.codePointAt(position) as number) > 0xffff ? 2 : 1;
    cuts.push(Math.min(position, to));
  }
  return cuts;
};
