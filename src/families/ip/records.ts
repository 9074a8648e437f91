/** Response schema of an IP address. */
import { z } from 'zod';
import { ADDRESS_TYPES } from '../../core/net/address.ts';
import type { DataOf } from '../../core/request/output.ts';

export const IpLocation = z
  .object({
    ip: z.string().describe('The address in its shortest form'),
    version: z.literal([4, 6]).describe('4 or 6'),
    type: z.enum(ADDRESS_TYPES).describe('public, or the reserved range that it lies in'),
    network: z.string().nullable().describe('The network that all this is known of'),
    countryCode: z.string().nullable().describe('Two-letter ISO code of the country'),
    country: z.string().nullable().describe('Country, in English'),
    continentCode: z.string().nullable().describe('AF, AN, AS, EU, NA, OC or SA'),
    region: z.string().nullable().describe('State, province or the like'),
    stateCode: z.string().nullable().describe('In India: the code of the state'),
    state: z.string().nullable(),
    city: z.string().nullable().describe('City or town'),
    district: z.string().nullable(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    accuracy: z.enum(['city', 'region', 'country']).nullable().describe('How fine the place is known'),
    anycast: z.boolean().describe('The network is announced from many places at once; the place is that of its holder'),
    timezone: z.string().nullable().describe('IANA time zone of the place'),
    utcOffset: z.string().nullable().describe('What clocks there show now against UTC, such as +05:30'),
    asn: z.number().int().nullable().describe('Number of the autonomous system'),
    organisation: z.string().nullable().describe('Who runs it'),
  })
  .meta({ id: 'IpLocation' });
export type IpLocation = DataOf<typeof IpLocation>;
