/** Combines all findings about an address into a verdict. */

import type { MailProblem } from './mx.ts';
import type { VERDICTS } from './records.ts';
import type { SyntaxReason } from './syntax.ts';

export type EmailVerdict = (typeof VERDICTS)[number];

export type EmailReason = SyntaxReason | MailProblem | 'disposable' | 'role_account' | 'possible_typo' | 'tld_unknown' | 'address_literal';

/** Reasons for `undeliverable`; all others are doubts. */
const UNDELIVERABLE_REASONS: ReadonlySet<EmailReason> = new Set<EmailReason>(['domain_not_found', 'null_mx', 'target_not_allowed']);

/** The worst reason decides; if unavailable DNS is the only doubt, the verdict is `unknown`. */
export function emailVerdict(reasons: readonly EmailReason[]): EmailVerdict {
  if (reasons.length === 0) return 'ok';
  if (reasons.some((reason) => UNDELIVERABLE_REASONS.has(reason))) return 'undeliverable';
  return reasons.every((reason) => reason === 'dns_unavailable') ? 'unknown' : 'risky';
}
