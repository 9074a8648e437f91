/** Truncates a text to the token limit of a network at a word boundary, so that words and tokens cover the same part. */

import type { Tokeniser } from '../../core/models/tokeniser.ts';

export interface Reading {
  /** The part of the text that is used. */
  readonly text: string;
  /** Its tokens, without special tokens. */
  readonly tokens: readonly number[];
  readonly truncated: boolean;
}

/** Maximum word length; text without spaces is read up to here. */
const LONGEST_WORD = 1_000;

export function readWords(text: string, tokeniser: Tokeniser, most: number): Reading {
  if (text.length <= LONGEST_WORD) {
    const tokens = tokeniser.bare(text);
    if (tokens.length <= most) return { text, tokens, truncated: false };
  }
  const tokens: number[] = [];
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    tokens.push(...tokeniser.bare(word.slice(0, LONGEST_WORD)));
    if (tokens.length > most) return { text: text.slice(0, index), tokens: tokens.slice(0, most), truncated: true };
    if (word.length > LONGEST_WORD) return { text: text.slice(0, index + LONGEST_WORD), tokens, truncated: true };
  }
  return { text, tokens, truncated: false };
}
