/** Districts formed after the directory of post offices was written, for the recipe of pincodes. */
import { LazyMap } from '../../src/core/util/lazy.ts';
import { integer, list, table, text } from '../table.ts';

const rows = table(
  'new_districts.tsv',
  { state: text, district: text, from: list('|'), since: integer, pincodes: list('|') },
  'state',
  'district',
);

interface NewDistrict {
  readonly district: string;
  readonly from: readonly string[];
}

const byPincode: ReadonlyMap<string, NewDistrict> = new LazyMap(() =>
  rows().flatMap(({ district, from, pincodes }) => pincodes.map((pincode) => [pincode, { district, from }] as const)),
);

/** Offices of the pincode that the directory has in a third district keep it. */
export function newDistrict(pincode: string, district: string): string {
  const entry = byPincode.get(pincode);
  return entry?.from.includes(district) ? entry.district : district;
}
