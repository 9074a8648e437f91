/**
 * Villages and localities with the post office that serves them. 900,000 names in as little memory as will do: a village is its name and the
 * number of its place, and what the villages of one post office share is one row.
 */
import { bundled } from '../../../data/bundled.ts';
import { sources } from '../../../data/sources.ts';
import { has, is, type PackRow } from '../../core/dataset/build.ts';
import type { Dataset, DatasetDefinition } from '../../core/dataset/dataset.ts';
import { type Row, readTable } from '../../core/dataset/table.ts';
import { RawJson } from '../../core/json.ts';
import { canonical, words } from '../../core/text.ts';
import { stateName } from '../states/state.ts';
import { districtNames } from './district.ts';

const VILLAGES = bundled('villages');

type Column = 'state' | 'district' | 'listedDistrict' | 'subDistrict' | 'pincode' | 'office' | 'villages';

export const villages: DatasetDefinition = {
  name: 'villages',
  source: sources.villages,
  inputs: [new URL(import.meta.url), new URL('./district.js', import.meta.url), VILLAGES],
  *rows() {
    let place = 0;
    for (const row of readTable<Column>(VILLAGES)) {
      yield { json: placeRecord(row), terms: [], rank: 0 };
      yield* villageRows(row, place++);
    }
  },
  check(dataset) {
    if (dataset.count('state', 'UP') < 100_000) throw new Error('fewer than 100,000 villages in Uttar Pradesh');
    if (dataset.pack.size < 900_000) throw new Error('fewer than 900,000 villages');
  },
};

function placeRecord({ pincode, office, subDistrict, district, state }: Row<Column>): object {
  return { pincode, office, subDistrict, district, stateCode: state, state: stateName(state) ?? '' };
}

/** Names of few words come first, so that among names that hold the words asked for the exact one is the first. Places have rank 0: their numbers are their rows. */
function* villageRows(row: Row<Column>, place: number): Generator<PackRow> {
  const { state, district, listedDistrict, pincode } = row;
  const districts = [...districtNames(state, district), ...districtNames(state, listedDistrict)].map(canonical);
  const common = [is('state', state), is('pin', pincode), ...new Set(districts)].map((term, at) => (at < 2 ? term : is('district', term)));
  for (const name of row.villages.split('|')) {
    yield { json: [name, place], terms: [...common, ...has('village', name)], rank: Math.max(1, words(name).length) };
  }
}

/** A page of villages as they are answered: rows of villages say `["name",place]`, and each is put together with the row of its place. */
export function villageList({ pack }: Dataset, rows: ArrayLike<number>): RawJson {
  let list = '';
  for (let item = 0; item < rows.length; item++) {
    const village = pack.text(rows[item] as number);
    const comma = village.lastIndexOf(',');
    const place = pack.text(Number(village.slice(comma + 1, -1)));
    list += `${item > 0 ? ',' : ''}{"village":${village.slice(1, comma)},${place.slice(1)}`;
  }
  return new RawJson(Buffer.from(`[${list}]`, 'latin1'));
}
