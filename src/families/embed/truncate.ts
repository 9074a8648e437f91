/** Truncates a text to the token limit of a network at a word boundary, so that words and tokens cover the same part. */

import type { Tokeniser } from '../../core/models/tokeniser.ts';

export interface TruncatedText {
  /** The part of the text that is used. */
  readonly text: string;
  /** Its tokens, without special tokens. */
  readonly tokens: readonly number[];
  readonly truncated: boolean;
}

/** Maximum word length; text without spaces is read up to here. */
const MAX_WORD_LENGTH = 1_000;

export function truncateToTokens(text: string, tokeniser: Tokeniser, maxTokens: number): TruncatedText {
  if (text.length <= MAX_WORD_LENGTH) {
    const tokens = tokeniser.bare(text);
    if (tokens.length <= maxTokens) return { text, tokens, truncated: false };
  }
  const tokens: number[] = [];
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    tokens.push(...tokeniser.bare(word.slice(0, MAX_WORD_LENGTH)));
    if (tokens.length > maxTokens) return { text: text.slice(0, index), tokens: tokens.slice(0, maxTokens), truncated: true };
    if (word.length > MAX_WORD_LENGTH) return { text: text.slice(0, index + MAX_WORD_LENGTH), tokens, truncated: true };
  }
  return { text, tokens, truncated: false };
}
