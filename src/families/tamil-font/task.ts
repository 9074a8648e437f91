/** Converts between any two encodings by way of Unicode. */
import { TAMIL } from '../../core/indic/unicode-blocks.ts';
import { ApiError } from '../../core/request/api-error.ts';
import { fromUnicode, glyphMapById, toUnicode } from './encodings/convert.ts';
import { detectEncodings, MIN_TAMIL_CONFIDENCE } from './encodings/detect.ts';
import { toUnicodeKeepingEnglish } from './encodings/mixed-english.ts';
import type { TamilFontText } from './records.ts';

export const UNICODE = 'unicode';
export const AUTO = 'auto';

export interface ConvertTask {
  readonly text: string;
  readonly from: string;
  readonly to: string;
}

/** Encodings within this difference of average log probability are tied. */
const TIE_MARGIN = 0.02;
const MAX_REPORTED = 4;

export function convertText({ text, from, to }: ConvertTask): TamilFontText {
  const { id, confidence } = from === AUTO ? detectEncoding(text) : { id: from, confidence: 1 };
  const plain = id === UNICODE ? { text: text.normalize('NFC'), unmapped: [] } : toUnicodeKeepingEnglish(text, id);
  if (to === UNICODE) return { ...plain, from: id, to, confidence };
  const coded = fromUnicode(plain.text, glyphMapById(to));
  return { text: coded.text, from: id, to, confidence, unmapped: [...plain.unmapped, ...coded.unmapped] };
}

function detectEncoding(text: string): { id: string; confidence: number } {
  if (TAMIL.test(text)) return { id: UNICODE, confidence: 1 };
  const [first, ...others] = detectEncodings(text);
  if (!first || first.confidence < MIN_TAMIL_CONFIDENCE) {
    throw new ApiError(
      'ambiguous_encoding',
      'from: the text is not plausible Tamil in any known encoding; give one of /v1/tamil-font/encodings',
    );
  }
  const read = toUnicode(text, glyphMapById(first.id)).text;
  const tied = others.filter(
    ({ id, likelihood }) => first.likelihood - likelihood < TIE_MARGIN && toUnicode(text, glyphMapById(id)).text !== read,
  );
  if (tied.length > 0) {
    const names = [first, ...tied].slice(0, MAX_REPORTED).map(({ id }) => id);
    throw new ApiError('ambiguous_encoding', `from: the text may be in ${names.join(' or ')}; give one of them`);
  }
  return first;
}
