/** Normalises code for display: bounded, split in lines, without invisible characters. */
import { invalid } from '../../core/request/api-error.ts';

export const MAX_CODE_LINES = 150;
export const MAX_CODE_COLUMNS = 140;
/** Upper bound: every character may take two UTF-16 units, and a line may end in CR LF. */
export const MAX_CODE_CHARACTERS = MAX_CODE_LINES * (2 * MAX_CODE_COLUMNS + 2);

const TAB = '    ';
/** Control and bidirectional formatting characters: invisible, they can make code look like other code (Trojan Source). */
const HIDDEN_CHARACTERS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/gu;

/** @param wrap soft-wrap column, if lines may be wider than the image */
export function normaliseSnippet(code: string, wrap?: number): string {
  const text = code.replace(/\r\n?|[\u0085\u2028\u2029\v\f]/g, '\n').trimEnd();
  if (text === '') invalid('code', 'must not be only white space');
  const lines = text.split('\n');
  if (lines.length > MAX_CODE_LINES) invalid('code', `has ${lines.length} lines; the limit is ${MAX_CODE_LINES}`);
  if (wrap !== undefined) {
    const rows = lines.reduce((sum, line) => sum + Math.max(1, Math.ceil([...line.replaceAll('\t', TAB)].length / wrap)), 0);
    if (rows > MAX_CODE_LINES) invalid('code', `has ${rows} rows of ${wrap} characters; the limit is ${MAX_CODE_LINES} rows`);
    return replaceHidden(text);
  }
  for (const [index, line] of lines.entries()) {
    const { length } = [...line];
    if (length > MAX_CODE_COLUMNS) invalid('code', `has ${length} characters in line ${index + 1}; the limit is ${MAX_CODE_COLUMNS}`);
  }
  return replaceHidden(text);
}

function replaceHidden(text: string): string {
  return text.replaceAll('\t', TAB).replace(HIDDEN_CHARACTERS, '\ufffd');
}
