/** Response schemas of the regex tester. */
import { z } from 'zod';
import type { DataOf } from '../../core/request/output.ts';

export const RegexTest = z
  .object({
    matched: z.boolean().describe('Whether the pattern is found in the text'),
    count: z.int().describe('All matches'),
    matches: z
      .array(
        z.object({
          match: z.string().describe('What was found'),
          start: z.int().describe('In code points'),
          end: z.int().describe('Behind its last character, in code points'),
          groups: z.array(z.string().nullable()).describe('What each group caught; null where it caught nothing'),
          named: z.record(z.string(), z.string().nullable()).describe('The same by the names of groups'),
        }),
      )
      .describe('The first ones, up to limit'),
    truncated: z.boolean().describe('Whether there are more matches than are listed'),
    engine: z.enum(['js', 're2']).describe('The engine that ran it'),
    result: z.string().nullable().describe('The text after replacing'),
    audit: z
      .object({
        status: z.enum(['safe', 'vulnerable', 'unknown']).describe('What the audit comes to'),
        complexity: z.string().nullable().describe('How the time grows with the text'),
        attack: z.string().nullable().describe('JavaScript that makes a text to try it on'),
      })
      .nullable()
      .describe('Whether some text makes the pattern run for ever'),
  })
  .meta({ id: 'RegexTest' });
export type RegexTest = DataOf<typeof RegexTest>;
