/** Labels that identify a number or name next to them. */
import { oneOf, table, text } from '../table.ts';

const LABELS = [
  'aadhaar',
  'aadhaar_vid',
  'abha',
  'pan',
  'gstin',
  'tan',
  'cin',
  'ifsc',
  'upi',
  'phone',
  'card',
  'bank_account',
  'vehicle',
  'passport',
  'voter_id',
  'driving_licence',
  'uan',
  'dob',
  'address',
  'pincode',
  'other',
] as const;
export type Label = (typeof LABELS)[number];

export const identifierLabels = table('identifier_labels.tsv', { label: oneOf(...LABELS), word: text }, 'label', 'word');
