/** Response schemas of railway stations. */
import { z } from 'zod';
import type { DataOf } from '../../core/request/output.ts';

const station = {
  code: z.string().describe('Station code, such as MAS'),
  name: z.string().describe('Name of the station'),
  zone: z.string().nullable().describe('Code of the railway zone'),
  zoneName: z.string().nullable().describe('Name of the railway zone'),
  zoneSource: z
    .enum(['listed', 'nearest', 'name'])
    .nullable()
    .describe('Source of the zone: from a list, from the nearest listed station, or guessed from places of this name'),
  stateCode: z.string().nullable(),
  state: z.string().nullable(),
  district: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  formerCodes: z.array(z.string()).describe('Codes replaced by this one, or used by older lists for the same station'),
  inTimetable: z.boolean().describe('false: only in the older code list of the railways'),
};

export const Station = z.object(station).meta({ id: 'Station' });
export type Station = DataOf<typeof Station>;

export const FoundStation = z
  .object({ ...station, distanceKm: z.number().optional().describe('In searches around a place') })
  .meta({ id: 'FoundStation' });

export const Zone = z
  .object({
    code: z.string().describe('Code of the zone, such as SR'),
    name: z.string().describe('Name of the zone'),
    headquarters: z.string().describe('City of its headquarters'),
    divisions: z.array(z.string()).describe('Divisions of the zone'),
    note: z.string().nullable().describe('Remark'),
    stations: z.int().describe('Number of stations of the dataset in the zone'),
  })
  .meta({ id: 'RailwayZone' });
