/** Parts of the day (kala) that decide the date on which a tithi is observed: fifths of the daylight or of the night, and fifteenths (muhurtas). */
import { DAY_MS, IST_OFFSET_MINUTES, MINUTE_MS } from '../../calendar/date.ts';
import type { Point } from '../../place/place.ts';
import { Track } from '../horizon.ts';

export type Kala = 'udaya' | 'arunodaya' | 'purvahna' | 'madhyahna' | 'aparahna' | 'pradosha' | 'moonrise' | 'nishita';

export type TimeWindow = readonly [from: number, to: number];

/** Dawn begins four ghatikas (of 24 minutes) before sunrise. */
const DAWN_MS = 96 * MINUTE_MS;

/** The days of one site, with memoised sunrise and sunset. */
export class SiteDays {
  readonly #site: Point;
  readonly #utcOffsetMs: number;
  readonly #sunTimes = new Map<number, { rise: number; set: number }>();

  constructor(site: Point) {
    this.#site = site;
    this.#utcOffsetMs = utcOffsetMs(site.longitude);
  }

  /** Civil day of an instant, as a day number. */
  dayAt(ms: number): number {
    return Math.floor((ms + this.#utcOffsetMs) / DAY_MS);
  }

  sunrise(day: number): number {
    return this.#sunTimesOf(day).rise;
  }

  sunset(day: number): number {
    return this.#sunTimesOf(day).set;
  }

  window(day: number, kala: Kala): TimeWindow {
    const [rise, set] = [this.sunrise(day), this.sunset(day)];
    const daylightMs = set - rise;
    switch (kala) {
      case 'udaya':
        return [rise, rise + 1];
      case 'arunodaya':
        return [rise - DAWN_MS, rise];
      case 'purvahna':
        return [rise, rise + daylightMs * 0.4];
      case 'madhyahna':
        return [rise + daylightMs * 0.4, rise + daylightMs * 0.6];
      case 'aparahna':
        return [rise + daylightMs * 0.6, rise + daylightMs * 0.8];
      case 'pradosha':
        return [set, set + (this.sunrise(day + 1) - set) / 5];
      case 'nishita': {
        const muhurta = (this.sunrise(day + 1) - set) / 15;
        return [set + 7 * muhurta, set + 8 * muhurta];
      }
      case 'moonrise': {
        const noon = (rise + set) / 2;
        const moonrise = new Track('moon', this.#site, noon, noon + DAY_MS).first('limb', true) ?? set;
        return [moonrise, moonrise + 1];
      }
    }
  }

  #sunTimesOf(day: number): { rise: number; set: number } {
    let times = this.#sunTimes.get(day);
    if (!times) {
      const midnight = day * DAY_MS - this.#utcOffsetMs;
      const track = new Track('sun', this.#site, midnight, midnight + DAY_MS);
      // If the sun does not rise or set, six o'clock is used, so that there is still a date.
      const rise = track.first('limb', true) ?? midnight + DAY_MS / 4;
      times = { rise, set: track.crossings('limb').find((crossing) => !crossing.rising && crossing.ms > rise)?.ms ?? rise + DAY_MS / 2 };
      this.#sunTimes.set(day, times);
    }
    return times;
  }
}

/** Meridian of IST. Sites within the range around it use IST. */
const INDIAN_MERIDIAN = 82.5;
const IST_RANGE_DEGREES = 20;

/** IST in and around India; elsewhere local mean solar time, which differs from clock time by some hours at most. */
function utcOffsetMs(longitude: number): number {
  return Math.abs(longitude - INDIAN_MERIDIAN) < IST_RANGE_DEGREES ? IST_OFFSET_MINUTES * MINUTE_MS : (longitude / 360) * DAY_MS;
}
