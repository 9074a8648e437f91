/** Gazetteer for geocoding assembly constituencies: towns, sub-districts, post offices and villages, each with a point and a penalty. */

import type { Point } from '../../../src/core/place/place.ts';
import { medianPoint } from '../../formats/geometry.ts';
import { groupBy } from '../../formats/group-by.ts';
import type { Town } from '../geonames.ts';
import { soundOf } from '../stations/names.ts';
import { differByOne } from '../stations/zones.ts';

export interface Place {
  readonly point: Point;
  /** Penalty: the larger, the less likely that a constituency is named after this place. */
  readonly uncertainty: number;
}

/** Penalty per kind: constituencies are named after towns first, then administrative centres, hardly ever after hamlets. */
const UNCERTAINTY = { town: 0, smallTown: 0.3, subDistrict: 1, H: 1.3, P: 1.8, B: 3, village: 4 } as const;
const SMALL_TOWN = 50_000;
/** Penalty of a name at edit distance 1. */
const MISSPELT = 1.5;
const MIN_FUZZY_LENGTH = 5;

export interface OfficePlace extends Point {
  readonly name: string;
  readonly type: string;
  readonly state: string;
}

export interface VillagePlace extends Point {
  readonly name: string;
  readonly subDistrict: string;
  readonly state: string;
}

/** Looks up the places with a given name in a state. */
export type Gazetteer = (state: string, name: string) => Place[];

export function gazetteer(towns: readonly Town[], offices: readonly OfficePlace[], villages: readonly VillagePlace[]): Gazetteer {
  const byState = new Map<string, Map<string, Place[]>>();
  const add = (state: string, name: string, place: Place): void => {
    const sound = soundOf(name);
    if (sound.length < 2) return;
    const sounds = byState.get(state) ?? new Map<string, Place[]>();
    byState.set(state, sounds);
    const list = sounds.get(sound);
    if (list) list.push(place);
    else sounds.set(sound, [place]);
  };
  for (const { state, name, otherNames, population, latitude, longitude } of towns) {
    const uncertainty = population > SMALL_TOWN ? UNCERTAINTY.town : UNCERTAINTY.smallTown;
    const sounds = new Set([name, ...otherNames.filter(isLatinName)].map(soundOf));
    for (const sound of sounds) add(state, sound, { point: { latitude, longitude }, uncertainty });
  }
  for (const group of groupBy(villages, ({ state, subDistrict }) => `${state} ${soundOf(subDistrict)}`).values()) {
    const [first] = group;
    const point = medianPoint(group);
    if (first && point) add(first.state, first.subDistrict, { point, uncertainty: UNCERTAINTY.subDistrict });
  }
  for (const { state, name, type, latitude, longitude } of offices) {
    add(state, name, { point: { latitude, longitude }, uncertainty: UNCERTAINTY[type as 'H' | 'P' | 'B'] });
  }
  for (const { state, name, latitude, longitude } of villages)
    add(state, name, { point: { latitude, longitude }, uncertainty: UNCERTAINTY.village });
  return (state, name) => {
    const sounds = byState.get(state) ?? new Map<string, Place[]>();
    const sound = soundOf(name);
    const candidates = [...(sounds.get(sound) ?? [])];
    if (sound.length >= MIN_FUZZY_LENGTH) {
      for (const [other, places] of sounds) {
        if (other !== sound && other[0] === sound[0] && differByOne(sound, other)) {
          candidates.push(...places.map(({ point, uncertainty }) => ({ point, uncertainty: uncertainty + MISSPELT })));
        }
      }
    }
    return candidates;
  };
}

const MIN_NAME_LENGTH = 4;

/** Excludes airport codes and romanised names (which the list has in lower case): these are not town names. */
function isLatinName(name: string): boolean {
  return /^[A-Za-z .'-]+$/.test(name) && name !== name.toLowerCase() && name.length >= MIN_NAME_LENGTH;
}
