/** Response schemas of DNS lookups. */
import { z } from 'zod';
import { DnsRecord } from '../../core/net/dns-records.ts';
import type { DataOf } from '../../core/request/output.ts';

export const DnsLookup = z
  .object({
    name: z.string().describe('Queried name: internationalised names in ASCII (Punycode), IP addresses as reverse names'),
    type: z.string().describe('Queried record type'),
    consistent: z.boolean().nullable().describe('Whether all resolvers that responded agree; null if none responded'),
    groups: z
      .array(
        z.object({
          status: z.string().describe('Response code: NOERROR, NXDOMAIN, …'),
          values: z.array(z.string()).describe('Records as text'),
          resolvers: z.array(z.string()).describe('Ids of the resolvers'),
        }),
      )
      .describe('Resolvers with the same response, largest group first'),
    resolvers: z
      .array(
        z.object({
          id: z.string().describe('Id of the resolver, as in groups'),
          name: z.string().describe('Operator of the resolver'),
          address: z.string().describe('IP address of the resolver'),
          status: z.string().describe('NOERROR, NXDOMAIN, SERVFAIL, …; TIMEOUT, UNREACHABLE or MALFORMED without a valid response'),
          authenticated: z.boolean().describe('The resolver verified the signatures (DNSSEC)'),
          milliseconds: z.number().describe('Response time in milliseconds'),
          answers: z.array(DnsRecord).describe('Records in the response'),
        }),
      )
      .describe('Response of each resolver'),
  })
  .meta({ id: 'DnsLookup' });
export type DnsLookup = DataOf<typeof DnsLookup>;
