/** Common interface of the two engines: JavaScript's, which backtracks, and RE2, which runs in linear time. */
import { RE2JS } from 're2js';
import { invalid } from '../../core/request/api-error.ts';

export interface RegexMatch {
  readonly value: string;
  /** UTF-16 offsets. */
  readonly start: number;
  readonly end: number;
  readonly groups: readonly (string | null)[];
  /** Group names to 1-based numbers. A Map, because a group may be named like a property of Object.prototype. */
  readonly names: ReadonlyMap<string, number>;
}

export interface CompiledPattern {
  matches(text: string): Iterable<RegexMatch>;
}

export function compileJavaScript(pattern: string, flags: string): CompiledPattern {
  // Without the `d` flag: group indices are not needed and expensive. An empty match yields the number of groups and their names.
  const compiled = new RegExp(pattern, flags.replace('d', ''));
  const empty = new RegExp(`${pattern}|`, flags.replace(/[dgy]/g, '')).exec('') as RegExpExecArray;
  const names = groupNames(pattern, Object.keys(empty.groups ?? {}));
  const toMatch = (match: RegExpExecArray): RegexMatch => ({
    value: match[0],
    start: match.index,
    end: match.index + match[0].length,
    groups: match.slice(1).map((group) => group ?? null),
    names,
  });
  return {
    *matches(text) {
      if (compiled.global) for (const match of text.matchAll(compiled)) yield toMatch(match);
      else {
        const match = compiled.exec(text);
        if (match) yield toMatch(match);
      }
    },
  };
}

/** Numbers of named groups: counts each opening parenthesis that is not escaped, not in a class, and capturing. */
function groupNames(pattern: string, names: readonly string[]): Map<string, number> {
  const numbers = new Map<string, number>();
  if (names.length === 0) return numbers;
  let group = 0;
  for (const [part, name] of pattern.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|\(\?<(?![=!])([^>]*)>|\((?!\?)/gsu)) {
    if (!part.startsWith('(')) continue;
    group++;
    if (name !== undefined && names.includes(name) && !numbers.has(name)) numbers.set(name, group);
  }
  return numbers;
}

const RE2_FLAGS: Readonly<Record<string, number>> = {
  i: RE2JS.CASE_INSENSITIVE,
  m: RE2JS.MULTILINE,
  s: RE2JS.DOTALL,
};

export function compileRe2(pattern: string, flags: string): CompiledPattern {
  if (/[vy]/.test(flags)) invalid('flags', 'v and y cannot be used with engine=re2');
  let bits = 0;
  for (const flag of flags) bits |= RE2_FLAGS[flag] ?? 0;
  const compiled = RE2JS.compile(pattern, bits);
  const names = new Map(Object.entries(compiled.namedGroups() as Record<string, number>));
  return {
    *matches(text) {
      const matcher = compiled.matcher(text);
      const groups = matcher.groupCount();
      while (matcher.find()) {
        yield {
          value: matcher.group() ?? '',
          start: matcher.start(),
          end: matcher.end(),
          groups: Array.from({ length: groups }, (_, index) => matcher.group(index + 1)),
          names,
        };
        if (!flags.includes('g')) return;
      }
    },
  };
}
