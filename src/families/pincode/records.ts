/** What is answered about pincodes and their post offices. */
import { z } from 'zod';
import type { DataOf } from '../../core/request/output.ts';

const office = {
  name: z.string(),
  type: z.enum(['Head Office', 'Post Office', 'Branch Office']),
  delivery: z.boolean(),
  division: z.string(),
  region: z.string().describe('Empty where the division reports to its circle directly'),
  circle: z.string(),
  district: z.string(),
  stateCode: z.string(),
  state: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
};

const PostOffice = z.object(office).meta({ id: 'PostOffice' });

export const PlacedOffice = z.object({ pincode: z.string(), ...office }).meta({ id: 'PlacedOffice' });
export type PlacedOffice = DataOf<typeof PlacedOffice>;

export const NearbyOffice = z.object({ pincode: z.string(), ...office, distanceKm: z.number() }).meta({ id: 'NearbyOffice' });

export const Pincode = z
  .object({ pincode: z.string(), district: z.string(), stateCode: z.string(), state: z.string(), offices: z.array(PostOffice) })
  .meta({ id: 'Pincode' });
/** As it is kept: its offices have rows of their own. */
export type PincodeHead = Omit<DataOf<typeof Pincode>, 'offices'>;
