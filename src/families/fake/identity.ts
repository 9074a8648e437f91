/** Identifiers that look right, and belong to nobody. */
import { mod36, verhoeffDigit } from '../../core/util/check-digits.ts';
import { type Draw, pick } from '../../core/util/random.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Last letters seen on published PANs. The rule behind them is not public. */
const LAST_LETTERS = 'ABCDEFGHJKLMNPQR';
/** The only domains whose mail goes nowhere (RFC 2606). */
const MAIL_DOMAINS = ['example.com', 'example.org', 'example.net'] as const;

const letter = (draw: Draw): string => LETTERS.charAt(draw(LETTERS.length));
export const digits = (draw: Draw, length: number): string => Array.from({ length }, () => draw(10)).join('');

/**
 * A PAN of the right shape: three letters, the kind of holder, the initial of the name, four digits, a letter.
 * The digits of issued PANs run from 0001 to 9999, so 0000 is nobody's.
 */
export function fakePan(draw: Draw, holder: string, name: string): string {
  const head = `${letter(draw)}${letter(draw)}${letter(draw)}${holder}${initial(name)}0000`;
  return head + lastLetter(head);
}

/** A fixed function of the rest, so that a PAN is wholly decided by its seed; it is not the rule of the tax department. */
function lastLetter(head: string): string {
  let sum = 0;
  for (const [at, character] of [...head].entries()) sum += character.charCodeAt(0) * (at + 1);
  return LAST_LETTERS.charAt(sum % LAST_LETTERS.length);
}

function initial(name: string): string {
  return /[A-Z]/.exec(name.toUpperCase())?.[0] ?? 'X';
}

/** The GSTIN of the first registration of a PAN in a state, with its true check character. */
export function fakeGstin(gstCode: string, pan: string): string {
  const fourteen = `${gstCode}${pan}1Z`;
  return fourteen + mod36(fourteen);
}

/** Codes that the register of companies writes differently from ISO 3166. */
const REGISTER_CODES: Readonly<Record<string, string>> = { CG: 'CT', DH: 'DN', TS: 'TG', UK: 'UR' };

/** A corporate identity number; registrations are counted from 000001, so 000000 is nobody's. */
export function fakeCin(draw: Draw, stateCode: string, kind: 'PTC' | 'PLC', year: number): string {
  return `U${10000 + draw(89999)}${REGISTER_CODES[stateCode] ?? stateCode}${year}${kind}000000`;
}

/**
 * India sets no telephone numbers aside for fiction. The series 695 to 699 look like mobile numbers
 * and stand in no published list of allotted mobile series or area codes.
 */
export function fakePhone(draw: Draw): string {
  return `+91 69${5 + draw(5)}${digits(draw, 2)} ${digits(draw, 5)}`;
}

export function fakeEmail(draw: Draw, ...names: readonly string[]): string {
  return `${localPart(names)}${draw(1000)}@${pick(draw, MAIL_DOMAINS)}`;
}

function localPart(names: readonly string[]): string {
  return names.map((name) => name.toLowerCase().replace(/[^a-z]/g, '')).join('.');
}

/** Issued numbers begin with 2 to 9 (UIDAI), so those that begin with 0 or 1 are nobody's. Written in groups of four, as on the card. */
export function fakeAadhaar(draw: Draw): string {
  const eleven = `${draw(2)}${digits(draw, 10)}`;
  return `${eleven}${verhoeffDigit(eleven)}`.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** Banks number accounts in nine to eighteen digits; six zeros in front are no series of any of them that we know. */
export function fakeAccount(draw: Draw): string {
  return `000000${digits(draw, 6 + draw(5))}`;
}

/** Handles belong to banks and their apps; `example` is none of them. */
export function fakeUpi(draw: Draw, names: readonly string[]): string {
  return `${localPart(names)}${draw(1000)}@example`;
}

export interface Phones {
  readonly e164: string;
  readonly local: string;
  readonly dashed: string;
  readonly plain: string;
  readonly landline: string;
  readonly tollFree: string;
}

/**
 * One number as people write it, a landline and a toll-free number. Subscribers' numbers begin with 2 to 7:
 * 09… with a subscriber's number in 0 is neither, and 1800 000 is no series that was given out.
 */
export function fakePhones(draw: Draw): Phones {
  const [head, tail] = [`69${5 + draw(5)}${digits(draw, 2)}`, digits(draw, 5)];
  return {
    e164: `+91${head}${tail}`,
    local: `0${head} ${tail}`,
    dashed: `+91-${head}-${tail}`,
    plain: `${head}${tail}`,
    landline: `0${1 + draw(8)}${1 + draw(9)}-0${digits(draw, 7)}`,
    tollFree: `1800 000 ${digits(draw, 4)}`,
  };
}
