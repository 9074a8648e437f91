/** Response schemas of HF propagation. */
import { z } from 'zod';
import type { DataOf } from '../../core/request/output.ts';
import { NamedPlace } from '../pincode/place.ts';
import { RATINGS } from './bands.ts';

const rating = z.enum(RATINGS);

export const Propagation = z
  .object({
    at: z.string().describe('The instant that the conditions are for'),
    place: NamedPlace.describe('Where the signal is sent or heard'),
    indices: z
      .object({
        sfi: z.number().describe('Solar flux at 10.7 cm'),
        ssn: z.number().describe('Sunspot number'),
        k: z.number().describe('Planetary K index, 0 to 9: unrest of the field in three hours'),
        a: z.number().nullable().describe('Planetary A index of the day'),
        xray: z.string().nullable().describe("Class of the sun's X-rays, such as C1.2"),
        solarWindKmS: z.number().nullable().describe('Speed of the solar wind, km/s'),
        bz: z.number().nullable().describe('North–south part of the field between the planets, nT; below zero it opens the way for storms'),
        updated: z.string().nullable().describe('Of the live indices; null where the request gave them'),
      })
      .describe('What drives the ionosphere: live, or as the request gave it'),
    scales: z
      .object({
        r: z.int().nullable().describe('Radio blackout, 0 to 5'),
        s: z.int().nullable().describe('Radiation storm, 0 to 5'),
        g: z.int().describe('Geomagnetic storm, 0 to 5'),
      })
      .describe('NOAA scales of blackouts, radiation storms and geomagnetic storms; the first two are null where nothing says them'),
    geomagneticField: z.enum(['quiet', 'unsettled', 'active', 'storm']).describe('The K index in a word'),
    foF2MHz: z.number().describe('Critical frequency of the F2 layer above the place'),
    foEMHz: z.number().describe('Critical frequency of the E layer above the place'),
    muf3000MHz: z.number().describe('Maximum usable frequency of a hop of 3,000 km, now'),
    lufMHz: z.number().describe('Lowest usable frequency, now'),
    path: z
      .object({
        distanceKm: z.int(),
        hops: z.int().describe('Reflections on the way'),
        mufMHz: z.number().describe('Maximum usable frequency of the whole way'),
      })
      .nullable()
      .describe('The way to the other end; null where none was given'),
    bands: z
      .array(
        z.object({
          band: z.string().describe('Name by the wavelength, such as 20m'),
          frequencyMHz: z.number().describe('A frequency in its middle'),
          day: rating.describe('How it is by day'),
          night: rating.describe('How it is by night'),
          now: rating.describe('How it is at this instant'),
          mufMHz: z.number().describe('Maximum usable frequency that the rating is made with'),
        }),
      )
      .describe('Amateur bands, the longest waves first'),
    groups: z
      .array(
        z.object({
          bands: z.string().describe('Names of the bands, from the longest to the shortest'),
          day: rating.describe('How they are by day'),
          night: rating.describe('How they are by night'),
        }),
      )
      .describe('The same for bands that behave alike'),
    forecast: z
      .array(
        z.object({
          date: z.string().describe('Day of the forecast, as YYYY-MM-DD'),
          kMax: z.number().describe('Highest K index that is expected'),
        }),
      )
      .describe('The days to come; empty where the request gave the indices'),
    stale: z.boolean().describe('Whether the live indices are more than four hours old'),
  })
  .meta({ id: 'Propagation' });
export type Propagation = DataOf<typeof Propagation>;
