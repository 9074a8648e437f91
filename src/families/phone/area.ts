/** State of an Indian area code. */
import { findState } from '../../../data/places.ts';
import { areaStates } from '../../../data/tables/phone_areas.ts';

/** Splits a place of libphonenumber, "Chennai, Tamil Nadu", which still uses the state boundaries from before 2000. */
export function splitPlace(placeName: string): { readonly location: string; readonly formerState: string } {
  const [location = '', formerState = ''] = placeName.split(', ');
  return { location, formerState };
}

/** State code of a fixed line or an area code, from its digits and the place that libphonenumber names. */
export function areaState(digits: string, placeName: string): string | null {
  const { location, formerState } = splitPlace(placeName);
  return longestPrefixIn(areaStates, digits) ?? findState(formerState || location)?.code ?? null;
}

export function longestPrefixIn(table: ReadonlyMap<string, string>, digits: string): string | undefined {
  for (let length = 4; length > 0; length--) {
    const value = table.get(digits.slice(0, length));
    if (value !== undefined) return value;
  }
  return undefined;
}
