/** Rules for Indian numbers: special series, helplines, operators of mobile series, places of area codes. */

import { areaCodeOf, circleNames, metroCircles, stateCircles, uttarPradeshCircles } from '../../../data/tables/phone_areas.ts';
import { helplines, operators, series } from '../../../data/tables/phone_series.ts';
import type { Dataset } from '../../core/dataset/dataset.ts';
import { areaState, longestPrefixIn, splitPlace } from './area.ts';
import { longestPrefixMatch as longestKnown, longestPrefixValue } from './dataset.ts';
import type { ParsedNumber } from './number.ts';
import type { PhoneCheck } from './records.ts';

/** Adds the meaning of a special series, and corrects the result for series missing from libphonenumber. */
export function withSeries(parsed: ParsedNumber): { read: ParsedNumber; series: PhoneCheck['series'] } {
  const digits = parsed.nationalNumber ?? '';
  const helpline = helplines.get(digits);
  if (helpline) {
    const { meaning, emergency } = helpline;
    const type = emergency ? 'emergency' : 'short_code';
    const international = { e164: null, international: null, rfc3966: null };
    return {
      read: { ...parsed, ...international, valid: true, possible: true, reason: null, type, countryCode: 'IN', national: digits },
      series: { prefix: digits, meaning },
    };
  }
  const special = digits.length >= 10 ? series.find(({ prefix }) => digits.startsWith(prefix)) : undefined;
  if (!special) return { read: parsed, series: null };
  // A ten-digit series missing from libphonenumber is still valid.
  const valid = parsed.valid || (parsed.possible && special.type === 'premium_rate');
  return {
    read: { ...parsed, valid, reason: valid ? null : parsed.reason, type: (valid && special.type) || parsed.type },
    series: { prefix: special.prefix, meaning: special.meaning },
  };
}

/** The operator a mobile series was allotted to, and its present name. */
export function carrierOf(dataset: Dataset, nationalNumber: string): PhoneCheck['carrier'] {
  const allottedTo = longestPrefixValue(dataset, 'carrier', nationalNumber)?.replace(/ MOBILE$/, '');
  return allottedTo === undefined ? null : { allottedTo, currentName: operators.get(allottedTo) ?? null };
}

/** The circle a mobile series was allotted in, if a list of circles was imported. */
export function mobileCircle(dataset: Dataset, nationalNumber: string): PhoneCheck['circle'] {
  return circleFacts(longestPrefixValue(dataset, 'circle', nationalNumber));
}

function circleFacts(code: string | undefined): PhoneCheck['circle'] {
  return code ? { code, name: circleNames.get(code) ?? code } : null;
}

type FixedLineArea = Pick<PhoneCheck, 'location' | 'stateCode' | 'circle'> & Partial<Pick<PhoneCheck, 'areaCode'>>;

export const NO_AREA: FixedLineArea = { location: null, stateCode: null, circle: null };

/** Place, state and licensed service area of a fixed line. */
export function fixedLineArea(dataset: Dataset, nationalNumber: string): FixedLineArea {
  const area = longestKnown(dataset, 'area', nationalNumber);
  const location = area ? splitPlace(area.value).location : null;
  const stateCode = areaState(nationalNumber, area?.value ?? '');
  const circleCode = stateCode === 'UP' ? longestPrefixIn(uttarPradeshCircles, nationalNumber) : stateCircles.get(stateCode ?? '');
  const circle = longestPrefixIn(metroCircles, nationalNumber) ?? circleCode;
  return { location, stateCode, circle: circleFacts(circle), areaCode: areaCodeOf(nationalNumber) };
}

type Formats = Pick<PhoneCheck, 'national' | 'international' | 'rfc3966'>;

/** Reformats a fixed line by the numbering plan where libphonenumber splits it elsewhere: 01822 234567, not 0182 223 4567. */
export function formatByNumberingPlan(formats: Formats, nationalNumber: string, areaCode: string): Formats {
  if (formats.national?.startsWith(`0${areaCode} `)) return formats;
  const subscriber = nationalNumber.slice(areaCode.length);
  return {
    national: `0${areaCode} ${subscriber}`,
    international: `+91 ${areaCode} ${subscriber}`,
    rfc3966: `tel:+91-${areaCode}-${subscriber}`,
  };
}
