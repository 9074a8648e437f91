import { z } from 'zod';
import { askResolver } from '../../core/net/dns-client.ts';
import { RECORD_TYPES, type RecordType } from '../../core/net/dns-records.ts';
import { Fault } from '../../core/request/fault.ts';
import { type Family, operation } from '../../core/request/operation.ts';
import { pattern, text } from '../../core/request/params.ts';
import { compareReplies } from './compare.ts';
import { toQuestion } from './question.ts';

const DnsAnswer = z
  .object({
    name: z.string(),
    type: z.string(),
    ttl: z.number().int().describe('Seconds for which the resolver still keeps the record'),
    value: z.string().describe('The data as text'),
    priority: z.number().int().optional(),
    exchange: z.string().optional(),
    weight: z.number().int().optional(),
    port: z.number().int().optional(),
    target: z.string().optional(),
    primary: z.string().optional(),
    contact: z.string().optional(),
    serial: z.number().int().optional(),
    flags: z.number().int().optional(),
    tag: z.string().optional(),
    content: z.string().optional(),
  })
  .meta({ id: 'DnsAnswer' });

const DnsLookup = z
  .object({
    name: z.string().describe('As it was asked: internationalised names in ASCII, addresses as reverse names'),
    type: z.string(),
    consistent: z.boolean().nullable().describe('Whether all resolvers that answered said the same; null where none did'),
    groups: z.array(z.object({ status: z.string(), values: z.array(z.string()), resolvers: z.array(z.string()) })),
    resolvers: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        address: z.string(),
        status: z.string().describe('NOERROR, NXDOMAIN, SERVFAIL, …; TIMEOUT, UNREACHABLE or MALFORMED without a usable answer'),
        authenticated: z.boolean().describe('The resolver verified the signatures (DNSSEC)'),
        milliseconds: z.number(),
        answers: z.array(DnsAnswer),
      }),
    ),
  })
  .meta({ id: 'DnsLookup' });

/** Statuses of a resolver from which nothing came that could be read. */
const NO_REPLY = new Set(['TIMEOUT', 'UNREACHABLE', 'MALFORMED']);

const lookUp = operation({
  id: 'dns_lookup',
  path: '/v1/dns/{name}',
  summary: 'DNS records of a name at four public resolvers, compared',
  details:
    'All resolvers are asked at the same time and nothing is cached, so a change can be watched as it spreads. `consistent` and `groups` compare ' +
    'the values without their order and TTL. A name that does not exist is an answer too: 200 with the status NXDOMAIN. ' +
    'An address asks for its reverse name. Internal names and addresses are refused.',
  tool: 'dns_lookup',
  input: {
    name: text({ description: 'Domain name or IP address', max: 260 }),
    type: pattern({
      description: `${RECORD_TYPES.join(', ')}; default A, or PTR for an address`,
      pattern: new RegExp(`^(${RECORD_TYPES.join('|')})$`, 'i'),
      rule: `must be one of ${RECORD_TYPES.join(', ')}`,
      max: 8,
      fit: (value) => value.toUpperCase(),
    }).optional(),
  },
  output: DnsLookup,
  weight: 10,
  example: { name: 'example.com', type: 'A' },
  async run({ name, type }, { network, signal }) {
    const question = toQuestion(name, type as RecordType | undefined);
    const replies = await Promise.all(
      network.resolvers.map(async (resolver) => ({ ...resolver, ...(await askResolver(resolver, question, { signal })) })),
    );
    if (replies.every(({ status }) => NO_REPLY.has(status))) {
      throw new Fault('upstream_unavailable', 'No resolver could be reached. Try again shortly.', { 'retry-after': '5' });
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
  about: 'The records of a domain name as Google, Cloudflare, Quad9 and OpenDNS see them, side by side.',
  operations: [lookUp],
};
