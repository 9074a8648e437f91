/** Runs a pattern on a text, with bounds on the output. */

import { ApiError, invalid } from '../../core/request/api-error.ts';
import { codePointOffsets } from '../../core/text/code-points.ts';
import { expandTemplate } from './expand.ts';
import { type CompiledPattern, compileJavaScript, compileRe2, type RegexMatch } from './pattern.ts';
import type { RegexTest } from './records.ts';
import { syntaxErrorPosition, syntaxHint } from './syntax-error.ts';

export interface RegexTask {
  readonly pattern: string;
  readonly text: string;
  readonly flags: string;
  readonly engine: 'js' | 're2';
  readonly replace?: string | undefined;
  readonly limit: number;
}

type AnsweredMatch = RegexTest['matches'][number];
export type RegexResult = Omit<RegexTest, 'engine' | 'audit'>;

/** Groups with lookahead may capture the rest of the text in every match, so output is limited in characters too. */
const MAX_ANSWER_CHARACTERS = 1_000_000;

export function runPattern({ pattern, text, flags, engine, replace, limit }: RegexTask): RegexResult {
  const compiled = compile(pattern, flags, engine);
  const offset = codePointOffsets(text);
  const matches: AnsweredMatch[] = [];
  const parts: string[] = [];
  let outputCharacters = 0;
  let resultLength = 0;
  let reached = 0;
  let count = 0;
  for (const match of compiled.matches(text)) {
    count++;
    if (matches.length < limit && outputCharacters <= MAX_ANSWER_CHARACTERS) {
      outputCharacters += matchSize(match);
      if (outputCharacters <= MAX_ANSWER_CHARACTERS) matches.push(describe(match, offset));
    }
    if (replace === undefined) continue;
    const piece = text.slice(reached, match.start) + expandTemplate(replace, match);
    reached = match.end;
    resultLength += piece.length;
    if (resultLength > MAX_ANSWER_CHARACTERS) invalid('replace', 'the result is longer than 10,00,000 characters');
    parts.push(piece);
  }
  const result = replace === undefined ? null : parts.join('') + text.slice(reached);
  return { matched: count > 0, count, matches, truncated: matches.length < count, result };
}

function compile(pattern: string, flags: string, engine: RegexTask['engine']): CompiledPattern {
  try {
    return engine === 'js' ? compileJavaScript(pattern, flags) : compileRe2(pattern, flags);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    const position = engine === 'js' ? syntaxErrorPosition(pattern) : undefined;
    const positionText = position === undefined ? '' : ` at character ${position}`;
    throw new ApiError(
      'invalid_pattern',
      `pattern: ${errorReason(error as Error)}${positionText}${engine === 'js' ? syntaxHint(pattern) : ''}`,
    );
  }
}

/** The engine's error message without the repeated pattern. */
function errorReason({ message }: Error): string {
  const reason = /(?:^Invalid regular expression: .*\/[a-z]*: |^error parsing regexp: )([^:`]+)/s.exec(message)?.[1]?.trim();
  return reason ? `is not a valid regular expression: ${reason.toLowerCase()}` : 'is not a valid regular expression of this engine';
}

function matchSize({ value, groups }: RegexMatch): number {
  let sum = value.length + 100;
  for (const group of groups) sum += (group?.length ?? 0) + 4;
  return sum;
}

function describe({ value, start, end, groups, names }: RegexMatch, offset: (unitOffset: number) => number): AnsweredMatch {
  const namedGroups = Object.fromEntries([...names].map(([name, groupNumber]) => [name, groups[groupNumber - 1] ?? null]));
  return { match: value, start: offset(start), end: offset(end), groups, named: namedGroups };
}
