/** What is answered about airports. */
import { z } from 'zod';
import { AIRPORT_TYPES } from '../../../data/formats/ourairports.ts';
import type { DataOf } from '../../core/request/output.ts';

const airport = {
  ident: z.string().describe('Code of OurAirports, which every airport has'),
  iata: z.string().nullable(),
  icao: z.string().nullable(),
  name: z.string(),
  type: z.enum(AIRPORT_TYPES),
  city: z.string().nullable(),
  country: z.string().describe('Two-letter ISO code'),
  countryName: z.string(),
  region: z.string().nullable().describe('ISO 3166-2 code'),
  stateCode: z.string().nullable(),
  state: z.string().nullable().describe('State or union territory, in India'),
  latitude: z.number(),
  longitude: z.number(),
  elevationFt: z.int().nullable(),
  scheduledService: z.boolean(),
  timezone: z.string().describe('IANA time zone'),
  website: z.string().nullable(),
  wikipedia: z.string().nullable(),
};

const Runway = z.object({
  name: z.string().nullable().describe('The two ends, such as 07/25'),
  lengthFt: z.int().nullable(),
  widthFt: z.int().nullable(),
  surface: z.string().nullable(),
  lighted: z.boolean(),
});

export const ListedAirport = z.object(airport).meta({ id: 'ListedAirport' });
export type ListedAirport = DataOf<typeof ListedAirport>;

export const NearbyAirport = z.object({ ...airport, distanceKm: z.number() }).meta({ id: 'NearbyAirport' });

export const Airport = z.object({ ...airport, runways: z.array(Runway) }).meta({ id: 'Airport' });
export type Airport = DataOf<typeof Airport>;
