/** Whether a domain accepts mail, from its DNS records. No mail server is contacted. */
import { parseAddress } from '../../core/net/address.ts';
import type { DnsRecord, RecordType } from '../../core/net/dns-records.ts';
import type { Network } from '../../core/net/network.ts';
import { firstReply, isAnswer } from '../../core/net/resolvers.ts';
import { isAllowedTarget, isInternalName } from '../../core/net/ssrf-guard.ts';
import type { EmailCheck } from './records.ts';

export type MailServers = NonNullable<EmailCheck['mx']>;

export type MailProblem = 'domain_not_found' | 'null_mx' | 'no_mx' | 'implicit_mx' | 'target_not_allowed' | 'dns_unavailable';

export interface MailLookup {
  readonly mx: MailServers;
  readonly problem: MailProblem | undefined;
}

const NO_MX: MailServers = { found: false, nullMx: false, implicit: false, records: [] };

export async function findMailServers(domain: string, { resolvers }: Network, signal: AbortSignal): Promise<MailLookup> {
  const lookUp = async (type: RecordType): Promise<{ status: string; records: readonly DnsRecord[] }> => {
    const reply = await firstReply(resolvers, { name: domain, type }, signal);
    return { status: reply.status, records: reply.records.filter((record) => record.type === type) };
  };
  const reply = await lookUp('MX');
  if (!isAnswer(reply)) return { mx: { ...NO_MX, found: null }, problem: 'dns_unavailable' };
  if (reply.status === 'NXDOMAIN') return { mx: NO_MX, problem: 'domain_not_found' };
  const records = reply.records
    .map(({ priority = 0, exchange = '.' }) => ({ priority, exchange }))
    .sort((a, b) => a.priority - b.priority || (a.exchange < b.exchange ? -1 : 1));
  if (records.length > 0) {
    if (records.every(({ exchange }) => exchange === '.')) return { mx: { ...NO_MX, nullMx: true }, problem: 'null_mx' };
    const usable = records.some(({ exchange }) => isUsable(exchange));
    return { mx: { ...NO_MX, found: true, records }, problem: usable ? undefined : 'target_not_allowed' };
  }
  for (const type of ['A', 'AAAA'] as const) {
    const addresses = await lookUp(type);
    if (!isAnswer(addresses)) return { mx: { ...NO_MX, found: null }, problem: 'dns_unavailable' };
    if (addresses.records.length > 0) {
      const usable = addresses.records.some(({ value }) => isUsable(value));
      return { mx: { ...NO_MX, implicit: true }, problem: usable ? 'implicit_mx' : 'target_not_allowed' };
    }
  }
  return { mx: NO_MX, problem: 'no_mx' };
}

/** Mail servers in a private network do not accept mail from the internet. */
function isUsable(host: string): boolean {
  const address = parseAddress(host);
  return address ? isAllowedTarget(address) : host !== '.' && !isInternalName(host);
}
