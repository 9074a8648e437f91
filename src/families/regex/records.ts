/** Response schemas of the regex tester. */
import { z } from 'zod';
import type { DataOf } from '../../core/request/output.ts';

export const RegexTest = z
  .object({
    matched: z.boolean().describe('Whether the pattern is found in the text'),
    count: z.int().describe('Number of matches'),
    matches: z
      .array(
        z.object({
          match: z.string().describe('Matched text'),
          start: z.int().describe('Start offset, in code points'),
          end: z.int().describe('End offset (exclusive), in code points'),
          groups: z.array(z.string().nullable()).describe('Capturing groups; null for a group that did not participate'),
          named: z.record(z.string(), z.string().nullable()).describe('Named capturing groups'),
        }),
      )
      .describe('Matches, up to limit'),
    truncated: z.boolean().describe('Whether there are more matches than are listed'),
    engine: z.enum(['js', 're2']).describe('Engine used'),
    result: z.string().nullable().describe('Text after replacement'),
    audit: z
      .object({
        status: z.enum(['safe', 'vulnerable', 'unknown']).describe('Verdict of the audit'),
        complexity: z.string().nullable().describe('Time complexity'),
        attack: z.string().nullable().describe('JavaScript expression for an attack string'),
      })
      .nullable()
      .describe('Whether the pattern is vulnerable to ReDoS'),
  })
  .meta({ id: 'RegexTest' });
export type RegexTest = DataOf<typeof RegexTest>;
