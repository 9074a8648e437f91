/** Formats an address in lines as India Post recommends: from the person to the state, the pincode after the city. */
import type { AddressRead } from './records.ts';

export function formattedLines({
  name,
  house,
  building,
  street,
  landmark,
  locality,
  city,
  subDistrict,
  district,
  state,
  pincode,
}: AddressRead['parts']): string[] {
  const town = city ?? district ?? '';
  const lines = [
    [name],
    [house, building],
    [street],
    [landmark],
    [locality],
    [subDistrict, district !== null && !isSame(district, town) ? `Dist. ${district}` : undefined],
    [[town.toUpperCase(), pincode].filter((part) => part !== null && part !== '').join(' ')],
    [state?.toUpperCase()],
  ];
  return lines.map((parts) => parts.filter((part) => part !== undefined && part !== '').join(', ')).filter((line) => line !== '');
}

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
