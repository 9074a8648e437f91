/** Response schemas of the address operations. */
import { z } from 'zod';
import type { DataOf } from '../../core/request/output.ts';

const part = (description: string): z.ZodOptional<z.ZodString> => z.string().optional().describe(description);

const AddressParts = z
  .object({
    name: part('Whose it is: a person with S/o, W/o or C/o'),
    house: part('Number of the house, flat, plot or shop, with its floor'),
    building: part('Building, society or institution'),
    street: part('Road, street, lane or cross'),
    landmark: part('What it is near, opposite or behind'),
    locality: part('Locality, colony, sector or village'),
    city: part('City or town, as it is written'),
    subDistrict: part('Taluk, tehsil, mandal or block, as it is written'),
    district: z.string().nullable().describe('As it is called today; null where the address does not tell'),
    stateCode: z.string().nullable(),
    state: z.string().nullable(),
    pincode: z.string().nullable().describe('The likeliest one; null where none is likely'),
  })
  .meta({ id: 'AddressParts' });

export const AddressCandidate = z
  .object({
    pincode: z.string(),
    office: z.string().describe('Its main post office'),
    district: z.string(),
    state: z.string(),
    confidence: z.number().describe('From 0 to 1'),
    why: z.string().describe('The names that speak for it'),
  })
  .meta({ id: 'AddressCandidate' });
export type AddressCandidate = DataOf<typeof AddressCandidate>;

export const AddressCorrection = z
  .object({
    from: z.string().describe('As it is written'),
    to: z.string().nullable().describe('What is likelier; null where nothing is'),
    why: z.string().describe('What speaks against what is written'),
  })
  .meta({ id: 'AddressCorrection' });
export type AddressCorrection = DataOf<typeof AddressCorrection>;

export const PINCODE_FROM = ['given', 'verified', 'corrected', 'inferred'] as const;

export const AddressRead = z
  .object({
    parts: AddressParts.describe('The address, taken apart'),
    pincodeFrom: z
      .enum(PINCODE_FROM)
      .nullable()
      .describe(
        'verified: written, and the names agree; given: written, but the names do not confirm it; corrected: another one is written, see corrections; inferred: none is written; null: no pincode is known',
      ),
    candidates: z.array(AddressCandidate).describe('Likeliest first, up to five'),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    accuracyKm: z.number().nullable().describe('How far the place may be from the point, about'),
    confidence: z.number().describe('How likely the pincode is the right one, from 0 to 1; names alone reach 0.89'),
    corrections: z.array(AddressCorrection).describe('What is probably written wrong; empty where nothing is'),
    formatted: z
      .array(z.string())
      .describe('Lines for an envelope, as India Post asks for them: the pincode after the city, the state last'),
  })
  .meta({ id: 'AddressRead' });
export type AddressRead = DataOf<typeof AddressRead>;
