/** Response schema of `identify`. */
import { z } from 'zod';
import type { DataOf } from '../../core/request/output.ts';

const value = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]);

export const Identified = z
  .object({
    family: z.string().describe('Id of the family that the operation belongs to'),
    operation: z.string().describe('Its operationId in the OpenAPI document'),
    title: z.string().describe('What the operation does, in a few words'),
    confidence: z.number().describe('How likely it is that this was meant, from 0 to 1'),
    why: z.string().describe('What in the text speaks for it'),
    method: z.enum(['GET', 'POST']).describe('How the request is sent'),
    input: z.record(z.string(), value).describe('Parameters of the operation, filled in from the text'),
    missing: z.array(z.string()).describe('Parameters, or the file, that the operation needs and the text does not give'),
    request: z.string().describe('The address that answers it; what is missing stands in braces'),
    answer: z
      .object({
        data: z.unknown().describe('The result, as the operation answers it'),
        meta: z.record(z.string(), z.unknown()).describe('Information about the result, as the operation answers it'),
      })
      .optional()
      .describe('What the request answers: only of the first one, where it is a plain look-up'),
  })
  .meta({ id: 'Identified' });
export type Identified = DataOf<typeof Identified>;
