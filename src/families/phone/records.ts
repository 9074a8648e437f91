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
    number: z.string().describe('Number as sent'),
    valid: z.boolean().describe('Whether the number is valid in its numbering plan; nobody is called'),
    possible: z.boolean().describe('Whether the length is possible'),
    reason: z
      .string()
      .nullable()
      .describe('Why it is not valid: too_short, too_long, invalid_length, not_in_use, invalid_country_code or not_a_number'),
    type: z.enum(NUMBER_TYPES).describe('Type of number, such as mobile or toll_free'),
    countryCode: z.string().nullable().describe('Two-letter ISO code of the country'),
    country: z.string().nullable().describe('Country, in English'),
    callingCode: z.string().nullable().describe('Country calling code, such as 91'),
    nationalNumber: z.string().nullable().describe('National number, without calling code and leading zero'),
    e164: z.string().nullable().describe('E.164 format: a plus sign and digits'),
    international: z.string().nullable().describe('International format'),
    national: z.string().nullable().describe('National format'),
    rfc3966: z.string().nullable().describe('RFC 3966 format (tel: URI)'),
    extension: z.string().nullable().describe('Extension, dialled after the call is connected'),
    carrier: z
      .object({
        allottedTo: z.string().describe('Operator that the range was allotted to'),
        currentName: z.string().nullable().describe('Current name or successor of this operator, if different'),
      })
      .nullable()
      .describe('For Indian mobile numbers: operator of the number range; a ported number is with another operator'),
    location: z.string().nullable().describe('Town or region of a fixed line'),
    areaCode: z.string().nullable().describe('Area code of a fixed line, without the leading zero'),
    stateCode: z.string().nullable(),
    state: z.string().nullable(),
    circle: z
      .object({ code: z.string().describe('Short code of the service area'), name: z.string().describe('Name of the service area') })
      .nullable()
      .describe('Licensed service area of an Indian fixed line'),
    series: z
      .object({ prefix: z.string().describe('Prefix of the series'), meaning: z.string().describe('Purpose of the series') })
      .nullable()
      .describe('Special series of an Indian number; null for all others'),
    timezones: z.array(z.string()).describe('Possible IANA time zones'),
  })
  .meta({ id: 'PhoneCheck' });
export type PhoneCheck = DataOf<typeof PhoneCheck>;

export const MobileNetwork = z
  .object({
    code: z.string().describe('MCC and MNC, as phones show it'),
    mcc: z.string().describe('Mobile country code'),
    mnc: z.string().describe('Mobile network code'),
    operator: z.string().describe('Operator of the network'),
    circle: z
      .object({ code: z.string().describe('Short code of the service area'), name: z.string().describe('Name of the service area') })
      .nullable()
      .describe('Licensed service area'),
    operational: z.boolean().describe('Whether it is operational'),
    formerly: z.string().nullable().describe('Former operators'),
  })
  .meta({ id: 'MobileNetwork' });
export type MobileNetwork = DataOf<typeof MobileNetwork>;

export const DialledArea = z
  .object({
    std: z.string().describe('STD code, as it is dialled'),
    areaCode: z.string().describe('The same without the leading zero'),
    places: z.array(z.string()).describe('Towns of the area'),
    stateCode: z.string().nullable(),
    state: z.string().nullable(),
  })
  .meta({ id: 'DialledArea' });
export type DialledArea = DataOf<typeof DialledArea>;

export const Helpline = z
  .object({
    number: z.string().describe('Dialled as it is, without an area code'),
    meaning: z.string().describe('What it is for'),
    emergency: z.boolean().describe('Whether it is for emergencies'),
    authority: z.string().describe('Who runs or publishes it'),
  })
  .meta({ id: 'Helpline' });
