/** Detects Tamil in a legacy font encoding in text of unknown origin, and converts it. */
import { detectEncodings, MIN_TAMIL_CONFIDENCE, scoreEncoding } from './detect.ts';
import { toUnicodeKeepingEnglish } from './mixed-english.ts';

/** Characters typical of such fonts: beyond ASCII, or punctuation inside words. */
const SUSPICIOUS = /[\u0080-\u00ff\u0152-\u02dc\u2018-\u2122]|[a-z][;:[\]\\|](?=[a-z\s])/gi;
const MIN_SUSPICIOUS_SHARE = 0.05;
const MIN_LETTERS = 20;
const INDIAN = /[\u0900-\u0dff]/;
/** Minimum confidence of a line without such characters; below it is in another language. */
const MIN_LINE_CONFIDENCE = 0.3;

/**
 * The encoding in which a text, or its suspicious lines, decodes to Tamil. `undefined` for most texts, which a scan of their characters rules out.
 */
export function legacyEncoding(text: string): string | undefined {
  if (INDIAN.test(text)) return undefined;
  const odd = text.split('\n').filter(isSuspicious).join('\n');
  if (odd.length < MIN_LETTERS) return undefined;
  const [first] = detectEncodings(odd);
  return first && first.confidence >= MIN_TAMIL_CONFIDENCE ? first.id : undefined;
}

function isSuspicious(line: string): boolean {
  return (line.match(SUSPICIOUS)?.length ?? 0) > MIN_SUSPICIOUS_SHARE * line.length;
}

/** Line by line: lines in other languages stay as they are. */
export function fromLegacy(text: string, id: string): string {
  return text
    .split('\n')
    .map((line) =>
      isSuspicious(line) || scoreEncoding(line, id).confidence >= MIN_LINE_CONFIDENCE ? toUnicodeKeepingEnglish(line, id).text : line,
    )
    .join('\n');
}
