/** What is answered about a phone number. */
import { z } from 'zod';
import type { DataOf } from '../../core/request/output.ts';
import { NUMBER_TYPES } from './number.ts';

export const PhoneCheck = z
  .object({
    number: z.string().describe('As it was given'),
    valid: z.boolean().describe('A number that the number plan has; nobody is called'),
    possible: z.boolean().describe('A number of the right length'),
    reason: z
      .string()
      .nullable()
      .describe('Why it is not valid: too_short, too_long, invalid_length, not_in_use, invalid_country_code or not_a_number'),
    type: z.enum(NUMBER_TYPES),
    countryCode: z.string().nullable(),
    country: z.string().nullable(),
    callingCode: z.string().nullable(),
    nationalNumber: z.string().nullable(),
    e164: z.string().nullable(),
    international: z.string().nullable(),
    national: z.string().nullable(),
    rfc3966: z.string().nullable(),
    extension: z.string().nullable(),
    carrier: z.object({ allottedTo: z.string(), currentName: z.string().nullable() }).nullable(),
    location: z.string().nullable(),
    areaCode: z.string().nullable(),
    stateCode: z.string().nullable(),
    state: z.string().nullable(),
    circle: z.object({ code: z.string(), name: z.string() }).nullable().describe('Licensed service area of an Indian fixed line'),
    series: z.object({ prefix: z.string(), meaning: z.string() }).nullable(),
    timezones: z.array(z.string()),
  })
  .meta({ id: 'PhoneCheck' });
export type PhoneCheck = DataOf<typeof PhoneCheck>;

export const MobileNetwork = z
  .object({
    code: z.string().describe('Country and network code, as phones show it'),
    mcc: z.string(),
    mnc: z.string(),
    operator: z.string(),
    circle: z.object({ code: z.string(), name: z.string() }).nullable().describe('Licensed service area'),
    operational: z.boolean().describe('Whether it is on air'),
    formerly: z.string().nullable().describe('Operators that had it before'),
  })
  .meta({ id: 'MobileNetwork' });
export type MobileNetwork = DataOf<typeof MobileNetwork>;
