/** Transport offices, one row each, by code: in every state active ones before withdrawn ones. */
import { bundled } from '../../../data/bundled.ts';
import { districtNames, findState, placeNames, stateName } from '../../../data/places.ts';
import { sources } from '../../../data/sources.ts';
import { officeCode, type RtoRow, rtoOffices } from '../../../data/tables/rto.ts';
import type { DatasetDefinition } from '../../core/dataset/dataset.ts';
import { nameTerms, type PackRow, wordTerms } from '../../core/dataset/pack/build.ts';
import { valueTerm } from '../../core/dataset/pack/pack.ts';
import type { Point } from '../../core/place/place.ts';
import { nameKey } from '../../core/text/fold.ts';
import { nullIfEmpty } from '../../core/util/null-if-empty.ts';
import { readTable } from '../../core/util/table.ts';
import { otherPrefixes } from './plate.ts';

const POINTS = bundled('rto_points');

export const rto: DatasetDefinition = {
  name: 'rto',
  source: sources.rto,
  module: import.meta.url,
  inputs: [POINTS],
  kinds: { offices: 'prefix=' },
  phoneticFields: ['place'],
  *rows() {
    const inOrder = rtoOffices().toSorted(
      (a, b) => compare(a.prefix, b.prefix) || Number(b.active) - Number(a.active) || a.number - b.number,
    );
    const points = readPoints();
    for (const row of inOrder) yield officeRow(row, points, isStateSeries(row) ? replacedNames(row) : []);
  },
  check(dataset) {
    if (dataset.pack.size < 1_300) throw new Error('fewer than 1,300 transport offices');
    for (const code of ['TN-01', 'DL-01', 'MH-12']) if (!dataset.get('code', code)) throw new Error(`the office ${code} is missing`);
  },
};

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

export const TRANSPORT_OFFICE_TYPES = [
  'RTO',
  'Sub RTO',
  'DTO',
  'Registering authority',
  'Special series',
  'State series',
  'Bharat series',
] as const;

function readPoints(): Map<string, Point> {
  const points = new Map<string, Point>();
  for (const { code, latitude, longitude } of readTable<'code' | 'latitude' | 'longitude'>(POINTS)) {
    points.set(code, { latitude: Number(latitude), longitude: Number(longitude) });
  }
  return points;
}

/** Names of withdrawn offices whose vehicles now get a state-wide series: a search for Vijayawada finds AP-39. */
function replacedNames({ prefix }: RtoRow): string[] {
  const withdrawn = rtoOffices().filter((row) => row.prefix === prefix && !row.active && successorOf(row) === null);
  return [...new Set(withdrawn.flatMap(({ office, city, district }) => [office, city, district]))];
}

function isStateSeries(row: RtoRow): boolean {
  return row.active && typeOf(row) === 'State series';
}

function successorOf({ remark }: RtoRow): string | null {
  return /now ([A-Z]{2}-\d\d)/.exec(remark)?.[1] ?? null;
}

/** @param replaced names of the withdrawn offices that this one replaces */
function officeRow(row: RtoRow, points: ReadonlyMap<string, Point>, replaced: readonly string[]): PackRow {
  const { prefix, number, office, city, district } = row;
  const code = officeCode(prefix, number);
  const state = findState(prefix)?.code ?? '';
  const aliases = otherPrefixes(prefix).map((other) => officeCode(other, number));
  const aliasesOf = (text: string): string[] =>
    text === '' ? [] : [text, ...districtNames(state, text).slice(1), ...placeNames(state, text)];
  const [offices, cities, districts] = [aliasesOf(office), aliasesOf(city), aliasesOf(district)];
  const others = replaced.flatMap(aliasesOf);
  return {
    json: {
      code,
      aliases,
      stateCode: state,
      state: stateName(state) ?? null,
      office,
      city: nullIfEmpty(city),
      district: nullIfEmpty(district),
      type: typeOf(row),
      active: row.active,
      successor: successorOf(row),
      note: noteOf(row) ?? null,
    },
    terms: [
      valueTerm('code', code),
      valueTerm('prefix', prefix),
      valueTerm('state', state),
      ...(isCurrent(row) ? [valueTerm('current', '1')] : []),
      ...offices.map((name) => valueTerm('office', nameKey(name))),
      ...cities.map((name) => valueTerm('city', nameKey(name))),
      ...districts.map((name) => valueTerm('district', nameKey(name))),
      ...others.map((name) => valueTerm('replaces', nameKey(name))),
      ...nameTerms('place', ...offices, ...cities, ...districts, ...others),
      ...wordTerms('place', ...[code, ...aliases].flatMap(spellings)),
    ],
    point: points.get(code),
  };
}

/** Whether an office registers vehicles today: not withdrawn, and not a series without an office. */
function isCurrent(row: RtoRow): boolean {
  return row.active && typeOf(row) !== 'Special series' && typeOf(row) !== 'State series';
}

/** Index spellings: TN-07 is also searched as TN07, TN7 and TN 7. */
function spellings(code: string): string[] {
  const [prefix = '', number = ''] = code.split('-');
  return [code, prefix + number, prefix + Number(number), String(Number(number))];
}

/** In the first set, district transport officers act as RTO; in the second, registering and licensing authorities (mostly magistrates). */
const DISTRICT_OFFICES = new Set(['AR', 'AS', 'BR', 'JH', 'ML', 'MN', 'MZ', 'NL', 'TR']);
const AUTHORITIES = new Set(['CH', 'HP', 'HR', 'PB']);
const SPECIAL_OFFICES = new Set(['Governor', 'State government', 'Police', 'KSRTC']);
/** In Kerala the first fourteen codes are districts, those after KL-15 their sub-offices. */
const FIRST_SUB_OFFICE = 16;

function typeOf({ prefix, number, office, city }: RtoRow): (typeof TRANSPORT_OFFICE_TYPES)[number] {
  if (SPECIAL_OFFICES.has(office)) return 'Special series';
  if (city === '') return 'State series';
  if (prefix === 'KL' && number >= FIRST_SUB_OFFICE) return 'Sub RTO';
  if (DISTRICT_OFFICES.has(prefix)) return 'DTO';
  return AUTHORITIES.has(prefix) ? 'Registering authority' : 'RTO';
}

function noteOf({ prefix, active, remark, confirmed }: RtoRow): string | undefined {
  const notes = [
    remark !== '' && `${remark}.`,
    !active && 'No longer assigned to new vehicles.',
    !active && prefix === 'AP' && 'New vehicles of Andhra Pradesh get AP-39 or AP-40, whatever their district.',
    !confirmed && 'Not confirmed by an official list.',
  ].filter((note) => typeof note === 'string');
  return notes.length > 0 ? notes.join(' ') : undefined;
}
