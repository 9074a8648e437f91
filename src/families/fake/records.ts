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

const fake = z.literal(true).describe('Always true, so that nobody takes the record for a real one');

export const FakePerson = z
  .object({
    fake,
    name: z.string().describe('First and last name, as they are usual in the state'),
    firstName: z.string().describe('Given name'),
    lastName: z.string().describe('Surname'),
    gender: z.enum(['female', 'male']).describe('That of the given name'),
    birthDate: z.string().describe('From 1950 to 2005'),
    email: z.string().describe('At a domain whose mail goes nowhere'),
    phone: z.string().describe('In a mobile series that nobody has'),
    pan: z.string().describe('With the number 0000, which is never issued'),
    address: Address.describe('Where the person lives'),
    ...personExtras,
  })
  .meta({ id: 'FakePerson' });
export type FakePerson = DataOf<typeof FakePerson>;

export const FakeCompany = z
  .object({
    fake,
    name: z.string().describe('With the ending of its legal form'),
    type: z.string().describe('Legal form, such as Private Limited'),
    pan: z.string().describe('With the number 0000, which is never issued'),
    gstin: z.string().describe('Made of the PAN and the state, with the right check character'),
    cin: z.string().nullable().describe('Number in the register of companies; null for forms that are not in it'),
    email: z.string().describe('At a domain whose mail goes nowhere'),
    phone: z.string().describe('In a mobile series that nobody has'),
    website: z.string().describe('At a domain that cannot exist'),
    address: Address.describe('Where the company is'),
    ...companyExtras,
  })
  .meta({ id: 'FakeCompany' });
export type FakeCompany = DataOf<typeof FakeCompany>;

export const FakeAddress = z
  .object({ fake, ...Address.shape, latitude: z.number().nullable(), longitude: z.number().nullable() })
  .meta({ id: 'FakeAddress' });
export type FakeAddress = DataOf<typeof FakeAddress>;

export type FakeKind = 'people' | 'companies' | 'addresses';
