/** The passes of a satellite over a place. */
import { MINUTE_MS } from '../../core/calendar/date.ts';
import { inZone } from '../../core/calendar/zone.ts';
import type { Point } from '../../core/place/place.ts';
import { EQUATOR_KM, GRAVITY, LIGHT_KM_S } from '../../core/sky/constants.ts';
import { peak } from '../../core/sky/horizon.ts';
import { type Elements, periodMinutes } from './elements.ts';
import { comeDown, Orbit } from './orbit.ts';
import type { SatellitePasses } from './records.ts';

export interface PassRequest {
  readonly elements: Elements;
  readonly magnitude: number | null;
  readonly point: Point;
  readonly elevationMetres: number;
  readonly from: number;
  readonly to: number;
  readonly minElevation: number;
  readonly visibleOnly: boolean;
  readonly frequencyHz: number | null;
  readonly zone: string;
  readonly most: number;
}

type Pass = SatellitePasses['passes'][number];
type Moment = Pass['rise'];

export interface PassResult extends Pick<SatellitePasses, 'passes' | 'alwaysUp'> {
  readonly total: number;
}

interface RawPass {
  readonly rise: number;
  readonly set: number;
}

/** How exactly the highest point of a pass is found. */
const PEAK_MS = 100;
const EARTH_TURN = 360 / 1436.07;

/** Steps while the satellite may be up: no pass above the horizon of a low orbit is shorter and worth knowing. */
const FINE_MS = 30_000;
const HIGH_ORBIT_FINE_MS = 2 * MINUTE_MS;
const HIGH_PERIGEE_KM = 2000;
/** A pass that is going on when the span begins or ends is followed to its own beginning and end. */
const MARGIN_MS = 45 * MINUTE_MS;

export function findPasses(request: PassRequest): PassResult {
  const { from, to, minElevation, most, visibleOnly } = request;
  const orbit = new Orbit(request.elements, request.point, request.elevationMetres);
  const { passes: raw, alwaysUp } = search(orbit, request, from - MARGIN_MS, to + MARGIN_MS, minElevation);
  const inside = raw.filter(({ rise, set }) => set > from && rise < to);
  if (alwaysUp) return { passes: [], alwaysUp, total: 0 };
  if (!visibleOnly) return { passes: inside.slice(0, most).map((pass) => describe(orbit, pass, request)), alwaysUp, total: inside.length };
  const visible = inside.map((pass) => describe(orbit, pass, request)).filter((pass) => pass.visible);
  return { passes: visible.slice(0, most), alwaysUp, total: visible.length };
}

/**
 * Walks through the span in steps as long as is safe: while the satellite is below the horizon, it cannot rise before it has covered
 * the angle to the edge of the circle from which it is seen, at its fastest and with the Earth turning towards it.
 */
function search(
  orbit: Orbit,
  { elements }: PassRequest,
  from: number,
  to: number,
  least: number,
): { passes: RawPass[]; alwaysUp: boolean } {
  const { fastest, reach, fine } = limitsOf(elements);
  const passes: RawPass[] = [];
  const above = (ms: number): number => (orbit.elevation(ms)?.degrees ?? -90) - least;
  let ms = from;
  let seen = orbit.elevation(ms) ?? comeDown();
  let rise: number | undefined = seen.degrees >= least ? from : undefined;
  let downOnce = rise === undefined;
  let before = { ms, height: seen.degrees - least };
  let last = before;
  while (ms < to) {
    const angle = seen.fromZenith - reach;
    ms = Math.min(to, ms + Math.max(fine, (angle / fastest) * MINUTE_MS));
    const next = orbit.elevation(ms);
    if (!next) break;
    seen = next;
    const height = seen.degrees - least;
    if (rise === undefined && height < 0 && last.height > before.height && last.height > height) {
      // It culminated between the steps: perhaps above the line.
      const top = peak(above, before.ms, ms, PEAK_MS);
      if (above(top) >= 0) passes.push({ rise: crossing(above, before.ms, top), set: crossing(above, top, ms) });
    } else if (rise === undefined && height >= 0) rise = crossing(above, last.ms, ms);
    else if (rise !== undefined && height < 0) {
      passes.push({ rise, set: crossing(above, last.ms, ms) });
      rise = undefined;
      downOnce = true;
    }
    before = last;
    last = { ms, height };
  }
  if (rise !== undefined && downOnce) passes.push({ rise, set: to });
  return { passes, alwaysUp: !downOnce };
}

