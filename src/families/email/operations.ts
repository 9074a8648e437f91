import type { Dataset } from '../../core/dataset/dataset.ts';
import { isAllowedTarget, isInternalName } from '../../core/net/ssrf-guard.ts';
import { type Family, type LiveContext, operation } from '../../core/operation/operation.ts';
import { flag, text } from '../../core/request/params.ts';
import { type DomainFlags, domainFlags, emailLists, isRoleAccount } from './domain-lists.ts';
import { findMailServers, type MailServers } from './mx.ts';
import { recogniseEmail } from './recognise.ts';
import { EmailCheck } from './records.ts';
import { suggestDomain } from './suggest.ts';
import { type Mailbox, parseMailbox } from './syntax.ts';
import { type EmailReason, emailVerdict } from './verdict.ts';

const INVALID = {
  normalised: null,
  localPart: null,
  tag: null,
  domain: null,
  domainAscii: null,
  tldKnown: null,
  mx: null,
  disposable: false,
  relay: false,
  role: false,
  free: false,
  suggestion: null,
  verdict: 'undeliverable',
} satisfies Partial<EmailCheck>;

const NO_DOMAIN: DomainFlags = { tldKnown: false, disposable: false, relay: false, free: false };

const checkEmail = operation({
  id: 'email_check',
  path: '/v1/email/{address}',
  title: 'Check an email address',
  keywords: 'email, check email, email valid, verify email, email checker, disposable email, is this email real, mail id, ईमेल, மின்னஞ்சல்',
  summary: 'Check an email address: syntax, mail servers, disposable, role, typo',
  details:
    'Any text gets a verdict: `undeliverable` for invalid syntax, an unknown domain or one that accepts no mail; `risky` with the reasons ' +
    '(disposable, role_account, possible_typo, no_mx, implicit_mx, tld_unknown, address_literal); `unknown` if DNS could not be queried; otherwise `ok`. ' +
    'Mail servers are looked up in DNS and never contacted. Costs 10 units with DNS, 1 without.',
  tool: 'email_check',
  input: {
    address: text({ description: 'Email address', max: 320 }),
    dns: flag({ description: 'Look up the mail servers' }).default(true),
  },
  data: { lists: emailLists },
  output: EmailCheck,
  cache: 'never',
  cost: ({ dns }) => (dns ? 10 : 1),
  example: { address: 'someone@example.com' },
  async run({ address: sent, dns }, context) {
    const address = sent.trim();
    const mailbox = parseMailbox(address);
    const note = 'The mailbox itself is not contacted.';
    if (typeof mailbox === 'string')
      return { data: { address, valid: false, reason: mailbox, ...INVALID, reasons: [mailbox] }, meta: { note } };
    const { localPart, domain, domainAscii, literal } = mailbox;
    const facts = literal ? NO_DOMAIN : domainFlags(context.lists, domainAscii);
    const role = isRoleAccount(context.lists, localPart);
    const suggestion = literal || facts.free || facts.relay ? undefined : suggestDomain(domainAscii, facts.disposable);
    const { mx, reasons } = await checkMail(mailbox, dns, context);
    if (facts.disposable) reasons.push('disposable');
    if (role) reasons.push('role_account');
    if (suggestion !== undefined) reasons.push('possible_typo');
    if (!literal && !facts.tldKnown && !reasons.includes('domain_not_found')) reasons.push('tld_unknown');
    const data = {
      address,
      valid: true,
      reason: null,
      normalised: `${localPart}@${domain}`,
      localPart,
      tag: /^[^"+]+\+(.+)$/.exec(localPart)?.[1] ?? null,
      domain,
      domainAscii,
      tldKnown: literal ? null : facts.tldKnown,
      mx,
      disposable: facts.disposable,
      relay: facts.relay,
      role,
      free: facts.free,
      suggestion: suggestion === undefined ? null : `${localPart}@${suggestion}`,
      verdict: emailVerdict(reasons),
      reasons,
    };
    return { data, meta: { note: dns ? note : `${note} Its mail servers were not looked up.` } };
  },
});

/** Mail servers and reasons for doubt. Internal names and addresses are not looked up. */
async function checkMail(
  { domainAscii, literal }: Mailbox,
  dns: boolean,
  { network, signal }: LiveContext & { readonly lists: Dataset },
): Promise<{ mx: MailServers | null; reasons: EmailReason[] }> {
  if (literal ? !isAllowedTarget(literal) : isInternalName(domainAscii)) return { mx: null, reasons: ['target_not_allowed'] };
  if (literal) return { mx: null, reasons: ['address_literal'] };
  if (!dns) return { mx: null, reasons: [] };
  const { mx, problem } = await findMailServers(domainAscii, network, signal);
  return { mx, reasons: problem ? [problem] : [] };
}

export const emailFamily: Family = {
  id: 'email',
  name: 'Email checks',
  group: 'Network and contact checks',
  about: 'Checks email addresses for syntax, mail servers, disposable domains, role accounts and typos.',
  operations: [checkEmail],
  recognise: recogniseEmail,
};
