/** What is answered about a pattern. */
import { z } from 'zod';
import type { DataOf } from '../../core/request/output.ts';

export const RegexTest = z
  .object({
    matched: z.boolean(),
    count: z.int().describe('All matches'),
    matches: z
      .array(
        z.object({
          match: z.string(),
          start: z.int().describe('In code points'),
          end: z.int(),
          groups: z.array(z.string().nullable()),
          named: z.record(z.string(), z.string().nullable()),
        }),
      )
      .describe('The first ones, up to limit'),
    truncated: z.boolean(),
    engine: z.enum(['js', 're2']),
    result: z.string().nullable().describe('The text after replacing'),
    audit: z
      .object({
        status: z.enum(['safe', 'vulnerable', 'unknown']),
        complexity: z.string().nullable(),
        attack: z.string().nullable().describe('JavaScript that makes a text to try it on'),
      })
      .nullable()
      .describe('Whether some text makes the pattern run for ever'),
  })
  .meta({ id: 'RegexTest' });
export type RegexTest = DataOf<typeof RegexTest>;
