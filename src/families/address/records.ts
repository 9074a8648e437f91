/** Response schemas of the address operations. */
import { z } from 'zod';
import type { DataOf } from '../../core/request/output.ts';

const part = (description: string): z.ZodOptional<z.ZodString> => z.string().optional().describe(description);

const AddressParts = z
  .object({
    name: part('Addressee: a person, with S/o, W/o or C/o'),
    house: part('Number of the house, flat, plot or shop, and the floor'),
    building: part('Building, society or institution'),
    street: part('Road, street, lane or cross'),
    landmark: part('Landmark: what it is near, opposite or behind'),
    locality: part('Locality, colony, sector or village'),
    city: part('City or town, as written'),
    subDistrict: part('Taluk, tehsil, mandal or block, as written'),
    district: z.string().nullable().describe('Current name of the district; null if the address does not determine it'),
    stateCode: z.string().nullable(),
    state: z.string().nullable(),
    pincode: z.string().nullable().describe('Most likely pincode; null if none is likely'),
  })
  .meta({ id: 'AddressParts' });

export const AddressCandidate = z
  .object({
    pincode: z.string(),
    office: z.string().describe('Main post office of the pincode'),
    district: z.string(),
    state: z.string(),
    confidence: z.number().describe('From 0 to 1'),
    why: z.string().describe('Names in the address that match this pincode'),
  })
  .meta({ id: 'AddressCandidate' });
export type AddressCandidate = DataOf<typeof AddressCandidate>;

export const AddressCorrection = z
  .object({
    from: z.string().describe('Value in the address'),
    to: z.string().nullable().describe('More likely value; null if there is none'),
    why: z.string().describe('Why the value is probably wrong'),
  })
  .meta({ id: 'AddressCorrection' });
export type AddressCorrection = DataOf<typeof AddressCorrection>;

export const PINCODE_FROM = ['given', 'verified', 'corrected', 'inferred'] as const;

export const AddressRead = z
  .object({
    parts: AddressParts.describe('Parts of the address'),
    pincodeFrom: z
      .enum(PINCODE_FROM)
      .nullable()
      .describe(
        'verified: in the address and confirmed by the names; given: in the address but not confirmed by the names; corrected: the address has a different one, see corrections; inferred: the address has none; null: no pincode is known',
      ),
    candidates: z.array(AddressCandidate).describe('Up to five pincodes, most likely first'),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    accuracyKm: z.number().nullable().describe('Approximate accuracy radius of the position'),
    confidence: z.number().describe('Confidence that the pincode is right, from 0 to 1; at most 0.89 from names alone'),
    corrections: z.array(AddressCorrection).describe('Parts that are probably wrong; empty if none'),
    formatted: z
      .array(z.string())
      .describe('Lines for an envelope in the format of India Post: the pincode after the city, the state last'),
  })
  .meta({ id: 'AddressRead' });
export type AddressRead = DataOf<typeof AddressRead>;
