/** Valid-looking identifiers that are never issued. */
import { mod36, verhoeffDigit } from '../../core/util/check-digits.ts';
import { pick, type RandomInt } from '../../core/util/random.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Last letters seen on published PANs. The algorithm behind them is not public. */
const LAST_LETTERS = 'ABCDEFGHJKLMNPQR';
/** Reserved domains (RFC 2606): mail to them goes nowhere. */
const MAIL_DOMAINS = ['example.com', 'example.org', 'example.net'] as const;

const randomLetter = (randomInt: RandomInt): string => LETTERS.charAt(randomInt(LETTERS.length));
export const randomDigits = (randomInt: RandomInt, length: number): string => Array.from({ length }, () => randomInt(10)).join('');

/**
 * A well-formed PAN: three letters, holder type, initial of the name, four digits, a letter. The digits of issued PANs run from 0001 to 9999, so 0000
 * is never issued.
 */
export function fakePan(randomInt: RandomInt, holder: string, name: string): string {
  const head = `${randomLetter(randomInt)}${randomLetter(randomInt)}${randomLetter(randomInt)}${holder}${initial(name)}0000`;
  return head + lastLetter(head);
}

/** Deterministic, so the seed determines the whole PAN; it is not the tax department's algorithm. */
function lastLetter(head: string): string {
  let sum = 0;
  for (const [index, character] of [...head].entries()) sum += character.charCodeAt(0) * (index + 1);
  return LAST_LETTERS.charAt(sum % LAST_LETTERS.length);
}

function initial(name: string): string {
  return /[A-Z]/.exec(name.toUpperCase())?.[0] ?? 'X';
}

/** GSTIN of the first registration of a PAN in a state, with a valid check character. */
export function fakeGstin(gstCode: string, pan: string): string {
  const fourteen = `${gstCode}${pan}1Z`;
  return fourteen + mod36(fourteen);
}

/** Codes in which the company register differs from ISO 3166. */
const REGISTER_CODES: Readonly<Record<string, string>> = { CG: 'CT', DH: 'DN', TS: 'TG', UK: 'UR' };

/** A corporate identity number; registrations start at 000001, so 000000 is never issued. */
export function fakeCin(randomInt: RandomInt, stateCode: string, kind: 'PTC' | 'PLC', year: number): string {
  return `U${10000 + randomInt(89999)}${REGISTER_CODES[stateCode] ?? stateCode}${year}${kind}000000`;
}

/**
 * India reserves no telephone numbers for fiction. The series 695 to 699 look like mobile numbers and are in no published list of allotted mobile
 * series or area codes.
 */
export function fakePhone(randomInt: RandomInt): string {
  return `+91 69${5 + randomInt(5)}${randomDigits(randomInt, 2)} ${randomDigits(randomInt, 5)}`;
}

export function fakeEmail(randomInt: RandomInt, ...names: readonly string[]): string {
  return `${localPart(names)}${randomInt(1000)}@${pick(randomInt, MAIL_DOMAINS)}`;
}

function localPart(names: readonly string[]): string {
  return names.map((name) => name.toLowerCase().replace(/[^a-z]/g, '')).join('.');
}

/** Issued numbers begin with 2 to 9 (UIDAI), so a leading 0 or 1 is never issued. Grouped by four, as on the card. */
export function fakeAadhaar(randomInt: RandomInt): string {
  const eleven = `${randomInt(2)}${randomDigits(randomInt, 10)}`;
  return `${eleven}${verhoeffDigit(eleven)}`.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** Account numbers have nine to eighteen digits; six leading zeros are not a known series of any bank. */
export function fakeAccount(randomInt: RandomInt): string {
  return `000000${randomDigits(randomInt, 6 + randomInt(5))}`;
}

/** UPI handles belong to banks and their apps; `example` is not registered. */
export function fakeUpi(randomInt: RandomInt, names: readonly string[]): string {
  return `${localPart(names)}${randomInt(1000)}@example`;
}

export interface PhoneFormats {
  readonly e164: string;
  readonly local: string;
  readonly dashed: string;
  readonly plain: string;
  readonly landline: string;
  readonly tollFree: string;
}

/**
 * One number in several formats, a landline and a toll-free number. Subscriber numbers begin with 2 to 7, so a landline with a subscriber number in 0
 * is never issued, and 1800 000 is not an allotted series.
 */
export function fakePhones(randomInt: RandomInt): PhoneFormats {
  const [head, tail] = [`69${5 + randomInt(5)}${randomDigits(randomInt, 2)}`, randomDigits(randomInt, 5)];
  return {
    e164: `+91${head}${tail}`,
    local: `0${head} ${tail}`,
    dashed: `+91-${head}-${tail}`,
    plain: `${head}${tail}`,
    landline: `0${1 + randomInt(8)}${1 + randomInt(9)}-0${randomDigits(randomInt, 7)}`,
    tollFree: `1800 000 ${randomDigits(randomInt, 4)}`,
  };
}
