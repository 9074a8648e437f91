/** What can be taken out of a text. */
import type { Labels } from './labels.ts';
import type { Word } from './reading.ts';

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

/** What the caller's own words and patterns find. */
export const CUSTOM = 'custom';
export type FoundType = RedactType | typeof CUSTOM;

export interface Candidate {
  readonly type: FoundType;
  /** UTF-16 places. */
  readonly from: number;
  readonly to: number;
  /** 0 to 1: 1 a check digit holds and the form or the words around say so; 0.5 and more is shown unless more is asked for. */
  readonly confidence: number;
}

/** A text as all detectors see it. */
export interface Reading {
  /** Of the same length as the text that was sent. */
  readonly text: string;
  readonly words: readonly Word[];
  readonly labels: Labels;
}
