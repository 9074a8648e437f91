/** What is answered about the surroundings of a pincode. */
import { z } from 'zod';
import type { DataOf } from '../../core/request/output.ts';

const near = { name: z.string(), distanceKm: z.number() };

const seat = { number: z.int(), name: z.string() };

const place = {
  pincode: z.string(),
  district: z.string(),
  stateCode: z.string(),
  state: z.string(),
  latitude: z.number(),
  longitude: z.number(),
};

const surroundings = {
  station: z
    .object({ code: z.string(), ...near })
    .nullable()
    .describe('The nearest of today’s timetables, or of older lists where none is near'),
  airport: z
    .object({ iata: z.string().nullable(), icao: z.string().nullable(), ...near })
    .nullable()
    .describe('With scheduled flights'),
  transportOffices: z
    .array(z.object({ code: z.string(), office: z.string(), distanceKm: z.number().nullable() }))
    .describe('Of the district or city, those that still register vehicles, up to five, the nearest first; those of unknown position last'),
  assembly: z
    .object({ ...seat, distanceKm: z.number().nullable().describe('To the centre of the seat; null where boundaries decided') })
    .nullable()
    .describe('The likeliest seat; /v1/constituency has the others'),
  lokSabha: z.object({
    ...seat,
    method: z.enum(['boundary', 'nearest_seat', 'only_seat']),
    confidence: z.number().describe('From 0 to 1'),
  }),
};

export const Around = z.object({ ...place, ...surroundings }).meta({ id: 'Around' });
export type Around = DataOf<typeof Around>;

const sure = z.number().describe('From 0 to 1');

export const AddressNear = z
  .object({
    latitude: z.number(),
    longitude: z.number(),
    locality: z.string().nullable().describe('The part of the pincode that the nearest office is called by'),
    office: z.object({ name: z.string(), pincode: z.string(), type: z.string(), distanceKm: z.number() }),
    pincode: z.string(),
    pincodeConfidence: sure,
    district: z.string(),
    districtConfidence: sure,
    stateCode: z.string(),
    state: z.string(),
    stateConfidence: sure,
    ...surroundings,
  })
  .meta({ id: 'AddressNear' });
export type AddressNear = DataOf<typeof AddressNear>;
