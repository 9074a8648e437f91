/** Finds rise and set times of a satellite over a site, until its elements no longer propagate. */
import { MINUTE_MS } from '../../core/calendar/date.ts';
import { EARTH_MU, EQUATORIAL_RADIUS_KM } from '../../core/sky/constants.ts';
import { goldenSectionMax } from '../../core/sky/horizon.ts';
import { type OrbitalElements, periodMinutes } from './elements.ts';
import { type Orbit, throwDecayed } from './orbit.ts';

export interface PassInterval {
  readonly rise: number;
  readonly set: number;
}

interface PassSearchResult {
  readonly passes: PassInterval[];
  readonly alwaysUp: boolean;
  /** Last instant in orbit, if the satellite decays within the span. */
  readonly end?: number;
}

/** Precision of the culmination time. */
export const PEAK_PRECISION_MS = 100;
const EARTH_DEGREES_PER_MINUTE = 360 / 1436.07;

/** Step while the satellite may be above the horizon: shorter passes of a low orbit are not useful. */
const FINE_STEP_MS = 30_000;
const HIGH_ORBIT_STEP_MS = 2 * MINUTE_MS;
const HIGH_PERIGEE_KM = 2000;
/** Below this height a satellite may decay within its next revolution. No adaptive steps then: one could skip the ground contact. */
const DECAY_PERIGEE_KM = 250;

/** The earliest instant, back to `earliest`, from which SGP4 propagates to `from` without a gap. */
export function propagatableSince(orbit: Orbit, from: number, earliest: number): number {
  let since = from;
  while (since - FINE_STEP_MS >= earliest && orbit.elevation(since - FINE_STEP_MS)) since -= FINE_STEP_MS;
  return since;
}

/**
 * Adaptive stepping: below the horizon, the satellite cannot rise before it has covered the angle to its visibility circle at maximum angular speed,
 * with the Earth rotating towards it.
 */
export function searchPasses(
  orbit: Orbit,
  elements: OrbitalElements,
  { from, to }: { from: number; to: number },
  minElevation: number,
): PassSearchResult {
  const { maxAngularSpeed, visibilityAngle, minStep, mayDecay } = orbitLimits(elements);
  const passes: PassInterval[] = [];
  const above = (ms: number): number => (orbit.elevation(ms)?.degrees ?? -90) - minElevation;
  let ms = from;
  let sample = orbit.elevation(ms) ?? throwDecayed();
  let rise: number | undefined = sample.degrees >= minElevation ? from : undefined;
  let wasBelow = rise === undefined;
  let before = { ms, height: sample.degrees - minElevation };
  let last = before;
  while (ms < to) {
    const adaptiveStep =
      mayDecay || sample.heightKm < DECAY_PERIGEE_KM ? 0 : ((sample.fromZenith - visibilityAngle) / maxAngularSpeed) * MINUTE_MS;
    ms = Math.min(to, ms + Math.max(minStep, adaptiveStep));
    const next = orbit.elevation(ms);
    if (!next) {
      const end = lastInOrbit(orbit, last.ms, ms);
      if (rise !== undefined) passes.push({ rise, set: end });
      return { passes, alwaysUp: false, end };
    }
    sample = next;
    const height = sample.degrees - minElevation;
    if (rise === undefined && height < 0 && last.height > before.height && last.height > height) {
      // Culminated between two steps, possibly above the threshold.
      const top = goldenSectionMax(above, before.ms, ms, PEAK_PRECISION_MS);
      if (above(top) >= 0) passes.push({ rise: findCrossing(above, before.ms, top), set: findCrossing(above, top, ms) });
    } else if (rise === undefined && height >= 0) rise = findCrossing(above, last.ms, ms);
    else if (rise !== undefined && height < 0) {
      passes.push({ rise, set: findCrossing(above, last.ms, ms) });
      rise = undefined;
      wasBelow = true;
    }
    before = last;
    last = { ms, height };
  }
  if (rise !== undefined && wasBelow) passes.push({ rise, set: to });
  return { passes, alwaysUp: !wasBelow };
}

/**
 * Bounds from the elements: maximum angular speed in degrees per minute, and the radius of the visibility circle: the largest geocentric angle
 * between site and satellite at which it can be above the horizon.
 */
function orbitLimits(elements: OrbitalElements): { maxAngularSpeed: number; visibilityAngle: number; minStep: number; mayDecay: boolean } {
  const { meanMotion, eccentricity } = elements;
  const axis = Math.cbrt(EARTH_MU / ((meanMotion * 2 * Math.PI) / 86_400) ** 2);
  const perigeeKm = axis * (1 - eccentricity) - EQUATORIAL_RADIUS_KM;
  const apogee = axis * (1 + eccentricity);
  const mean = 360 / periodMinutes(elements);
  const maxAngularSpeed = (mean * (1 + eccentricity) ** 2) / (1 - eccentricity * eccentricity) ** 1.5 + EARTH_DEGREES_PER_MINUTE;
  const visibilityAngle = (Math.acos(EQUATORIAL_RADIUS_KM / Math.max(apogee * 1.02, EQUATORIAL_RADIUS_KM + 50)) * 180) / Math.PI + 2;
  return {
    maxAngularSpeed: maxAngularSpeed * 1.05,
    visibilityAngle,
    minStep: perigeeKm > HIGH_PERIGEE_KM ? HIGH_ORBIT_STEP_MS : FINE_STEP_MS,
    mayDecay: perigeeKm < DECAY_PERIGEE_KM,
  };
}

/** Bisection to one second, then linear interpolation. */
function findCrossing(height: (ms: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  let [atLow, atHigh] = [height(low), height(high)];
  while (high - low > 1000) {
    const middle = (low + high) / 2;
    const atMiddle = height(middle);
    if (atMiddle < 0 === atLow < 0) [low, atLow] = [middle, atMiddle];
    else [high, atHigh] = [middle, atMiddle];
  }
  return atHigh === atLow ? low : low + ((high - low) * -atLow) / (atHigh - atLow);
}

function lastInOrbit(orbit: Orbit, up: number, down: number): number {
  return bisectEdge((ms) => orbit.elevation(ms) !== undefined, up, down);
}

/** Bisection to one second for the boundary between `yes`, where the predicate holds, and `no`. */
export function bisectEdge(predicate: (ms: number) => boolean, yes: number, no: number): number {
  let [inside, outside] = [yes, no];
  while (Math.abs(outside - inside) > 1000) {
    const middle = (inside + outside) / 2;
    if (predicate(middle)) inside = middle;
    else outside = middle;
  }
  return inside;
}
