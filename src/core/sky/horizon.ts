/**
 * Rise, set and altitude crossings of the sun and the moon, at any latitude: the altitude is sampled over a span, and every sign change is refined.
 * There are no crossings during polar day and night, and none is reported twice.
 */
import { DAY_MS, MINUTE_MS } from '../calendar/date.ts';
import type { Point } from '../place/place.ts';
import { AU_KM, EQUATORIAL_RADIUS_KM, FLATTENING } from './constants.ts';
import { mod, positionsAt, siderealDegrees, solveForAngle } from './ephemeris.ts';

type Body = 'sun' | 'moon';

const RADIANS = Math.PI / 180;
const SUN_RADIUS_KM = 695_700;
const MOON_RADIUS_KM = 1737.4;
/** Refraction at the horizon, as in almanacs. */
const REFRACTION = 34 / 60;

interface TopocentricPosition {
  /** Topocentric altitude of the centre without refraction, in degrees. */
  readonly altitude: number;
  /** From north through east. */
  readonly azimuth: number;
  readonly semidiameter: number;
}

/** Topocentric position of a body: seen from the surface, not from the centre of the Earth. */
export function topocentricPosition(body: Body, site: Point, ms: number): TopocentricPosition {
  const positions = positionsAt(ms);
  const [longitude, latitude, distance] =
    body === 'sun' ? [positions.sun, 0, sunDistanceKm(ms)] : [positions.moon, positions.moonLatitude, positions.moonDistanceKm];
  const [sinLon, cosLon] = [Math.sin(longitude * RADIANS), Math.cos(longitude * RADIANS)];
  const [sinLat, cosLat] = [Math.sin(latitude * RADIANS), Math.cos(latitude * RADIANS)];
  const [sinObl, cosObl] = [Math.sin(positions.obliquity * RADIANS), Math.cos(positions.obliquity * RADIANS)];
  const x = distance * cosLat * cosLon;
  const y = distance * (cosLat * sinLon * cosObl - sinLat * sinObl);
  const z = distance * (cosLat * sinLon * sinObl + sinLat * cosObl);

  const theta = (siderealDegrees(ms, positions) + site.longitude) * RADIANS;
  const [sinTheta, cosTheta] = [Math.sin(theta), Math.cos(theta)];
  const [sinPhi, cosPhi] = [Math.sin(site.latitude * RADIANS), Math.cos(site.latitude * RADIANS)];
  const curvature = EQUATORIAL_RADIUS_KM / Math.sqrt(1 - FLATTENING * (2 - FLATTENING) * sinPhi * sinPhi);
  const axis = curvature * cosPhi;
  const dx = x - axis * cosTheta;
  const dy = y - axis * sinTheta;
  const dz = z - curvature * (1 - FLATTENING) ** 2 * sinPhi;

  const meridional = dx * cosTheta + dy * sinTheta;
  const east = -dx * sinTheta + dy * cosTheta;
  const up = meridional * cosPhi + dz * sinPhi;
  const north = -meridional * sinPhi + dz * cosPhi;
  const range = Math.hypot(dx, dy, dz);
  const azimuth = Math.atan2(east, north) / RADIANS;
  return {
    altitude: Math.asin(up / range) / RADIANS,
    azimuth: azimuth < 0 ? azimuth + 360 : azimuth,
    semidiameter: Math.asin((body === 'sun' ? SUN_RADIUS_KM : MOON_RADIUS_KM) / range) / RADIANS,
  };
}

/** Distance of the sun to a few parts in 10,000: enough for its semidiameter and parallax. */
function sunDistanceKm(ms: number): number {
  const anomaly = (357.529 + 0.98560028 * (ms / DAY_MS - 10_957.5)) * RADIANS;
  return AU_KM * (1.00014 - 0.01671 * Math.cos(anomaly) - 0.00014 * Math.cos(2 * anomaly));
}

/** Location of an observer; elevation in metres lowers the horizon. */
export interface Observer extends Point {
  readonly elevation?: number;
}

/** Dip of the horizon in degrees, as in nautical almanacs. */
function dipOf({ elevation = 0 }: Observer): number {
  return (DIP_MINUTES * Math.sqrt(elevation)) / 60;
}

const DIP_MINUTES = 1.76;

/** `limb`: the upper limb on the visible horizon. A number: the centre at that altitude, without refraction. */
type Altitude = 'limb' | number;

interface Crossing {
  readonly ms: number;
  readonly rising: boolean;
}

/** Interval between two samples of the altitude. */
const SAMPLE_MS = 20 * MINUTE_MS;
/** An extremum this close to the target may cross it between two samples. */
const NEAR_DEGREES = 0.5;

