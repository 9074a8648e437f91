/** Sun and moon at a place on a date. */
import { DAY_MS, dateOfEpochDay, epochDay } from '../../core/calendar/date.ts';
import { formatInZone, startOfDay } from '../../core/calendar/zone.ts';
import { AU_KM } from '../../core/sky/constants.ts';
import { positionsAt } from '../../core/sky/ephemeris.ts';
import { type Observer, refraction, solarNoon, Track, topocentricPosition } from '../../core/sky/horizon.ts';
import { elongationAt, elongationReaches, SYNODIC_MONTH_MS } from '../../core/sky/limbs.ts';
import { newMoonBefore } from '../../core/sky/lunar-month.ts';
import { PHASES, type SkyDay } from './records.ts';

export interface SkyRequest {
  readonly date: string;
  readonly days: number;
  readonly site: Observer;
  readonly zone: string;
  readonly eclipses: boolean;
}

type Twilight = SkyDay['sun']['civil'];
type FormattedSpan = NonNullable<SkyDay['sun']['goldenHour']['morning']>;

const CIVIL = -6;
const NAUTICAL = -12;
const ASTRONOMICAL = -18;
/** Photographers' golden hour: sun altitude from −4° to 6°. */
const GOLDEN_LOW = -4;
const GOLDEN_HIGH = 6;

/** Consecutive days from the requested date. */
export function skyDays(request: SkyRequest): [SkyDay, ...SkyDay[]] {
  const following = Array.from({ length: request.days - 1 }, (_, i) => dateOfEpochDay(epochDay(request.date) + i + 1));
  return [skyDay(request), ...following.map((date) => skyDay({ ...request, date }))];
}

export function skyDay({ date, site, zone }: SkyRequest): SkyDay {
  const from = startOfDay(date, zone);
  const to = startOfDay(dateOfEpochDay(epochDay(date) + 1), zone);
  const write = (ms: number): string => formatInZone(ms, zone);
  const formatTime = (ms: number | undefined): string | null => (ms === undefined ? null : write(ms));
  const sun = new Track('sun', site, from, to);
  const [rise, set] = [sun.first('limb', true), sun.first('limb', false)];
  const noon = solarNoon(site, (from + to) / 2);
  const noonAltitude = topocentricPosition('sun', site, noon).altitude;
  const twilight = (altitude: number): Twilight => ({
    dawn: formatTime(sun.first(altitude, true)),
    dusk: formatTime(sun.first(altitude, false)),
  });
  const golden = (rising: boolean): FormattedSpan | null => {
    const [low, high] = [sun.first(GOLDEN_LOW, rising), sun.first(GOLDEN_HIGH, rising)];
    if (low === undefined || high === undefined) return null;
    return { start: write(Math.min(low, high)), end: write(Math.max(low, high)) };
  };
  const azimuth = (ms: number | undefined): number | null =>
    ms === undefined ? null : rounded(topocentricPosition('sun', site, ms).azimuth, 1);
  const light = daylight(sun, from, to);
  return {
    date,
    sun: {
      rise: formatTime(rise),
      set: formatTime(set),
      riseAzimuth: azimuth(rise),
      setAzimuth: azimuth(set),
      noon: write(noon),
      noonAltitude: rounded(noonAltitude + refraction(noonAltitude), 2),
      dayLengthSeconds: Math.round(light / 1000),
      upAllDay: light === to - from,
      downAllDay: light === 0,
      civil: twilight(CIVIL),
      nautical: twilight(NAUTICAL),
      astronomical: twilight(ASTRONOMICAL),
      goldenHour: { morning: golden(true), evening: golden(false) },
    },
    moon: moonOf(new Track('moon', site, from, to), (from + to) / 2, write),
  };
}

/** Duration of daylight within a span. */
function daylight(sun: Track, from: number, to: number): number {
  const crossings = sun.crossings('limb');
  let up = crossings[0] ? !crossings[0].rising : sun.isUp(from);
  let last = from;
  let sum = 0;
  for (const { ms, rising } of [...crossings, { ms: to, rising: !up }]) {
    if (up) sum += ms - last;
    up = rising;
    last = ms;
  }
  return sum;
}

/** The phase is computed for noon. */
function moonOf(track: Track, noon: number, write: (ms: number) => string): SkyDay['moon'] {
  const angle = elongationAt(noon);
  const next = (degrees: number): string => {
    const ahead = (degrees - angle + 360) % 360;
    return write(elongationReaches(degrees, noon + (ahead / 360) * SYNODIC_MONTH_MS));
  };
  const { moonDistanceKm, moonLatitude } = positionsAt(noon);
  const [rise, set] = [track.first('limb', true), track.first('limb', false)];
  return {
    rise: rise === undefined ? null : write(rise),
    set: set === undefined ? null : write(set),
    phase: PHASES[Math.floor(((angle + 22.5) % 360) / 45)] ?? 'new_moon',
    phaseAngle: rounded(angle, 2),
    illumination: rounded(illumination(angle, moonLatitude, moonDistanceKm), 3),
    ageDays: rounded((noon - newMoonBefore(noon)) / DAY_MS, 2),
    distanceKm: Math.round(moonDistanceKm),
    next: { newMoon: next(0), firstQuarter: next(90), fullMoon: next(180), lastQuarter: next(270) },
  };
}

const RADIANS = Math.PI / 180;

/** Illuminated fraction of the disc, geocentric. */
function illumination(elongation: number, latitude: number, distanceKm: number): number {
  const separation = Math.acos(Math.cos(latitude * RADIANS) * Math.cos(elongation * RADIANS));
  const phaseAngle = Math.atan2(AU_KM * Math.sin(separation), distanceKm - AU_KM * Math.cos(separation));
  return (1 + Math.cos(phaseAngle)) / 2;
}

function rounded(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}
