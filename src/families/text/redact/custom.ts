/** Words and patterns supplied by the caller. */
import { RE2JS } from 're2js';
import { ApiError } from '../../../core/request/api-error.ts';
import { CUSTOM, type EntityCandidate } from './types.ts';

export interface CustomTerms {
  readonly words: readonly string[];
  /** RE2 syntax, which matches in linear time (no ReDoS). */
  readonly patterns: readonly string[];
}

export function* findCustom(text: string, { words, patterns }: CustomTerms): Iterable<EntityCandidate> {
  if (words.length > 0) {
    for (const { 0: value, index: from } of text.matchAll(wordPattern(words))) yield candidate(from, from + value.length);
  }
  for (const pattern of patterns) {
    const matcher = compile(pattern).matcher(text);
    while (matcher.find()) if (matcher.end() > matcher.start()) yield candidate(matcher.start(), matcher.end());
  }
}

const candidate = (from: number, to: number): EntityCandidate => ({ type: CUSTOM, from, to, confidence: 1 });

/** Matches whole words, ignoring case; longest first, since one may be a prefix of another. */
function wordPattern(words: readonly string[]): RegExp {
  const escaped = [...words]
    .map((word) => word.trim())
    .filter(Boolean)
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/\s+/g, '\\s+'));
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}_])(?:${escaped.join('|') || '(?!)'})(?![\\p{L}\\p{M}\\p{N}_])`, 'giu');
}

function compile(pattern: string): RE2JS {
  try {
    return RE2JS.compile(pattern);
  } catch {
    throw new ApiError('invalid_pattern', 'pattern: is not a valid RE2 expression (no look-around, no backreferences)');
  }
}
