/** 900,000 villages and localities with the post office that serves each, as India Post listed them in March 2017, in the districts of today. */
import { readTable } from '../../src/core/dataset/table.ts';
import { canonical } from '../../src/core/text/fold.ts';
import { bundled } from '../bundled.ts';
import { groupBy } from '../formats/group.ts';
import { districtName, officeName } from '../formats/office-name.ts';
import { findState } from '../places.ts';
import type { Recipe } from '../recipe.ts';
import { readVillages, type Village } from './stations/sources.ts';
import { subDistrictName, villageNames } from './villages/names.ts';

/** Between the names in one cell. */
const SEPARATOR = '|';

const COLUMNS = ['state', 'district', 'listedDistrict', 'subDistrict', 'pincode', 'office', 'villages'] as const;

type Column = (typeof COLUMNS)[number];

interface Place {
  readonly state: string;
  readonly district: string;
}

/** Where a post office is today, by pincode and name, or else its pincode. */
export type Directory = (pincode: string, office: string) => Place | undefined;

export const recipe: Recipe = {
  name: 'villages',
  packages: [
    {
      name: 'pincode-search',
      version: '1.0.0',
      integrity: 'sha512-hATfy21lfjOZbkIWc5mGI1ziF14NojyF61zYArHQCUdGndqhgaxtyy9yR4kRh9tqoTSKIibXXmwOHjd2RFLztg==',
    },
  ],
  run(files) {
    const csv = files.get('pincode-search')?.get('Locality_village_pincode_final_mar-2017.csv');
    if (csv === undefined) throw new Error('pincode-search has no list of villages');
    // It was written on Windows and is no UTF-8: dashes and quotes arrive as control characters, which the names are rid of.
    const villages = readVillages(Buffer.from(csv.toString('latin1')));
    return [{ name: 'villages', columns: COLUMNS, rows: villageRows(villages, currentDirectory()) }];
  },
};

function currentDirectory(): Directory {
  const places = new Map<string, Place>();
  for (const { pincode, state, district } of readTable<'pincode' | 'state' | 'district'>(bundled('pincodes'))) {
    places.set(pincode, { state, district });
  }
  for (const { pincode, name, state, district } of readTable<'pincode' | 'name' | 'state' | 'district'>(bundled('offices'))) {
    places.set(`${pincode} ${canonical(name)}`, { state, district });
  }
  return (pincode, office) => places.get(`${pincode} ${canonical(office)}`) ?? places.get(pincode);
}

/** One row for each post office and sub-district, with the names of its villages in order. */
export function villageRows(villages: readonly Village[], directory: Directory): Record<Column, string>[] {
  const placed = villages.map(({ name, pincode, subDistrict, ...listed }) => {
    const office = officeName(listed.office);
    const place = { ...placeOf(listed, directory(pincode, office)), subDistrict: subDistrictName(subDistrict), pincode, office };
    return { key: Object.values(place).join('\t'), place, names: villageNames(name) };
  });
  const rows = [...groupBy(placed, ({ key }) => key)].flatMap(([key, group]) => {
    const names = [...new Set(group.flatMap((row) => row.names))].sort();
    return group[0] && names.length > 0 ? [{ key, row: { ...group[0].place, villages: names.join(SEPARATOR) } }] : [];
  });
  return rows.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ row }) => row);
}

/**
 * The district of today is that of the post office, since many were split after 2017. A village on the other side of a border from its
 * office keeps the district it was listed in.
 */
function placeOf(listed: Pick<Village, 'district' | 'state'>, today: Place | undefined): Place & { readonly listedDistrict: string } {
  const state = LADAKH.has(listed.district) ? 'LA' : (findState(listed.state)?.code ?? '');
  const listedDistrict = districtName(listed.district, state);
  return { ...(today?.state === state ? today : { state, district: listedDistrict }), listedDistrict };
}

/** Districts that left Jammu and Kashmir in 2019. */
const LADAKH: ReadonlySet<string> = new Set(['LEH', 'KARGIL']);
