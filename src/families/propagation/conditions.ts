/** Band conditions at a place, or on a path between two places. */
import { DAY_MS } from '../../core/calendar/date.ts';
import { distanceKm, type Point } from '../../core/place/place.ts';
import { BANDS, combineRatings, type FrequencyLimits, GROUPS, type Rating, rateBand } from './bands.ts';
import { criticalFrequency, criticalFrequencyE, lowestUsableFrequency, obliquity, type SolarActivity } from './ionosphere.ts';
import type { Propagation } from './records.ts';

type Conditions = Pick<Propagation, 'foF2MHz' | 'foEMHz' | 'muf3000MHz' | 'lufMHz' | 'path' | 'bands' | 'groups'>;

interface ConditionsRequest {
  readonly point: Point;
  readonly to: Point | null;
  readonly time: number;
  readonly activity: SolarActivity;
  /** Radio blackout level, 0 to 5 on NOAA's R scale. */
  readonly blackout: number;
}

/** Hop length assumed for a single place. */
const DEFAULT_HOP_KM = 3000;
const MAX_HOP_KM = 4000;
const STORM_K = 5;

export function conditionsAt({ point, to, time, activity, blackout }: ConditionsRequest): Conditions {
  const km = to ? distanceKm(point, to) : DEFAULT_HOP_KM;
  const hops = Math.max(1, Math.ceil(km / MAX_HOP_KM));
  const controls = to ? controlPoints(point, to, km, hops) : [point];
  const limits = (ms: number): FrequencyLimits => ({
    muf: Math.min(...controls.map((control) => criticalFrequency(control, ms, activity))) * obliquity(km / hops),
    luf: Math.max(...controls.map((control) => lowestUsableFrequency(control, ms, activity))),
  });
  const [noon, midnight] = noonAndMidnight(point, time);
  const [day, night, now] = [limits(noon), limits(midnight), limits(time)];
  const storm = activity.k >= STORM_K ? 1 : 0;
  const isDaylight = criticalFrequencyE(point, time, activity) > 0;
  const bands = BANDS.map(([band, mhz]) => ({
    band,
    frequencyMHz: mhz,
    day: rateBand(mhz, day, storm + (blackout > 0 ? 1 : 0)),
    night: rateBand(mhz, night, storm),
    now: rateBand(mhz, now, storm + (isDaylight && blackout > 0 ? 1 : 0)),
    mufMHz: roundToTenth(now.muf),
  }));
  const ratingOf = (name: string, when: 'day' | 'night'): Rating => bands.find(({ band }) => band === name)?.[when] ?? 'poor';
  const critical = criticalFrequency(point, time, activity);
  return {
    foF2MHz: roundToTenth(critical),
    foEMHz: roundToTenth(criticalFrequencyE(point, time, activity)),
    muf3000MHz: roundToTenth(critical * obliquity(DEFAULT_HOP_KM)),
    lufMHz: roundToTenth(now.luf),
    path: to ? { distanceKm: Math.round(km), hops, mufMHz: roundToTenth(now.muf) } : null,
    bands,
    groups: GROUPS.map(([name, [a, b]]) => ({
      bands: name,
      day: combineRatings(ratingOf(a, 'day'), ratingOf(b, 'day')),
      night: combineRatings(ratingOf(a, 'night'), ratingOf(b, 'night')),
    })),
  };
}

/** Solar noon and midnight nearest to an instant, from the longitude alone. */
function noonAndMidnight({ longitude }: Point, time: number): [number, number] {
  const solar = time + (longitude / 360) * DAY_MS;
  const startOfDay = Math.floor(solar / DAY_MS) * DAY_MS - (longitude / 360) * DAY_MS;
  return [startOfDay + DAY_MS / 2, startOfDay + DAY_MS];
}

/** Reflection points: the middle of a single hop; of several hops the first and the last limit the path. */
function controlPoints(from: Point, to: Point, km: number, hops: number): Point[] {
  if (hops === 1) return [intermediatePoint(from, to, 0.5)];
  const half = km / hops / 2 / km;
  return [intermediatePoint(from, to, half), intermediatePoint(from, to, 1 - half)];
}

const RADIANS = Math.PI / 180;

/** Great-circle interpolation: the point at a fraction of the distance. */
function intermediatePoint(a: Point, b: Point, share: number): Point {
  const vector = ({ latitude, longitude }: Point): readonly [number, number, number] => [
    Math.cos(latitude * RADIANS) * Math.cos(longitude * RADIANS),
    Math.cos(latitude * RADIANS) * Math.sin(longitude * RADIANS),
    Math.sin(latitude * RADIANS),
  ];
  const [u, v] = [vector(a), vector(b)];
  const angle = Math.acos(Math.max(-1, Math.min(1, u[0] * v[0] + u[1] * v[1] + u[2] * v[2])));
  if (Math.sin(angle) < 1e-9) return a;
  const [p, q] = [Math.sin((1 - share) * angle) / Math.sin(angle), Math.sin(share * angle) / Math.sin(angle)];
  const [x, y, z] = [p * u[0] + q * v[0], p * u[1] + q * v[1], p * u[2] + q * v[2]];
  return { latitude: Math.atan2(z, Math.hypot(x, y)) / RADIANS, longitude: Math.atan2(y, x) / RADIANS };
}

function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
