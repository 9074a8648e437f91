/** Runs a pattern on a text, with bounds on the output. */

import { ApiError, invalid } from '../../core/request/api-error.ts';
import { codePointOffsets } from '../../core/text/code-points.ts';
import { expand } from './expand.ts';
import { type Match, openJavaScript, openRe2, type Pattern } from './pattern.ts';
import { hintFor, mistakeAt } from './position.ts';
import type { RegexTest } from './records.ts';

export interface RegexTask {
  readonly pattern: string;
  readonly text: string;
  readonly flags: string;
  readonly engine: 'js' | 're2';
  readonly replace?: string | undefined;
  readonly limit: number;
}

type FoundMatch = RegexTest['matches'][number];
export type RegexResult = Omit<RegexTest, 'engine' | 'audit'>;

/** Groups with lookahead may capture the rest of the text in every match, so output is bounded in characters too. */
const MOST_ANSWERED = 1_000_000;

export function runPattern({ pattern, text, flags, engine, replace, limit }: RegexTask): RegexResult {
  const compiled = compile(pattern, flags, engine);
  const offset = codePointOffsets(text);
  const matches: FoundMatch[] = [];
  const parts: string[] = [];
  let answered = 0;
  let resultLength = 0;
  let reached = 0;
  let count = 0;
  for (const found of compiled.matches(text)) {
    count++;
    if (matches.length < limit && answered <= MOST_ANSWERED) {
      answered += size(found);
      if (answered <= MOST_ANSWERED) matches.push(describe(found, offset));
    }
    if (replace === undefined) continue;
    const piece = text.slice(reached, found.start) + expand(replace, found);
    reached = found.end;
    resultLength += piece.length;
    if (resultLength > MOST_ANSWERED) invalid('replace', 'the result is longer than 10,00,000 characters');
    parts.push(piece);
  }
  const result = replace === undefined ? null : parts.join('') + text.slice(reached);
  return { matched: count > 0, count, matches, truncated: matches.length < count, result };
}

function compile(pattern: string, flags: string, engine: RegexTask['engine']): Pattern {
  try {
    return engine === 'js' ? openJavaScript(pattern, flags) : openRe2(pattern, flags);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    const at = engine === 'js' ? mistakeAt(pattern) : undefined;
    const where = at === undefined ? '' : ` at character ${at}`;
    throw new ApiError('invalid_pattern', `pattern: ${reason(error as Error)}${where}${engine === 'js' ? hintFor(pattern) : ''}`);
  }
}

/** The engine's error message without the repeated pattern. */
function reason({ message }: Error): string {
  const said = /(?:^Invalid regular expression: .*\/[a-z]*: |^error parsing regexp: )([^:`]+)/s.exec(message)?.[1]?.trim();
  return said ? `is not a regular expression: ${said.toLowerCase()}` : 'is not a regular expression of this engine';
}

function size({ value, groups }: Match): number {
  let sum = value.length + 100;
  for (const group of groups) sum += (group?.length ?? 0) + 4;
  return sum;
}

function describe({ value, start, end, groups, names }: Match, offset: (place: number) => number): FoundMatch {
  const named = Object.fromEntries([...names].map(([name, at]) => [name, groups[at - 1] ?? null]));
  return { match: value, start: offset(start), end: offset(end), groups, named };
}
