/** Response schema of the transliteration. */
import { z } from 'zod';
import type { DataOf } from '../../core/request/output.ts';

export const Transliteration = z
  .object({
    text: z.string().describe('Transliterated text'),
    from: z.string().describe('Source script or scheme'),
    to: z.string().describe('Target script or scheme'),
    reversible: z.boolean().describe('Whether the conversion is reversible'),
    suggestions: z
      .array(z.array(z.string()))
      .describe('Alternatives for each word of casual spelling, best first; empty if the text is long'),
    words: z.array(z.string()).optional().describe('With suggest: the words that suggestions are for'),
  })
  .meta({ id: 'Transliteration' });
export type Transliteration = DataOf<typeof Transliteration>;
