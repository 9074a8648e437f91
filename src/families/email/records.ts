/** Response schema of an email address check. */
import { z } from 'zod';
import type { DataOf } from '../../core/request/output.ts';

export const VERDICTS = ['ok', 'risky', 'undeliverable', 'unknown'] as const;

export const EmailCheck = z
  .object({
    address: z.string().describe('The address as it was given'),
    valid: z.boolean().describe('Whether the syntax is right'),
    reason: z.string().nullable().describe('What is wrong with the syntax'),
    normalised: z.string().nullable().describe('The domain in lower case; the part before it belongs to its server and is kept'),
    localPart: z.string().nullable().describe('What stands before the @'),
    tag: z.string().nullable().describe('What stands behind a plus sign'),
    domain: z.string().nullable().describe('What stands behind the @'),
    domainAscii: z.string().nullable().describe('The domain as it is asked for in the DNS, without letters beyond ASCII'),
    tldKnown: z.boolean().nullable().describe('Whether the last part of the domain is one that exists'),
    mx: z
      .object({
        found: z.boolean().nullable().describe('Whether there are MX records; null where no resolver could tell'),
        nullMx: z.boolean().describe('The domain says that it takes no mail (RFC 7505)'),
        implicit: z.boolean().describe('No MX record, but an address, which stands for one (RFC 5321, 5.1)'),
        records: z
          .array(
            z.object({
              priority: z.number().int().describe('The lowest is tried first'),
              exchange: z.string().describe('Name of the mail server'),
            }),
          )
          .describe('The mail servers, in the order in which they are tried'),
      })
      .nullable()
      .describe('Mail servers; null where they were not looked up'),
    disposable: z.boolean().describe('A mailbox to be thrown away, which anybody can open for some minutes'),
    relay: z.boolean().describe('A service that hands mail on to a hidden, lasting mailbox'),
    role: z.boolean().describe('An office rather than a person, such as info@ or sales@'),
    free: z.boolean().describe('A provider that gives mailboxes to everybody, such as Gmail'),
    suggestion: z.string().nullable().describe('The address that was probably meant, where the domain looks like a slip'),
    verdict: z.enum(VERDICTS).describe('What all of it comes to'),
    reasons: z.array(z.string()).describe('Everything that speaks against it, in short codes'),
  })
  .meta({ id: 'EmailCheck' });
export type EmailCheck = DataOf<typeof EmailCheck>;
