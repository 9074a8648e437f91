/** Predicts the passes of a satellite over a site. */
import { MINUTE_MS } from '../../core/calendar/date.ts';
import { formatInZone } from '../../core/calendar/zone.ts';
import type { Point } from '../../core/place/place.ts';
import { SPEED_OF_LIGHT_KM_S } from '../../core/sky/constants.ts';
import { goldenSectionMax } from '../../core/sky/horizon.ts';
import type { OrbitalElements } from './elements.ts';
import { Orbit } from './orbit.ts';
import { bisectEdge, type PassInterval, PEAK_PRECISION_MS, propagatableSince, searchPasses } from './pass-search.ts';
import type { SatellitePasses } from './records.ts';

export interface PassRequest {
  readonly elements: OrbitalElements;
  readonly magnitude: number | null;
  readonly point: Point;
  readonly elevationMetres: number;
  readonly from: number;
  readonly to: number;
  readonly minElevation: number;
  readonly visibleOnly: boolean;
  readonly frequencyHz: number | null;
  readonly zone: string;
  readonly limit: number;
}

type Pass = SatellitePasses['passes'][number];
type Moment = Pass['rise'];

export interface PassResult extends Pick<SatellitePasses, 'passes' | 'alwaysUp' | 'comesDown'> {
  readonly total: number;
}

/** Search margin: a pass in progress at either end of the span is extended to its own rise or set. */
const MARGIN_MS = 45 * MINUTE_MS;

export function findPasses(request: PassRequest): PassResult {
  const { from, to, minElevation, limit, visibleOnly, zone } = request;
  const orbit = new Orbit(request.elements, request.point, request.elevationMetres);
  const span = { from: propagatableSince(orbit, from, from - MARGIN_MS), to: to + MARGIN_MS };
  const { passes: raw, alwaysUp, end } = searchPasses(orbit, request.elements, span, minElevation);
  const inside = raw.filter(({ rise, set }) => set > from && rise < to);
  const comesDown = end === undefined || end > to ? null : formatInZone(end, zone);
  if (alwaysUp) return { passes: [], alwaysUp, comesDown, total: 0 };
  if (!visibleOnly) {
    return { passes: inside.slice(0, limit).map((pass) => describe(orbit, pass, request)), alwaysUp, comesDown, total: inside.length };
  }
  const visible = inside.map((pass) => describe(orbit, pass, request)).filter((pass) => pass.visible);
  return { passes: visible.slice(0, limit), alwaysUp, comesDown, total: visible.length };
}

const LIGHT_STEPS = 20;

/** The part of a pass in which the satellite is sunlit and the sky dark. */
function visibleSpan(orbit: Orbit, times: readonly number[], isSunlitAt: readonly boolean[]): readonly [number, number] | undefined {
  const isSeen = (ms: number): boolean => orbit.isSunlit(ms) && orbit.isDark(ms);
  const isVisibleAt = times.map((ms, index) => (isSunlitAt[index] as boolean) && orbit.isDark(ms));
  const [first, last] = [isVisibleAt.indexOf(true), isVisibleAt.lastIndexOf(true)];
  if (first < 0) return undefined;
  const [start, end] = [times[first] as number, times[last] as number];
  return [first === 0 ? start : bisectEdge(isSeen, start, times[first - 1] as number), bisectEdge(isSeen, end, times[last + 1] ?? end)];
}

function describe(orbit: Orbit, { rise, set }: PassInterval, { magnitude, frequencyHz, zone }: PassRequest): Pass {
  const top = goldenSectionMax((ms) => orbit.elevation(ms)?.degrees ?? -90, rise, set, PEAK_PRECISION_MS);
  const times = Array.from({ length: LIGHT_STEPS + 1 }, (_, i) => rise + ((set - rise) * i) / LIGHT_STEPS);
  const isSunlitAt = times.map((ms) => orbit.isSunlit(ms));
  const visibleSpanMs = visibleSpan(orbit, times, isSunlitAt);
  // Maximum brightness: at culmination, clamped to the visible span.
  const brightest = visibleSpanMs ? Math.min(Math.max(top, visibleSpanMs[0]), visibleSpanMs[1]) : orbit.isSunlit(top) ? top : undefined;
  const moment = (ms: number): Moment => {
    const { azimuth, elevation, rangeKm, rangeRateKmS } = orbit.look(ms);
    return {
      time: formatInZone(ms, zone),
      azimuth: roundToTenth(azimuth),
      elevation: roundToTenth(elevation),
      rangeKm: Math.round(rangeKm),
      ...(frequencyHz !== null && { frequencyHz: Math.round(frequencyHz * (1 - rangeRateKmS / SPEED_OF_LIGHT_KM_S)) }),
    };
  };
  return {
    rise: moment(rise),
    max: moment(top),
    set: moment(set),
    durationSeconds: Math.round((set - rise) / 1000),
    sunlit: isSunlitAt.every(Boolean) ? 'all' : isSunlitAt.some(Boolean) ? 'part' : 'none',
    visible: visibleSpanMs !== undefined,
    visibleSpan: visibleSpanMs ? { start: formatInZone(visibleSpanMs[0], zone), end: formatInZone(visibleSpanMs[1], zone) } : null,
    magnitude: magnitude === null || brightest === undefined ? null : roundToTenth(orbit.magnitude(brightest, magnitude)),
  };
}

function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
