/** Response schema of `identify`. */
import { z } from 'zod';
import type { DataOf } from '../../core/request/output.ts';

const value = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]);

export const Identified = z
  .object({
    family: z.string().describe('Family id of the operation'),
    operation: z.string().describe('Its operationId in the OpenAPI document'),
    title: z.string().describe('What the operation does, in a few words'),
    confidence: z.number().describe('Confidence from 0 to 1'),
    why: z.string().describe('Why it matches'),
    method: z.enum(['GET', 'POST']).describe('HTTP method'),
    input: z.record(z.string(), value).describe('Parameters extracted from the text'),
    missing: z.array(z.string()).describe('Required parameters, or the file, that the text does not contain'),
    request: z.string().describe('URL of the request; missing parameters are in braces'),
    answer: z
      .object({
        data: z.unknown().describe('Result of the operation'),
        meta: z.record(z.string(), z.unknown()).describe('Metadata of the result'),
      })
      .optional()
      .describe('Response to the request; only for the first interpretation, if it is a simple lookup'),
  })
  .meta({ id: 'Identified' });
export type Identified = DataOf<typeof Identified>;
