/** Response schemas of satellites. */
import { z } from 'zod';
import { formatInZone } from '../../core/calendar/zone.ts';
import type { DataOf } from '../../core/request/output.ts';
import { EARTH_MU, EQUATORIAL_RADIUS_KM } from '../../core/sky/constants.ts';
import { ageDays, type OrbitalElements, periodMinutes } from './elements.ts';

const summary = {
  id: z.int().describe('NORAD catalogue number'),
  name: z.string().describe('Name in the catalogue'),
  aliases: z.array(z.string()).describe('Other names that it is known by'),
  groups: z.array(z.string()).describe('Lists that it belongs to, such as stations or amateur'),
  intlDesignator: z.string().describe('Year and number of its launch, such as 1998-067A'),
  elements: z
    .object({
      epoch: z.string().describe('Instant that the elements are for'),
      ageDays: z.number().describe('Days between that instant and now'),
    })
    .nullable()
    .describe('The orbital elements that are stored; null where there are none'),
};
export const Satellite = z.object(summary).meta({ id: 'Satellite' });
type Satellite = DataOf<typeof Satellite>;

export const SatelliteDetails = z
  .object({
    ...summary,
    standardMagnitude: z.number().nullable().describe('Brightness at 1,000 km, half lit; lower is brighter'),
    frequencies: z
      .array(z.object({ mhz: z.number().describe('Frequency in MHz'), use: z.string().describe('What is sent there') }))
      .describe('Where it can be heard'),
    orbit: z
      .object({
        inclination: z.number().describe('Degrees against the equator'),
        periodMinutes: z.number().describe('Time of one round'),
        perigeeKm: z.number().describe("Lowest height above the equator's radius"),
        apogeeKm: z.number().describe("Highest height above the equator's radius"),
        eccentricity: z.number().describe('0 for a circle'),
      })
      .nullable()
      .describe('The orbit, from the mean elements'),
    position: z
      .object({
        at: z.string().describe('Instant of the position'),
        latitude: z.number(),
        longitude: z.number(),
        altitudeKm: z.number().describe('Height above the ground'),
        velocityKmS: z.number().describe('Speed, km/s'),
        sunlit: z.boolean().describe('Whether the sun shines on it'),
      })
      .nullable()
      .describe('Where it is; null where the elements are too old'),
    look: z
      .object({
        azimuth: z.number().describe('Degrees from north, by east'),
        elevation: z.number().describe('Degrees above the horizon'),
        rangeKm: z.number().describe('How far away it is'),
        rangeRateKmS: z.number().describe('How fast it recedes, km/s; below zero it comes nearer'),
      })
      .nullable()
      .describe('Where to look for it; null without a place, or where the elements are too old'),
  })
  .meta({ id: 'SatelliteDetails' });
export type SatelliteDetails = DataOf<typeof SatelliteDetails>;

/** A row of the dataset. */
export interface SatelliteRecord extends Pick<SatelliteDetails, 'id' | 'name' | 'groups' | 'aliases' | 'frequencies'> {
  readonly designator: string;
  readonly magnitude: number | null;
  readonly elements: OrbitalElements | null;
}

const moment = z.object({
  time: z.string().describe('Instant, with the offset of the zone'),
  azimuth: z.number().describe('Degrees from north, by east'),
  elevation: z.number().describe('Degrees above the horizon'),
  rangeKm: z.int().describe('How far away it is'),
  frequencyHz: z.int().optional().describe('The given frequency as it is heard'),
});

export const SatellitePasses = z
  .object({
    satellite: z
      .object({ id: z.int().describe('NORAD catalogue number'), name: z.string().describe('Name in the catalogue') })
      .describe('The satellite that was asked about'),
    place: z.object({ latitude: z.number(), longitude: z.number() }).describe('Where it is seen from'),
    elements: z
      .object({
        epoch: z.string().describe('Instant that the elements are for'),
        ageDays: z.number().describe('Days between that instant and the time asked'),
        source: z.enum(['request', 'stored']).describe('Whether the request gave them'),
        stale: z.boolean().describe('Whether they are more than seven days from the time asked'),
      })
      .describe('The orbital elements that were used'),
    alwaysUp: z.boolean().describe('It never sets, as a geostationary satellite'),
    comesDown: z.string().nullable().describe('When the elements have it fall, within the time asked; it is followed until then'),
    passes: z
      .array(
        z.object({
          rise: moment.describe('When and where it comes up'),
          max: moment.describe('When and where it is highest'),
          set: moment.describe('When and where it goes down'),
          durationSeconds: z.int().describe('From rise to set'),
          sunlit: z.enum(['all', 'part', 'none']).describe('How much of the pass the sun shines on it'),
          visible: z.boolean().describe('Sunlit in a dark sky at some time of the pass'),
          visibleSpan: z
            .object({ start: z.string().describe('First instant'), end: z.string().describe('Last instant') })
            .nullable()
            .describe('The first and last instant at which it can be seen; null where it cannot'),
          magnitude: z.number().nullable().describe('Brightness at its best; lower is brighter, null where it is not known'),
        }),
      )
      .describe('One after the other'),
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
    elements: elements && { epoch: formatInZone(Date.parse(elements.epoch), zone), ageDays: ageDays(elements, now) },
  };
}

/** Orbit summary; perigee and apogee are above the equatorial radius, from the mean elements. */
export function orbitOf(elements: OrbitalElements): SatelliteDetails['orbit'] {
  const { inclination, eccentricity, meanMotion } = elements;
  const axis = Math.cbrt(EARTH_MU / ((meanMotion * 2 * Math.PI) / 86_400) ** 2);
  return {
    inclination,
    periodMinutes: Math.round(periodMinutes(elements) * 100) / 100,
    perigeeKm: Math.round(axis * (1 - eccentricity) - EQUATORIAL_RADIUS_KM),
    apogeeKm: Math.round(axis * (1 + eccentricity) - EQUATORIAL_RADIUS_KM),
    eccentricity,
  };
}
