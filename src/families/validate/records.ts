/** Response schema of a validated identifier. */
import { z } from 'zod';
import type { DataOf } from '../../core/request/output.ts';

export const IDENTIFIER_KINDS = ['gstin', 'pan', 'ifsc', 'tan', 'cin', 'aadhaar', 'upi', 'vehicle', 'isin', 'pincode', 'udyam'] as const;

export const Validation = z
  .object({
    kind: z.enum(IDENTIFIER_KINDS).describe('Kind of identifier that it was checked as'),
    value: z.string().describe('The value without spaces and hyphens, in capitals'),
    valid: z.boolean().describe('Whether all rules hold; nobody was asked whether it was issued'),
    reason: z.string().nullable().describe('The first rule that is broken'),
    checks: z.record(z.string(), z.boolean().nullable()).describe('Every rule; null where an earlier one was broken'),
    details: z.record(z.string(), z.string().nullable()).nullable().describe('What the number says about itself'),
  })
  .meta({ id: 'Validation' });
export type Validation = DataOf<typeof Validation>;
