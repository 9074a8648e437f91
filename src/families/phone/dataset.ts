/** Number prefixes: operators of Indian mobile series, places of Indian area codes, time zones worldwide. */
import { bundled } from '../../../data/bundled.ts';
import { numberSeries, withNumberSeries } from '../../../data/formats/number-series.ts';
import { placeNames, stateName } from '../../../data/places.ts';
import type { PrefixRow } from '../../../data/recipes/phone.ts';
import { sources } from '../../../data/sources.ts';
import { areaCodeOf, areaTowns } from '../../../data/tables/phone_areas.ts';
import type { Dataset, DatasetDefinition } from '../../core/dataset/dataset.ts';
import { nameTerms, type PackRow, wordTerms } from '../../core/dataset/pack/build.ts';
import { valueTerm } from '../../core/dataset/pack/pack.ts';
import { parseTables } from '../../core/dataset/refresh/table-format.ts';
import { nameKey } from '../../core/text/fold.ts';
import { readTable } from '../../core/util/table.ts';
import { areaState, splitPlace } from './area.ts';
import type { DialledArea } from './records.ts';
import { TOWN_LISTS, usualTownNames } from './town-spelling.ts';

const PREFIXES = bundled('phone_prefixes');

export const prefixes: DatasetDefinition = {
  name: 'phone',
  source: sources.phone,
  module: import.meta.url,
  inputs: [PREFIXES, ...TOWN_LISTS],
  kinds: { operatorPrefixes: 'carrier=', areaPrefixes: 'area=', zonePrefixes: 'zone=' },
  primaryKey: 'carrier',
  rows: () => packRows(readPrefixes()),
  check(dataset) {
    if (longestPrefixValue(dataset, 'area', '4424345678') !== 'Chennai, Tamil Nadu') throw new Error('the area code of Chennai is missing');
    if (longestPrefixValue(dataset, 'zone', '919840012345') === undefined) throw new Error('the time zone of India is missing');
  },
  refresh: {
    everyHours: 7 * 24,
    maxBytes: 20_000_000,
    parts: true,
    rows: parseTables({ series: numberSeries }, ({ series = [] }) => packRows(withNumberSeries(readPrefixes(), series))),
  },
};

/** Value of a prefix: operator or circle of a mobile series, place of an area code, or time zone. */
type PrefixKind = 'carrier' | 'circle' | 'area' | 'zone';

function readPrefixes(): PrefixRow[] {
  return [...readTable<keyof PrefixRow>(PREFIXES)];
}

function packRows(rows: readonly PrefixRow[]): PackRow[] {
  return [...rows.map(prefixRow), ...areaRows(rows)];
}

/** Area codes with their places, once each: several prefixes may be of one area. */
function areaRows(rows: readonly PrefixRow[]): PackRow[] {
  const areas = new Map<string, PackRow>();
  const areaNames = new Set(rows.flatMap(({ kind, value }) => (kind === 'area' ? splitPlace(value).location.split('/') : [])));
  for (const { kind, prefix, value } of rows) {
    if (kind !== 'area') continue;
    const areaCode = areaCodeOf(prefix);
    const { location } = splitPlace(value);
    const stateCode = areaState(prefix, value);
    // The name of another area is not a spelling variant: Velur is not Vellore.
    const placesOf = (town: string): string[] => {
      const usual = usualTownNames(stateCode ?? '', town);
      return usual.some((name) => name !== town && areaNames.has(name)) ? [town] : usual;
    };
    const json: DialledArea = {
      std: `0${areaCode}`,
      areaCode,
      places: [...new Set([...location.split('/').flatMap((town) => placesOf(town)), ...(areaTowns.get(areaCode)?.split('|') ?? [])])],
      stateCode,
      state: stateName(stateCode ?? '') ?? null,
    };
    const names = json.places.flatMap((place) => [place, ...placeNames(stateCode ?? '', place)]);
    const terms = [
      valueTerm('kind', 'std'),
      valueTerm('std', areaCode),
      valueTerm('areaState', stateCode ?? ''),
      ...names.map((name) => valueTerm('townKey', nameKey(name))),
    ];
    areas.set(`${areaCode} ${location}`, {
      json,
      terms: [...terms, ...nameTerms('town', ...names), ...wordTerms('town', json.std, areaCode)],
    });
  }
  return [...areas.values()];
}

function prefixRow({ kind, prefix, value }: PrefixRow): PackRow {
  return { json: { value }, terms: [valueTerm(kind, prefix)] };
}

const MAX_PREFIX_LENGTH = 9;

/** Longest-prefix match of a number. */
export function longestPrefixValue(dataset: Dataset, kind: PrefixKind, digits: string): string | undefined {
  return longestPrefixMatch(dataset, kind, digits)?.value;
}

export function longestPrefixMatch(dataset: Dataset, kind: PrefixKind, digits: string): { prefix: string; value: string } | undefined {
  for (let length = Math.min(MAX_PREFIX_LENGTH, digits.length); length > 0; length--) {
    const prefix = digits.slice(0, length);
    const row = dataset.get(kind, prefix);
    if (row) return { prefix, value: (row.parse() as { value: string }).value };
  }
  return undefined;
}
