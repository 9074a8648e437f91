import type tzLookup from '@photostructure/tz-lookup';
import { lazyPackage } from '../util/lazy-package.ts';

const lookup = lazyPackage<typeof tzLookup>('@photostructure/tz-lookup');

/** IANA time zone at a point. */
export function timezoneAt(latitude: number, longitude: number): string {
  const zone = lookup()(latitude, longitude);
  return zone === 'Asia/Calcutta' ? 'Asia/Kolkata' : zone;
}
