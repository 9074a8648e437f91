/** Response schemas of pincodes and post offices. */
import { z } from 'zod';
import type { DataOf } from '../../core/request/output.ts';

const office = {
  name: z.string().describe('Name of the post office'),
  type: z.enum(['Head Office', 'Post Office', 'Branch Office']).describe('Type of post office'),
  delivery: z.boolean().describe('Whether it delivers mail'),
  division: z.string().describe('Postal division'),
  region: z.string().describe('Postal region; empty if the division reports to its circle directly'),
  circle: z.string().describe('Postal circle, usually a state'),
  district: z.string(),
  stateCode: z.string().describe('Two-letter state code; APO for an army post office, which belongs to no state'),
  state: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  positionFrom: z
    .literal('pincode')
    .optional()
    .describe('Present if the position is the centre of the pincode instead of that of the office'),
};

const PostOffice = z.object(office).meta({ id: 'PostOffice' });

const Matched = z
  .object({
    kind: z.enum(['state', 'district', 'town', 'locality']).describe('What the matched name refers to'),
    name: z.string().describe('Matched name'),
  })
  .meta({ id: 'MatchedName', description: 'Name by which it was found, if not its own' });
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
    offices: z.array(PostOffice).describe('Post offices of the pincode'),
    localities: z.array(z.string()).describe('Localities of the pincode without their own post office, as named by bank branches'),
  })
  .meta({ id: 'Pincode' });
/** Stored record of a pincode, without its offices and localities; the offices are separate rows. */
export type StoredPincode = Omit<DataOf<typeof Pincode>, 'offices' | 'localities'>;
