import { stateName } from '../../../data/places.ts';
import { type Family, operation } from '../../core/operation/operation.ts';
import { invalid } from '../../core/request/api-error.ts';
import { pattern, text } from '../../core/request/params.ts';
import { countryName } from '../../core/util/display-names.ts';
import { listAreas, listHelplines } from './area-operations.ts';
import { longestPrefixValue, prefixes } from './dataset.ts';
import { carrierOf, fixedLineArea, formatByNumberingPlan, mobileCircle, NO_AREA, withSeries } from './india.ts';
import { listNetworks } from './network-operation.ts';
import { isRegion, normalisePhoneText, type ParsedNumber, parsePhoneNumber } from './number.ts';
import { recogniseNumber } from './recognise.ts';
import { PhoneCheck } from './records.ts';

const MAX_ZONES = 5;

const checkPhone = operation({
  id: 'phone_check',
  path: '/v1/phone/{number}',
  title: 'Check a phone number',
  keywords:
    'phone, phone number, mobile number, check phone, whose phone number, operator, mobile operator, telecom circle, ' +
    'who called, फ़ोन नंबर, फोन नंबर, मोबाइल नंबर, தொலைபேசி எண், கைபேசி எண்',
  summary: 'Whether a phone number is valid, its type, formats, operator and place',
  details:
    'Accepts any format: digits of Indian scripts, prefixes +, 00 or 0, tel: and extensions. Indian numbers also have the operator of allotment and ' +
    'its successor, the circle of fixed lines, and the meaning of helplines and of series such as 140, 1600 and 1800.',
  tool: 'phone_check',
  input: {
    number: text({ description: 'The number', max: 40 }),
    country: pattern({
      description: 'Country code for a number without +',
      pattern: /^[A-Za-z]{2}$/,
      message: 'must be a country code of two letters',
      max: 2,
      normalise: (value) => value.toUpperCase(),
    }).default('IN'),
  },
  data: { prefixes },
  output: PhoneCheck,
  cache: 'never',
  example: { number: '09840012345' },
  run({ number, country }, { prefixes }) {
    if (!isRegion(country)) invalid('country', 'must be the two-letter code of a country with a numbering plan');
    const normalised = normalisePhoneText(number);
    if (!/\d/.test(normalised)) invalid('number', 'must contain a digit');
    const parsed = parsePhoneNumber(normalised, country);
    const { read, series } = parsed.callingCode === '91' ? withSeries(parsed) : { read: parsed, series: null };
    const digits = read.nationalNumber ?? '';
    const isIndian = read.valid && read.countryCode === 'IN' && series === null;
    const area = isIndian && read.type.startsWith('fixed_line') ? fixedLineArea(prefixes, digits) : NO_AREA;
    const carrier = isIndian && read.type.endsWith('mobile') ? carrierOf(prefixes, digits) : null;
    const data = {
      number,
      ...read,
      country: read.countryCode && countryName(read.countryCode),
      carrier,
      ...area,
      ...(area.areaCode && read.extension === null && formatByNumberingPlan(read, digits, area.areaCode)),
      circle: carrier ? mobileCircle(prefixes, digits) : area.circle,
      state: area.stateCode && (stateName(area.stateCode) ?? null),
      series,
      timezones: timeZonesOf(read, (key) => longestPrefixValue(prefixes, 'zone', key)),
    };
    return {
      data,
      meta: { note: carrier ? 'The operator is the one the series was allotted to; the number may have been ported.' : undefined },
    };
  },
});

/** Time zones of a number; empty if there are too many to be useful. */
function timeZonesOf({ valid, callingCode, nationalNumber }: ParsedNumber, find: (digits: string) => string | undefined): string[] {
  const zones = valid ? (find(`${callingCode}${nationalNumber}`)?.split('&') ?? []) : [];
  return zones.length > MAX_ZONES ? [] : zones.map((zone) => (zone === 'Asia/Calcutta' ? 'Asia/Kolkata' : zone));
}

export const phoneFamily: Family = {
  id: 'phone',
  name: 'Phone numbers',
  group: 'Network and contact checks',
  about:
    'Validates phone numbers of all countries against their numbering plans, with Indian operators, circles and special series, Indian mobile network codes, STD codes and helplines.',
  operations: [checkPhone, listNetworks, listAreas, listHelplines],
  recognise: recogniseNumber,
};
