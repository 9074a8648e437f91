/** Parses client input into a permitted DNS question. */

import { parseAddress } from '../../core/net/address.ts';
import type { DnsQuestion } from '../../core/net/dns-client.ts';
import type { RecordType } from '../../core/net/dns-records.ts';
import { addressOfReverseName, reverseName, toDomainName } from '../../core/net/domain-name.ts';
import { isAllowedTarget, isInternalName, rejectTarget } from '../../core/net/ssrf-guard.ts';
import { invalid } from '../../core/request/api-error.ts';

/** An address becomes a reverse lookup (PTR); internal names and addresses are rejected. */
export function toQuestion(text: string, type: RecordType | undefined): DnsQuestion {
  const domain = text.trim();
  const address = parseAddress(domain);
  if (address) {
    if (type !== undefined && type !== 'PTR') invalid('type', 'must be PTR for an IP address');
    return rejectPrivate({ name: reverseName(address), type: 'PTR' });
  }
  const name = toDomainName(domain) ?? invalid('name', 'must be a domain name such as example.in, or a full IPv4 or IPv6 address');
  return rejectPrivate({ name, type: type ?? 'A' });
}

function rejectPrivate(question: DnsQuestion): DnsQuestion {
  const { name } = question;
  const address = addressOfReverseName(name);
  if (address && !isAllowedTarget(address)) rejectTarget('Only public addresses have names in the public DNS.');
  if (isInternalName(name)) rejectTarget('This is an internal name, which is not in the public DNS.');
  return question;
}
