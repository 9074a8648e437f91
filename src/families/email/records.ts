/** Response schema of an email address check. */
import { z } from 'zod';
import type { DataOf } from '../../core/request/output.ts';

export const VERDICTS = ['ok', 'risky', 'undeliverable', 'unknown'] as const;

export const EmailCheck = z
  .object({
    address: z.string().describe('Address as sent'),
    valid: z.boolean().describe('Whether the syntax is valid'),
    reason: z.string().nullable().describe('What is wrong with the syntax'),
    normalised: z.string().nullable().describe('Address with the domain in lower case; the local part is unchanged'),
    localPart: z.string().nullable().describe('Local part, before the @'),
    tag: z.string().nullable().describe('Subaddress, after a plus sign'),
    domain: z.string().nullable().describe('Domain, after the @'),
    domainAscii: z.string().nullable().describe('Domain in ASCII (Punycode), as used in DNS'),
    tldKnown: z.boolean().nullable().describe('Whether the top-level domain exists'),
    mx: z
      .object({
        found: z.boolean().nullable().describe('Whether there are MX records; null if no resolver responded'),
        nullMx: z.boolean().describe('The domain declares that it accepts no mail (null MX, RFC 7505)'),
        implicit: z.boolean().describe('No MX record, but an address record, used as implicit MX (RFC 5321, 5.1)'),
        records: z
          .array(
            z.object({
              priority: z.number().int().describe('Priority; the lowest is tried first'),
              exchange: z.string().describe('Name of the mail server'),
            }),
          )
          .describe('Mail servers by priority'),
      })
      .nullable()
      .describe('Mail servers; null if not looked up'),
    disposable: z.boolean().describe('Disposable (temporary) mailbox provider'),
    relay: z.boolean().describe('Forwarding service that hides the real mailbox'),
    role: z.boolean().describe('Role account rather than a person, such as info@ or sales@'),
    free: z.boolean().describe('Free mail provider, such as Gmail'),
    suggestion: z.string().nullable().describe('Suggested correction, if the domain looks like a typo'),
    verdict: z.enum(VERDICTS).describe('Overall verdict'),
    reasons: z.array(z.string()).describe('Codes of all problems found'),
  })
  .meta({ id: 'EmailCheck' });
export type EmailCheck = DataOf<typeof EmailCheck>;
