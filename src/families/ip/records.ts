/** Response schema of an IP address. */
import { z } from 'zod';
import { ADDRESS_TYPES } from '../../core/net/address.ts';
import type { DataOf } from '../../core/request/output.ts';

export const IpLocation = z
  .object({
    ip: z.string().describe('The address in canonical form (RFC 5952)'),
    version: z.literal([4, 6]).describe('IP version, 4 or 6'),
    type: z.enum(ADDRESS_TYPES).describe('public, or the type of reserved range'),
    network: z.string().nullable().describe('Network that the data applies to, in CIDR notation'),
    countryCode: z.string().nullable().describe('Two-letter ISO code of the country'),
    country: z.string().nullable().describe('Country, in English'),
    continentCode: z.string().nullable().describe('Continent code: AF, AN, AS, EU, NA, OC or SA'),
    region: z.string().nullable().describe('State or province'),
    stateCode: z.string().nullable().describe('State code, in India'),
    state: z.string().nullable(),
    city: z.string().nullable().describe('City or town'),
    district: z.string().nullable(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    accuracy: z.enum(['city', 'region', 'country']).nullable().describe('Precision of the location'),
    anycast: z.boolean().describe('Anycast: the network is announced from many locations; the location is that of its holder'),
    timezone: z.string().nullable().describe('IANA time zone of the location'),
    utcOffset: z.string().nullable().describe('Current UTC offset, such as +05:30'),
    asn: z.number().int().nullable().describe('Number of the autonomous system'),
    organisation: z.string().nullable().describe('Operator of the network'),
  })
  .meta({ id: 'IpLocation' });
export type IpLocation = DataOf<typeof IpLocation>;
