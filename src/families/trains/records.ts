/** Response schemas of trains. */
import { z } from 'zod';
import type { DataOf } from '../../core/request/output.ts';

export const Train = z
  .object({
    number: z.string().describe('Train number, five digits'),
    name: z.string().describe('Expanded name, with station names in place of codes'),
    listedAs: z.string().describe('Name in the list of the railways: abbreviated, truncated at about sixteen letters'),
    kind: z.string().describe('Kind of train, from the name or the first digit of the number'),
    special: z.boolean().describe('Special train for a season or an occasion: its number begins with 0'),
    stations: z
      .array(z.object({ code: z.string().describe('Code of the station'), name: z.string().describe('Name of the station') }))
      .describe(
        'Origin and destination, derived from the name, the return train or a table of well-known trains; a single one if the other is unknown. Not the route',
      ),
    aliases: z.array(z.string()).describe('Popular and former names'),
  })
  .meta({ id: 'Train' });
export type Train = DataOf<typeof Train>;
