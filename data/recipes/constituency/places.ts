/** Places after which assembly seats are named: sub-districts, post offices and villages, with a point and a measure of doubt. */

import type { Point } from '../../../src/core/place/place.ts';
import { medianPoint } from '../../formats/geometry.ts';
import { groupBy } from '../../formats/group.ts';
import { soundOf } from '../stations/names.ts';
import { differByOne } from '../stations/zones.ts';

export interface Place {
  readonly at: Point;
  /** The larger, the less likely that a seat is named after this place. */
  readonly doubt: number;
}

/** Seats take their names from the seats of government first, hardly ever from hamlets. */
const DOUBT = { subDistrict: 0, H: 0.3, P: 0.8, B: 2, village: 3 } as const;
/** A name that differs in one letter. */
const MISSPELT = 1.5;
const SHORTEST_FUZZY = 5;

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

/** Finds the places of a name within a state. */
export type Gazetteer = (state: string, name: string) => Place[];

export function gazetteer(offices: readonly OfficePlace[], villages: readonly VillagePlace[]): Gazetteer {
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
  for (const group of groupBy(villages, ({ state, subDistrict }) => `${state} ${soundOf(subDistrict)}`).values()) {
    const [first] = group;
    const at = medianPoint(group);
    if (first && at) add(first.state, first.subDistrict, { at, doubt: DOUBT.subDistrict });
  }
  for (const { state, name, type, latitude, longitude } of offices) {
    add(state, name, { at: { latitude, longitude }, doubt: DOUBT[type as 'H' | 'P' | 'B'] });
  }
  for (const { state, name, latitude, longitude } of villages) add(state, name, { at: { latitude, longitude }, doubt: DOUBT.village });
  return (state, name) => {
    const sounds = byState.get(state) ?? new Map<string, Place[]>();
    const sound = soundOf(name);
    const found = [...(sounds.get(sound) ?? [])];
    if (sound.length >= SHORTEST_FUZZY) {
      for (const [other, places] of sounds) {
        if (other !== sound && other[0] === sound[0] && differByOne(sound, other)) {
          found.push(...places.map(({ at, doubt }) => ({ at, doubt: doubt + MISSPELT })));
        }
      }
    }
    return found;
  };
}
