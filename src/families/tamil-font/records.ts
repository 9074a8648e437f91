/** What is answered about a conversion. */
import { z } from 'zod';
import type { DataOf } from '../../core/request/output.ts';

export const TamilFontText = z
  .object({
    text: z.string(),
    from: z.string(),
    to: z.string(),
    confidence: z.number(),
    unmapped: z.array(z.string()).describe('Characters left as they were'),
  })
  .meta({ id: 'TamilFontText' });
export type TamilFontText = DataOf<typeof TamilFontText>;
