/**
 * The elements (anga, limbs) of the panchang, the Hindu almanac: tithi, nakshatra, yoga, karana. Each is an angle of sun and moon, divided into equal parts.
 * Sidereal longitudes are apparent ones minus nutation and mean ayanamsa; with nutation the ends would move by half a minute.
 */
import { DAY_MS } from '../calendar/date.ts';
import { mod, positionsAt, precessionAt, solveForAngle } from './ephemeris.ts';

/** Mean ayanamsa at J2000 in degrees. Lahiri is the value of the Indian Calendar Reform Committee, precessed to J2000. */
const AYANAMSA_J2000 = { lahiri: 23.857092353708822, raman: 22.41102, krishnamurti: 23.76047 } as const;
export const AYANAMSAS = ['lahiri', 'raman', 'krishnamurti'] as const;
export type Ayanamsa = keyof typeof AYANAMSA_J2000;

export function ayanamsaAt(ms: number, ayanamsa: Ayanamsa = 'lahiri'): number {
  return AYANAMSA_J2000[ayanamsa] + precessionAt(ms);
}

export function siderealAt(ms: number, ayanamsa: Ayanamsa = 'lahiri'): { sun: number; moon: number } {
  const { sun, moon, nutation } = positionsAt(ms);
  const origin = nutation + ayanamsaAt(ms, ayanamsa);
  return { sun: mod(sun - origin, 360), moon: mod(moon - origin, 360) };
}

/** Elongation of the moon from the sun: 0 at new moon, 180 at full moon. */
export function elongationAt(ms: number): number {
  const { sun, moon } = positionsAt(ms);
  return mod(moon - sun, 360);
}

export const LIMBS = ['tithi', 'nakshatra', 'yoga', 'karana'] as const;
export type Limb = (typeof LIMBS)[number];

interface LimbRule {
  /** Divisions of the circle. */
  readonly parts: number;
  /** Mean rate in degrees a day. */
  readonly rate: number;
  angle(ms: number, ayanamsa: Ayanamsa): number;
}

/** Mean rates in degrees a day. */
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

/** The division of a limb at an instant. */
export function limbAt(limb: Limb, ms: number, ayanamsa: Ayanamsa = 'lahiri'): LimbSpan {
  const { parts, rate, angle } = RULES[limb];
  const width = 360 / parts;
  const current = angle(ms, ayanamsa);
  const index = Math.floor(current / width);
  const offset = current - index * width;
  const angleAt = (time: number): number => angle(time, ayanamsa);
  return {
    number: index + 1,
    start: solveForAngle(angleAt, index * width, rate, ms - (offset / rate) * DAY_MS),
    end: solveForAngle(angleAt, mod((index + 1) * width, 360), rate, ms + ((width - offset) / rate) * DAY_MS),
  };
}

/** All divisions of a limb that overlap a time span, in order. */
export function limbsBetween(limb: Limb, from: number, to: number, ayanamsa: Ayanamsa = 'lahiri'): LimbSpan[] {
  const spans = [limbAt(limb, from, ayanamsa)];
  const { parts, rate, angle } = RULES[limb];
  const width = 360 / parts;
  for (let last = spans[0] as LimbSpan; last.end < to; last = spans.at(-1) as LimbSpan) {
    const number = (last.number % parts) + 1;
    const end = solveForAngle((ms) => angle(ms, ayanamsa), mod(number * width, 360), rate, last.end + (width / rate) * DAY_MS);
    spans.push({ number, start: last.end, end });
  }
  return spans;
}

/** Instant near a guess at which the elongation reaches a value. */
export function elongationReaches(degrees: number, guess: number): number {
  return solveForAngle(elongationAt, degrees, ELONGATION_RATE, guess);
}

/** Span of a tithi within a lunar month that began at a new moon. */
export function tithiOfMonth(newMoon: number, number: number): LimbSpan {
  const guess = (count: number): number => newMoon + (count / 30) * SYNODIC_MONTH_MS;
  return {
    number,
    start: elongationReaches((number - 1) * 12, guess(number - 1)),
    end: elongationReaches(mod(number * 12, 360), guess(number)),
  };
}

export const SYNODIC_MONTH_MS: number = 29.530588 * DAY_MS;
