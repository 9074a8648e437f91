import type { Match } from './pattern.ts';

const REFERENCE = /\$(\$|&|\d{1,2}|<([^$>]*)>)/g;

/**
 * The replacement of one match: $& is the match, $1 to $99 and $<name> are its groups, $$ is a dollar.
 * What JavaScript also has, the text before and after the match, is left out: it makes results that grow with the square of the text.
 */
export function expand(template: string, { value, groups, names }: Match): string {
  return template.replace(REFERENCE, (whole, what: string, name: string | undefined) => {
    if (what === '$') return '$';
    if (what === '&') return value;
    if (name !== undefined) return groups[(names.get(name) ?? 0) - 1] ?? '';
    const number = Number(what);
    if (number >= 1 && number <= groups.length) return groups[number - 1] ?? '';
    // $12 where there are fewer than twelve groups is $1 and a 2.
    const first = Number(what.charAt(0));
    if (what.length === 2 && first >= 1 && first <= groups.length) return (groups[first - 1] ?? '') + what.charAt(1);
    return whole;
  });
}
