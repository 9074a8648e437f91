/** ReDoS check: whether a pattern can backtrack catastrophically, with an attack string. */
import type { RegexTest } from './records.ts';

export type Audit = NonNullable<RegexTest['audit']>;

const MOST_TIME_MS = 2_000;
const LONGEST_ATTACK = 500;

export async function auditPattern(pattern: string, flags: string): Promise<Audit> {
  // Lazy: the checker is 3 MB of compiled code. Its main file would look for a Java runtime first.
  const { default: checker } = await import('recheck/lib/browser.js');
  const { status, complexity, attack } = checker.checkSync(pattern, flags.replace(/[dv]/g, ''), { timeout: MOST_TIME_MS });
  const text = attack?.pattern;
  return {
    status,
    complexity: complexity?.summary ?? null,
    attack: text === undefined ? null : text.length > LONGEST_ATTACK ? `${text.slice(0, LONGEST_ATTACK)}…` : text,
  };
}
