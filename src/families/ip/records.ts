/** What is answered about an IP address. */
import { z } from 'zod';
import { ADDRESS_TYPES } from '../../core/net/address.ts';
import type { DataOf } from '../../core/request/output.ts';

export const IpLocation = z
  .object({
    ip: z.string(),
    version: z.literal([4, 6]),
    type: z.enum(ADDRESS_TYPES),
    network: z.string().nullable().describe('The network that all this is known of'),
    countryCode: z.string().nullable(),
    country: z.string().nullable(),
    continentCode: z.string().nullable(),
    region: z.string().nullable(),
    stateCode: z.string().nullable().describe('In India: the code of the state'),
    state: z.string().nullable(),
    city: z.string().nullable(),
    district: z.string().nullable(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    accuracy: z.enum(['city', 'region', 'country']).nullable(),
    anycast: z.boolean(),
    timezone: z.string().nullable(),
    utcOffset: z.string().nullable(),
    asn: z.number().int().nullable().describe('Number of the autonomous system'),
    organisation: z.string().nullable().describe('Who runs it'),
  })
  .meta({ id: 'IpLocation' });
export type IpLocation = DataOf<typeof IpLocation>;
