/** The outcome of a format check: every rule in the order in which it is tried, and what the identifier says about itself. */

import type { Validation } from './records.ts';

/** The reason is the first rule that is broken, in snake case: `check_character`. */
export type Verdict = Omit<Validation, 'kind' | 'value'>;
export type Details = NonNullable<Verdict['details']>;

type Rules = Readonly<Record<string, boolean>>;

interface Shape {
  readonly length: boolean;
  /** Names of the rules that only make sense once the shape is right. */
  readonly rules: readonly string[];
}

/** The verdict on a value whose shape is wrong already. */
export function misshapen({ length, rules }: Shape): Verdict {
  const untried = Object.fromEntries(rules.map((name) => [name, null]));
  return {
    valid: false,
    reason: length ? 'pattern' : 'length',
    checks: { length, pattern: length ? false : null, ...untried },
    details: null,
  };
}

/** The verdict on a value of the right shape. */
export function shaped(rules: Rules, details: Details): Verdict {
  const broken = Object.keys(rules).find((name) => rules[name] === false);
  return {
    valid: broken === undefined,
    reason: broken === undefined ? null : snakeCase(broken),
    checks: { length: true, pattern: true, ...rules },
    details,
  };
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
