/** Response schema of a validated identifier. */
import { z } from 'zod';
import type { DataOf } from '../../core/request/output.ts';

export const IDENTIFIER_KINDS = [
  'gstin',
  'pan',
  'ifsc',
  'tan',
  'cin',
  'aadhaar',
  'upi',
  'vehicle',
  'isin',
  'pincode',
  'udyam',
  'voter',
  'passport',
  'driving-licence',
  'card',
] as const;

export const Validation = z
  .object({
    kind: z.enum(IDENTIFIER_KINDS).describe('Type of identifier'),
    value: z.string().describe('The value without spaces and hyphens, in capitals'),
    valid: z.boolean().describe('Whether all rules hold; whether it was issued is not checked'),
    reason: z.string().nullable().describe('First rule that is violated'),
    checks: z.record(z.string(), z.boolean().nullable()).describe('Result of every rule; null if an earlier one was violated'),
    details: z.record(z.string(), z.string().nullable()).nullable().describe('Information decoded from the number'),
  })
  .meta({ id: 'Validation' });
export type Validation = DataOf<typeof Validation>;
