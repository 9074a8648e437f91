/**
 * Fast ephemeris of the sun and the moon: exact positions (astronomy-engine) on a grid of half days, with Lagrange interpolation through six nodes.
 * Both bodies move so smoothly that the error is a few thousandths of an arcsecond.
 */
import { EclipticGeoMoon, e_tilt, MakeTime, SunPosition } from 'astronomy-engine';
import { DAY_MS } from '../calendar/date.ts';
import { AU_KM } from './constants.ts';

/** Interval between nodes. */
const STEP_MS = DAY_MS / 2;
/** Nodes per interpolation. */
const STENCIL = 6;
/** Cache limit: about a year and a half of nodes; cleared when exceeded. */
const MAX_NODES = 1200;

/** Apparent geocentric positions, referred to the true equinox of date. Degrees, and kilometres for the distance. */
export interface EclipticPositions {
  readonly sun: number;
  readonly moon: number;
  readonly moonLatitude: number;
  readonly moonDistanceKm: number;
  /** True obliquity of the ecliptic. */
  readonly obliquity: number;
  /** Nutation in longitude. */
  readonly nutation: number;
}

type Node = readonly [sun: number, moon: number, moonLatitude: number, moonDistance: number, obliquity: number, nutation: number];

const nodes = new Map<number, Node>();

function nodeAt(index: number): Node {
  let node = nodes.get(index);
  if (!node) {
    const time = MakeTime(new Date(index * STEP_MS));
    const moon = EclipticGeoMoon(time);
    const { tobl, dpsi } = e_tilt(time);
    node = [SunPosition(time).elon, moon.lon, moon.lat, moon.dist * AU_KM, tobl, dpsi / 3600];
    if (nodes.size >= MAX_NODES) nodes.clear();
    nodes.set(index, node);
  }
  return node;
}

/** Interpolated positions at an instant. */
export function positionsAt(ms: number): EclipticPositions {
  const position = ms / STEP_MS;
  const first = Math.floor(position) - STENCIL / 2 + 1;
  const weights = lagrangeWeights(position - first);
  const base = nodeAt(first);
  let [sun, moon, moonLatitude, moonDistanceKm, obliquity, nutation] = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < STENCIL; i++) {
    const node = nodeAt(first + i);
    const weight = weights[i] as number;
    // Longitudes are unwrapped from the first node, so that there is no jump from 360 to 0.
    sun += weight * mod(node[0] - base[0], 360);
    moon += weight * mod(node[1] - base[1], 360);
    moonLatitude += weight * node[2];
    moonDistanceKm += weight * node[3];
    obliquity += weight * node[4];
    nutation += weight * node[5];
  }
  return { sun: mod(sun + base[0], 360), moon: mod(moon + base[1], 360), moonLatitude, moonDistanceKm, obliquity, nutation };
}

/** Lagrange weights of the nodes 0…5 for a point between 2 and 3. */
function lagrangeWeights(x: number): readonly number[] {
  const [a, b, c, d, e, f] = [x, x - 1, x - 2, x - 3, x - 4, x - 5];
  return [
    (b * c * d * e * f) / -120,
    (a * c * d * e * f) / 24,
    (a * b * d * e * f) / -12,
    (a * b * c * e * f) / 12,
    (a * b * c * d * f) / -24,
    (a * b * c * d * e) / 120,
  ];
}

const J2000_MS = Date.UTC(2000, 0, 1, 12);

/** Mean precession in longitude since J2000, in degrees (IAU 2006). */
export function precessionAt(ms: number): number {
  // Terrestrial time is about a minute ahead of UTC: negligible at 50 arcseconds a year.
  const t = (ms - J2000_MS) / DAY_MS / 36_525;
  return (5028.796195 * t + 1.1054348 * t * t + 0.00007964 * t ** 3) / 3600;
}

/** Greenwich apparent sidereal time in degrees: mean time (IAU 1982, good to 0.1 arcsecond) plus the equation of the equinoxes. */
export function siderealDegrees(ms: number, { nutation, obliquity }: EclipticPositions): number {
  const days = (ms - J2000_MS) / DAY_MS;
  const t = days / 36_525;
  return 280.46061837 + 360.98564736629 * days + 0.000387933 * t * t + nutation * Math.cos((obliquity * Math.PI) / 180);
}

/** Floored modulo, never negative. */
export function mod(value: number, divisor: number): number {
  return ((value % divisor) + divisor) % divisor;
}

/** Signed angular difference, -180 to 180. */
export function angleDifference(from: number, to: number): number {
  return mod(to - from + 180, 360) - 180;
}

/** Far more than needed: the iteration converges in a few steps. */
const MAX_ITERATIONS = 20;
/** Steps below this end the iteration. */
const TOLERANCE_MS = 20;

/**
 * Instant near a guess at which an angle that grows `rate` degrees a day reaches a target, by fixed-slope Newton iteration. The rates of sun and moon
 * differ little from their means, so it converges quickly.
 */
export function solveForAngle(angle: (ms: number) => number, target: number, rate: number, guess: number): number {
  let ms = guess;
  for (let iteration = 0; iteration < MAX_ITERATIONS; iteration++) {
    const step = (angleDifference(angle(ms), target) / rate) * DAY_MS;
    ms += step;
    if (Math.abs(step) < TOLERANCE_MS) break;
  }
  return ms;
}
