import { queryResolver } from '../../core/net/dns-client.ts';
import { RECORD_TYPES, type RecordType } from '../../core/net/dns-records.ts';
import { type Family, operation } from '../../core/operation/operation.ts';
import { ApiError } from '../../core/request/api-error.ts';
import { pattern, text } from '../../core/request/params.ts';
import { compareReplies } from './compare.ts';
import { toQuestion } from './question.ts';
import { recogniseDomain } from './recognise.ts';
import { DnsLookup } from './records.ts';

/** Statuses of a resolver without a readable reply. */
const NO_REPLY = new Set(['TIMEOUT', 'UNREACHABLE', 'MALFORMED']);

const lookUp = operation({
  id: 'dns_lookup',
  path: '/v1/dns/{name}',
  title: 'DNS records',
  keywords:
    'dns, dns lookup, dns records, mx record, mx records, nameserver, txt record, a record, aaaa record, ns record, ns lookup, nslookup, dig, caa record, soa record, reverse dns, reverse lookup, cname, resolve domain, domain ip, spf',
  summary: 'DNS records of a name at four public resolvers, compared',
  details:
    'All resolvers are queried in parallel and nothing is cached, so the propagation of a change can be observed. `consistent` and `groups` compare ' +
    'the values, ignoring their order and TTL. A name that does not exist returns 200 with the status NXDOMAIN. ' +
    'An IP address is looked up in reverse DNS. Internal names and addresses are rejected.',
  tool: 'dns_lookup',
  input: {
    name: text({ description: 'Domain name or IP address', max: 260 }),
    type: pattern({
      description: `${RECORD_TYPES.join(', ')}; default A, or PTR for an IP address`,
      pattern: new RegExp(`^(${RECORD_TYPES.join('|')})$`, 'i'),
      message: `must be one of ${RECORD_TYPES.join(', ')}`,
      max: 8,
      normalise: (value) => value.toUpperCase(),
    }).optional(),
  },
  output: DnsLookup,
  cost: 10,
  example: { name: 'example.com', type: 'A' },
  async run({ name, type }, { network, signal }) {
    const question = toQuestion(name, type as RecordType | undefined);
    const replies = await Promise.all(
      network.resolvers.map(async (resolver) => ({ ...resolver, ...(await queryResolver(resolver, question, { signal })) })),
    );
    if (replies.every(({ status }) => NO_REPLY.has(status))) {
      throw new ApiError('upstream_unavailable', 'No resolver could be reached. Try again shortly.', { 'retry-after': '5' });
    }
    const { note, ...comparison } = compareReplies(question.type, replies);
    const resolvers = replies.map(({ id, name, address, status, authenticated, milliseconds, records }) => {
      return { id, name, address, status, authenticated, milliseconds, answers: records };
    });
    return { data: { ...question, ...comparison, resolvers }, meta: { total: resolvers.length, note } };
  },
});

export const dnsFamily: Family = {
  id: 'dns',
  name: 'DNS check',
  group: 'Network and contact checks',
  about: 'Compares the DNS records of a domain name at Google, Cloudflare, Quad9 and OpenDNS.',
  operations: [lookUp],
  recognise: recogniseDomain,
};
