/**
 * Estimates a centre point for every assembly constituency, without boundary data. A constituency is named after a place, and place names are
 * ambiguous. But constituencies of a state are numbered district by district, so neighbouring numbers lie next to each other, and those of one Lok
 * Sabha constituency form a cluster. Coordinate descent: each constituency takes the candidate with the lowest cost given its neighbours, until
 * nothing changes.
 */

import type { Point } from '../../../src/core/place/place.ts';
import { distanceKm, medianPoint } from '../../formats/geometry.ts';
import { groupBy } from '../../formats/group-by.ts';
import type { AssemblySeat } from '../../tables/constituencies.ts';
import type { Gazetteer, Place } from './places.ts';

/** Offset of a constituency from its town, by a compass word in its name. */
const DIRECTIONS: Readonly<Record<string, readonly [north: number, east: number]>> = {
  north: [1, 0],
  uttar: [1, 0],
  uttara: [1, 0],
  south: [-1, 0],
  dakshin: [-1, 0],
  dakshina: [-1, 0],
  east: [0, 1],
  purba: [0, 1],
  purva: [0, 1],
  purbo: [0, 1],
  west: [0, -1],
  paschim: [0, -1],
  paschima: [0, -1],
  pashchim: [0, -1],
};
/** Words for a part of a place, without directional meaning. */
const PARTS =
  /\b(rural|urban|city|sadar|town|central|madhya|gramin|grameen|cantt?|cantonment|nagar|district|station|haveli|kalan|khurd)\b/gi;
/** Length of the offset in degrees: about five kilometres. */
const SHIFT = 0.045;

interface NamedPart {
  readonly name: string;
  readonly shift: readonly [number, number];
  readonly uncertainty: number;
}

/** "Bhopal Dakshin-Paschim" → Bhopal, offset to the south-west; "Wagoora-Kreeri" → two alternatives. */
export function partsOfName(name: string): NamedPart[] {
  let north = 0;
  let east = 0;
  const rest: string[] = [];
  for (const word of name.split(/[\s()-]+/)) {
    const direction = DIRECTIONS[word.toLowerCase()];
    if (direction) [north, east] = [north + direction[0], east + direction[1]];
    else rest.push(word);
  }
  const shift = [north * SHIFT, east * SHIFT] as const;
  const base = rest.join(' ');
  const parts: NamedPart[] = [
    { name: base, shift, uncertainty: 0 },
    { name: base.replace(PARTS, ' ').trim(), shift, uncertainty: 0.2 },
    ...name.split(/\s*[-&/]\s*|\s+or\s+/).map((part) => ({ name: part, shift: [0, 0] as const, uncertainty: 0.3 })),
  ];
  if (north !== 0 || east !== 0) parts.push({ name, shift: [0, 0], uncertainty: 0 });
  return parts.filter((part, index) => part.name.length > 1 && parts.findIndex((other) => other.name === part.name) === index);
}

/** Cost scale: kilometres per unit of penalty, for numerical neighbours and for the Lok Sabha constituency. */
const NEIGHBOUR_KM = 25;
const SEAT_KM = 30;
/** Distances are clamped here: beyond it a new district begins, or the neighbour itself is misplaced. */
const FAR_KM = 120;
const MAX_ITERATIONS = 12;

interface Placed {
  readonly seat: AssemblySeat;
  readonly places: readonly Place[];
  point: Point | undefined;
}

export function placeSeats(seats: readonly AssemblySeat[], find: Gazetteer, typed: ReadonlyMap<string, Point>): Map<AssemblySeat, Point> {
  const points = new Map<AssemblySeat, Point>();
  for (const stateSeats of groupBy(seats, ({ state }) => state).values()) {
    const locatedSeats = stateSeats
      .toSorted((a, b) => a.number - b.number)
      .map((seat): Placed => ({ seat, places: placesOf(seat, find, typed), point: undefined }));
    coordinateDescent(locatedSeats);
    fillGaps(locatedSeats);
    for (const { seat, point } of locatedSeats) if (point) points.set(seat, point);
  }
  return points;
}

export function seatKey({ state, number }: Pick<AssemblySeat, 'state' | 'number'>): string {
  return `${state} ${number}`;
}

function placesOf(seat: AssemblySeat, find: Gazetteer, typed: ReadonlyMap<string, Point>): Place[] {
  const typedPoint = typed.get(seatKey(seat));
  if (typedPoint) return [{ point: typedPoint, uncertainty: 0 }];
  return partsOfName(seat.name).flatMap(({ name, shift: [north, east], uncertainty }) =>
    find(seat.state, name).map((place) => ({
      point: { latitude: place.point.latitude + north, longitude: place.point.longitude + east },
      uncertainty: place.uncertainty + uncertainty,
    })),
  );
}

function coordinateDescent(locatedSeats: readonly Placed[]): void {
  for (const seat of locatedSeats) seat.point = seat.places.toSorted((a, b) => a.uncertainty - b.uncertainty)[0]?.point;
  for (let iteration = 0; iteration < MAX_ITERATIONS; iteration++) {
    const centres = centresOfLokSabha(locatedSeats);
    let moved = false;
    for (const [index, seat] of locatedSeats.entries()) {
      let best: Place | undefined;
      let lowestCost = Number.POSITIVE_INFINITY;
      for (const place of seat.places) {
        const cost =
          place.uncertainty +
          neighbourCost(place.point, index, locatedSeats) +
          clampedDistanceKm(place.point, centres.get(seat.seat.lokSabha)) / SEAT_KM;
        if (cost < lowestCost) [lowestCost, best] = [cost, place];
      }
      if (best && best.point !== seat.point) {
        seat.point = best.point;
        moved = true;
      }
    }
    if (!moved) return;
  }
}

function centresOfLokSabha(locatedSeats: readonly Placed[]): Map<number, Point | undefined> {
  return new Map(
    [...groupBy(locatedSeats, ({ seat }) => seat.lokSabha)].map(([number, group]) => [
      number,
      medianPoint(group.flatMap(({ point }) => point ?? [])),
    ]),
  );
}

/** Cost: mean distance to the preceding and following constituencies. */
function neighbourCost(point: Point, index: number, seats: readonly Placed[]): number {
  const NEIGHBOUR_OFFSETS = [-2, -1, 1, 2];
  const distances = NEIGHBOUR_OFFSETS.flatMap((step) => {
    const other = seats[index + step]?.point;
    return other ? clampedDistanceKm(point, other) : [];
  });
  return distances.length === 0 ? 0 : distances.reduce((sum, km) => sum + km, 0) / distances.length / NEIGHBOUR_KM;
}

function clampedDistanceKm(a: Point, b: Point | undefined): number {
  return b ? Math.min(FAR_KM, distanceKm(a, b)) : 0;
}

/**
 * Interpolates constituencies whose name was not found: between their numerical neighbours in the same Lok Sabha constituency, else at its centre.
 */
function fillGaps(locatedSeats: readonly Placed[]): void {
  const centres = centresOfLokSabha(locatedSeats);
  for (const [index, seat] of locatedSeats.entries()) {
    if (seat.point) continue;
    const near = [locatedSeats[index - 1], locatedSeats[index + 1]].filter(
      (other) => other?.seat.lokSabha === seat.seat.lokSabha && other.places.length > 0,
    );
    seat.point = medianPoint(near.flatMap((other) => other?.point ?? [])) ?? centres.get(seat.seat.lokSabha);
  }
}
