/** ReDoS check: whether a pattern can backtrack catastrophically, with an attack string. */
import { builtInFile } from '../../core/models/weights.ts';
import type { RegexTest } from './records.ts';

export type RedosAudit = NonNullable<RegexTest['audit']>;

const AUDIT_TIMEOUT_MS = 2_000;
const MAX_ATTACK_LENGTH = 500;

export async function auditPattern(pattern: string, flags: string): Promise<RedosAudit> {
  // Lazy: the checker is 3 MB of compiled code. Its main file would look for a Java runtime first; a dependency would install one.
  const { default: checker } = (await import(builtInFile('recheck', 'lib/browser.js'))) as typeof import('recheck/lib/browser.js');
  const { status, complexity, attack } = checker.checkSync(pattern, flags.replace(/[dv]/g, ''), { timeout: AUDIT_TIMEOUT_MS });
  const text = attack?.pattern;
  return {
    status,
    complexity: complexity?.summary ?? null,
    attack: text === undefined ? null : text.length > MAX_ATTACK_LENGTH ? `${text.slice(0, MAX_ATTACK_LENGTH)}…` : text,
  };
}
