/** Tokeniser for casual spelling: separates words from parts that stay unchanged, such as URLs, code and anything with digits. */

import type { Script } from '../../../core/indic/scripts.ts';

/** Words and the text between them; the concatenation of all parts is the text. */
export interface TextPart {
  readonly text: string;
  readonly isWord: boolean;
}

/** Code in backquotes, tags, and runs without whitespace. */
const CHUNK = /```[\s\S]*?```|`[^`\n]*`|<\/?[a-z][^<>\n]*>|[^\s`<]+|\s+|[`<]/giu;
/** A URL, or a file path. */
const URL_OR_PATH = /^["'([{]*(?:[a-z][a-z0-9+.-]*:\/\/|www\.|(?:mailto|tel|upi|sms|data):|~?\.{0,2}\/[^/]|[a-z]:\\)/iu;
/** Host and file names by extension, email and payment addresses, handles and hashtags. */
const HOST_OR_HANDLE =
  /[a-z0-9]\.(?:com|in|org|net|gov|edu|info|co|io|ai|app|dev|me|uk|us|html?|php|js|ts|py|json|csv|pdf|docx?|xlsx?|txt|jpe?g|png|mp[34]|zip|apk|exe)(?![a-z0-9])|@|^#/iu;
const CODE = /[{}=\\|$]|\(\)|::|->|;$/u;

/** Letters, digits and joiners. */
const RUN = /[\p{L}\p{M}\p{N}_\u200c\u200d]+(?:['’][\p{L}\p{M}]+)*/gu;
const LATIN = /^[a-z]+(?:['’][a-z]+)*$/iu;
/** A camel-case identifier, such as getName. */
const CAMEL_CASE = /^[a-z]{2,}[A-Z]/u;

/** Parts of a text in casual spelling. */
export function tokeniseCasual(text: string): TextPart[] {
  return [...text.matchAll(CHUNK)].flatMap(([chunk]) => {
    const isUnchanged = /^[`<\s]/.test(chunk) || URL_OR_PATH.test(chunk) || HOST_OR_HANDLE.test(chunk) || CODE.test(chunk);
    return isUnchanged ? [{ text: chunk, isWord: false }] : splitByPattern(chunk, RUN, (run) => LATIN.test(run) && !CAMEL_CASE.test(run));
  });
}

/** @param isWord whether a matched run is a word; by default all are */
export function splitByPattern(text: string, pattern: RegExp, isWord: (run: string) => boolean = () => true): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: run, index } of text.matchAll(pattern)) {
    if (index > end) parts.push({ text: text.slice(end, index), isWord: false });
    parts.push({ text: run, isWord: isWord(run) });
    end = index + run.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isWord: false });
  return parts;
}

const LETTER = '(?=[\\p{L}\\p{M}])';
const JOINERS = '[\\u200c\\u200d]';
/** Vowel marks (harakat) have no Script=Arabic property. */
export const ARABIC_WORD: RegExp = new RegExp(`(?:${LETTER}[\\p{Script=Arabic}\\u064b-\\u0655\\u0670]|${JOINERS})+`, 'gu');

/** Letters and signs of the block of a script, without digits and abbreviation marks. */
export function scriptWordPattern({ base }: Script): RegExp {
  const [first, last] = [base, base + 0x7f].map((code) => `\\u${code.toString(16).padStart(4, '0')}`);
  return new RegExp(`(?:${LETTER}[${first}-${last}]|${JOINERS})+`, 'gu');
}
