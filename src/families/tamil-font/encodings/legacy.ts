/** Detects Tamil in a legacy font encoding in text of unknown origin, and converts it. */
import { detectEncodings, LEAST_CONFIDENCE, likeness } from './detect.ts';
import { toUnicodeBesideEnglish } from './english.ts';

/** Characters typical of such fonts: beyond ASCII, or punctuation inside words. */
const ODD = /[\u0080-\u00ff\u0152-\u02dc\u2018-\u2122]|[a-z][;:[\]\\|](?=[a-z\s])/gi;
const LEAST_ODD = 0.05;
const LEAST_LETTERS = 20;
const INDIAN = /[\u0900-\u0dff]/;
/** Minimum confidence of a line without such characters; below it is in another language. */
const LEAST_IN_LINE = 0.3;

/**
 * The encoding in which a text, or its suspicious lines, decodes to Tamil. `undefined` for most texts, which a scan of their characters rules out.
 */
export function legacyEncoding(text: string): string | undefined {
  if (INDIAN.test(text)) return undefined;
  const odd = text.split('\n').filter(isOdd).join('\n');
  if (odd.length < LEAST_LETTERS) return undefined;
  const [first] = detectEncodings(odd);
  return first && first.confidence >= LEAST_CONFIDENCE ? first.id : undefined;
}

function isOdd(line: string): boolean {
  return (line.match(ODD)?.length ?? 0) > LEAST_ODD * line.length;
}

/** Line by line: lines in other languages stay as they are. */
export function fromLegacy(text: string, id: string): string {
  return text
    .split('\n')
    .map((line) => (isOdd(line) || likeness(line, id).confidence >= LEAST_IN_LINE ? toUnicodeBesideEnglish(line, id).text : line))
    .join('\n');
}
