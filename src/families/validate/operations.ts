import { type Family, operation } from '../../core/operation/operation.ts';
import { choice, text } from '../../core/request/params.ts';
import { checkCin, checkIfsc, checkIsin, checkUdyam } from './business.ts';
import { checkCard, checkDrivingLicence, checkPassport, checkVoter } from './documents.ts';
import type { FormatCheck } from './format-check.ts';
import { checkAadhaar, checkPincode, checkUpi, checkVehicle } from './people.ts';
import { recogniseIdentifier } from './recognise.ts';
import { IDENTIFIER_KINDS, Validation } from './records.ts';
import { checkGstin, checkPan, checkTan } from './tax.ts';

type IdentifierKind = Validation['kind'];

const FORMAT_CHECKS: Readonly<Record<IdentifierKind, (value: string, now: Date) => FormatCheck>> = {
  gstin: checkGstin,
  pan: checkPan,
  ifsc: checkIfsc,
  tan: checkTan,
  cin: checkCin,
  aadhaar: checkAadhaar,
  upi: checkUpi,
  vehicle: checkVehicle,
  isin: checkIsin,
  pincode: checkPincode,
  udyam: checkUdyam,
  voter: checkVoter,
  passport: checkPassport,
  'driving-licence': checkDrivingLicence,
  card: checkCard,
};

const FORMAT_ONLY = 'Format check only. Whether the number is issued or active is not checked.';
const PAN_NOTE = 'The algorithm of the last letter of a PAN is not published, so it is not checked.';

/** Spaces and hyphens are separators, except that a hyphen is significant in a UPI ID. */
export function normaliseIdentifier(kind: IdentifierKind, value: string): string {
  return kind === 'upi' ? value.trim().toLowerCase() : value.replace(/[\s\-‐-―]/g, '').toUpperCase();
}

const validate = operation({
  id: 'validate',
  path: '/v1/validate/{kind}/{value}',
  title: 'Check an identifier',
  keywords:
    'validate, verify, check gst number, gst number check, gstin, pan, pan card, aadhaar, aadhar, tan, cin, udyam, upi id, ' +
    'vehicle number valid, voter id, voter card number, epic number, passport number, driving licence number, driving license, card number, credit card number, debit card number, is this valid, valid pan, valid gst, सत्यापन, पैन, पैन कार्ड, आधार, आधार कार्ड, जीएसटी नंबर, சரிபார், ' +
    'பான் கார்டு, ஆதார்',
  summary: 'Format check of a GSTIN, PAN, IFSC or another Indian identifier',
  details:
    'Returns 200 with valid true or false, from the rules alone. A GSTIN may have any of the published formats (regular, TDS, TCS, government, UN body, ' +
    'non-resident, online services); its check character, state and embedded PAN are tested. Reasons: length, pattern, then the rule of the kind, such as check_character.',
  tool: 'validate',
  input: {
    kind: choice(IDENTIFIER_KINDS, { description: 'Type of identifier' }),
    value: text({ description: 'The identifier', max: 330 }),
  },
  output: Validation,
  cache: 'never',
  example: { kind: 'gstin', value: '27AAPFU0939F1ZV' },
  run({ kind, value }, { now }) {
    const normal = normaliseIdentifier(kind, value);
    const verdict = FORMAT_CHECKS[kind](normal, now());
    return { data: { kind, value: normal, ...verdict }, meta: { note: kind === 'pan' ? `${FORMAT_ONLY} ${PAN_NOTE}` : FORMAT_ONLY } };
  },
});

export const validateFamily: Family = {
  id: 'validate',
  name: 'Format checks',
  group: 'Money and business',
  about:
    'Checks whether a GSTIN, PAN, IFSC, CIN, Aadhaar, vehicle, voter card, passport, driving licence or card number is well formed, and decodes its parts.',
  operations: [validate],
  recognise: recogniseIdentifier,
};
