/** The place of a request, with its name if known. */
import { z } from 'zod';
import type { Dataset } from '../../core/dataset/dataset.ts';
import { locate, type PlaceInput, type Point } from '../../core/place/place.ts';
import type { DataOf } from '../../core/request/output.ts';
import { centreOf } from './record.ts';
import type { StoredPincode } from './records.ts';

export const NamedPlace = z.object({
  name: z.string().nullable().describe('District and state of a pincode, or the default place if none was given; null for coordinates'),
  pincode: z.string().nullable(),
  latitude: z.number(),
  longitude: z.number(),
  default: z.boolean().describe('Whether the default place was used'),
});
export type NamedPlace = DataOf<typeof NamedPlace>;

export const NEW_DELHI = { name: 'New Delhi', latitude: 28.6139, longitude: 77.209 };

/** Resolves the place inputs; without any, returns `fallback`. */
export function resolvePlace(input: PlaceInput, pincodes: Dataset, fallback: Point & { readonly name: string }): NamedPlace {
  const { pincode, lat, lng } = input;
  if (pincode === undefined && lat === undefined && lng === undefined) {
    return { name: fallback.name, pincode: null, latitude: fallback.latitude, longitude: fallback.longitude, default: true };
  }
  const { latitude, longitude } = locate(input, centreOf(pincodes));
  return { name: pincode === undefined ? null : nameOf(pincodes, pincode), pincode: pincode ?? null, latitude, longitude, default: false };
}

/** Code of the state. */
export function stateOfPincode(pincodes: Dataset, pincode: string): string | null {
  return (pincodes.get('pin', pincode)?.parse() as StoredPincode | undefined)?.stateCode ?? null;
}

function nameOf(pincodes: Dataset, pincode: string): string | null {
  const record = pincodes.get('pin', pincode)?.parse() as StoredPincode | undefined;
  return record?.district ? `${record.district}, ${record.state}` : null;
}
