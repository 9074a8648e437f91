/** What the directory of 2015 says about the district of a pincode, where the present one has mixed it up with another. */

import type { Point } from '../../../src/core/place/place.ts';
import { Districts } from '../../formats/districts.ts';
import { distanceKm } from '../../formats/geometry.ts';
import { groupBy } from '../../formats/group.ts';
import { majority, type Place } from '../../formats/office-place.ts';
import { findState } from '../../places.ts';
import { extentsOf, placeKey } from './places.ts';
import type { FormerOffice } from './sources.ts';

interface Located extends Place {
  readonly pincode: string;
  readonly name: string;
}

/** The first digits of a pincode: sorting districts, and routes within them. */
const SORTING = 3;
const ROUTE = 4;
/** So far from the middle of its pincodes a district ends; within its own sorting district only where few of its pincodes are as far. */
const FAR_KM = { elsewhere: 60, sorting: 90 } as const;
const FAR_SPREADS = 3;

/**
 * Offices in the districts of 2015 where the present directory names one that cannot be meant: it was there in 2015 already, so it is
 * no new one, it is far away, and it had no pincode in that sorting district (Raipur for all of Bastar) or on that route
 * (Aizawl for Lunglei). Where a district was made since, the present directory is right.
 */
export function withFormerDistricts<T extends Located>(
  offices: readonly T[],
  former: readonly FormerOffice[],
  centres: ReadonlyMap<string, Point>,
): T[] {
  const before = formerPlaces(former, new Districts(offices));
  const formerly = new Map([...groupBy(before, ({ pincode }) => pincode)].map(([pincode, group]) => [pincode, majority(group)] as const));
  const known = new Set(before.map(placeKey));
  const inArea = new Set(before.flatMap((row) => [SORTING, ROUTE].map((digits) => `${placeKey(row)}|${row.pincode.slice(0, digits)}`)));
  const extents = extentsOf(offices, centres);

  const isMixedUp = (office: T): boolean => {
    const [here, there] = [centres.get(office.pincode), extents.get(placeKey(office))];
    if (here === undefined || there === undefined || !known.has(placeKey(office))) return false;
    const wasIn = (digits: number) => inArea.has(`${placeKey(office)}|${office.pincode.slice(0, digits)}`);
    const km = distanceKm(here, there.middle);
    if (!wasIn(SORTING)) return km > FAR_KM.elsewhere;
    return !wasIn(ROUTE) && km > Math.max(FAR_KM.sorting, FAR_SPREADS * there.spreadKm);
  };
  return offices.map((office) => {
    const place = formerly.get(office.pincode);
    if (place === undefined || place.state !== office.state || place.district === office.district) return office;
    return isMixedUp(office) ? { ...office, district: place.district } : office;
  });
}

/** The pincodes of 2015 with their districts, under the names of today. */
export function formerPlaces(former: readonly FormerOffice[], districts: Districts): (Place & { readonly pincode: string })[] {
  return former.flatMap(({ pincode, Districtname, statename }) => {
    const state = findState(statename)?.code ?? '';
    // Of two districts with one name the file says which is meant: Bijapur(CGH).
    const district = districts.named(state, Districtname.replace(/\(.*/, ''));
    return district === undefined ? [] : [{ pincode, district, state }];
  });
}
