/** Response schemas of trains. */
import { z } from 'zod';
import type { DataOf } from '../../core/request/output.ts';

export const Train = z
  .object({
    number: z.string().describe('Five digits'),
    name: z.string().describe('Written out, with stations in place of their codes'),
    listedAs: z.string().describe('As the railways list it: shorthand, cut at some sixteen letters'),
    kind: z.string().describe('From the name, or from the first digit of the number'),
    special: z.boolean().describe('Its number begins with 0: it runs for a season or an occasion'),
    stations: z
      .array(z.object({ code: z.string().describe('Code of the station'), name: z.string().describe('Name of the station') }))
      .describe('Stations that the name names; not the route'),
  })
  .meta({ id: 'Train' });
export type Train = DataOf<typeof Train>;
