/** What is answered about propagation. */
import { z } from 'zod';
import type { DataOf } from '../../core/request/output.ts';
import { NamedPlace } from '../pincode/place.ts';
import { RATINGS } from './bands.ts';

const rating = z.enum(RATINGS);

export const Propagation = z
  .object({
    at: z.string(),
    place: NamedPlace,
    indices: z.object({
      sfi: z.number(),
      ssn: z.number(),
      k: z.number(),
      a: z.number().nullable(),
      xray: z.string().nullable(),
      solarWindKmS: z.number().nullable(),
      bz: z.number().nullable(),
      updated: z.string().nullable().describe('Of the live indices; null where the request gave them'),
    }),
    scales: z
      .object({ r: z.int().nullable(), s: z.int().nullable(), g: z.int() })
      .describe('NOAA scales of blackouts, radiation storms and geomagnetic storms; the first two are null where nothing says them'),
    geomagneticField: z.enum(['quiet', 'unsettled', 'active', 'storm']),
    foF2MHz: z.number(),
    foEMHz: z.number(),
    muf3000MHz: z.number().describe('Maximum usable frequency of a hop of 3,000 km, now'),
    lufMHz: z.number().describe('Lowest usable frequency, now'),
    path: z.object({ distanceKm: z.int(), hops: z.int(), mufMHz: z.number() }).nullable(),
    bands: z.array(z.object({ band: z.string(), frequencyMHz: z.number(), day: rating, night: rating, now: rating, mufMHz: z.number() })),
    groups: z.array(z.object({ bands: z.string(), day: rating, night: rating })),
    forecast: z.array(z.object({ date: z.string(), kMax: z.number() })),
    stale: z.boolean(),
  })
  .meta({ id: 'Propagation' });
export type Propagation = DataOf<typeof Propagation>;
