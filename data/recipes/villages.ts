/** 900,000 villages and localities with their post office, as listed by India Post in March 2017, assigned to current districts. */

import { canonical } from '../../src/core/text/fold.ts';
import { readTable } from '../../src/core/util/table.ts';
import { bundled } from '../bundled.ts';
import { groupBy } from '../formats/group-by.ts';
import { districtName, officeName } from '../formats/office-name.ts';
import { findState } from '../places.ts';
import type { Recipe } from '../recipe.ts';
import { readVillages, type Village } from './stations/sources.ts';
import { subDistrictName, villageNames } from './villages/names.ts';

/** Separates the names in one cell. */
const SEPARATOR = '|';

const COLUMNS = ['state', 'district', 'listedDistrict', 'subDistrict', 'pincode', 'office', 'villages'] as const;

type Column = (typeof COLUMNS)[number];

interface Place {
  readonly state: string;
  readonly district: string;
}

/** Current location of a post office by pincode and name, else that of its pincode. */
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
    // Windows-1252, not UTF-8: dashes and quotes become control characters, which the name cleaning removes.
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

/** One row per post office and sub-district, with its sorted village names. */
export function villageRows(villages: readonly Village[], directory: Directory): Record<Column, string>[] {
  const located = villages.map(({ name, pincode, subDistrict, ...listed }) => {
    const office = officeName(listed.office);
    const place = { ...placeOf(listed, directory(pincode, office)), subDistrict: subDistrictName(subDistrict), pincode, office };
    return { key: Object.values(place).join('\t'), place, names: villageNames(name) };
  });
  const rows = [...groupBy(located, ({ key }) => key)].flatMap(([key, group]) => {
    const names = [...new Set(group.flatMap((row) => row.names))].sort();
    return group[0] && names.length > 0 ? [{ key, row: { ...group[0].place, villages: names.join(SEPARATOR) } }] : [];
  });
  return rows.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ row }) => row);
}

/**
 * The current district is that of the post office, since many were split after 2017. A village in another state than its office stays in its listed
 * district.
 */
function placeOf(listed: Pick<Village, 'district' | 'state'>, today: Place | undefined): Place & { readonly listedDistrict: string } {
  const state = LADAKH.has(listed.district) ? 'LA' : (findState(listed.state)?.code ?? '');
  const listedDistrict = districtName(listed.district, state);
  return { ...(today?.state === state ? today : { state, district: listedDistrict }), listedDistrict };
}

/** Districts separated from Jammu and Kashmir in 2019. */
const LADAKH: ReadonlySet<string> = new Set(['LEH', 'KARGIL']);
