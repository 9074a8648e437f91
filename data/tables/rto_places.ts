/** Locations of transport offices, for their recipe and for proximity search. */
import { LazyMap } from '../../src/core/util/lazy.ts';
import { table, text } from '../table.ts';

const pincodes = table('rto_pincodes.tsv', { code: text, pincode: text }, 'code');
/** Pincodes of offices named after a road or a direction, or with an ambiguous name. */
export const officePincodes: ReadonlyMap<string, string> = new LazyMap(() => pincodes().map(({ code, pincode }) => [code, pincode]));

/** Districts that form one city: its transport offices serve all of them, whichever district they belong to. */
const CITIES: Readonly<Record<string, readonly string[]>> = {
  DL: [
    'Central Delhi|East Delhi|New Delhi|North Delhi|North East Delhi|North West Delhi|Shahdara|South Delhi|South East Delhi|South West Delhi|West Delhi',
  ],
  KA: ['Bengaluru Urban|Bengaluru Rural'],
  MH: ['Mumbai|Mumbai Suburban'],
  TN: ['Chennai|Thiruvallur|Chengalpattu|Kanchipuram'],
  TS: ['Hyderabad|Ranga Reddy|Medchal Malkajgiri'],
  WB: ['Kolkata|North 24 Parganas|South 24 Parganas'],
};

/** All districts of the city that a district belongs to; otherwise the district alone. */
export function districtsOfCity(state: string, district: string): readonly string[] {
  return CITIES[state]?.map((city) => city.split('|')).find((districts) => districts.includes(district)) ?? [district];
}
