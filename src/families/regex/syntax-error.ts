/** Locates a syntax error in a pattern and suggests a fix: JavaScript's engine reports neither. */

/** Tokens of a pattern: an escape, a class, the start of a group, a quantifier, or a character. */
const PATTERN_TOKENS = /\\(?:.|$)|\[(?:\\.|[^\]\\])*(\]|$)|\((?:\?(?:<?[=!]|:|<[^>]*>|.?))?|\)|[*+?]\??|\{\d+(?:,\d*)?\}\??|[|^]|./gsu;

/** Position of the first error, in code points from 1. */
export function syntaxErrorPosition(pattern: string): number | undefined {
  const open: number[] = [];
  let repeatable = false;
  for (const { 0: part, 1: closing, index } of pattern.matchAll(PATTERN_TOKENS)) {
    if (part === '\\' || (part.startsWith('[') && closing === '')) return codePointPosition(pattern, index);
    if (part.startsWith('(')) {
      if (/^\(\?(?![=!:]|<[=!]|<[\p{L}_$][\p{L}\p{N}_$]*>)/u.test(pattern.slice(index))) return codePointPosition(pattern, index);
      open.push(index);
    } else if (part === ')' && open.pop() === undefined) return codePointPosition(pattern, index);
    const isQuantifier = /^[*+?{]/.test(part) && part !== '{';
    if (isQuantifier && !repeatable) return codePointPosition(pattern, index);
    repeatable = !isQuantifier && !part.startsWith('(') && part !== '|' && part !== '^';
  }
  return open.length > 0 ? codePointPosition(pattern, open.at(-1) as number) : undefined;
}

const codePointPosition = (pattern: string, index: number): number => [...pattern.slice(0, index)].length + 1;

const INLINE_FLAGS = /\(\?[a-zA-Z-]+[:)]/;

/** Inline flags belong to other regex flavours. */
export function syntaxHint(pattern: string): string {
  return INLINE_FLAGS.test(pattern) ? '; give flags such as (?i) as flags=i, not in the pattern, or use engine=re2' : '';
}
