/** Identifiers of businesses and banking: IFSC, CIN, Udyam, ISIN. */
import { bundled } from '../../../data/bundled.ts';
import { findState } from '../../../data/places.ts';
import { isinCheckDigit } from '../../core/util/check-digits.ts';
import { readTable } from '../../core/util/table.ts';
import { type FormatCheck, malformed, wellFormed } from './format-check.ts';

let bankNames: ReadonlyMap<string, string> | undefined;

/** Lazy: only the bank's name needs data, not the check. */
function bankName(code: string): string | null {
  bankNames ??= new Map(Array.from(readTable<'code' | 'name'>(bundled('banks')), ({ code, name }) => [code, name]));
  return bankNames.get(code) ?? null;
}

export function checkIfsc(value: string): FormatCheck {
  if (!/^[A-Z]{4}0[A-Z0-9]{6}$/.test(value)) return malformed({ length: value.length === 11, rules: [] });
  const bankCode = value.slice(0, 4);
  return wellFormed({}, { bankCode, bank: bankName(bankCode), branchCode: value.slice(5) });
}

/** Company class in a CIN. */
const COMPANY_KINDS: Readonly<Record<string, string>> = {
  PLC: 'public limited company',
  PTC: 'private limited company',
  FLC: 'financial lease company, public',
  FTC: 'subsidiary of a foreign company, private',
  GOI: 'company owned by the Government of India',
  SGC: 'company owned by a state government',
  NPL: 'company not for profit (section 8)',
  OPC: 'one person company',
  ULL: 'public limited company with unlimited liability',
  ULT: 'private company with unlimited liability',
  GAP: 'general association, public',
  GAT: 'general association, private',
};

/** No company in the register was founded before 1850. */
const FIRST_YEAR = 1850;

export function checkCin(value: string, now: Date): FormatCheck {
  const parts = /^([LU])(\d{5})([A-Z]{2})(\d{4})([A-Z]{3})(\d{6})$/.exec(value);
  if (!parts) return malformed({ length: value.length === 21, rules: ['state', 'year', 'companyType'] });
  const [, listing, industryCode = '', place = '', year = '', kind = '', registrationNumber = ''] = parts;
  const state = findState(place === 'UR' ? 'UK' : place);
  return wellFormed(
    {
      state: state !== undefined,
      year: Number(year) >= FIRST_YEAR && Number(year) <= now.getUTCFullYear(),
      companyType: kind in COMPANY_KINDS,
    },
    {
      listing: listing === 'L' ? 'listed' : 'unlisted',
      industryCode,
      stateCode: state?.code ?? null,
      state: state?.name ?? null,
      year,
      companyType: COMPANY_KINDS[kind] ?? null,
      companyTypeCode: kind,
      registrationNumber,
    },
  );
}

export function checkUdyam(value: string): FormatCheck {
  const parts = /^UDYAM([A-Z]{2})(\d{2})(\d{7})$/.exec(value);
  if (!parts) return malformed({ length: value.length === 16, rules: ['state'] });
  const [, place = '', district = '', number = ''] = parts;
  const state = findState(place);
  return wellFormed(
    { state: state !== undefined },
    {
      formatted: `UDYAM-${place}-${district}-${number}`,
      stateCode: state?.code ?? null,
      state: state?.name ?? null,
      districtNumber: district,
      number,
    },
  );
}

/** Issuer type: the third character of an Indian ISIN. */
const ISSUERS: Readonly<Record<string, string>> = {
  E: 'company',
  F: 'mutual_fund',
  A: 'central_government',
  B: 'state_government',
  '0': 'government',
  '1': 'state_government',
  '2': 'state_government',
  '3': 'state_government',
  '4': 'state_government',
  '9': 'company',
};

export function checkIsin(value: string): FormatCheck {
  if (!/^[A-Z]{2}[A-Z0-9]{9}\d$/.test(value)) return malformed({ length: value.length === 12, rules: ['checkCharacter'] });
  const expected = isinCheckDigit(value.slice(0, -1));
  const indian = value.startsWith('IN');
  return wellFormed(
    { checkCharacter: value.charAt(11) === expected },
    {
      country: value.slice(0, 2),
      issuerType: indian ? (ISSUERS[value.charAt(2)] ?? null) : null,
      issuer: indian ? value.slice(0, 7) : null,
      checkCharacter: value.charAt(11),
      expectedCheckCharacter: expected,
    },
  );
}
