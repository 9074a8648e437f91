import type { TypedText } from '../../core/request/recognition.ts';
import { asciiDigits, words } from '../../core/text/fold.ts';
import { withLatinLetters } from './latin-letters.ts';

/** Separators between the groups of a code. */
const SEPARATORS = /[\s.\-‐-―/]+/g;

export function normaliseQuery(input: string): TypedText {
  const text = withLatinLetters(asciiDigits(input.normalize('NFC')).trim().replace(/\s+/g, ' '));
  return { text, compact: text.toUpperCase().replace(SEPARATORS, ''), words: words(text) };
}

/** Identifiers within other words have a digit or an @. */
const DIGIT_OR_AT = /[\d@]/;
const MIN_IDENTIFIER_LENGTH = 4;
/** Area codes of landlines: 044. */
const STD_CODE = /^0\d{2}$/;
/** Maximum groups in which plates and numbers are written. */
const MAX_GROUPS = 4;
const GROUP = /^(?:[A-Za-z]{1,3}|\d{1,5}|[A-Za-z]{2}\d{1,2}|\d{1,2}[A-Za-z]{1,2})$/;
/** Year and number of a driving licence, after its office. */
const LICENCE = /^[A-Za-z]{2}\d{2} \d{11}$/;

/** Decimal degrees of a latitude and a longitude. */
const COORDINATES = /(?<![\d.])\d{1,2}\.\d{1,8}\s*[, ]\s*\d{2,3}\.\d{1,8}(?![\d.])/;

/** With the code of its country. */
const INTERNATIONAL_NUMBER = /\+\d{1,3}(?:[ -]?\d{2,10}){1,4}(?!\d)/;

/** Parts of a text that may be identifiers: coordinates, single words, and adjacent short groups such as MP 09. */
export function identifierCandidates({ text }: TypedText): TypedText[] {
  const parts = text.split(' ').map((part) => part.replace(/^[("'“‘]+|(?<![)"'”’,;:?!.])[)"'”’,;:?!.]+$/g, ''));
  if (parts.length < 2 || !/\p{L}/u.test(text)) return [];
  const groups = [COORDINATES, INTERNATIONAL_NUMBER].flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
  for (let count = MAX_GROUPS; count > 1; count--) {
    for (let from = 0; from + count <= parts.length; from++) {
      const run = parts.slice(from, from + count);
      if (LICENCE.test(run.join(' '))) groups.push(run.join(' '));
      else if (
        run.every((part) => GROUP.test(part)) &&
        /^[A-Za-z]{2}$|\d/.test(run[0] as string) &&
        run.some((part) => DIGIT_OR_AT.test(part))
      )
        groups.push(run.join(' '));
    }
  }
  return [...groups, ...parts.filter(isLikeIdentifier)].map(normaliseQuery);
}

function isLikeIdentifier(part: string): boolean {
  return STD_CODE.test(part) || (part.length >= MIN_IDENTIFIER_LENGTH && DIGIT_OR_AT.test(part));
}

export interface QueryWithPayload {
  /** The query without the input text. */
  readonly query: string;
  readonly payload: string;
}

/** The input text of an operation is quoted, or follows a colon or an introducing phrase: count words in "…", hide phone in: …, qr with text …. */
const PAYLOADS = [/["“]([^"“”]{2,})["”]/, /(?<=\p{L}):\s+(\S.*)$/u, /\s(?:with (?:the )?text|saying|that says)\s+(\S.*)$/iu];

export function splitPayload(text: string): QueryWithPayload | undefined {
  for (const pattern of PAYLOADS) {
    const match = pattern.exec(text);
    if (match?.[1] !== undefined && match.index > 0) return { query: text.replace(match[0], ' ').trim(), payload: match[1].trim() };
  }
  return undefined;
}
