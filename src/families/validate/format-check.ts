/** Result of a format check: every rule in order, and the details decoded from the identifier. */

import type { Validation } from './records.ts';

/** The reason is the first violated rule in snake case: `check_character`. */
export type FormatCheck = Omit<Validation, 'kind' | 'value'>;
export type IdentifierDetails = NonNullable<FormatCheck['details']>;

type Rules = Readonly<Record<string, boolean>>;

interface MalformedInput {
  readonly length: boolean;
  /** Rules that can be checked only if the shape is right. */
  readonly rules: readonly string[];
}

/** Result for a malformed value. */
export function malformed({ length, rules }: MalformedInput): FormatCheck {
  const unchecked = Object.fromEntries(rules.map((name) => [name, null]));
  return {
    valid: false,
    reason: length ? 'pattern' : 'length',
    checks: { length, pattern: length ? false : null, ...unchecked },
    details: null,
  };
}

/** Result for a well-formed value. */
export function wellFormed(rules: Rules, details: IdentifierDetails): FormatCheck {
  const violated = Object.keys(rules).find((name) => rules[name] === false);
  return {
    valid: violated === undefined,
    reason: violated === undefined ? null : snakeCase(violated),
    checks: { length: true, pattern: true, ...rules },
    details,
  };
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
