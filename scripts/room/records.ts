/** What the room answers. Its fields stand here and nowhere else; rules answer these types. */
import { z } from 'zod';
import type { DataOf } from '../../core/request/output.ts';

export const SampleRoom = z.object({ name: z.string(), about: z.string() }).meta({ id: 'SampleRoom' });
export type SampleRoom = DataOf<typeof SampleRoom>;
