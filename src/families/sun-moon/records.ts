/** What is answered about sun and moon. */
import { z } from 'zod';
import type { DataOf } from '../../core/request/output.ts';
import { NamedPlace } from '../pincode/place.ts';
import { PHASES } from './day.ts';

const twilight = z.object({ dawn: z.string().nullable(), dusk: z.string().nullable() });

const span = z.object({ start: z.string(), end: z.string() });

const day = {
  date: z.string(),
  sun: z.object({
    rise: z.string().nullable(),
    set: z.string().nullable(),
    riseAzimuth: z.number().nullable(),
    setAzimuth: z.number().nullable(),
    noon: z.string(),
    noonAltitude: z.number(),
    dayLengthSeconds: z.int(),
    upAllDay: z.boolean(),
    downAllDay: z.boolean(),
    civil: twilight,
    nautical: twilight,
    astronomical: twilight,
    goldenHour: z.object({ morning: span.nullable(), evening: span.nullable() }),
  }),
  moon: z.object({
    rise: z.string().nullable(),
    set: z.string().nullable(),
    phase: z.enum(PHASES),
    phaseAngle: z.number(),
    illumination: z.number(),
    ageDays: z.number(),
    distanceKm: z.int(),
    next: z.object({ newMoon: z.string(), firstQuarter: z.string(), fullMoon: z.string(), lastQuarter: z.string() }),
  }),
};

export const SkyDay = z.object(day).meta({ id: 'SunMoonDay' });
export type SkyDay = DataOf<typeof SkyDay>;

const Eclipse = z
  .object({
    body: z.enum(['sun', 'moon']),
    kind: z.enum(['penumbral', 'partial', 'annular', 'total']),
    // First and last instant of the partial phase; of the penumbral one where there is no other.
    start: z.string(),
    peak: z.string(),
    end: z.string(),
    // The covered part of the disc at the peak, 0 to 1.
    obscuration: z.number(),
    // Of the body at the peak, seen from the place.
    altitude: z.number(),
    visibleFromStart: z.boolean(),
    visibleToEnd: z.boolean(),
  })
  .meta({ id: 'Eclipse' });
export type Eclipse = DataOf<typeof Eclipse>;

export const SunMoon = z
  .object({
    ...day,
    place: NamedPlace.extend({ tz: z.string() }),
    eclipses: z.object({ lunar: Eclipse.nullable(), solar: Eclipse.nullable() }).optional(),
    following: z.array(SkyDay).optional(),
  })
  .meta({ id: 'SunMoon' });
export type SunMoon = DataOf<typeof SunMoon>;
