/** Response schema of the transliteration. */
import { z } from 'zod';
import type { DataOf } from '../../core/request/output.ts';

export const Transliteration = z
  .object({
    text: z.string().describe('The text in the other script'),
    from: z.string().describe('Script or scheme that the text was in'),
    to: z.string().describe('Script or scheme that it is in now'),
    reversible: z.boolean().describe('Whether the text can be had back exactly'),
    suggestions: z.array(z.array(z.string())).describe('Readings of each word of casual spelling, best first; none where the text is long'),
    words: z.array(z.string()).optional().describe('With suggest: the words that suggestions are for'),
  })
  .meta({ id: 'Transliteration' });
export type Transliteration = DataOf<typeof Transliteration>;
