import type { RegexMatch } from './pattern.ts';

const REFERENCE = /\$(\$|&|\d{1,2}|<([^$>]*)>)/g;

/**
 * Expands the replacement of one match: $& is the match, $1 to $99 and $<name> are groups, $$ is a dollar sign. JavaScript's references to the text
 * before and after the match are not supported: results would grow quadratically.
 */
export function expandTemplate(template: string, { value, groups, names }: RegexMatch): string {
  return template.replace(REFERENCE, (reference, key: string, name: string | undefined) => {
    if (key === '$') return '$';
    if (key === '&') return value;
    if (name !== undefined) return groups[(names.get(name) ?? 0) - 1] ?? '';
    const number = Number(key);
    if (number >= 1 && number <= groups.length) return groups[number - 1] ?? '';
    // With fewer than twelve groups, $12 is $1 followed by 2.
    const first = Number(key.charAt(0));
    if (key.length === 2 && first >= 1 && first <= groups.length) return (groups[first - 1] ?? '') + key.charAt(1);
    return reference;
  });
}
