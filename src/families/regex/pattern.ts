/** The two engines behind one form: JavaScript's own, which backtracks, and RE2, whose time is linear. */
import { RE2JS } from 're2js';
import { invalid } from '../../core/request/api-error.ts';

export interface Match {
  readonly value: string;
  /** UTF-16 places. */
  readonly start: number;
  readonly end: number;
  readonly groups: readonly (string | null)[];
  /** Which group each name is, counted from 1. Not an object: a group may have the name of something that every object has. */
  readonly names: ReadonlyMap<string, number>;
}

export interface Pattern {
  matches(text: string): Iterable<Match>;
}

export function openJavaScript(pattern: string, flags: string): Pattern {
  // Places of groups are not needed, and cost much; the count of groups and their names are known from an empty match.
  const compiled = new RegExp(pattern, flags.replace('d', ''));
  const empty = new RegExp(`${pattern}|`, flags.replace(/[dgy]/g, '')).exec('') as RegExpExecArray;
  const names = groupNames(pattern, Object.keys(empty.groups ?? {}));
  const toMatch = (found: RegExpExecArray): Match => ({
    value: found[0],
    start: found.index,
    end: found.index + found[0].length,
    groups: found.slice(1).map((group) => group ?? null),
    names,
  });
  return {
    *matches(text) {
      if (compiled.global) for (const found of text.matchAll(compiled)) yield toMatch(found);
      else {
        const found = compiled.exec(text);
        if (found) yield toMatch(found);
      }
    },
  };
}

/** Which group each name is: an opening bracket counts if it is not escaped, not in a class, and not followed by a bare question mark. */
function groupNames(pattern: string, names: readonly string[]): Map<string, number> {
  const known = new Map<string, number>();
  if (names.length === 0) return known;
  let group = 0;
  for (const [part, name] of pattern.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|\(\?<(?![=!])([^>]*)>|\((?!\?)/gsu)) {
    if (!part.startsWith('(')) continue;
    group++;
    if (name !== undefined && names.includes(name) && !known.has(name)) known.set(name, group);
  }
  return known;
}

const RE2_FLAGS: Readonly<Record<string, number>> = {
  i: RE2JS.CASE_INSENSITIVE,
  m: RE2JS.MULTILINE,
  s: RE2JS.DOTALL,
};

export function openRe2(pattern: string, flags: string): Pattern {
  if (/[vy]/.test(flags)) invalid('flags', 'v and y are not for engine re2');
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
          groups: Array.from({ length: groups }, (_, at) => matcher.group(at + 1)),
          names,
        };
        if (!flags.includes('g')) return;
      }
    },
  };
}
