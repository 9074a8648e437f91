/** Next lunar and solar eclipses visible from a place. */
import {
  type EclipseKind,
  NextLocalSolarEclipse,
  NextLunarEclipse,
  Observer,
  SearchLocalSolarEclipse,
  SearchLunarEclipse,
} from 'astronomy-engine';
import { MINUTE_MS } from '../../core/calendar/date.ts';
import { formatInZone } from '../../core/calendar/zone.ts';
import type { Point } from '../../core/place/place.ts';
import { topocentricPosition } from '../../core/sky/horizon.ts';
import type { Eclipse, SunMoon } from './records.ts';

/** Search limit: any place sees an eclipse within a few years. */
const MAX_SEARCHED_ECLIPSES = 12;

export function nextEclipses(from: number, point: Point, zone: string): NonNullable<SunMoon['eclipses']> {
  return { lunar: nextLunar(from, point, zone), solar: nextSolar(from, point, zone) };
}

function nextLunar(from: number, point: Point, zone: string): Eclipse | null {
  let eclipse = SearchLunarEclipse(new Date(from));
  for (let tries = 0; tries < MAX_SEARCHED_ECLIPSES; tries++) {
    const halfDuration = (eclipse.sd_partial || eclipse.sd_penum) * MINUTE_MS;
    const peak = eclipse.peak.date.getTime();
    const isAboveHorizon = (ms: number): boolean => topocentricPosition('moon', point, ms).altitude > 0;
    if (peak + halfDuration > from && [peak - halfDuration, peak, peak + halfDuration].some(isAboveHorizon)) {
      return toEclipse('moon', eclipse, [peak - halfDuration, peak, peak + halfDuration], isAboveHorizon, point, zone);
    }
    eclipse = NextLunarEclipse(eclipse.peak);
  }
  return null;
}

function nextSolar(from: number, point: Point, zone: string): Eclipse | null {
  const observer = new Observer(point.latitude, point.longitude, 0);
  let eclipse = SearchLocalSolarEclipse(new Date(from), observer);
  for (let tries = 0; tries < MAX_SEARCHED_ECLIPSES; tries++) {
    const times = [eclipse.partial_begin, eclipse.peak, eclipse.partial_end].map(({ time }) => time.date.getTime());
    const isAboveHorizon = (ms: number): boolean => topocentricPosition('sun', point, ms).altitude > 0;
    if (times.some(isAboveHorizon)) return toEclipse('sun', eclipse, times as [number, number, number], isAboveHorizon, point, zone);
    eclipse = NextLocalSolarEclipse(eclipse.peak.time, observer);
  }
  return null;
}

function toEclipse(
  body: 'sun' | 'moon',
  { kind, obscuration }: { kind: EclipseKind; obscuration: number },
  [start, peak, end]: readonly [number, number, number],
  isAboveHorizon: (ms: number) => boolean,
  point: Point,
  zone: string,
): Eclipse {
  return {
    body,
    kind: kind as Eclipse['kind'],
    start: formatInZone(start, zone),
    peak: formatInZone(peak, zone),
    end: formatInZone(end, zone),
    obscuration: Math.round(obscuration * 1000) / 1000,
    altitude: Math.round(topocentricPosition(body, point, peak).altitude * 10) / 10,
    visibleFromStart: isAboveHorizon(start),
    visibleToEnd: isAboveHorizon(end),
  };
}
