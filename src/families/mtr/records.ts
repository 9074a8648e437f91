/** Response schemas of a traceroute. */
import { z } from 'zod';
import type { DataOf } from '../../core/request/output.ts';

const milliseconds = z.number().nullable();

export const Traceroute = z
  .object({
    host: z.string().describe('The target as it was given'),
    address: z.string().describe('IP address that was traced'),
    family: z.literal([4, 6]).describe('IP version'),
    protocol: z.enum(['udp', 'tcp']).describe('What the probes were'),
    port: z.number().int().describe('Port that the probes were sent to'),
    reached: z.boolean().describe('Whether the target itself answered'),
    count: z.number().int().describe('Probes sent to each hop'),
    hops: z
      .array(
        z.object({
          hop: z.number().int().describe('Its distance, from 1'),
          address: z.string().nullable().describe('Null where nobody answered, and inside the network of this server'),
          private: z.boolean().describe('Whether its address belongs to an inner network'),
          name: z.string().nullable().describe('Its name in the DNS'),
          asn: z.number().int().nullable().describe('Number of the autonomous system'),
          organisation: z.string().nullable().describe('Who runs it'),
          countryCode: z.string().nullable().describe('Two-letter ISO code of its country'),
          sent: z.number().int().describe('Probes sent'),
          received: z.number().int().describe('Probes answered'),
          loss: z.number().describe('Per cent'),
          last: milliseconds.describe('Milliseconds of the last answer'),
          best: milliseconds.describe('Milliseconds of the fastest answer'),
          average: milliseconds.describe('Milliseconds on the average'),
          worst: milliseconds.describe('Milliseconds of the slowest answer'),
          deviation: milliseconds.describe('Standard deviation, in milliseconds'),
        }),
      )
      .describe('Routers on the way, the nearest first'),
    milliseconds: z.number().describe('How long all of it took'),
  })
  .meta({ id: 'Traceroute' });
export type Traceroute = DataOf<typeof Traceroute>;
