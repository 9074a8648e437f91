/** Response schemas of constituencies. */
import { z } from 'zod';
import type { DataOf } from '../../core/request/output.ts';

const reserved = z.enum(['SC', 'ST', 'BL', 'Sangha']).nullable().describe('Reservation of the seat');

const seat = { number: z.int().describe('Number of the seat within its state'), name: z.string().describe('Name of the seat'), reserved };

export const Seat = z
  .object({
    level: z.enum(['assembly', 'loksabha']).describe('House: state assembly or Lok Sabha'),
    ...seat,
    stateCode: z.string(),
    state: z.string(),
    lokSabha: z
      .object({
        number: z.int().describe('Number of the Lok Sabha seat within its state'),
        name: z.string().describe('Name of the Lok Sabha seat'),
      })
      .nullable()
      .describe('Lok Sabha seat that an assembly seat belongs to'),
  })
  .meta({ id: 'Constituency' });
export type Seat = DataOf<typeof Seat>;

export const ConstituenciesOfPlace = z
  .object({
    pincode: z.string().nullable(),
    latitude: z.number(),
    longitude: z.number(),
    stateCode: z.string(),
    state: z.string(),
    district: z.string(),
    assembly: z
      .array(
        z.object({
          ...seat,
          distanceKm: z.number().nullable(),
          lokSabha: z.int().describe('Number of the Lok Sabha seat it belongs to'),
        }),
      )
      .describe(
        'Three seats with the nearest centres, best first: seats of the returned Lok Sabha seat before others, each by distance. A seat has distance 0 in the pincode of its own town. Empty if a territory has no assembly',
      ),
    lokSabha: z.object(seat).describe('The seat of the lower house of Parliament'),
    method: z
      .enum(['boundary', 'nearest_seat', 'only_seat'])
      .describe('How the Lok Sabha seat was found: by boundaries, by the nearest seat, or because the state has no other'),
    confidence: z.number().describe('Confidence of the Lok Sabha seat, from 0 to 1'),
  })
  .meta({ id: 'ConstituenciesOfPlace' });
export type ConstituenciesOfPlace = DataOf<typeof ConstituenciesOfPlace>;
