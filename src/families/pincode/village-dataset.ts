/**
 * Villages and localities with the post office that serves them. The 905,000 rows are normalised: the members shared by the villages of an area are
 * one separate row. Rows are sorted by name, so that a result page is contiguous in the file.
 */
import { bundled } from '../../../data/bundled.ts';
import { districtNames, stateName } from '../../../data/places.ts';
import type { VillagePointRow } from '../../../data/recipes/village-points.ts';
import { sources } from '../../../data/sources.ts';
import type { Dataset, DatasetDefinition } from '../../core/dataset/dataset.ts';
import { type PackRow, wordTerms } from '../../core/dataset/pack/build.ts';
import { type Pack, valueTerm } from '../../core/dataset/pack/pack.ts';
import { arrayItems, joinArray, type Latin1Bytes, latin1Template, type RawJson } from '../../core/request/json.ts';
import { canonical, words } from '../../core/text/fold.ts';
import { readTable, type TableRow } from '../../core/util/table.ts';
import { weakMemo } from '../../core/util/weak-memo.ts';

const VILLAGES = bundled('villages');
const POINTS = bundled('village_points');

type Column = 'state' | 'district' | 'listedDistrict' | 'subDistrict' | 'pincode' | 'office' | 'villages';

export const villages: DatasetDefinition = {
  name: 'villages',
  source: sources.villages,
  module: import.meta.url,
  inputs: [VILLAGES, POINTS],
  kinds: { villages: 'pin=' },
  phoneticFields: ['village'],
  *rows() {
    const table = [...readTable<Column>(VILLAGES)];
    const ranks = ranksOf(table.flatMap(namesOf));
    const areas = new Map<string, number>();
    const points = readPoints();
    for (const row of table) {
      const record = areaRecord(row);
      const area = areas.get(record) ?? areas.size;
      if (area === areas.size) {
        areas.set(record, area);
        yield { json: record, terms: [], rank: 0 };
      }
      yield* villageRows(row, area, ranks, points);
    }
  },
  check(dataset) {
    if (dataset.count('state', 'UP') < 100_000) throw new Error('fewer than 100,000 villages in Uttar Pradesh');
    if (dataset.pack.size < 900_000) throw new Error('fewer than 900,000 villages');
  },
};

/** Latitude and longitude by pincode and name. */
type Points = Map<string, Map<string, readonly [number, number]>>;

function readPoints(): Points {
  const points: Points = new Map();
  for (const { pincode, village, latitude, longitude } of readTable<keyof VillagePointRow>(POINTS)) {
    const villages = points.get(pincode) ?? new Map();
    points.set(pincode, villages.set(village, [Number(latitude), Number(longitude)]));
  }
  return points;
}

/** Area rows have rank 0, so an area's number is its row number. */
function areaRecord({ subDistrict, district, state }: TableRow<Column>): string {
  return JSON.stringify({ subDistrict, district, stateCode: state, state: stateName(state) ?? '' });
}

function namesOf({ villages }: TableRow<Column>): string[] {
  return villages.split('|');
}

/** Ranks by word count, then alphabetically: among names that contain the query words, the exact one comes first. */
function ranksOf(names: readonly string[]): ReadonlyMap<string, number> {
  const unique = Array.from(new Set(names), (name) => ({ name, count: words(name).length, key: canonical(name) }));
  unique.sort((a, b) => a.count - b.count || (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  return new Map(unique.map(({ name }, index) => [name, index + 1]));
}

function* villageRows(row: TableRow<Column>, area: number, ranks: ReadonlyMap<string, number>, points: Points): Generator<PackRow> {
  const { state, district, listedDistrict, pincode, office } = row;
  const districts = new Set([...districtNames(state, district), ...districtNames(state, listedDistrict)].map(canonical));
  const common = [valueTerm('state', state), valueTerm('pin', pincode), ...Array.from(districts, (name) => valueTerm('district', name))];
  const pointsByName = points.get(pincode);
  for (const name of namesOf(row)) {
    const point = pointsByName?.get(name) ?? [];
    yield {
      json: [name, pincode, office, area, ...point],
      terms: [...common, ...wordTerms('village', name)],
      rank: ranks.get(name) as number,
    };
  }
}

/** Serialised members of each area, memoised per pack: about 9,000 areas, each needed often. */
const areaTexts = weakMemo<Pack, Latin1Bytes[]>(() => []);

function areaMembers(pack: Pack, area: number): Latin1Bytes {
  const texts = areaTexts(pack);
  texts[area] ??= pack.text(area).slice(1, -1) as Latin1Bytes;
  return texts[area];
}

const UNKNOWN = 'null' as Latin1Bytes;

/** Joins each village row, `["name","pincode","office",area]` plus its point if known, with the members of its area. */
export function villageList({ pack }: Dataset, rows: ArrayLike<number>): RawJson {
  const records: Latin1Bytes[] = [];
  for (let index = 0; index < rows.length; index++) {
    const [village, pincode, office, area, latitude = UNKNOWN, longitude = UNKNOWN] = arrayItems(
      pack.text(rows[index] as number),
    ) as VillageRow;
    const members = areaMembers(pack, Number(area));
    records.push(
      latin1Template`{"village":${village},"pincode":${pincode},"office":${office},${members},"latitude":${latitude},"longitude":${longitude}}`,
    );
  }
  return joinArray(records);
}

type VillageRow = [
  village: Latin1Bytes,
  pincode: Latin1Bytes,
  office: Latin1Bytes,
  area: Latin1Bytes,
  latitude?: Latin1Bytes,
  longitude?: Latin1Bytes,
];
