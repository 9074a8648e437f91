/** Response schemas of airports. */
import { z } from 'zod';
import { AIRPORT_TYPES } from '../../../data/formats/ourairports.ts';
import type { DataOf } from '../../core/request/output.ts';

const airport = {
  ident: z.string().describe('Code of OurAirports, which every airport has'),
  iata: z.string().nullable(),
  icao: z.string().nullable(),
  name: z.string().describe('Official name of the airport'),
  type: z.enum(AIRPORT_TYPES).describe('Kind of airfield, by its size and use'),
  city: z.string().nullable().describe('City or town that the airport serves'),
  country: z.string().describe('Two-letter ISO code'),
  countryName: z.string().describe('Country, in English'),
  region: z.string().nullable().describe('ISO 3166-2 code'),
  stateCode: z.string().nullable(),
  state: z.string().nullable().describe('State or union territory, in India'),
  latitude: z.number(),
  longitude: z.number(),
  elevationFt: z.int().nullable().describe('Height above the sea, in feet'),
  scheduledService: z.boolean().describe('Whether airlines fly here by a timetable'),
  timezone: z.string().describe('IANA time zone'),
  website: z.string().nullable().describe('Home page of the airport'),
  wikipedia: z.string().nullable().describe('Its article in Wikipedia'),
};

const Runway = z.object({
  name: z.string().nullable().describe('The two ends, such as 07/25'),
  lengthFt: z.int().nullable().describe('In feet'),
  widthFt: z.int().nullable().describe('In feet'),
  surface: z.string().nullable().describe('What it is made of, as OurAirports writes it, such as asphalt'),
  lighted: z.boolean().describe('Whether it has lights for the night'),
});

export const ListedAirport = z.object(airport).meta({ id: 'ListedAirport' });
export type ListedAirport = DataOf<typeof ListedAirport>;

export const NearbyAirport = z.object({ ...airport, distanceKm: z.number() }).meta({ id: 'NearbyAirport' });

export const Airport = z.object({ ...airport, runways: z.array(Runway).describe('Those in use') }).meta({ id: 'Airport' });
export type Airport = DataOf<typeof Airport>;
