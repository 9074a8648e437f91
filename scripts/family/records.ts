/** Response types of the family. Fields are declared only here; rules return these types. */
import { z } from 'zod';
import type { DataOf } from '../../core/request/output.ts';

export const SampleApi = z
  .object({
    name: z.string().describe('By which it is found'),
    about: z.string().describe('What there is to know about it'),
  })
  .meta({ id: 'SampleApi' });
export type SampleApi = DataOf<typeof SampleApi>;
