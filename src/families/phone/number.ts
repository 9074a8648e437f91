/** Parses phone numbers and formats them by the numbering plan. */
import type google from 'google-libphonenumber';
import { asciiDigits } from '../../core/text/fold.ts';
import { lazyPackage } from '../../core/util/lazy-package.ts';
import { lazyWarm } from '../../core/util/lazy-warm.ts';
import { type PhoneCheck, PLAN_TYPES } from './records.ts';

const libphonenumber = lazyPackage<typeof google>('google-libphonenumber');
const numberingPlan = lazyWarm(() => {
  const { PhoneNumberFormat, PhoneNumberUtil, ShortNumberInfo } = libphonenumber();
  const util = PhoneNumberUtil.getInstance();
  return { PhoneNumberFormat, util, shortNumbers: ShortNumberInfo.getInstance(), regions: new Set<string>(util.getSupportedRegions()) };
});

/** A country whose numbering plan libphonenumber has. */
export type Region = google.RegionCode;

/** Fields that follow from the numbering plan alone. */
export type ParsedNumber = Omit<
  PhoneCheck,
  'number' | 'country' | 'carrier' | 'location' | 'stateCode' | 'state' | 'circle' | 'series' | 'timezones'
>;

const UNPARSEABLE: ParsedNumber = {
  valid: false,
  possible: false,
  reason: 'not_a_number',
  type: 'unknown',
  countryCode: null,
  callingCode: null,
  nationalNumber: null,
  e164: null,
  international: null,
  national: null,
  rfc3966: null,
  extension: null,
  areaCode: null,
};

export function isRegion(code: string): code is Region {
  return numberingPlan().regions.has(code);
}

/** Normalises digits of any script. A leading space was a plus sign before form decoding. */
export function normalisePhoneText(text: string): string {
  const digits = asciiDigits(text.normalize('NFKC')).replace(/^tel:/i, '');
  return /^\s+[1-9]\d{9,}/.test(digits) ? `+${digits.trim()}` : digits.trim();
}

export function parsePhoneNumber(text: string, region: Region): ParsedNumber {
  const { PhoneNumberFormat, util } = numberingPlan();
  let number: google.PhoneNumber;
  try {
    number = util.parseAndKeepRawInput(text, region);
  } catch (error) {
    return { ...UNPARSEABLE, reason: parseReason((error as Error).message) };
  }
  if (hasLetters(text) && !isVanity(text, number)) return UNPARSEABLE;
  const nationalNumber = util.getNationalSignificantNumber(number);
  const valid = util.isValidNumber(number);
  const countryCode = util.getRegionCodeForNumber(number) ?? regionOf(number.getCountryCodeOrDefault());
  const areaLength = valid ? util.getLengthOfGeographicalAreaCode(number) : 0;
  const facts = {
    countryCode,
    callingCode: String(number.getCountryCodeOrDefault()),
    nationalNumber,
    extension: number.getExtension() || null,
  };
  if (!valid && isShort(number, region)) return { ...UNPARSEABLE, ...facts, ...shortNumber(number, region), countryCode: region };
  return {
    ...facts,
    valid,
    possible: util.isPossibleNumber(number),
    reason: valid ? null : (POSSIBLE_REASONS[util.isPossibleNumberWithReason(number)] ?? 'not_in_use'),
    type: PLAN_TYPES[util.getNumberType(number) as number] ?? 'unknown',
    e164: util.format(number, PhoneNumberFormat.E164),
    international: util.format(number, PhoneNumberFormat.INTERNATIONAL),
    national: util.format(number, PhoneNumberFormat.NATIONAL),
    rfc3966: util.format(number, PhoneNumberFormat.RFC3966),
    areaCode: areaLength > 0 ? nationalNumber.slice(0, areaLength) : null,
  };
}

const EXTENSION = /(?:;ext=|\b(?:extn?|x)\.?)\s*\d+\s*$/i;
const hasLetters = (text: string): boolean => /\p{L}/u.test(text.replace(EXTENSION, ''));

/** Vanity numbers such as 1-800-FLOWERS begin with digits; India has none. */
function isVanity(text: string, number: google.PhoneNumber): boolean {
  return number.getCountryCodeOrDefault() !== INDIA && /^\+?\d[\d\s().-]*[a-z]+[a-z\d\s().-]*$/i.test(text.replace(EXTENSION, ''));
}
const INDIA = 91;

/** Main country of a calling code, for numbers valid in none of its countries; 001 is a non-geographic code. */
function regionOf(callingCode: number): string | null {
  const region: string = numberingPlan().util.getRegionCodeForCountryCode(callingCode);
  return region === 'ZZ' || region === '001' ? null : region;
}

function isShort(number: google.PhoneNumber, region: Region): boolean {
  const { util, shortNumbers } = numberingPlan();
  return number.getCountryCode() === util.getCountryCodeForRegion(region) && shortNumbers.isValidShortNumberForRegion(number, region);
}

/** A short number, dialled within one country only: it has no international form. */
function shortNumber(
  number: google.PhoneNumber,
  region: Region,
): Pick<ParsedNumber, 'valid' | 'possible' | 'reason' | 'type' | 'national'> {
  const { util, shortNumbers } = numberingPlan();
  const national = util.getNationalSignificantNumber(number);
  const type = shortNumbers.isEmergencyNumber(national, region) ? 'emergency' : 'short_code';
  return { valid: true, possible: true, reason: null, type, national };
}

const POSSIBLE_REASONS: Readonly<Record<number, string>> = {
  1: 'invalid_country_code',
  2: 'too_short',
  3: 'too_long',
  4: 'not_in_use',
  5: 'invalid_length',
};

function parseReason(message: string): string {
  if (/country/i.test(message)) return 'invalid_country_code';
  if (/too short/i.test(message)) return 'too_short';
  return /too long/i.test(message) ? 'too_long' : 'not_a_number';
}
