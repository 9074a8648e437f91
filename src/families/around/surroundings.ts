/** Nearest station, nearest airport and constituencies of a point. */

import type { Dataset } from '../../core/dataset/dataset.ts';
import type { Condition } from '../../core/dataset/query/condition.ts';
import type { Point } from '../../core/place/place.ts';
import { constituenciesAt } from '../constituency/locate.ts';
import type { SeatLocation } from '../constituency/nearest-seats.ts';
import type { SeatAreaIndexes } from '../constituency/seat-boundaries.ts';
import type { Around } from './records.ts';

/** Search radii: beyond them a station or airport is not near. */
const STATION_KM = 100;
const AIRPORT_KM = 500;

type Station = NonNullable<Around['station']>;

export function stationNear(stations: Dataset, centre: Point): Station | null {
  const station =
    nearestRecord<Station>(stations, centre, STATION_KM, { is: { timetable: '1' } }) ??
    nearestRecord<Station>(stations, centre, STATION_KM, { is: { kind: 'station' } });
  return station && { code: station.code, name: station.name, distanceKm: station.distanceKm };
}

type Airport = NonNullable<Around['airport']>;

export function airportNear(airports: Dataset, centre: Point): Airport | null {
  const airport = nearestRecord<Airport>(airports, centre, AIRPORT_KM, { is: { kind: 'airport', scheduled: '1' } });
  return airport && { iata: airport.iata, icao: airport.icao, name: airport.name, distanceKm: airport.distanceKm };
}

export function seatsNear(
  constituencies: Dataset,
  location: SeatLocation,
  areas: SeatAreaIndexes | undefined,
): Pick<Around, 'assembly' | 'lokSabha'> {
  const { assembly, lokSabha, method, confidence } = constituenciesAt(constituencies, location, areas);
  const [best] = assembly;
  return {
    assembly: best ? { number: best.number, name: best.name, distanceKm: best.distanceKm } : null,
    lokSabha: { number: lokSabha.number, name: lokSabha.name, method, confidence },
  };
}

export function nearestRecord<T>(dataset: Dataset, centre: Point, km: number, condition: Condition): T | null {
  const { data } = dataset.near(centre, km, condition, { limit: 1, offset: 0 });
  return (data.parse() as T[])[0] ?? null;
}
