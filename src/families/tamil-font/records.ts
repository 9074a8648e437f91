/** Response schema of the conversion. */
import { z } from 'zod';
import type { DataOf } from '../../core/request/output.ts';

export const TamilFontText = z
  .object({
    text: z.string().describe('The converted text'),
    from: z.string().describe('Source encoding'),
    to: z.string().describe('Target encoding'),
    confidence: z.number().describe('Confidence of the detected encoding, from 0 to 1; 1 if given in the request'),
    unmapped: z.array(z.string()).describe('Number of characters that were not converted'),
  })
  .meta({ id: 'TamilFontText' });
export type TamilFontText = DataOf<typeof TamilFontText>;
