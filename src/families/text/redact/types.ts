/** Entity types of the redaction, and the input and output of its detectors. */
import type { LabelFinder } from './labels.ts';
import type { WordToken } from './tokenise.ts';

export const REDACT_TYPES = [
  'aadhaar',
  'aadhaar_vid',
  'pan',
  'gstin',
  'tan',
  'cin',
  'ifsc',
  'upi',
  'phone',
  'email',
  'card',
  'bank_account',
  'vehicle',
  'passport',
  'voter_id',
  'driving_licence',
  'uan',
  'ip',
  'dob',
  'abha',
  'name',
  'address',
] as const;
export type RedactType = (typeof REDACT_TYPES)[number];

/** Type of matches of the caller's own words and patterns. */
export const CUSTOM = 'custom';
export type EntityType = RedactType | typeof CUSTOM;

export interface EntityCandidate {
  readonly type: EntityType;
  /** UTF-16 offsets. */
  readonly from: number;
  readonly to: number;
  /** 0 to 1. 1: the check digit is valid and format or context confirm it. The default threshold is 0.5. */
  readonly confidence: number;
}

/** Input shared by all detectors. */
export interface DetectorInput {
  /** Normalised, of the same length as the original. */
  readonly text: string;
  readonly words: readonly WordToken[];
  readonly labels: LabelFinder;
}
