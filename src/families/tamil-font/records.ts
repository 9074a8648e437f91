/** Response schema of the conversion. */
import { z } from 'zod';
import type { DataOf } from '../../core/request/output.ts';

export const TamilFontText = z
  .object({
    text: z.string().describe('The converted text'),
    from: z.string().describe('Encoding that the text was in'),
    to: z.string().describe('Encoding that it is in now'),
    confidence: z.number().describe('How sure it is that the text was in that encoding, from 0 to 1; 1 where the request says so'),
    unmapped: z.array(z.string()).describe('Characters left as they were'),
  })
  .meta({ id: 'TamilFontText' });
export type TamilFontText = DataOf<typeof TamilFontText>;
