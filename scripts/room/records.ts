/** What the room answers. Its fields stand here and nowhere else; rules answer these types. */
import { z } from 'zod';
import type { DataOf } from '../../core/request/output.ts';

export const SampleRoom = z
  .object({
    name: z.string().describe('By which it is found'),
    about: z.string().describe('What there is to know about it'),
  })
  .meta({ id: 'SampleRoom' });
export type SampleRoom = DataOf<typeof SampleRoom>;
