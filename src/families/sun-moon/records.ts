/** Response schemas of sun and moon. */
import { z } from 'zod';
import type { DataOf } from '../../core/request/output.ts';
import { NamedPlace } from '../pincode/place.ts';

export const PHASES = [
  'new_moon',
  'waxing_crescent',
  'first_quarter',
  'waxing_gibbous',
  'full_moon',
  'waning_gibbous',
  'last_quarter',
  'waning_crescent',
] as const;

const twilight = z.object({
  dawn: z.string().nullable().describe('When it begins in the morning; null where it does not'),
  dusk: z.string().nullable().describe('When it ends in the evening; null where it does not'),
});

const span = z.object({ start: z.string().describe('Beginning, with the offset of the zone'), end: z.string().describe('End, likewise') });

const day = {
  date: z.string().describe('Day, as YYYY-MM-DD'),
  sun: z
    .object({
      rise: z.string().nullable().describe('Sunrise; null on a day without one'),
      set: z.string().nullable().describe('Sunset; null on a day without one'),
      riseAzimuth: z.number().nullable().describe('Where it rises: degrees from north, by east'),
      setAzimuth: z.number().nullable().describe('Where it sets, likewise'),
      noon: z.string().describe('When it is highest'),
      noonAltitude: z.number().describe('How high it stands then: degrees above the horizon, with refraction'),
      dayLengthSeconds: z.int().describe('How long it is up'),
      upAllDay: z.boolean().describe('Whether it does not set'),
      downAllDay: z.boolean().describe('Whether it does not rise'),
      civil: twilight.describe('Sun down to 6° below the horizon: things outside can be told apart'),
      nautical: twilight.describe('Sun down to 12° below the horizon: the horizon of the sea can be seen'),
      astronomical: twilight.describe('Sun down to 18° below the horizon: beyond it the sky is dark'),
      goldenHour: z
        .object({
          morning: span.nullable().describe('Null where the sun does not cross it'),
          evening: span.nullable().describe('Null where the sun does not cross it'),
        })
        .describe('Sun from 4° below to 6° above the horizon, as photographers like it'),
    })
    .describe('The sun on this day'),
  moon: z
    .object({
      rise: z.string().nullable().describe('Moonrise; null on a day without one'),
      set: z.string().nullable().describe('Moonset; null on a day without one'),
      phase: z.enum(PHASES).describe('The phase in a word'),
      phaseAngle: z.number().describe('Degrees from the sun along the ecliptic: 0 new, 180 full'),
      illumination: z.number().describe('The lit part of the disc, from 0 to 1'),
      ageDays: z.number().describe('Days since the new moon'),
      distanceKm: z.int().describe('From the centre of the Earth'),
      next: z
        .object({
          newMoon: z.string().describe('Instant of the next new moon'),
          firstQuarter: z.string().describe('Instant of the next first quarter'),
          fullMoon: z.string().describe('Instant of the next full moon'),
          lastQuarter: z.string().describe('Instant of the next last quarter'),
        })
        .describe('The next of each of the four phases'),
    })
    .describe('The moon on this day; phase, age and distance are of noon'),
};

export const SkyDay = z.object(day).meta({ id: 'SunMoonDay' });
export type SkyDay = DataOf<typeof SkyDay>;

const Eclipse = z
  .object({
    body: z.enum(['sun', 'moon']).describe('What is darkened'),
    kind: z.enum(['penumbral', 'partial', 'annular', 'total']).describe('How far, as it is seen from the place'),
    start: z.string().describe('First instant of the partial phase; of the penumbral one where there is no other'),
    peak: z.string().describe('When most is covered'),
    end: z.string().describe('Last instant, of the same phase as the first'),
    obscuration: z.number().describe('The covered part of the disc at the peak, from 0 to 1'),
    altitude: z.number().describe('Of the body at the peak, seen from the place: degrees above the horizon'),
    visibleFromStart: z.boolean().describe('Whether the body is up when it begins'),
    visibleToEnd: z.boolean().describe('Whether the body is up when it ends'),
  })
  .meta({ id: 'Eclipse' });
export type Eclipse = DataOf<typeof Eclipse>;

export const SunMoon = z
  .object({
    ...day,
    place: NamedPlace.extend({ tz: z.string().describe('IANA zone of all times') }).describe('Where it is seen from'),
    eclipses: z
      .object({
        lunar: Eclipse.nullable().describe('Of the moon; null where none was found'),
        solar: Eclipse.nullable().describe('Of the sun; null where none was found'),
      })
      .optional()
      .describe('With eclipses=true: the next ones that can be seen from the place'),
    following: z.array(SkyDay).optional().describe('With days: the days after the first one'),
  })
  .meta({ id: 'SunMoon' });
export type SunMoon = DataOf<typeof SunMoon>;
