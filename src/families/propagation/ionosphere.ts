/**
 * Simple ionosphere model from published formulas, without coefficient tables: good for "which band is open", not for engineering.
 *
 * foF2: a noon value that grows with the solar flux, scaled through the day by the sun's altitude and raised under the equatorial anomaly. MUF: the
 * secant law for a layer at 300 km. LUF: D-layer absorption by the CCIR formula against the loss a typical station can afford.
 */
import type { Point } from '../../core/place/place.ts';
import { topocentricPosition } from '../../core/sky/horizon.ts';

const RADIANS = Math.PI / 180;
const EARTH_KM = 6371;
const LAYER_KM = 300;
/** North geomagnetic dipole pole (IGRF, 2020–2025). */
const GEOMAGNETIC_POLE = { latitude: 80.7, longitude: -72.7 };
/** Electron density lags behind the sun. */
const LAG_MS = 90 * 60_000;

export interface SolarActivity {
  /** Solar flux at 10.7 cm (F10.7). */
  readonly sfi: number;
  readonly ssn: number;
  readonly k: number;
}

/** Sunspot number from solar flux: the inverse of F = 63.7 + 0.728 R + 0.00089 R². */
export function sunspotNumberOf(sfi: number): number {
  const discriminant = 0.728 ** 2 + 4 * 0.00089 * Math.max(0, sfi - 63.7);
  return (-0.728 + Math.sqrt(discriminant)) / (2 * 0.00089);
}

export function solarFluxOf(ssn: number): number {
  return 63.7 + 0.728 * ssn + 0.00089 * ssn * ssn;
}

export function magneticLatitude({ latitude, longitude }: Point): number {
  const [phi, pole] = [latitude * RADIANS, GEOMAGNETIC_POLE.latitude * RADIANS];
  const sine =
    Math.sin(phi) * Math.sin(pole) + Math.cos(phi) * Math.cos(pole) * Math.cos((longitude - GEOMAGNETIC_POLE.longitude) * RADIANS);
  return Math.asin(sine) / RADIANS;
}

/** Night-time minimum as a share of the noon value. */
const NIGHT_FRACTION = 0.45;

/** Critical frequency of the F2 layer (foF2) in MHz. */
export function criticalFrequency(point: Point, ms: number, { sfi, k }: SolarActivity): number {
  const noon = 6 + 0.04 * (sfi - 70);
  const altitude = topocentricPosition('sun', point, ms - LAG_MS).altitude;
  const cosine = Math.max(0, Math.sin(altitude * RADIANS));
  const diurnal = NIGHT_FRACTION + (1 - NIGHT_FRACTION) * cosine ** 0.25;
  const magnetic = Math.abs(magneticLatitude(point));
  // The crests of the equatorial anomaly are 15° from the magnetic equator.
  const anomaly = 1 + 0.35 * Math.exp(-(((magnetic - 15) / 12) ** 2));
  // Storms reduce the electron density, more towards the poles.
  const storm = 1 - Math.max(0, k - 2) * 0.03 * (0.5 + magnetic / 90);
  return noon * diurnal * anomaly * Math.max(0.4, storm);
}

/** Critical frequency of the E layer (foE) in MHz. */
export function criticalFrequencyE(point: Point, ms: number, { sfi }: SolarActivity): number {
  const cosine = Math.max(0, Math.sin(topocentricPosition('sun', point, ms).altitude * RADIANS));
  return 0.9 * ((180 + 1.44 * sfi) * cosine) ** 0.25;
}

/** Obliquity factor: MUF over critical frequency for a hop length; 3.0 at 3,000 km. */
export function obliquity(hopKm: number): number {
  return secant(hopKm) * (3 / secant(3000));
}

function secant(hopKm: number): number {
  const half = hopKm / 2 / EARTH_KM;
  const tangent = (EARTH_KM * Math.sin(half)) / (LAYER_KM + EARTH_KM * (1 - Math.cos(half)));
  return Math.sqrt(1 + tangent * tangent);
}

/** D-layer loss in decibels that a typical station (100 W, wire antenna, SSB) can afford. */
const ABSORPTION_BUDGET_DB = 50;
/** Secant of the path's angle through the D layer on a long hop. */
const D_LAYER_SECANT = 4.9;
const GYRO_MHZ = 1;
/** Below this, noise is the limit, not absorption. */
const MIN_MHZ = 1.8;

/** Lowest usable frequency (LUF) of a long hop in MHz. */
export function lowestUsableFrequency(point: Point, ms: number, { ssn }: SolarActivity): number {
  const zenith = 90 - topocentricPosition('sun', point, ms).altitude;
  const cosine = Math.max(0, Math.cos(0.881 * Math.min(zenith, 102) * RADIANS));
  const strength = 677.2 * D_LAYER_SECANT * (1 + 0.0037 * ssn) * cosine ** 1.3;
  const root = Math.max(0, strength / ABSORPTION_BUDGET_DB - 10.2) ** (1 / 1.98);
  return Math.max(MIN_MHZ, root - GYRO_MHZ);
}
