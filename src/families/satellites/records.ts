/** Response schemas of satellites. */
import { z } from 'zod';
import { formatInZone } from '../../core/calendar/zone.ts';
import type { DataOf } from '../../core/request/output.ts';
import { EARTH_MU, EQUATORIAL_RADIUS_KM } from '../../core/sky/constants.ts';
import { ageDays, type OrbitalElements, periodMinutes } from './elements.ts';

const summary = {
  id: z.int().describe('NORAD catalogue number'),
  name: z.string().describe('Name in the catalogue'),
  aliases: z.array(z.string()).describe('Alternative names'),
  groups: z.array(z.string()).describe('Groups that it belongs to, such as stations or amateur'),
  intlDesignator: z.string().describe('International designator (COSPAR), such as 1998-067A'),
  elements: z
    .object({
      epoch: z.string().describe('Epoch of the elements'),
      ageDays: z.number().describe('Days between the epoch and now'),
    })
    .nullable()
    .describe('Stored orbital elements; null if there are none'),
};
export const Satellite = z.object(summary).meta({ id: 'Satellite' });
type Satellite = DataOf<typeof Satellite>;

export const SatelliteDetails = z
  .object({
    ...summary,
    standardMagnitude: z.number().nullable().describe('Standard magnitude at 1,000 km, half lit; lower is brighter'),
    frequencies: z
      .array(z.object({ mhz: z.number().describe('Frequency in MHz'), use: z.string().describe('Use of the frequency') }))
      .describe('Radio frequencies'),
    orbit: z
      .object({
        inclination: z.number().describe('Inclination in degrees'),
        periodMinutes: z.number().describe('Orbital period'),
        perigeeKm: z.number().describe('Perigee altitude above the equatorial radius'),
        apogeeKm: z.number().describe('Apogee altitude above the equatorial radius'),
        eccentricity: z.number().describe('Eccentricity, 0 for a circle'),
      })
      .nullable()
      .describe('Orbit from the mean elements'),
    position: z
      .object({
        at: z.string().describe('Time of the position'),
        latitude: z.number(),
        longitude: z.number(),
        altitudeKm: z.number().describe('Altitude above the ellipsoid'),
        velocityKmS: z.number().describe('Speed, km/s'),
        sunlit: z.boolean().describe('Whether it is sunlit'),
      })
      .nullable()
      .describe('Position; null if the elements are too old'),
    look: z
      .object({
        azimuth: z.number().describe('Azimuth in degrees, clockwise from north'),
        elevation: z.number().describe('Elevation in degrees above the horizon'),
        rangeKm: z.number().describe('Range: distance to the satellite'),
        rangeRateKmS: z.number().describe('Range rate, km/s; negative while approaching'),
      })
      .nullable()
      .describe('Look angles; null without a place, or if the elements are too old'),
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
  time: z.string().describe('Time, with UTC offset'),
  azimuth: z.number().describe('Azimuth in degrees, clockwise from north'),
  elevation: z.number().describe('Elevation in degrees above the horizon'),
  rangeKm: z.int().describe('Range: distance to the satellite'),
  frequencyHz: z.int().optional().describe('Given frequency with Doppler shift'),
});

export const SatellitePasses = z
  .object({
    satellite: z
      .object({ id: z.int().describe('NORAD catalogue number'), name: z.string().describe('Name in the catalogue') })
      .describe('Requested satellite'),
    place: z.object({ latitude: z.number(), longitude: z.number() }).describe('Place of the observer'),
    elements: z
      .object({
        epoch: z.string().describe('Epoch of the elements'),
        ageDays: z.number().describe('Days between the epoch and the requested time'),
        source: z.enum(['request', 'stored']).describe('Whether they were given in the request'),
        stale: z.boolean().describe('Whether they are more than seven days from the requested time'),
      })
      .describe('Orbital elements used'),
    alwaysUp: z.boolean().describe('Whether it never sets, as a geostationary satellite'),
    comesDown: z
      .string()
      .nullable()
      .describe('Predicted decay according to the elements, within the requested time; passes are computed until then'),
    passes: z
      .array(
        z.object({
          rise: moment.describe('Time and direction of the rise'),
          max: moment.describe('Time and direction of the culmination'),
          set: moment.describe('Time and direction of the set'),
          durationSeconds: z.int().describe('Duration from rise to set'),
          sunlit: z.enum(['all', 'part', 'none']).describe('Share of the pass in sunlight'),
          visible: z.boolean().describe('Whether it is sunlit in a dark sky at some time of the pass'),
          visibleSpan: z
            .object({ start: z.string().describe('First time of visibility'), end: z.string().describe('Last time of visibility') })
            .nullable()
            .describe('Interval of visibility; null if not visible'),
          magnitude: z.number().nullable().describe('Brightest magnitude; lower is brighter, null if unknown'),
        }),
      )
      .describe('Passes in order of time'),
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
