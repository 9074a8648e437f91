/** Response schemas of DNS lookups. */
import { z } from 'zod';
import { DnsRecord } from '../../core/net/dns-records.ts';
import type { DataOf } from '../../core/request/output.ts';

export const DnsLookup = z
  .object({
    name: z.string().describe('As it was asked: internationalised names in ASCII, addresses as reverse names'),
    type: z.string().describe('Type of the records that were asked for'),
    consistent: z.boolean().nullable().describe('Whether all resolvers that answered said the same; null where none did'),
    groups: z
      .array(
        z.object({
          status: z.string().describe('What they said: NOERROR, NXDOMAIN, …'),
          values: z.array(z.string()).describe('The records that they gave, as text'),
          resolvers: z.array(z.string()).describe('Ids of the resolvers'),
        }),
      )
      .describe('Resolvers that said the same, the largest group first'),
    resolvers: z
      .array(
        z.object({
          id: z.string().describe('Short name of the resolver, by which it can be asked for'),
          name: z.string().describe('Who runs it'),
          address: z.string().describe('IP address that was asked'),
          status: z.string().describe('NOERROR, NXDOMAIN, SERVFAIL, …; TIMEOUT, UNREACHABLE or MALFORMED without a usable answer'),
          authenticated: z.boolean().describe('The resolver verified the signatures (DNSSEC)'),
          milliseconds: z.number().describe('How long it took to answer'),
          answers: z.array(DnsRecord).describe('Records of the answer'),
        }),
      )
      .describe('What each resolver said'),
  })
  .meta({ id: 'DnsLookup' });
export type DnsLookup = DataOf<typeof DnsLookup>;
