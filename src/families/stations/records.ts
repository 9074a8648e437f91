/** What is answered about railway stations. */
import { z } from 'zod';
import type { DataOf } from '../../core/request/output.ts';

const station = {
  code: z.string(),
  name: z.string(),
  zone: z.string().nullable(),
  zoneName: z.string().nullable(),
  zoneSource: z
    .enum(['listed', 'nearest', 'name'])
    .nullable()
    .describe('How the zone is known: from a list, from the nearest listed station, or guessed from places of this name'),
  stateCode: z.string().nullable(),
  state: z.string().nullable(),
  district: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  formerCodes: z.array(z.string()).describe('Codes that were replaced by this one, or that older lists use for the same station'),
  inTimetable: z.boolean().describe('false: only in the older code list of the railways'),
};

export const Station = z.object(station).meta({ id: 'Station' });
export type Station = DataOf<typeof Station>;

export const FoundStation = z
  .object({ ...station, distanceKm: z.number().optional().describe('In searches around a place') })
  .meta({ id: 'FoundStation' });

export const Zone = z
  .object({
    code: z.string(),
    name: z.string(),
    headquarters: z.string(),
    divisions: z.array(z.string()),
    note: z.string().nullable(),
    stations: z.int().describe('Stations of this data in the zone'),
  })
  .meta({ id: 'RailwayZone' });
