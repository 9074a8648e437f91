/** Response schemas of HSN and SAC codes. */
import { z } from 'zod';
import type { DataOf } from '../../core/request/output.ts';

const code = {
  code: z.string().describe('Code as digits, without spaces'),
  kind: z.enum(['hsn', 'sac']).describe('hsn for goods, sac for services'),
  level: z.enum(['chapter', 'heading', 'subheading', 'tariff_item']).describe('Level in the hierarchy, by its length'),
  description: z.string().describe('Description in the tariff'),
  validTo: z
    .string()
    .optional()
    .describe('For codes withdrawn by an edition of the Harmonized System: the latest day on which they can have been valid'),
  successors: z.array(z.string()).optional().describe('For withdrawn codes: their replacements, if known'),
};

export const ListedCode = z
  .object({
    ...code,
    matched: z
      .object({
        kind: z.literal('everyday').describe('Matched by an everyday word'),
        name: z.string().describe('The everyday word'),
      })
      .optional()
      .describe('In searches: the everyday word that matched, if the description does not contain it'),
  })
  .meta({ id: 'ListedCode' });
export type ListedCode = DataOf<typeof ListedCode>;

export const Code = z
  .object({
    ...code,
    parents: z.array(ListedCode).describe('Ancestors in the hierarchy, broadest first'),
    children: z.array(ListedCode).describe('Direct children in the hierarchy'),
  })
  .meta({ id: 'Code' });
export type Code = DataOf<typeof Code>;
