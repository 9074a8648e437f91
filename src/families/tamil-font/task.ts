/** Converts between any two encodings by way of Unicode. */
import { TAMIL } from '../../core/indic/blocks.ts';
import { ApiError } from '../../core/request/api-error.ts';
import { fromUnicode, glyphsById, toUnicode } from './encodings/convert.ts';
import { detectEncodings, LEAST_CONFIDENCE } from './encodings/detect.ts';
import { toUnicodeBesideEnglish } from './encodings/english.ts';
import type { TamilFontText } from './records.ts';

export const UNICODE = 'unicode';
export const AUTO = 'auto';

export interface Request {
  readonly text: string;
  readonly from: string;
  readonly to: string;
}

/** Encodings within this difference of average log probability are tied. */
const TIE = 0.02;
const CANDIDATES = 4;

export function convertText({ text, from, to }: Request): TamilFontText {
  const { id, confidence } = from === AUTO ? recognise(text) : { id: from, confidence: 1 };
  const plain = id === UNICODE ? { text: text.normalize('NFC'), unmapped: [] } : toUnicodeBesideEnglish(text, id);
  if (to === UNICODE) return { ...plain, from: id, to, confidence };
  const coded = fromUnicode(plain.text, glyphsById(to));
  return { text: coded.text, from: id, to, confidence, unmapped: [...plain.unmapped, ...coded.unmapped] };
}

function recognise(text: string): { id: string; confidence: number } {
  if (TAMIL.test(text)) return { id: UNICODE, confidence: 1 };
  const [first, ...others] = detectEncodings(text);
  if (!first || first.confidence < LEAST_CONFIDENCE) {
    throw new ApiError(
      'ambiguous_encoding',
      'from: the text does not read like Tamil in any known encoding; name one, see /v1/tamil-font/encodings',
    );
  }
  const read = toUnicode(text, glyphsById(first.id)).text;
  const tied = others.filter(({ id, likelihood }) => first.likelihood - likelihood < TIE && toUnicode(text, glyphsById(id)).text !== read);
  if (tied.length > 0) {
    const names = [first, ...tied].slice(0, CANDIDATES).map(({ id }) => id);
    throw new ApiError('ambiguous_encoding', `from: the text may be in ${names.join(' or ')}; name one`);
  }
  return first;
}