/** What the elements allow: degrees a minute at the most, and how far from the zenith point the satellite can be and still be up. */
function limitsOf(elements: Elements): { fastest: number; reach: number; fine: number } {
  const { meanMotion, eccentricity } = elements;
  const axis = Math.cbrt(GRAVITY / ((meanMotion * 2 * Math.PI) / 86_400) ** 2);
  const perigee = axis * (1 - eccentricity);
  const apogee = axis * (1 + eccentricity);
  const mean = 360 / periodMinutes(elements);
  const fastest = (mean * (1 + eccentricity) ** 2) / (1 - eccentricity * eccentricity) ** 1.5 + EARTH_TURN;
  const reach = (Math.acos(EQUATOR_KM / Math.max(apogee * 1.02, EQUATOR_KM + 50)) * 180) / Math.PI + 2;
  return { fastest: fastest * 1.05, reach, fine: perigee - EQUATOR_KM > HIGH_PERIGEE_KM ? HIGH_ORBIT_FINE_MS : FINE_MS };
}

/** Halved down to a second, within which the way is straight. */
function crossing(height: (ms: number) => number, from: number, to: number): number {
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

const LIGHT_STEPS = 20;

/** The time within a pass at which the satellite is sunlit in a dark sky. */
function visibleSpan(orbit: Orbit, times: readonly number[], lit: readonly boolean[]): readonly [number, number] | undefined {
  const isSeen = (ms: number): boolean => orbit.isSunlit(ms) && orbit.isDark(ms);
  const seen = times.map((ms, at) => (lit[at] as boolean) && orbit.isDark(ms));
  const [first, last] = [seen.indexOf(true), seen.lastIndexOf(true)];
  if (first < 0) return undefined;
  const [start, end] = [times[first] as number, times[last] as number];
  return [first === 0 ? start : edge(isSeen, start, times[first - 1] as number), edge(isSeen, end, times[last + 1] ?? end)];
}

/** Where something that holds at `yes` and not at `no` ends, to a second. */
function edge(holds: (ms: number) => boolean, yes: number, no: number): number {
  let [inside, outside] = [yes, no];
  while (Math.abs(outside - inside) > 1000) {
    const middle = (inside + outside) / 2;
    if (holds(middle)) inside = middle;
    else outside = middle;
  }
  return inside;
}

function describe(orbit: Orbit, { rise, set }: RawPass, { magnitude, frequencyHz, zone }: PassRequest): Pass {
  const top = peak((ms) => orbit.elevation(ms)?.degrees ?? -90, rise, set, PEAK_MS);
  const times = Array.from({ length: LIGHT_STEPS + 1 }, (_, i) => rise + ((set - rise) * i) / LIGHT_STEPS);
  const lit = times.map((ms) => orbit.isSunlit(ms));
  const shown = visibleSpan(orbit, times, lit);
  // As bright as it gets: near its highest point, or as close to it as it is seen.
  const brightest = shown ? Math.min(Math.max(top, shown[0]), shown[1]) : orbit.isSunlit(top) ? top : undefined;
  const moment = (ms: number): Moment => {
    const { azimuth, elevation, rangeKm, rangeRateKmS } = orbit.look(ms);
    return {
      time: inZone(ms, zone),
      azimuth: tenth(azimuth),
      elevation: tenth(elevation),
      rangeKm: Math.round(rangeKm),
      ...(frequencyHz !== null && { frequencyHz: Math.round(frequencyHz * (1 - rangeRateKmS / LIGHT_KM_S)) }),
    };
  };
  return {
    rise: moment(rise),
    max: moment(top),
    set: moment(set),
    durationSeconds: Math.round((set - rise) / 1000),
    sunlit: lit.every(Boolean) ? 'all' : lit.some(Boolean) ? 'part' : 'none',
    visible: shown !== undefined,
    visibleSpan: shown ? { start: inZone(shown[0], zone), end: inZone(shown[1], zone) } : null,
    magnitude: magnitude === null || brightest === undefined ? null : tenth(orbit.magnitude(brightest, magnitude)),
  };
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
