/** Auspicious and inauspicious spans of a day: fixed fractions of daylight or night, by weekday. */

export interface TimeSpan {
  readonly start: number;
  readonly end: number;
}

/** Which eighth of the daylight, from Sunday. */
const RAHU = [8, 2, 7, 5, 6, 4, 3];
const YAMAGANDA = [5, 4, 3, 2, 1, 7, 6];
const GULIKA = [7, 6, 5, 4, 3, 2, 1];

/** Which fifteenths of the daylight are inauspicious, from Sunday; on Tuesday also one of the night. */
const DUR_MUHURTAS = [[14], [9, 12], [4], [8], [6, 12], [4, 9], [1, 2]];
const TUESDAY = 2;
const TUESDAY_NIGHT = 7;

export interface DaySpans {
  readonly rahuKalam: TimeSpan;
  readonly yamaganda: TimeSpan;
  readonly gulika: TimeSpan;
  readonly abhijit: TimeSpan;
  readonly brahmaMuhurta: TimeSpan;
  readonly durMuhurta: readonly TimeSpan[];
}

export interface SunBounds {
  readonly previousSunset: number;
  readonly sunrise: number;
  readonly sunset: number;
  readonly nextSunrise: number;
}

const EIGHTHS = 8;
/** Daytime order; at night each is two positions back (mod 7). */
const CHOGHADIYAS = ['inauspicious', 'neutral', 'auspicious', 'auspicious', 'inauspicious', 'auspicious', 'inauspicious'] as const;
/** Each weekday starts three later than the one before: the order of the planets after which weekdays are named. */
const WEEKDAY_OFFSET = 3;
const FIRST_OF_SUNDAY_NIGHT = 5;

export interface Choghadiya extends TimeSpan {
  /** Position in the table of names. */
  readonly index: number;
  readonly quality: (typeof CHOGHADIYAS)[number];
}

/** Choghadiyas: eighths of the daylight, or of the night. */
export function choghadiyas(period: TimeSpan, isNight: boolean, weekday: number): Choghadiya[] {
  const [first, step] = isNight ? [FIRST_OF_SUNDAY_NIGHT, CHOGHADIYAS.length - 2] : [0, 1];
  return Array.from({ length: EIGHTHS }, (_, i) => {
    const index = (first + WEEKDAY_OFFSET * weekday + step * i) % CHOGHADIYAS.length;
    return { index, quality: CHOGHADIYAS[index] as Choghadiya['quality'], ...nthPart(period, EIGHTHS, i + 1) };
  });
}

/** @param weekday 0 is Sunday */
export function daySpans({ previousSunset, sunrise, sunset, nextSunrise }: SunBounds, weekday: number): DaySpans {
  const daylight: TimeSpan = { start: sunrise, end: sunset };
  const night: TimeSpan = { start: sunset, end: nextSunrise };
  const eighth = (parts: readonly number[]): TimeSpan => nthPart(daylight, EIGHTHS, parts[weekday] as number);
  return {
    rahuKalam: eighth(RAHU),
    yamaganda: eighth(YAMAGANDA),
    gulika: eighth(GULIKA),
    abhijit: nthPart(daylight, 15, 8),
    // The last but one of the fifteen muhurtas of the night that ends with this sunrise.
    brahmaMuhurta: nthPart({ start: previousSunset, end: sunrise }, 15, 14),
    durMuhurta: [
      ...(DUR_MUHURTAS[weekday] as readonly number[]).map((number) => nthPart(daylight, 15, number)),
      ...(weekday === TUESDAY ? [nthPart(night, 15, TUESDAY_NIGHT)] : []),
    ],
  };
}

/** The n-th of equal parts, from 1. */
function nthPart({ start, end }: TimeSpan, parts: number, number: number): TimeSpan {
  const length = (end - start) / parts;
  return { start: start + (number - 1) * length, end: start + number * length };
}
