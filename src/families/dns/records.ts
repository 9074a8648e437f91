/** What is answered about a name in the DNS. */
import { z } from 'zod';
import { DnsRecord } from '../../core/net/dns-records.ts';
import type { DataOf } from '../../core/request/output.ts';

export const DnsLookup = z
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
        answers: z.array(DnsRecord),
      }),
    ),
  })
  .meta({ id: 'DnsLookup' });
export type DnsLookup = DataOf<typeof DnsLookup>;
