/** Satellites as they are answered. */
import { z } from 'zod';
import { inZone } from '../../core/calendar/zone.ts';
import type { DataOf } from '../../core/request/output.ts';
import { EQUATOR_KM, GRAVITY } from '../../core/sky/constants.ts';
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
type Satellite = DataOf<typeof Satellite>;

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
export type SatelliteDetails = DataOf<typeof SatelliteDetails>;

const moment = z.object({
  time: z.string(),
  azimuth: z.number(),
  elevation: z.number(),
  rangeKm: z.int(),
  frequencyHz: z.int().optional().describe('The given frequency as it is heard'),
});

export const SatellitePasses = z
  .object({
    satellite: z.object({ id: z.int(), name: z.string() }),
    place: z.object({ latitude: z.number(), longitude: z.number() }),
    elements: z.object({ epoch: z.string(), ageDays: z.number(), source: z.enum(['request', 'stored']), stale: z.boolean() }),
    alwaysUp: z.boolean().describe('It never sets, as a geostationary satellite'),
    comesDown: z.string().nullable().describe('When the elements have it fall, within the time asked; it is followed until then'),
    passes: z.array(
      z.object({
        rise: moment,
        max: moment,
        set: moment,
        durationSeconds: z.int(),
        sunlit: z.enum(['all', 'part', 'none']),
        visible: z.boolean().describe('Sunlit in a dark sky at some time of the pass'),
        visibleSpan: z.object({ start: z.string(), end: z.string() }).nullable(),
        magnitude: z.number().nullable(),
      }),
    ),
  })
  .meta({ id: 'SatellitePasses' });
export type SatellitePasses = DataOf<typeof SatellitePasses>;

export function summaryOf({ id, name, aliases, groups, designator, elements }: SatelliteRecord, now: number, zone: string): Satellite {
  return {
    id,
    name,
    aliases,
    groups,
    intlDesignator: designator,
    elements: elements && { epoch: inZone(Date.parse(elements.epoch), zone), ageDays: ageDays(elements, now) },
  };
}

/** Heights above the equator's radius, from the mean elements. */
export function orbitOf(elements: Elements): SatelliteDetails['orbit'] {
  const { inclination, eccentricity, meanMotion } = elements;
  const axis = Math.cbrt(GRAVITY / ((meanMotion * 2 * Math.PI) / 86_400) ** 2);
  return {
    inclination,
    periodMinutes: Math.round(periodMinutes(elements) * 100) / 100,
    perigeeKm: Math.round(axis * (1 - eccentricity) - EQUATOR_KM),
    apogeeKm: Math.round(axis * (1 + eccentricity) - EQUATOR_KM),
    eccentricity,
  };
}
