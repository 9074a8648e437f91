/** Response schemas of pincodes and post offices. */
import { z } from 'zod';
import type { DataOf } from '../../core/request/output.ts';

const office = {
  name: z.string().describe('Name of the post office'),
  type: z.enum(['Head Office', 'Post Office', 'Branch Office']).describe('Rank of the post office'),
  delivery: z.boolean().describe('Whether it delivers mail'),
  division: z.string().describe('Postal division'),
  region: z.string().describe('Empty where the division reports to its circle directly'),
  circle: z.string().describe('Postal circle, mostly a state'),
  district: z.string(),
  stateCode: z.string().describe('Two letters; APO for a post office of the army, which lies in no state'),
  state: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  positionFrom: z.literal('pincode').optional().describe('There where the centre of the pincode stands for the position of the office'),
};

const PostOffice = z.object(office).meta({ id: 'PostOffice' });

const Matched = z
  .object({
    kind: z.enum(['state', 'district', 'town', 'locality']).describe('What the name names'),
    name: z.string().describe('The name, as it is known'),
  })
  .meta({ id: 'MatchedName', description: 'The name by which it was found, where that is not its own' });
export type MatchedName = DataOf<typeof Matched>;

export const PlacedOffice = z.object({ pincode: z.string(), ...office, matched: Matched.optional() }).meta({ id: 'PlacedOffice' });
export type PlacedOffice = DataOf<typeof PlacedOffice>;

export const NearbyOffice = z.object({ pincode: z.string(), ...office, distanceKm: z.number() }).meta({ id: 'NearbyOffice' });

export const Pincode = z
  .object({
    pincode: z.string(),
    district: z.string(),
    stateCode: z.string(),
    state: z.string(),
    offices: z.array(PostOffice).describe('Its post offices'),
    localities: z
      .array(z.string())
      .describe('Parts of the pincode that have no post office of their name, as bank branches there call them'),
  })
  .meta({ id: 'Pincode' });
/** As stored: offices have rows of their own. */
export type PincodeHead = Omit<DataOf<typeof Pincode>, 'offices' | 'localities'>;
