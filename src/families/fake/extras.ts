/** Optional parts of a record. Each has its own seed derived from the record's, so adding one does not change the others. */
import { z } from 'zod';
import { namesOfState, nativeNames } from '../../../data/tables/fake_names.ts';
import type { Dataset } from '../../core/dataset/dataset.ts';
import type { DataOf } from '../../core/request/output.ts';
import { type RandomInt, seededRandomInt } from '../../core/util/random.ts';
import { pickBranch } from './branch.ts';
import { fakeAadhaar, fakeAccount, fakePhones, fakeUpi } from './identity.ts';
import { fakeVehicle } from './vehicle.ts';

export const EXTRAS = ['aadhaar', 'bank', 'upi', 'vehicle', 'native', 'phones'] as const;
export type Extra = (typeof EXTRAS)[number];

const Bank = z.object({
  name: z.string().describe('Name of a real bank'),
  branch: z.string().nullable().describe('Name of a real branch near the address'),
  ifsc: z.string().describe('Real IFSC in the city, district or state'),
  account: z.string().describe('Invented account number that begins with six zeros'),
  type: z.enum(['savings', 'current']).describe('Account type: current for companies, savings for people'),
});

const Vehicle = z.object({
  number: z.string().describe('Registration number with the digits 0000, which are never issued'),
  rto: z.string().describe('Code of a real transport office of the district, or of the state if the district has none'),
  office: z.string().describe('Name of the transport office'),
});

const NativeName = z.object({
  language: z.string().describe('Language of the script, as an ISO 639 code'),
  name: z.string().describe('First and last name'),
  firstName: z.string().describe('Given name, in that script'),
  lastName: z.string().describe('Surname, in that script'),
});

const Phones = z.object({
  e164: z.string().describe('Mobile number in E.164 format'),
  local: z.string().describe('The same number in national format, with the leading 0'),
  dashed: z.string().describe('The same number with hyphens'),
  plain: z.string().describe('The same number as ten digits'),
  landline: z.string().describe('Fixed line number in an unallotted range'),
  tollFree: z.string().describe('Unallotted toll-free number'),
});

const upi = z.string().describe('UPI ID with a handle that no bank uses');

export const companyExtras = {
  bank: Bank.nullable().optional().describe('With extra=bank; null if no branch is known'),
  upi: upi.optional(),
  vehicle: Vehicle.nullable().optional().describe('With extra=vehicle; null if no transport office is known'),
  phones: Phones.optional().describe('With extra=phones: one mobile number in common formats, a fixed line and a toll-free number'),
};

export const personExtras = {
  aadhaar: z.string().optional().describe('With extra=aadhaar: begins with 0 or 1, as no issued number does; the check digit is valid'),
  ...companyExtras,
  native: NativeName.nullable().optional().describe('Name in the script of the state; null if that is Latin'),
};

type CompanyExtras = DataOf<z.ZodObject<typeof companyExtras>>;
type PersonExtras = DataOf<z.ZodObject<typeof personExtras>>;

/** Input of the extras: the record they belong to, and its seed. */
export interface ExtraSubject {
  readonly seed: string;
  readonly address: { readonly city: string; readonly district: string; readonly stateCode: string; readonly pincode: string };
  /** Words for the UPI ID. */
  readonly names: readonly string[];
}

export interface ExtraDatasets {
  readonly branches: Dataset;
  readonly rto: Dataset;
}

export function companyExtrasOf(requested: ReadonlySet<Extra>, subject: ExtraSubject, datasets: ExtraDatasets): CompanyExtras {
  return commonExtras(requested, subject, datasets, 'current');
}

export function personExtrasOf(
  requested: ReadonlySet<Extra>,
  subject: ExtraSubject & { readonly firstName: string; readonly lastName: string },
  datasets: ExtraDatasets,
): PersonExtras {
  return {
    ...(requested.has('aadhaar') && { aadhaar: fakeAadhaar(randomFor(subject, 'aadhaar')) }),
    ...commonExtras(requested, subject, datasets, 'savings'),
    ...(requested.has('native') && { native: nativeName(subject.address.stateCode, subject.firstName, subject.lastName) }),
  };
}

function commonExtras(
  requested: ReadonlySet<Extra>,
  subject: ExtraSubject,
  { branches, rto }: ExtraDatasets,
  type: 'savings' | 'current',
): CompanyExtras {
  return {
    ...(requested.has('bank') && { bank: fakeBank(randomFor(subject, 'bank'), subject, branches, type) }),
    ...(requested.has('upi') && { upi: fakeUpi(randomFor(subject, 'upi'), subject.names) }),
    ...(requested.has('vehicle') && { vehicle: fakeVehicle(randomFor(subject, 'vehicle'), rto, subject.address) }),
    ...(requested.has('phones') && { phones: fakePhones(randomFor(subject, 'phones')) }),
  };
}

const randomFor = ({ seed }: ExtraSubject, extra: Extra): RandomInt => seededRandomInt(JSON.stringify([seed, extra]));

function fakeBank(randomInt: RandomInt, { address }: ExtraSubject, branches: Dataset, type: 'savings' | 'current'): CompanyExtras['bank'] {
  const branch = pickBranch(randomInt, branches, address);
  return branch ? { name: branch.bank.name, branch: branch.branch, ifsc: branch.ifsc, account: fakeAccount(randomInt), type } : null;
}

function nativeName(stateCode: string, firstName: string, lastName: string): PersonExtras['native'] {
  const language = namesOfState.get(stateCode)?.language;
  if (!language) return null;
  const spellings = nativeNames().get(language);
  const [first, last] = [spellings?.get(firstName), spellings?.get(lastName)];
  return first && last ? { language, name: `${first} ${last}`, firstName: first, lastName: last } : null;
}
