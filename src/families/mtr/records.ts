/** What is answered about a path. */
import { z } from 'zod';
import type { DataOf } from '../../core/request/output.ts';

const milliseconds = z.number().nullable();

export const Traceroute = z
  .object({
    host: z.string(),
    address: z.string(),
    family: z.literal([4, 6]),
    protocol: z.enum(['udp', 'tcp']),
    port: z.number().int(),
    reached: z.boolean(),
    count: z.number().int(),
    hops: z.array(
      z.object({
        hop: z.number().int(),
        address: z.string().nullable().describe('Null where nobody answered, and inside the network of this server'),
        private: z.boolean(),
        name: z.string().nullable(),
        asn: z.number().int().nullable(),
        organisation: z.string().nullable(),
        countryCode: z.string().nullable(),
        sent: z.number().int(),
        received: z.number().int(),
        loss: z.number().describe('Per cent'),
        last: milliseconds,
        best: milliseconds,
        average: milliseconds,
        worst: milliseconds,
        deviation: milliseconds,
      }),
    ),
    milliseconds: z.number().describe('How long all of it took'),
  })
  .meta({ id: 'Traceroute' });
export type Traceroute = DataOf<typeof Traceroute>;