/** The path of a body over a site during a span, sampled once for any number of queries. */
export class Track {
  readonly #body: Body;
  readonly #observer: Observer;
  readonly #dip: number;
  readonly #times: number[] = [];
  readonly #positions: TopocentricPosition[] = [];

  constructor(body: Body, site: Observer, from: number, to: number) {
    this.#body = body;
    this.#observer = site;
    this.#dip = dipOf(site);
    for (let ms = from; ms < to; ms += SAMPLE_MS) this.#times.push(ms);
    this.#times.push(to);
    for (const ms of this.#times) this.#positions.push(topocentricPosition(body, site, ms));
  }

  /** All crossings of an altitude, in order. */
  crossings(altitude: Altitude): Crossing[] {
    const height = (ms: number): number => heightOf(topocentricPosition(this.#body, this.#observer, ms), altitude, this.#dip);
    const points = this.#times.map((ms, index) => ({
      ms,
      height: heightOf(this.#positions[index] as TopocentricPosition, altitude, this.#dip),
    }));
    // An extremum close to the target is added as a sample.
    for (let index = points.length - 2; index > 0; index--) {
      const [previous, current, next] = points.slice(index - 1, index + 2) as [Sample, Sample, Sample];
      if (Math.abs(current.height) > NEAR_DEGREES || (current.height - previous.height) * (next.height - current.height) > 0) continue;
      const extremumMs = extremum(height, previous.ms, next.ms);
      points.splice(extremumMs < current.ms ? index : index + 1, 0, { ms: extremumMs, height: height(extremumMs) });
    }
    return points.slice(1).flatMap((next, index) => {
      const last = points[index] as Sample;
      if (last.height < 0 === next.height < 0) return [];
      const rising = last.height < 0;
      return [{ ms: bisect(height, last.ms, next.ms, rising), rising }];
    });
  }

  /** First rise or set. */
  first(altitude: Altitude, rising: boolean): number | undefined {
    return this.crossings(altitude).find((crossing) => crossing.rising === rising)?.ms;
  }

  /** Whether part of the disc is above the visible horizon. */
  isUp(ms: number): boolean {
    return heightOf(topocentricPosition(this.#body, this.#observer, ms), 'limb', this.#dip) >= 0;
  }
}

/** Meridian transit of the sun nearest to a guess. */
export function solarNoon({ longitude }: Point, estimate: number): number {
  const hourAngle = (ms: number): number => {
    const positions = positionsAt(ms);
    const [sun, obliquity] = [positions.sun * RADIANS, positions.obliquity * RADIANS];
    const rightAscension = Math.atan2(Math.cos(obliquity) * Math.sin(sun), Math.cos(sun)) / RADIANS;
    return mod(siderealDegrees(ms, positions) + longitude - rightAscension, 360);
  };
  return solveForAngle(hourAngle, 0, 360, estimate);
}

/** Refraction in degrees, above the horizon (Sæmundsson's formula). */
export function refraction(altitude: number): number {
  return altitude < 0 ? 0 : 1.02 / 60 / Math.tan((altitude + 10.3 / (altitude + 5.11)) * RADIANS);
}

interface Sample {
  readonly ms: number;
  readonly height: number;
}

function heightOf({ altitude: centre, semidiameter }: TopocentricPosition, altitude: Altitude, dip: number): number {
  return altitude === 'limb' ? centre + semidiameter + REFRACTION + dip : centre - altitude;
}

function bisect(height: (ms: number) => number, from: number, to: number, rising: boolean): number {
  let [low, high] = [from, to];
  while (high - low > 50) {
    const middle = (low + high) / 2;
    if (height(middle) < 0 === rising) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

const EXTREMUM_PRECISION_MS = 500;

/** The extremum between two instants. */
function extremum(height: (ms: number) => number, from: number, to: number): number {
  const isHighest = height((from + to) / 2) > (height(from) + height(to)) / 2;
  return goldenSectionMax(isHighest ? height : (ms) => -height(ms), from, to, EXTREMUM_PRECISION_MS);
}

const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** Instant of the single maximum between two instants, to `precision` milliseconds: golden-section search. */
export function goldenSectionMax(height: (ms: number) => number, from: number, to: number, precision: number): number {
  let [low, high] = [from, to];
  while (high - low > precision) {
    const a = high - GOLDEN * (high - low);
    const b = low + GOLDEN * (high - low);
    if (height(a) > height(b)) high = b;
    else low = a;
  }
  return (low + high) / 2;
}
