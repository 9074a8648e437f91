/** Fake people, companies and addresses: each record is a pure function of its seed. */
import { z } from 'zod';
import type { DataOf } from '../../core/request/output.ts';
import { companyExtras, personExtras } from './extras.ts';

export const Address = z.object({
  line1: z.string().describe('House and street, invented'),
  line2: z.string().describe('A real locality: the post office of the pincode'),
  city: z.string().describe('Town of the post office'),
  district: z.string(),
  stateCode: z.string(),
  state: z.string(),
  pincode: z.string().describe('A real pincode of the district'),
});
export type Address = DataOf<typeof Address>;

const fake = z.literal(true).describe('Always true: marks the record as fictitious');

export const FakePerson = z
  .object({
    fake,
    name: z.string().describe('First and last name, typical of the state'),
    firstName: z.string().describe('Given name'),
    lastName: z.string().describe('Surname'),
    gender: z.enum(['female', 'male']).describe('Gender of the given name'),
    birthDate: z.string().describe('Date of birth, from 1950 to 2005'),
    email: z.string().describe('Email address at a reserved example domain'),
    phone: z.string().describe('Mobile number in an unallotted series'),
    pan: z.string().describe('PAN with the digits 0000, which are never issued'),
    address: Address.describe('Home address'),
    ...personExtras,
  })
  .meta({ id: 'FakePerson' });
export type FakePerson = DataOf<typeof FakePerson>;

export const FakeCompany = z
  .object({
    fake,
    name: z.string().describe('Company name with the suffix of its legal form'),
    type: z.string().describe('Legal form, such as Private Limited'),
    pan: z.string().describe('PAN with the digits 0000, which are never issued'),
    gstin: z.string().describe('GSTIN from the PAN and the state, with a valid check character'),
    cin: z.string().nullable().describe('Corporate identity number (CIN); null for legal forms without one'),
    email: z.string().describe('Email address at a reserved example domain'),
    phone: z.string().describe('Mobile number in an unallotted series'),
    website: z.string().describe('Website at a reserved domain'),
    address: Address.describe('Address of the company'),
    ...companyExtras,
  })
  .meta({ id: 'FakeCompany' });
export type FakeCompany = DataOf<typeof FakeCompany>;

export const FakeAddress = z
  .object({ fake, ...Address.shape, latitude: z.number().nullable(), longitude: z.number().nullable() })
  .meta({ id: 'FakeAddress' });
export type FakeAddress = DataOf<typeof FakeAddress>;

export type FakeKind = 'people' | 'companies' | 'addresses';
