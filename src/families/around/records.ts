/** Response schemas of the surroundings of a pincode. */
import { z } from 'zod';
import type { DataOf } from '../../core/request/output.ts';

const near = { name: z.string().describe('Name of the station or airport'), distanceKm: z.number() };

const seat = { number: z.int().describe('Number of the seat within its state'), name: z.string().describe('Name of the seat') };

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
    .object({ code: z.string().describe('Code of the station, such as MAS'), ...near })
    .nullable()
    .describe('Nearest station in current timetables, or in older lists if none is near'),
  airport: z
    .object({ iata: z.string().nullable(), icao: z.string().nullable(), ...near })
    .nullable()
    .describe('Nearest airport with scheduled flights'),
  transportOffices: z
    .array(
      z.object({
        code: z.string().describe('Code on number plates, such as TN-01'),
        office: z.string().describe('Name of the transport office'),
        distanceKm: z.number().nullable(),
      }),
    )
    .describe('Up to five active transport offices of the district or city, nearest first; those of unknown position last'),
  assembly: z
    .object({ ...seat, distanceKm: z.number().nullable().describe('Distance to the centre of the seat; null if found by boundaries') })
    .nullable()
    .describe('Most likely assembly seat; /v1/constituency lists the other candidates'),
  lokSabha: z
    .object({
      ...seat,
      method: z
        .enum(['boundary', 'nearest_seat', 'only_seat'])
        .describe('How it was found: by boundaries, by the nearest seat, or because the state has no other'),
      confidence: z.number().describe('From 0 to 1'),
    })
    .describe('The seat of the lower house of Parliament'),
};

export const Around = z.object({ ...place, ...surroundings }).meta({ id: 'Around' });
export type Around = DataOf<typeof Around>;

const confidence = z.number().describe('From 0 to 1');

export const AddressNear = z
  .object({
    latitude: z.number(),
    longitude: z.number(),
    locality: z.string().nullable().describe('Locality name of the nearest post office'),
    office: z
      .object({
        name: z.string().describe('Name of the post office'),
        pincode: z.string(),
        type: z.string().describe('Head, post or branch office'),
        distanceKm: z.number(),
      })
      .describe('The nearest post office'),
    pincode: z.string(),
    pincodeConfidence: confidence,
    district: z.string(),
    districtConfidence: confidence,
    stateCode: z.string(),
    state: z.string(),
    stateConfidence: confidence,
    ...surroundings,
  })
  .meta({ id: 'AddressNear' });
export type AddressNear = DataOf<typeof AddressNear>;
