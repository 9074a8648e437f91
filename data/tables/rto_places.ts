/** Pincodes of transport offices that are called after a road or a direction, or in a city where several places share the name: `code pincode`. */
const PINCODES = `DL-01 110054|DL-02 110001|DL-03 110017|DL-04 110058|DL-05 110093|DL-06 110013|DL-07 110091|DL-08 110052|DL-09 110075|DL-10 110027|DL-11 110085|DL-12 110057|DL-13 110092
  |DL-14 110034|DL-15 110037|DL-16 110039|MH-01 400034|MH-02 400053|MH-03 400037|MH-47 400092|MH-43 400703|MH-14 411018|TG-07 500048|TG-12 500005|TG-13 500008|KA-01 560034|KA-57 560027|KA-51 560100
  |GJ-01 380027|GJ-27 382418|TN-37 641001|TN-38 641011
  |TN-01 600023|TN-02 600040|TN-03 600081|TN-04 600013|TN-05 600099|TN-06 600028|TN-07 600041|TN-09 600078|TN-10 600087|TN-11 600045|TN-12 600056|TN-13 600053|TN-14 600119|TN-18 600052`;

export const officePincodes: ReadonlyMap<string, string> = new Map(
  PINCODES.split('|').map((entry) => entry.trim().split(' ') as [code: string, pincode: string]),
);

/** Districts that are parts of one city: its transport offices serve all of them, whichever district they are counted to. */
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

/** The districts of the city of which a district is a part; the district alone where it is none. */
export function districtsOfCity(state: string, district: string): readonly string[] {
  return CITIES[state]?.map((city) => city.split('|')).find((districts) => districts.includes(district)) ?? [district];
}
