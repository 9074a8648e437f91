import type { Recogniser } from '../../core/request/recognition.ts';
import { checkCin, checkIsin, checkUdyam } from './business.ts';
import { checkCard, checkDrivingLicence, checkPassport, checkVoter } from './documents.ts';
import type { FormatCheck } from './format-check.ts';
import { checkAadhaar, checkUpi, checkVehicle } from './people.ts';
import type { Validation } from './records.ts';
import { checkGstin, checkPan, checkTan } from './tax.ts';

/** Shape of an identifier before validation, and the confidence if it is valid: higher with a check character. */
interface IdentifierPattern {
  readonly kind: Validation['kind'];
  readonly shape: RegExp;
  readonly name: string;
  readonly confidence: number;
  check(value: string, now: Date): FormatCheck;
}

const IDENTIFIER_PATTERNS: readonly IdentifierPattern[] = [
  { kind: 'gstin', shape: /^\d{2}[A-Z0-9]{10}[A-Z0-9]{3}$/, name: 'a GSTIN', confidence: 0.98, check: checkGstin },
  { kind: 'pan', shape: /^[A-Z]{5}\d{4}[A-Z]$/, name: 'a PAN', confidence: 0.96, check: checkPan },
  { kind: 'tan', shape: /^[A-Z]{4}\d{5}[A-Z]$/, name: 'a TAN', confidence: 0.96, check: checkTan },
  { kind: 'cin', shape: /^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/, name: 'a CIN', confidence: 0.98, check: checkCin },
  { kind: 'udyam', shape: /^UDYAM[A-Z]{2}\d{9}$/, name: 'an Udyam number', confidence: 0.98, check: checkUdyam },
  { kind: 'isin', shape: /^[A-Z]{2}[A-Z0-9]{9}\d$/, name: 'an ISIN', confidence: 0.9, check: checkIsin },
  { kind: 'aadhaar', shape: /^[2-9]\d{11}$/, name: 'an Aadhaar number', confidence: 0.93, check: checkAadhaar },
  {
    kind: 'vehicle',
    shape: /^(?:[A-Z]{2}\d{1,2}[A-Z]{0,3}\d{4}|\d{2}BH\d{4}[A-Z]{1,2})$/,
    name: 'a vehicle number',
    confidence: 0.88,
    check: checkVehicle,
  },
  {
    kind: 'driving-licence',
    shape: /^[A-Z]{2}\d{2}(?:19|20)\d{9}$/,
    name: 'a driving licence number',
    confidence: 0.95,
    check: checkDrivingLicence,
  },
  { kind: 'voter', shape: /^[A-Z]{3}\d{7}$/, name: 'a voter card number', confidence: 0.85, check: checkVoter },
  { kind: 'passport', shape: /^[A-Z]\d{7}$/, name: 'a passport number', confidence: 0.75, check: checkPassport },
  // Other lengths are rare, and 13 digits are usually an EAN (article number).
  { kind: 'card', shape: /^[2-6]\d{14,15}$/, name: 'a card number', confidence: 0.9, check: checkCard },
];

/** The name may have dots and hyphens; the handle has none, unlike the domain of an email address. */
const UPI = /^[a-z0-9._-]{2,256}@[a-z][a-z0-9]{1,63}$/i;
/** Factor for an identifier that is invalid: probably mistyped, but still the most probable interpretation. */
const INVALID_FACTOR = 0.75;

export const recogniseIdentifier: Recogniser = ({ text, compact }) => {
  if (UPI.test(text)) {
    const { valid } = checkUpi(text.toLowerCase());
    return [
      { operation: 'validate', input: { kind: 'upi', value: text }, confidence: valid ? 0.95 : 0.8, why: 'It has the format of a UPI ID' },
    ];
  }
  return IDENTIFIER_PATTERNS.filter(({ shape }) => shape.test(compact)).map(({ kind, name, confidence, check }) => {
    const { valid } = check(compact, MAX_DATE);
    return {
      operation: 'validate',
      input: { kind, value: compact },
      confidence: valid ? confidence : confidence * INVALID_FACTOR,
      why: valid ? `It is ${name} by its format and rules` : `It has the format of ${name}, but violates one of its rules`,
    };
  });
};

/** Recognisers have no clock. Only the rule against years in the future needs one, so this is the latest possible date. */
const MAX_DATE = new Date(8.64e15);
