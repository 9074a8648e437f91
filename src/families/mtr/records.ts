/** Response schemas of a traceroute. */
import { z } from 'zod';
import type { DataOf } from '../../core/request/output.ts';

const milliseconds = z.number().nullable();

export const Traceroute = z
  .object({
    host: z.string().describe('Target as sent'),
    address: z.string().describe('IP address that was traced'),
    family: z.literal([4, 6]).describe('IP version'),
    protocol: z.enum(['udp', 'tcp']).describe('Protocol of the probes'),
    port: z.number().int().describe('Destination port of the probes'),
    reached: z.boolean().describe('Whether the target responded'),
    count: z.number().int().describe('Probes sent to each hop'),
    hops: z
      .array(
        z.object({
          hop: z.number().int().describe('Hop number (TTL), from 1'),
          address: z.string().nullable().describe('IP address; null without a response, and inside the network of this server'),
          private: z.boolean().describe('Whether its address is private'),
          name: z.string().nullable().describe('Host name from reverse DNS'),
          asn: z.number().int().nullable().describe('Number of the autonomous system'),
          organisation: z.string().nullable().describe('Operator of the network'),
          countryCode: z.string().nullable().describe('Two-letter ISO code of its country'),
          sent: z.number().int().describe('Number of probes sent'),
          received: z.number().int().describe('Number of responses'),
          loss: z.number().describe('Packet loss in per cent'),
          last: milliseconds.describe('Round-trip time of the last response, in ms'),
          best: milliseconds.describe('Minimum round-trip time, in ms'),
          average: milliseconds.describe('Mean round-trip time, in ms'),
          worst: milliseconds.describe('Maximum round-trip time, in ms'),
          deviation: milliseconds.describe('Standard deviation, in ms'),
        }),
      )
      .describe('Hops, nearest first'),
    milliseconds: z.number().describe('Total duration'),
  })
  .meta({ id: 'Traceroute' });
export type Traceroute = DataOf<typeof Traceroute>;
