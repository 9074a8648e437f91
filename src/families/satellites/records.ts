/** Satellites as they are answered. */
import { z } from 'zod';
import { ageDays } from './choose.ts';
import type { SatelliteRecord } from './dataset.ts';
import { type Elements, periodMinutes } from './elements.ts';

const summary = {
  id: z.int().describe('NORAD catalogue number'),
  name: z.string(),
  aliases: z.array(z.string()),
  groups: z.array(z.string()),
  intlDesignator: z.string(),
  elements: z.object({ epoch: z.string(), ageDays: z.number() }).nullable(),
};
export const Satellite = z.object(summary).meta({ id: 'Satellite' });

export const SatelliteDetails = z
  .object({
    ...summary,
    standardMagnitude: z.number().nullable(),
    frequencies: z.array(z.object({ mhz: z.number(), use: z.string() })),
    orbit: z
      .object({
        inclination: z.number(),
        periodMinutes: z.number(),
        perigeeKm: z.number(),
        apogeeKm: z.number(),
        eccentricity: z.number(),
      })
      .nullable(),
    position: z
      .object({
        at: z.string(),
        latitude: z.number(),
        longitude: z.number(),
        altitudeKm: z.number(),
        velocityKmS: z.number(),
        sunlit: z.boolean(),
      })
      .nullable(),
    look: z.object({ azimuth: z.number(), elevation: z.number(), rangeKm: z.number(), rangeRateKmS: z.number() }).nullable(),
  })
  .meta({ id: 'SatelliteDetails' });

export function summaryOf({ id, name, aliases, groups, designator, elements }: SatelliteRecord, now: number): z.infer<typeof Satellite> {
  return {
    id,
    name,
    aliases: [...aliases],
    groups: [...groups],
    intlDesignator: designator,
    elements: elements && { epoch: elements.epoch, ageDays: ageDays(elements, now) },
  };
}

const GRAVITY = 398_600.8;
const EARTH_KM = 6378.137;

/** Heights above the equator's radius, from the mean elements. */
export function orbitOf(elements: Elements): z.infer<typeof SatelliteDetails>['orbit'] {
  const { inclination, eccentricity, meanMotion } = elements;
  const axis = Math.cbrt(GRAVITY / ((meanMotion * 2 * Math.PI) / 86_400) ** 2);
  return {
    inclination,
    periodMinutes: Math.round(periodMinutes(elements) * 100) / 100,
    perigeeKm: Math.round(axis * (1 - eccentricity) - EARTH_KM),
    apogeeKm: Math.round(axis * (1 + eccentricity) - EARTH_KM),
    eccentricity,
  };
}
