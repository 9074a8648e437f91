/** Numbers of documents that people carry: voter card, passport, driving licence, payment card. */
import { states } from '../../../data/tables/states.ts';
import { isLuhn } from '../../core/util/check-digits.ts';
import { type FormatCheck, malformed, wellFormed } from './format-check.ts';

/** EPIC number of the Election Commission: three letters, seven digits. Longer ones are no longer issued. */
export function checkVoter(value: string): FormatCheck {
  if (!/^[A-Z]{3}\d{7}$/.test(value)) return malformed({ length: value.length === 10, rules: [] });
  return wellFormed({}, { series: value.slice(0, 3), number: value.slice(3) });
}

/** Indian passport: a letter, seven digits. */
export function checkPassport(value: string): FormatCheck {
  if (!/^[A-Z]\d{7}$/.test(value)) return malformed({ length: value.length === 8, rules: [] });
  return wellFormed({}, { series: value.charAt(0), number: value.slice(1) });
}

/** The Motor Vehicles Act is of 1939. */
const FIRST_LICENCE_YEAR = 1939;

/** State, office, year and number, as the national register (Sarathi) writes them. */
export function checkDrivingLicence(value: string, now: Date): FormatCheck {
  const parts = /^([A-Z]{2})(\d{2})(\d{4})(\d{7})$/.exec(value);
  if (!parts) return malformed({ length: value.length === 15, rules: ['state', 'year'] });
  const [, prefix = '', office, year = '', number = ''] = parts;
  const state = states.find(({ vehicleCodes }) => vehicleCodes.includes(prefix));
  return wellFormed(
    { state: state !== undefined, year: Number(year) >= FIRST_LICENCE_YEAR && Number(year) <= now.getUTCFullYear() },
    { stateCode: state?.code ?? null, state: state?.name ?? null, rto: `${prefix}-${office}`, year, number },
  );
}

/** Networks by the first digits (issuer identification number). RuPay before the others, which it shares 60 and 65 with. */
const CARD_NETWORKS: readonly (readonly [name: string, first: RegExp])[] = [
  ['Visa', /^4/],
  ['Mastercard', /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ['American Express', /^3[47]/],
  ['Diners Club', /^3(?:0[0-5]|[689])/],
  ['RuPay', /^(?:508|60|65|81|82|353|356)/],
  ['Maestro', /^(?:50|5[6-9]|6)/],
];

/** Luhn check of ISO/IEC 7812. The details contain a masked form, never the number itself. */
export function checkCard(value: string): FormatCheck {
  if (!/^\d{12,19}$/.test(value)) return malformed({ length: value.length >= 12 && value.length <= 19, rules: ['checkCharacter'] });
  const network = CARD_NETWORKS.find(([, first]) => first.test(value))?.[0] ?? null;
  return wellFormed({ checkCharacter: isLuhn(value) }, { network, masked: `${'X'.repeat(value.length - 4)}${value.slice(-4)}` });
}
