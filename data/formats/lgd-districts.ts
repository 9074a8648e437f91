/** Districts of the Local Government Directory (LGD): the authority for current names. */

import type { TableFormat } from '../../src/core/dataset/refresh/table-format.ts';
import { nameKey } from '../../src/core/text/fold.ts';
import type { TableRow } from '../../src/core/util/table.ts';
import { districtNames, findState } from '../places.ts';
import { groupBy } from './group-by.ts';
import type { PostTables } from './india-post.ts';
import { tidy, toPrintedCase } from './office-name.ts';
import type { Place } from './office-place.ts';

type Column = 'state' | 'code' | 'district';

export const lgdDistricts: TableFormat<Column> = {
  title: 'list of districts of the Local Government Directory',
  columns: {
    state: ['State Name (In English)', 'State Name', 'State'],
    // Distinguishes this list from others with district names.
    code: ['District Code', 'District LGD Code'],
    district: ['District Name (In English)', 'District Name', 'District'],
  },
  optional: [],
  patterns: { state: /\p{L}/u, code: /^\d+$/, district: /\p{L}/u },
  minRows: 600,
};

/** Renames districts that the list has under another of their names; all others are unchanged. A district never takes the name of another one. */
export function withDistrictNames(tables: PostTables, listed: readonly TableRow<Column>[]): PostTables {
  const districtsByName = groupBy(
    listed.map(({ state, district }) => ({ state: findState(state)?.code ?? '', name: toPrintedCase(tidy(district)) })),
    ({ state }) => state,
  );
  const served = new Set(tables.offices.map(keyOf));
  const currentNames = new Map<string, string>();
  const present = ({ state, district }: Place): string => {
    const key = keyOf({ state, district });
    const name = currentNames.get(key) ?? nameIn(districtsByName.get(state) ?? [], state, district, served);
    currentNames.set(key, name);
    return name;
  };
  const rename = <T extends Place>(row: T): T => ({ ...row, district: present(row) });
  return { offices: tables.offices.map(rename), pincodes: tables.pincodes.map(rename), retired: tables.retired.map(rename) };
}

function keyOf({ state, district }: Place): string {
  return `${state} ${nameKey(district)}`;
}

function nameIn(list: readonly { readonly name: string }[], state: string, district: string, served: ReadonlySet<string>): string {
  if (list.some(({ name }) => nameKey(name) === nameKey(district))) return district;
  const others = new Set(districtNames(state, district).map(nameKey));
  const other = list.find(({ name }) => others.has(nameKey(name)) && !served.has(keyOf({ state, district: name })));
  return other?.name ?? district;
}
