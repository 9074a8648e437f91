/** Identifiers of people and their property: Aadhaar, UPI ID, vehicle, pincode. */
import { states } from '../../../data/tables/states.ts';
import { upiHandles } from '../../../data/tables/upi_handles.ts';
import { isVerhoeff } from '../../core/util/check-digits.ts';
import { type FormatCheck, malformed, wellFormed } from './format-check.ts';

/** The details contain a masked form, never the number itself. */
export function checkAadhaar(value: string): FormatCheck {
  if (!/^[2-9]\d{11}$/.test(value)) return malformed({ length: value.length === 12, rules: ['checkCharacter'] });
  return wellFormed({ checkCharacter: isVerhoeff(value) }, { masked: `XXXX XXXX ${value.slice(8)}` });
}

/** `name@handle`: the name has letters, digits, dots, hyphens and underscores; the handle has no dot, unlike the domain of an email address. */
export function checkUpi(value: string): FormatCheck {
  const parts = /^([a-z0-9][a-z0-9._-]{1,255})@([a-z][a-z0-9]{1,63})$/.exec(value);
  if (!parts) return malformed({ length: value.length >= 5 && value.length <= 320, rules: [] });
  const [, name = '', handle = ''] = parts;
  const handleInfo = upiHandles.get(handle);
  return wellFormed({}, { name, handle, app: handleInfo?.app ?? null, bank: handleInfo?.bank ?? null });
}

/** Letters and a number after the office. Old plates have no letters but always four digits: TN01 alone is an office. */
const STATE_PLATE = /^([A-Z]{2})(\d{1,2})(?:([A-Z]{1,3})(\d{1,4})|(\d{4}))$/;
/** Bharat series: year, BH, number, one or two letters without I and O. */
const BHARAT_PLATE = /^(\d{2})BH(\d{4})([A-HJ-NP-Z]{1,2})$/;
const DIPLOMATIC_PLATE = /^(\d{1,3})(CD|CC|UN)(\d{1,4})$/;

export function checkVehicle(value: string): FormatCheck {
  const bharat = BHARAT_PLATE.exec(value);
  if (bharat) {
    const [, year, number = '', letters] = bharat;
    return wellFormed({ state: true, number: Number(number) > 0 }, { type: 'bharat', year: `20${year}`, number, series: letters ?? null });
  }
  const diplomatic = DIPLOMATIC_PLATE.exec(value);
  if (diplomatic) {
    const [, mission = '', corps = '', number = ''] = diplomatic;
    return wellFormed({ state: true, number: Number(number) > 0 }, { type: 'diplomatic', mission, series: corps, number });
  }
  const plate = STATE_PLATE.exec(value);
  if (!plate) return malformed({ length: value.length >= 5 && value.length <= 11, rules: ['state', 'number'] });
  const [, prefix = '', office = '', series = '', afterSeries, bareNumber] = plate;
  const number = afterSeries ?? bareNumber ?? '';
  const state = states.find(({ vehicleCodes }) => vehicleCodes.includes(prefix));
  return wellFormed(
    { state: state !== undefined, number: Number(number) > 0 },
    {
      type: 'state',
      stateCode: state?.code ?? null,
      state: state?.name ?? null,
      rto: `${prefix}-${office.padStart(2, '0')}`,
      series: series === '' ? null : series,
      number: number.padStart(4, '0'),
    },
  );
}

/** Postal zones by first digit. */
const ZONES = ['', 'Northern', 'Northern', 'Western', 'Western', 'Southern', 'Southern', 'Eastern', 'Eastern', 'Army Post'];

export function checkPincode(value: string): FormatCheck {
  if (!/^[1-9]\d{5}$/.test(value)) return malformed({ length: value.length === 6, rules: [] });
  return wellFormed({}, { zone: ZONES[Number(value.charAt(0))] ?? null, sortingDistrict: value.slice(0, 3) });
}
