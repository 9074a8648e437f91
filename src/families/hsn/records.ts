/** Response schemas of HSN and SAC codes. */
import { z } from 'zod';
import type { DataOf } from '../../core/request/output.ts';

const code = {
  code: z.string().describe('Digits of the code, without blanks'),
  kind: z.enum(['hsn', 'sac']).describe('hsn for goods, sac for services'),
  level: z.enum(['chapter', 'heading', 'subheading', 'tariff_item']).describe('How fine it is, by its length'),
  description: z.string().describe('What falls under the code, as the tariff says'),
  validTo: z
    .string()
    .optional()
    .describe('Of codes that an edition of the Harmonized System ended: the last day on which they can have been valid'),
  successors: z.array(z.string()).optional().describe('Of such codes: those that took their place, as far as they are known'),
};

export const ListedCode = z
  .object({
    ...code,
    matched: z
      .object({
        kind: z.literal('everyday').describe('The name is one of everyday speech'),
        name: z.string().describe('The everyday word'),
      })
      .optional()
      .describe('In searches: the everyday word that led to the code, where its description does not use it'),
  })
  .meta({ id: 'ListedCode' });
export type ListedCode = DataOf<typeof ListedCode>;

export const Code = z
  .object({
    ...code,
    parents: z.array(ListedCode).describe('The codes above it, the widest first'),
    children: z.array(ListedCode).describe('The codes right below it'),
  })
  .meta({ id: 'Code' });
export type Code = DataOf<typeof Code>;
