/** A regular expression within a question. */

/** Between slashes, or with a class, a group or a quantifier that no sentence has. */
const LITERAL = /^\/(.+)\/([dgimsuvy]*)$/;
const SYNTAX = /\\[dDwWsSbBpP.]|\[[^\]]{1,80}\]|\{\d+(?:,\d*)?\}|^\^|\$$|\)[+*?]|\.[*+]|\(\?/;

export interface PatternInQuestion {
  readonly pattern: string;
  readonly flags: string | undefined;
  readonly start: number;
  readonly end: number;
}

export function patternIn(text: string): PatternInQuestion | undefined {
  for (const match of text.matchAll(/\S+/g)) {
    const [token] = match;
    const [, body, flags] = LITERAL.exec(token) ?? [];
    const pattern = body ?? (SYNTAX.test(token) ? token : undefined);
    if (pattern !== undefined) return { pattern, flags: flags || undefined, start: match.index, end: match.index + token.length };
  }
  return undefined;
}
