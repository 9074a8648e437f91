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
  dawn: z.string().nullable().describe('Start in the morning; null if there is none'),
  dusk: z.string().nullable().describe('End in the evening; null if there is none'),
});

const span = z.object({ start: z.string().describe('Start, with UTC offset'), end: z.string().describe('End, with UTC offset') });

const day = {
  date: z.string().describe('Date as YYYY-MM-DD'),
  sun: z
    .object({
      rise: z.string().nullable().describe('Sunrise; null if there is none on this day'),
      set: z.string().nullable().describe('Sunset; null if there is none on this day'),
      riseAzimuth: z.number().nullable().describe('Azimuth of sunrise, in degrees clockwise from north'),
      setAzimuth: z.number().nullable().describe('Azimuth of sunset, in degrees clockwise from north'),
      noon: z.string().describe('Solar noon'),
      noonAltitude: z.number().describe('Altitude at solar noon, in degrees, with refraction'),
      dayLengthSeconds: z.int().describe('Length of the day'),
      upAllDay: z.boolean().describe('Whether it does not set (midnight sun)'),
      downAllDay: z.boolean().describe('Whether it does not rise (polar night)'),
      civil: twilight.describe('Civil twilight: sun down to 6° below the horizon'),
      nautical: twilight.describe('Nautical twilight: sun down to 12° below the horizon'),
      astronomical: twilight.describe('Astronomical twilight: sun down to 18° below the horizon'),
      goldenHour: z
        .object({
          morning: span.nullable().describe('Null if the sun does not cross it'),
          evening: span.nullable().describe('Null if the sun does not cross it'),
        })
        .describe('Golden hour: sun from 4° below to 6° above the horizon'),
    })
    .describe('The sun on this day'),
  moon: z
    .object({
      rise: z.string().nullable().describe('Moonrise; null if there is none on this day'),
      set: z.string().nullable().describe('Moonset; null if there is none on this day'),
      phase: z.enum(PHASES).describe('Name of the phase'),
      phaseAngle: z.number().describe('Phase angle: ecliptic longitude from the sun in degrees, 0 new, 180 full'),
      illumination: z.number().describe('Illuminated fraction of the disc, from 0 to 1'),
      ageDays: z.number().describe('Age: days since the new moon'),
      distanceKm: z.int().describe('Distance from the centre of the Earth'),
      next: z
        .object({
          newMoon: z.string().describe('Time of the next new moon'),
          firstQuarter: z.string().describe('Time of the next first quarter'),
          fullMoon: z.string().describe('Time of the next full moon'),
          lastQuarter: z.string().describe('Time of the next last quarter'),
        })
        .describe('The next of each of the four phases'),
    })
    .describe('The moon on this day; phase, age and distance at noon'),
};

export const SkyDay = z.object(day).meta({ id: 'SunMoonDay' });
export type SkyDay = DataOf<typeof SkyDay>;

const Eclipse = z
  .object({
    body: z.enum(['sun', 'moon']).describe('Eclipsed body'),
    kind: z.enum(['penumbral', 'partial', 'annular', 'total']).describe('Type of eclipse as seen from the place'),
    start: z.string().describe('Start of the partial phase; of the penumbral phase if there is no other'),
    peak: z.string().describe('Time of maximum eclipse'),
    end: z.string().describe('End of the same phase'),
    obscuration: z.number().describe('Obscuration at maximum, from 0 to 1'),
    altitude: z.number().describe('Altitude of the body at maximum, in degrees above the horizon'),
    visibleFromStart: z.boolean().describe('Whether the body is above the horizon at the start'),
    visibleToEnd: z.boolean().describe('Whether the body is above the horizon at the end'),
  })
  .meta({ id: 'Eclipse' });
export type Eclipse = DataOf<typeof Eclipse>;

export const SunMoon = z
  .object({
    ...day,
    place: NamedPlace.extend({ tz: z.string().describe('IANA time zone of all times') }).describe('Place of the observer'),
    eclipses: z
      .object({
        lunar: Eclipse.nullable().describe('Next lunar eclipse; null if none was found'),
        solar: Eclipse.nullable().describe('Next solar eclipse; null if none was found'),
      })
      .optional()
      .describe('With eclipses=true: the next eclipses visible from the place'),
    following: z.array(SkyDay).optional().describe('With days: the days after the first'),
  })
  .meta({ id: 'SunMoon' });
export type SunMoon = DataOf<typeof SunMoon>;
