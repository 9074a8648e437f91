/** Indian area codes by state and by licensed service area ("circle"). */
import { LazyMap, LazySet } from '../../src/core/util/lazy.ts';
import { oneOf, optional, table, text } from '../table.ts';

const LISTS = ['state', 'metro', 'uttarPradesh', 'short', 'town'] as const;
const rows = table('phone_areas.tsv', { list: oneOf(...LISTS), prefix: text, area: optional }, 'list', 'prefix');

/** The 22 licensed service areas of the Department of Telecommunications: name, and the states wholly or mostly in them. */
const CIRCLES: Readonly<Record<string, readonly [name: string, states: string]>> = {
  AP: ['Andhra Pradesh', 'AP TS'],
  AS: ['Assam', 'AS'],
  BR: ['Bihar', 'BR JH'],
  DL: ['Delhi', 'DL'],
  GJ: ['Gujarat', 'GJ DH'],
  HP: ['Himachal Pradesh', 'HP'],
  HR: ['Haryana', 'HR'],
  JK: ['Jammu and Kashmir', 'JK LA'],
  KA: ['Karnataka', 'KA'],
  KL: ['Kerala', 'KL LD'],
  KO: ['Kolkata', ''],
  MH: ['Maharashtra', 'MH GA'],
  MP: ['Madhya Pradesh', 'MP CG'],
  MU: ['Mumbai', ''],
  NE: ['North East', 'AR ML MN MZ NL TR'],
  OD: ['Odisha', 'OD'],
  PB: ['Punjab', 'PB CH'],
  RJ: ['Rajasthan', 'RJ'],
  TN: ['Tamil Nadu', 'TN PY'],
  UPE: ['Uttar Pradesh (East)', ''],
  UPW: ['Uttar Pradesh (West)', 'UK'],
  WB: ['West Bengal', 'WB AN SK'],
};

const areas = (of: (typeof LISTS)[number]): ReadonlyMap<string, string> =>
  new LazyMap(() => rows().flatMap(({ list, prefix, area }) => (list === of ? [[prefix, area ?? '']] : [])));

/** Area code prefix → state code. */
export const areaStates = areas('state');
/** Area code → further towns of the area, separated by |. */
export const areaTowns = areas('town');
/** Area code prefix → circle code. */
export const metroCircles = areas('metro');
export const uttarPradeshCircles = areas('uttarPradesh');
/** State code → circle code. */
export const stateCircles: ReadonlyMap<string, string> = new Map(
  Object.entries(CIRCLES).flatMap(([code, [, states]]) => states.split(' ').map((state) => [state, code] as const)),
);
/** Circle code → name. */
export const circleNames: ReadonlyMap<string, string> = new Map(Object.entries(CIRCLES).map(([code, [name]]) => [code, name]));

/** Area codes of two and three digits; all others have four. Area code and subscriber number have ten digits together. */
const SHORT_CODES = new LazySet(() => areas('short').keys());
const MAX_CODE_LENGTH = 4;

/** Area code of a fixed line, without the trunk prefix 0: 1822 of 1822234567, 721 of 7212345678. */
export function areaCodeOf(nationalNumber: string): string {
  const length = [2, 3].find((digits) => SHORT_CODES.has(nationalNumber.slice(0, digits))) ?? MAX_CODE_LENGTH;
  return nationalNumber.slice(0, length);
}
