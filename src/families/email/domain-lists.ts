/** Looks up a domain or local part in the bundled lists. */
import { bundled } from '../../../data/bundled.ts';
import type { EmailListKind, EmailListRow } from '../../../data/recipes/email.ts';
import { sources } from '../../../data/sources.ts';
import { knownProviders, relays, wronglyListed } from '../../../data/tables/email_providers.ts';
import type { Dataset, DatasetDefinition } from '../../core/dataset/dataset.ts';
import { valueTerm } from '../../core/dataset/pack/pack.ts';
import { LazySet } from '../../core/util/lazy.ts';
import { readTable } from '../../core/util/table.ts';
import type { EmailCheck } from './records.ts';

const LISTS = bundled('email_lists');

export const emailLists: DatasetDefinition = {
  name: 'email',
  source: sources.email,
  module: import.meta.url,
  inputs: [LISTS],
  kinds: { disposableCurated: 'curated=', disposable: 'disposable=', free: 'free=', roles: 'role=', topLevelDomains: 'tld=' },
  *rows() {
    // Only membership matters, so the rows are minimal.
    for (const { kind, value } of readTable<keyof EmailListRow>(LISTS)) yield { json: '1', terms: [valueTerm(kind, value)] };
  },
  check(dataset) {
    if (!has(dataset, 'curated', 'mailinator.com') || !has(dataset, 'tld', 'in')) throw new Error('well-known domains are missing');
  },
};

const providers = new LazySet(knownProviders);
const trusted = new LazySet(() => [...knownProviders(), ...wronglyListed(), ...relays()]);
const relayDomains = new LazySet(relays);

function has(dataset: Dataset, kind: EmailListKind, value: string): boolean {
  return dataset.count(kind, value) > 0;
}

export type DomainFlags = Pick<EmailCheck, 'disposable' | 'relay' | 'free'> & { readonly tldKnown: boolean };

export function domainFlags(dataset: Dataset, domain: string): DomainFlags {
  const parents = withParents(domain);
  const isTrusted = parents.some((parent) => trusted.has(parent));
  return {
    tldKnown: has(dataset, 'tld', domain.slice(domain.lastIndexOf('.') + 1)),
    disposable: !isTrusted && (has(dataset, 'disposable', domain) || parents.some((parent) => isCurated(dataset, parent, domain))),
    relay: parents.some((parent) => relayDomains.has(parent)),
    free: providers.has(domain) || has(dataset, 'free', domain),
  };
}

/** Public suffixes under which anyone may register a name. */
const PUBLIC_SUFFIX = /^(ac|co|com|edu|firm|gen|gov|ind|net|nic|org)\.[a-z]{2}$/;

/** A curated domain covers its subdomains, except a public suffix: `co.cc` does not cover `example.co.cc`. */
function isCurated(dataset: Dataset, parent: string, domain: string): boolean {
  return has(dataset, 'curated', parent) && (parent === domain || !PUBLIC_SUFFIX.test(parent));
}

/** `a.b.example.in`, `b.example.in` and `example.in`. */
function withParents(domain: string): string[] {
  const labels = domain.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}

/** Whether it is a role account, not a person's. A plus tag is ignored. */
export function isRoleAccount(dataset: Dataset, localPart: string): boolean {
  return has(dataset, 'role', (localPart.split('+')[0] ?? '').toLowerCase());
}
