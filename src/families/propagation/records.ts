/** Response schemas of HF propagation. */
import { z } from 'zod';
import type { DataOf } from '../../core/request/output.ts';
import { NamedPlace } from '../pincode/place.ts';
import { RATINGS } from './bands.ts';

const rating = z.enum(RATINGS);

export const Propagation = z
  .object({
    at: z.string().describe('Time of the conditions'),
    place: NamedPlace.describe('Location of the station'),
    indices: z
      .object({
        sfi: z.number().describe('Solar flux at 10.7 cm'),
        ssn: z.number().describe('Sunspot number'),
        k: z.number().describe('Planetary K index, 0 to 9: geomagnetic activity over three hours'),
        a: z.number().nullable().describe('Planetary A index of the day'),
        xray: z.string().nullable().describe('Solar X-ray class, such as C1.2'),
        solarWindKmS: z.number().nullable().describe('Speed of the solar wind, km/s'),
        bz: z.number().nullable().describe('Bz of the interplanetary magnetic field, nT; negative values favour geomagnetic storms'),
        updated: z.string().nullable().describe('Time of the live indices; null if given in the request'),
      })
      .describe('Space weather indices, live or from the request'),
    scales: z
      .object({
        r: z.int().nullable().describe('Radio blackout, 0 to 5'),
        s: z.int().nullable().describe('Radiation storm, 0 to 5'),
        g: z.int().describe('Geomagnetic storm, 0 to 5'),
      })
      .describe('NOAA scales of radio blackouts, radiation storms and geomagnetic storms; the first two are null if unknown'),
    geomagneticField: z.enum(['quiet', 'unsettled', 'active', 'storm']).describe('Geomagnetic activity by K index'),
    foF2MHz: z.number().describe('Critical frequency of the F2 layer (foF2) above the place'),
    foEMHz: z.number().describe('Critical frequency of the E layer (foE) above the place'),
    muf3000MHz: z.number().describe('Maximum usable frequency of a hop of 3,000 km, now'),
    lufMHz: z.number().describe('Lowest usable frequency, now'),
    path: z
      .object({
        distanceKm: z.int(),
        hops: z.int().describe('Number of hops'),
        mufMHz: z.number().describe('Maximum usable frequency of the whole path'),
      })
      .nullable()
      .describe('Path to the other end; null if none was given'),
    bands: z
      .array(
        z.object({
          band: z.string().describe('Name of the band, such as 20m'),
          frequencyMHz: z.number().describe('Frequency in the middle of the band'),
          day: rating.describe('Rating by day'),
          night: rating.describe('Rating by night'),
          now: rating.describe('Rating at this time'),
          mufMHz: z.number().describe('Maximum usable frequency used for the rating'),
        }),
      )
      .describe('Amateur bands, longest wavelength first'),
    groups: z
      .array(
        z.object({
          bands: z.string().describe('Names of the bands, longest to shortest wavelength'),
          day: rating.describe('Rating by day'),
          night: rating.describe('Rating by night'),
        }),
      )
      .describe('Ratings of groups of similar bands'),
    forecast: z
      .array(
        z.object({
          date: z.string().describe('Date of the forecast as YYYY-MM-DD'),
          kMax: z.number().describe('Highest expected K index'),
        }),
      )
      .describe('Forecast of the next days; empty if the request gave the indices'),
    stale: z.boolean().describe('Whether the live indices are more than four hours old'),
  })
  .meta({ id: 'Propagation' });
export type Propagation = DataOf<typeof Propagation>;
