/** Response schemas of airports. */
import { z } from 'zod';
import { AIRPORT_TYPES } from '../../../data/formats/ourairports.ts';
import type { DataOf } from '../../core/request/output.ts';

const airport = {
  ident: z.string().describe('OurAirports identifier, which every airport has'),
  iata: z.string().nullable(),
  icao: z.string().nullable(),
  name: z.string().describe('Official name of the airport'),
  type: z.enum(AIRPORT_TYPES).describe('Type of airport, by size and use'),
  city: z.string().nullable().describe('City or town that the airport serves'),
  country: z.string().describe('Two-letter ISO code'),
  countryName: z.string().describe('Country, in English'),
  region: z.string().nullable().describe('ISO 3166-2 code'),
  stateCode: z.string().nullable(),
  state: z.string().nullable().describe('Indian state or union territory'),
  latitude: z.number(),
  longitude: z.number(),
  elevationFt: z.int().nullable().describe('Elevation above sea level, in feet'),
  scheduledService: z.boolean().describe('Whether it has scheduled airline service'),
  timezone: z.string().describe('IANA time zone'),
  website: z.string().nullable().describe('Website of the airport'),
  wikipedia: z.string().nullable().describe('URL of its Wikipedia article'),
};

const Runway = z.object({
  name: z.string().nullable().describe('Designators of both ends, such as 07/25'),
  lengthFt: z.int().nullable().describe('In feet'),
  widthFt: z.int().nullable().describe('In feet'),
  surface: z.string().nullable().describe('Surface as given by OurAirports, such as asphalt'),
  lighted: z.boolean().describe('Whether it is lighted'),
});

export const ListedAirport = z.object(airport).meta({ id: 'ListedAirport' });
export type ListedAirport = DataOf<typeof ListedAirport>;

export const NearbyAirport = z.object({ ...airport, distanceKm: z.number() }).meta({ id: 'NearbyAirport' });

export const Airport = z.object({ ...airport, runways: z.array(Runway).describe('Runways in use') }).meta({ id: 'Airport' });
export type Airport = DataOf<typeof Airport>;
