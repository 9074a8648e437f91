/** Zone of every station: hand-typed, else that of the nearest typed station, else inferred from places of the same name. */

import type { Point } from '../../../src/core/place/place.ts';
import { distanceKm } from '../../formats/geometry.ts';
import { soundOf } from './names.ts';
import type { Village } from './sources.ts';

export interface Labelled {
  readonly point: Point;
  readonly zone: string;
}

export function nearestZone(point: Point, labelled: readonly Labelled[]): string {
  let zone = '';
  let nearest = Number.POSITIVE_INFINITY;
  for (const label of labelled) {
    const km = distanceKm(point, label.point);
    if (km < nearest) [nearest, zone] = [km, label.zone];
  }
  return zone;
}

/** A post office or village that may share its name with a station without a position. */
export interface NamedPlace {
  readonly name: string;
  readonly pincode: string;
  readonly weight: number;
}

/** Vote weights: head offices are in towns, and towns have stations. */
const OFFICE_WEIGHTS: Readonly<Record<string, number>> = { H: 4, P: 2, B: 1 };
const VILLAGE_WEIGHT = 0.5;

export function namedPlaces(
  offices: Iterable<{ readonly name: string; readonly pincode: string; readonly type: string }>,
  villages: Iterable<Village>,
): NamedPlace[] {
  const places: NamedPlace[] = [];
  for (const { name, pincode, type } of offices) places.push({ name, pincode, weight: OFFICE_WEIGHTS[type] ?? 1 });
  for (const { name, pincode } of villages) places.push({ name, pincode, weight: VILLAGE_WEIGHT });
  return places;
}

export interface Surroundings {
  readonly zone: string;
  readonly state: string;
  /** Kilometres to the nearest station with a known position. */
  readonly railwayKm: number;
}

/** A place far from every known station is unlikely to name a station. */
const NEAR_RAILWAY_KM = 12;
const FAR_FACTOR = 0.1;
/** Weight of a name at edit distance 1, relative to an exact match. */
const MISSPELT_FACTOR = 0.1;
const MIN_FUZZY_LENGTH = 5;
/** Minimum share of votes for a state. */
const MIN_VOTE_SHARE = 0.9;

export interface Guess {
  readonly zone: string;
  readonly state: string;
}

/** Weighted vote of all places of a name on zone and state. */
export function zoneGuesser(places: readonly NamedPlace[], around: (pincode: string) => Surroundings | undefined): (name: string) => Guess {
  const bySound = new Map<string, NamedPlace[]>();
  for (const place of places) {
    const sound = soundOf(place.name);
    const list = bySound.get(sound);
    if (list) list.push(place);
    else if (sound.length > 2) bySound.set(sound, [place]);
  }
  const byBeginning = new Map<string, string[]>();
  for (const sound of bySound.keys()) {
    const list = byBeginning.get(sound.slice(0, 2));
    if (list) list.push(sound);
    else byBeginning.set(sound.slice(0, 2), [sound]);
  }
  return (name) => {
    const sound = soundOf(name);
    const zones = new Votes();
    const states = new Votes();
    const vote = (list: readonly NamedPlace[], factor: number): void => {
      for (const { pincode, weight } of list) {
        const surroundings = around(pincode);
        if (!surroundings) continue;
        const value = weight * factor * (surroundings.railwayKm <= NEAR_RAILWAY_KM ? 1 : FAR_FACTOR);
        zones.add(surroundings.zone, value);
        states.add(surroundings.state, value);
      }
    };
    vote(bySound.get(sound) ?? [], 1);
    if (sound.length >= MIN_FUZZY_LENGTH) {
      for (const other of byBeginning.get(sound.slice(0, 2)) ?? []) {
        if (other !== sound && differByOne(sound, other)) vote(bySound.get(other) ?? [], MISSPELT_FACTOR);
      }
    }
    // Fallbacks for unknown names: match single words (Baijnath Mandir), or strip a generic suffix that is joined to the name.
    if (!zones.best()) for (const word of longWords(name)) vote(bySound.get(soundOf(word)) ?? [], 1);
    if (!zones.best()) vote(bySound.get(soundOf(name.replace(KIND_RUN_IN, ''))) ?? [], 1);
    const state = states.best();
    return { zone: zones.best()?.of ?? '', state: state && state.share >= MIN_VOTE_SHARE ? state.of : '' };
  };
}

/** Generic suffixes without a space: Maldatown, Gypsumhalt, Narayanpetroad. */
const KIND_RUN_IN = /(?<=[a-z]{4})(?:docks|gram|halt|road|town)(?: (?:halt|hald|haly|hlt))?$/i;

function longWords(name: string): string[] {
  return name.split(/[^A-Za-z]+/).filter((word) => word.length >= MIN_FUZZY_LENGTH);
}

class Votes {
  readonly #counts = new Map<string, number>();
  #all = 0;

  add(of: string, value: number): void {
    this.#counts.set(of, (this.#counts.get(of) ?? 0) + value);
    this.#all += value;
  }

  best(): { of: string; share: number } | undefined {
    let best: { of: string; share: number } | undefined;
    for (const [of, count] of this.#counts) if (!best || count / this.#all > best.share) best = { of, share: count / this.#all };
    return best;
  }
}

/** Whether the edit distance is at most 1. */
export function differByOne(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let [endA, endB] = [a.length, b.length];
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) [endA, endB] = [endA - 1, endB - 1];
  return endA - start <= 1 && endB - start <= 1;
}
