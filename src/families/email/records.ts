/** What is answered about an email address. */
import { z } from 'zod';
import type { DataOf } from '../../core/request/output.ts';
import { VERDICTS } from './verdict.ts';

export const EmailCheck = z
  .object({
    address: z.string(),
    valid: z.boolean().describe('Whether the syntax is right'),
    reason: z.string().nullable().describe('What is wrong with the syntax'),
    normalised: z.string().nullable().describe('The domain in lower case; the part before it belongs to its server and is kept'),
    localPart: z.string().nullable(),
    tag: z.string().nullable().describe('What stands behind a plus sign'),
    domain: z.string().nullable(),
    domainAscii: z.string().nullable(),
    tldKnown: z.boolean().nullable(),
    mx: z
      .object({
        // Whether there are MX records; null where no resolver could tell.
        found: z.boolean().nullable(),
        // The domain says that it takes no mail (RFC 7505).
        nullMx: z.boolean(),
        // No MX record, but an address, which stands for one (RFC 5321, 5.1).
        implicit: z.boolean(),
        records: z.array(z.object({ priority: z.number().int(), exchange: z.string() })),
      })
      .nullable()
      .describe('Mail servers; null where they were not looked up'),
    disposable: z.boolean(),
    relay: z.boolean().describe('A service that hands mail on to a hidden, lasting mailbox'),
    role: z.boolean(),
    free: z.boolean(),
    suggestion: z.string().nullable(),
    verdict: z.enum(VERDICTS),
    reasons: z.array(z.string()),
  })
  .meta({ id: 'EmailCheck' });
export type EmailCheck = DataOf<typeof EmailCheck>;
