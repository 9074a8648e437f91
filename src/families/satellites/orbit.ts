/** Position and look angles of a satellite by SGP4 (satellite.js). Runs in a child process. */
import {
  dopplerFactor,
  ecfToLookAngles,
  eciToEcf,
  eciToGeodetic,
  geodeticToEcf,
  gstime,
  jday,
  json2satrec,
  type OMMJsonObject,
  type PositionAndVelocity,
  propagate,
  type SatRec,
  shadowFraction,
  sunPos,
  twoline2satrec,
} from 'satellite.js';
import type { Point } from '../../core/place/place.ts';
import { ApiError } from '../../core/request/api-error.ts';
import { AU_KM, EQUATORIAL_RADIUS_KM, SPEED_OF_LIGHT_KM_S } from '../../core/sky/constants.ts';
import { topocentricPosition } from '../../core/sky/horizon.ts';
import type { OrbitalElements } from './elements.ts';
import type { SatelliteDetails } from './records.ts';

const DEGREES = 180 / Math.PI;
/** Sun altitude at the end of civil twilight: below it the sky is dark enough to see satellites. */
const CIVIL_TWILIGHT_DEGREES = -6;

export type LookAngles = NonNullable<SatelliteDetails['look']>;
type Position = NonNullable<SatelliteDetails['position']>;

export class Orbit {
  readonly #record: SatRec;
  readonly #site: { latitude: number; longitude: number; height: number };
  readonly #siteEcf: { x: number; y: number; z: number };
  readonly #point: Point;

  constructor(elements: OrbitalElements, point: Point, elevationMetres: number) {
    this.#record = toSatRec(elements);
    this.#point = point;
    this.#site = { latitude: point.latitude / DEGREES, longitude: point.longitude / DEGREES, height: elevationMetres / 1000 };
    this.#siteEcf = geodeticToEcf(this.#site);
  }

  /** Undefined after the satellite has decayed. */
  elevation(ms: number): { degrees: number; fromZenith: number; heightKm: number } | undefined {
    const state = this.#state(ms);
    if (!state) return undefined;
    const ecf = eciToEcf(state.position, gstime(new Date(ms)));
    const { x, y, z } = this.#siteEcf;
    const fromCentre = Math.hypot(ecf.x, ecf.y, ecf.z);
    const cosine = (ecf.x * x + ecf.y * y + ecf.z * z) / (fromCentre * Math.hypot(x, y, z));
    return {
      degrees: ecfToLookAngles(this.#site, ecf).elevation * DEGREES,
      fromZenith: Math.acos(Math.max(-1, Math.min(1, cosine))) * DEGREES,
      heightKm: fromCentre - EQUATORIAL_RADIUS_KM,
    };
  }

  look(ms: number): LookAngles {
    const state = this.#stateOrThrow(ms);
    const sidereal = gstime(new Date(ms));
    const position = eciToEcf(state.position, sidereal);
    const angles = ecfToLookAngles(this.#site, position);
    const factor = dopplerFactor(this.#siteEcf, position, eciToEcf(state.velocity, sidereal));
    return {
      azimuth: (angles.azimuth * DEGREES + 360) % 360,
      elevation: angles.elevation * DEGREES,
      rangeKm: angles.rangeSat,
      rangeRateKmS: (1 - factor) * SPEED_OF_LIGHT_KM_S,
    };
  }

  position(ms: number): Omit<Position, 'at' | 'sunlit'> {
    const { position, velocity } = this.#stateOrThrow(ms);
    const { latitude, longitude, height } = eciToGeodetic(position, gstime(new Date(ms)));
    return {
      latitude: latitude * DEGREES,
      longitude: longitude * DEGREES,
      altitudeKm: height,
      velocityKmS: Math.hypot(velocity.x, velocity.y, velocity.z),
    };
  }

  isSunlit(ms: number): boolean {
    const { rsun } = sunPos(jday(new Date(ms)));
    return shadowFraction(rsun, this.#stateOrThrow(ms).position) < 0.5;
  }

  /** Whether the sun is below civil twilight at the site. */
  isDark(ms: number): boolean {
    return topocentricPosition('sun', this.#point, ms).altitude < CIVIL_TWILIGHT_DEGREES;
  }

  /** Visual magnitude from the standard magnitude, for a diffusely reflecting sphere. */
  magnitude(ms: number, standardMagnitude: number): number {
    const { position } = this.#stateOrThrow(ms);
    const { rsun } = sunPos(jday(new Date(ms)));
    const sidereal = gstime(new Date(ms));
    const ecf = eciToEcf(position, sidereal);
    const sun = eciToEcf({ x: rsun.x * AU_KM, y: rsun.y * AU_KM, z: rsun.z * AU_KM }, sidereal);
    const toSun = [sun.x - ecf.x, sun.y - ecf.y, sun.z - ecf.z] as const;
    const toSite = [this.#siteEcf.x - ecf.x, this.#siteEcf.y - ecf.y, this.#siteEcf.z - ecf.z] as const;
    const range = Math.hypot(...toSite);
    const cosine = (toSun[0] * toSite[0] + toSun[1] * toSite[1] + toSun[2] * toSite[2]) / (range * Math.hypot(...toSun));
    const phase = Math.acos(Math.max(-1, Math.min(1, cosine)));
    return standardMagnitude - 15 + 5 * Math.log10(range) - 2.5 * Math.log10(Math.sin(phase) + (Math.PI - phase) * Math.cos(phase));
  }

  #state(ms: number): PositionAndVelocity | null {
    const state = propagate(this.#record, new Date(ms));
    return state &&
      Number.isFinite(state.position.x) &&
      Math.hypot(state.position.x, state.position.y, state.position.z) > EQUATORIAL_RADIUS_KM
      ? state
      : null;
  }

  #stateOrThrow(ms: number): PositionAndVelocity {
    return this.#state(ms) ?? throwDecayed();
  }
}

export function throwDecayed(): never {
  throw new ApiError('invalid_parameter', 'elements: cannot be propagated to this time; the satellite has decayed, or they are too old');
}

/** The SGP4 record of satellite.js. */
export function toSatRec(elements: OrbitalElements): SatRec {
  const record = elements.lines ? twoline2satrec(...elements.lines) : json2satrec(toOmm(elements));
  if (record.error !== 0) throwDecayed();
  return record;
}

function toOmm(elements: OrbitalElements): OMMJsonObject {
  return {
    OBJECT_NAME: elements.name,
    OBJECT_ID: elements.designator,
    EPOCH: elements.epoch,
    MEAN_MOTION: elements.meanMotion,
    ECCENTRICITY: elements.eccentricity,
    INCLINATION: elements.inclination,
    RA_OF_ASC_NODE: elements.ascendingNode,
    ARG_OF_PERICENTER: elements.argumentOfPerigee,
    MEAN_ANOMALY: elements.meanAnomaly,
    EPHEMERIS_TYPE: 0,
    CLASSIFICATION_TYPE: 'U',
    NORAD_CAT_ID: elements.id,
    ELEMENT_SET_NO: 999,
    REV_AT_EPOCH: 0,
    BSTAR: elements.drag,
    MEAN_MOTION_DOT: elements.meanMotionDot,
    MEAN_MOTION_DDOT: elements.meanMotionDdot,
  };
}
