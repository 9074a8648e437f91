/** Identifiers of the tax departments: PAN, TAN and GSTIN. */

import { findState } from '../../../data/places.ts';
import { mod36 } from '../../core/util/check-digits.ts';
import { type FormatCheck, malformed, wellFormed } from './format-check.ts';

/** Holder type: the fourth letter of a PAN. K is no longer issued but still valid. */
const PAN_HOLDERS: Readonly<Record<string, string>> = {
  A: 'association_of_persons',
  B: 'body_of_individuals',
  C: 'company',
  F: 'firm',
  G: 'government',
  H: 'hindu_undivided_family',
  J: 'artificial_juridical_person',
  K: 'trust_krish',
  L: 'local_authority',
  P: 'individual',
  T: 'trust',
};

const PAN = /^[A-Z]{5}[0-9]{4}[A-Z]$/;
const TAN = /^[A-Z]{4}[0-9]{5}[A-Z]$/;

const panHolder = (pan: string): string | null => PAN_HOLDERS[pan.charAt(3)] ?? null;
const panSerial = (pan: string): boolean => pan.slice(5, 9) !== '0000';

export function checkPan(value: string): FormatCheck {
  if (!PAN.test(value)) return malformed({ length: value.length === 10, rules: ['holderType', 'serial'] });
  const holderType = panHolder(value);
  return wellFormed(
    { holderType: holderType !== null, serial: panSerial(value) },
    { holderType, holderTypeCode: value.charAt(3), nameInitial: value.charAt(4) },
  );
}

export function checkTan(value: string): FormatCheck {
  if (!TAN.test(value)) return malformed({ length: value.length === 10, rules: [] });
  return wellFormed({}, { areaCode: value.slice(0, 3), nameInitial: value.charAt(3) });
}

/** Formats published by the GST network per taxpayer type; the first match wins. */
const GSTIN_PATTERNS: readonly (readonly [taxpayerType: string, shape: RegExp])[] = [
  ['online_services', /^99\d{2}[A-Z]{3}\d{5}OS[0-9A-Z]$/],
  ['un_body', /^\d{4}[A-Z]{3}\d{5}UN[0-9A-Z]$/],
  ['other_notified', /^\d{4}[A-Z]{3}\d{5}ON[0-9A-Z]$/],
  ['non_resident', /^\d{4}[A-Z]{3}\d{5}NR[0-9A-Z]$/],
  ['government', /^\d{2}[A-Z]{4}\d{5}[A-Z]\dZ[0-9A-Z]$/],
  ['tax_deductor', /^\d{2}[A-Z]{4}[A-Z0-9]\d{4}[A-Z][1-9A-Z]D[0-9A-Z]$/],
  ['tax_collector', /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]C[0-9A-Z]$/],
  ['regular', /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/],
];

/** Codes that are not states. */
const OTHER_TERRITORIES: Readonly<Record<string, string>> = { '97': 'Other Territory', '99': 'Centre Jurisdiction' };

export function checkGstin(value: string): FormatCheck {
  const taxpayerType = GSTIN_PATTERNS.find(([, shape]) => shape.test(value))?.[0];
  if (taxpayerType === undefined) return malformed({ length: value.length === 15, rules: ['state', 'pan', 'checkCharacter'] });
  const gstCode = value.slice(0, 2);
  const state = findState(gstCode);
  const holder = value.slice(2, 12);
  const pan = PAN.test(holder) ? holder : null;
  const expected = mod36(value.slice(0, -1));
  return wellFormed(
    {
      state: state !== undefined || gstCode in OTHER_TERRITORIES,
      pan: pan === null || (panHolder(pan) !== null && panSerial(pan)),
      checkCharacter: value.charAt(14) === expected,
    },
    {
      stateCode: state?.code ?? null,
      state: state?.name ?? OTHER_TERRITORIES[gstCode] ?? null,
      gstCode,
      pan,
      tan: TAN.test(holder) ? holder : null,
      holderType: pan && panHolder(pan),
      registration: pan && value.charAt(12),
      taxpayerType,
      checkCharacter: value.charAt(14),
      expectedCheckCharacter: expected,
    },
  );
}
