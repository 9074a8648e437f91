/**
 * The limbs of the panchang: tithi, nakshatra, yoga, karana. Each is an angle of sun and moon cut into equal parts.
 * Sidereal longitudes are apparent ones less the nutation and the mean ayanamsa; leaving the nutation in would move ends by half a minute.
 */
import { DAY_MS } from '../calendar/date.ts';
import { mod, placesAt, precessionAt, whenReaches } from './ephemeris.ts';

/** Mean ayanamsa at J2000 in degrees. Lahiri as the Indian Calendar Reform Committee's value carried to J2000. */
const AYANAMSA_J2000 = { lahiri: 23.857092353708822, raman: 22.41102, krishnamurti: 23.76047 } as const;
export const AYANAMSAS = ['lahiri', 'raman', 'krishnamurti'] as const;
export type Ayanamsa = keyof typeof AYANAMSA_J2000;

export function ayanamsaAt(ms: number, ayanamsa: Ayanamsa = 'lahiri'): number {
  return AYANAMSA_J2000[ayanamsa] + precessionAt(ms);
}

/** Sidereal longitudes of sun and moon. */
export function siderealAt(ms: number, ayanamsa: Ayanamsa = 'lahiri'): { sun: number; moon: number } {
  const { sun, moon, nutation } = placesAt(ms);
  const from = nutation + ayanamsaAt(ms, ayanamsa);
  return { sun: mod(sun - from, 360), moon: mod(moon - from, 360) };
}

/** How far the moon is ahead of the sun: 0 at new moon, 180 at full moon. */
export function elongationAt(ms: number): number {
  const { sun, moon } = placesAt(ms);
  return mod(moon - sun, 360);
}

export const LIMBS = ['tithi', 'nakshatra', 'yoga', 'karana'] as const;
export type Limb = (typeof LIMBS)[number];

interface LimbRule {
  /** Parts of the circle. */
  readonly parts: number;
  /** Degrees a day, on the average. */
  readonly rate: number;
  angle(ms: number, ayanamsa: Ayanamsa): number;
}

const ELONGATION_RATE = 12.1907;
const MOON_RATE = 13.1764;
const YOGA_RATE = 14.162;

const RULES: Record<Limb, LimbRule> = {
  tithi: { parts: 30, rate: ELONGATION_RATE, angle: elongationAt },
  karana: { parts: 60, rate: ELONGATION_RATE, angle: elongationAt },
  nakshatra: { parts: 27, rate: MOON_RATE, angle: (ms, ayanamsa) => siderealAt(ms, ayanamsa).moon },
  yoga: {
    parts: 27,
    rate: YOGA_RATE,
    angle(ms, ayanamsa) {
      const { sun, moon } = siderealAt(ms, ayanamsa);
      return mod(sun + moon, 360);
    },
  },
};

export interface LimbSpan {
  /** From 1. */
  readonly number: number;
  readonly start: number;
  readonly end: number;
}

/** The part of a limb that runs at an instant. */
export function limbAt(limb: Limb, ms: number, ayanamsa: Ayanamsa = 'lahiri'): LimbSpan {
  const { parts, rate, angle } = RULES[limb];
  const width = 360 / parts;
  const here = angle(ms, ayanamsa);
  const index = Math.floor(here / width);
  const within = here - index * width;
  const at = (time: number): number => angle(time, ayanamsa);
  return {
    number: index + 1,
    start: whenReaches(at, index * width, rate, ms - (within / rate) * DAY_MS),
    end: whenReaches(at, mod((index + 1) * width, 360), rate, ms + ((width - within) / rate) * DAY_MS),
  };
}

/** All parts of a limb that touch a span of time, in order. */
export function limbsBetween(limb: Limb, from: number, to: number, ayanamsa: Ayanamsa = 'lahiri'): LimbSpan[] {
  const spans = [limbAt(limb, from, ayanamsa)];
  const { parts, rate, angle } = RULES[limb];
  const width = 360 / parts;
  for (let last = spans[0] as LimbSpan; last.end < to; last = spans.at(-1) as LimbSpan) {
    const number = (last.number % parts) + 1;
    const end = whenReaches((ms) => angle(ms, ayanamsa), mod(number * width, 360), rate, last.end + (width / rate) * DAY_MS);
    spans.push({ number, start: last.end, end });
  }
  return spans;
}

/** The instant near a guess at which the moon is some degrees ahead of the sun. */
export function elongationReaches(degrees: number, guess: number): number {
  return whenReaches(elongationAt, degrees, ELONGATION_RATE, guess);
}

/** The span of a tithi within a lunar month that began at a new moon. */
export function tithiOfMonth(newMoon: number, number: number): LimbSpan {
  const guess = (count: number): number => newMoon + (count / 30) * SYNODIC_MONTH_MS;
  return {
    number,
    start: elongationReaches((number - 1) * 12, guess(number - 1)),
    end: elongationReaches(mod(number * 12, 360), guess(number)),
  };
}

export const SYNODIC_MONTH_MS: number = 29.530588 * DAY_MS;
