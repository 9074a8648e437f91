/** Response schemas of phone numbers. */
import { z } from 'zod';
import type { DataOf } from '../../core/request/output.ts';

/** Types in the order of libphonenumber's enum values. */
export const PLAN_TYPES = [
  'fixed_line',
  'mobile',
  'fixed_line_or_mobile',
  'toll_free',
  'premium_rate',
  'shared_cost',
  'voip',
  'personal_number',
  'pager',
  'uan',
  'voicemail',
] as const;

const NUMBER_TYPES = [...PLAN_TYPES, 'short_code', 'emergency', 'unknown'] as const;

export const PhoneCheck = z
  .object({
    number: z.string().describe('As it was given'),
    valid: z.boolean().describe('A number that the number plan has; nobody is called'),
    possible: z.boolean().describe('A number of the right length'),
    reason: z
      .string()
      .nullable()
      .describe('Why it is not valid: too_short, too_long, invalid_length, not_in_use, invalid_country_code or not_a_number'),
    type: z.enum(NUMBER_TYPES).describe('Kind of line, such as mobile or toll_free'),
    countryCode: z.string().nullable().describe('Two-letter ISO code of the country'),
    country: z.string().nullable().describe('Country, in English'),
    callingCode: z.string().nullable().describe('Digits behind the plus sign, such as 91'),
    nationalNumber: z.string().nullable().describe('The number without calling code and leading zero'),
    e164: z.string().nullable().describe('As programs keep it: a plus sign and digits'),
    international: z.string().nullable().describe('As it is written for people abroad'),
    national: z.string().nullable().describe('As it is written within the country'),
    rfc3966: z.string().nullable().describe('As a link that dials it'),
    extension: z.string().nullable().describe('What is dialled after the call is taken'),
    carrier: z
      .object({
        allottedTo: z.string().describe('The operator that the range was given to'),
        currentName: z.string().nullable().describe('What this operator is called or part of today, where that differs'),
      })
      .nullable()
      .describe('Who has the number range, of Indian mobile numbers; a number that was ported is with another'),
    location: z.string().nullable().describe('Town or region of a fixed line'),
    areaCode: z.string().nullable().describe('Area code of a fixed line, without the leading zero'),
    stateCode: z.string().nullable(),
    state: z.string().nullable(),
    circle: z
      .object({ code: z.string().describe('Short code of the service area'), name: z.string().describe('Name of the service area') })
      .nullable()
      .describe('Licensed service area of an Indian fixed line'),
    series: z
      .object({ prefix: z.string().describe('Digits that the series begins with'), meaning: z.string().describe('What it is for') })
      .nullable()
      .describe('What an Indian number of a special series is for; null for all others'),
    timezones: z.array(z.string()).describe('IANA time zones that the number may be in'),
  })
  .meta({ id: 'PhoneCheck' });
export type PhoneCheck = DataOf<typeof PhoneCheck>;

export const MobileNetwork = z
  .object({
    code: z.string().describe('Country and network code, as phones show it'),
    mcc: z.string().describe('Mobile country code'),
    mnc: z.string().describe('Mobile network code'),
    operator: z.string().describe('Who runs the network'),
    circle: z
      .object({ code: z.string().describe('Short code of the service area'), name: z.string().describe('Name of the service area') })
      .nullable()
      .describe('Licensed service area'),
    operational: z.boolean().describe('Whether it is on air'),
    formerly: z.string().nullable().describe('Operators that had it before'),
  })
  .meta({ id: 'MobileNetwork' });
export type MobileNetwork = DataOf<typeof MobileNetwork>;
