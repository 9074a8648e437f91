/** Restores districts from the directory of 2015 where the current one has an implausible district. */

import type { Point } from '../../../src/core/place/place.ts';
import { DistrictGazetteer } from '../../formats/districts.ts';
import { distanceKm } from '../../formats/geometry.ts';
import { groupBy } from '../../formats/group-by.ts';
import { majority, type Place } from '../../formats/office-place.ts';
import { findState } from '../../places.ts';
import { extentsOf, placeKey } from './places.ts';
import type { FormerOffice } from './sources.ts';

interface Located extends Place {
  readonly pincode: string;
  readonly name: string;
}

/** Prefix lengths of a pincode: sorting district, and route within it. */
const SORTING_DISTRICT_DIGITS = 3;
const ROUTE_DIGITS = 4;
/** Distance from the median of its pincodes beyond which a district is implausible; inside its own sorting district also relative to its spread. */
const FAR_KM = { elsewhere: 60, sorting: 90 } as const;
const MAX_SPREADS = 3;

/**
 * Takes the district of 2015 where the current directory names an implausible one: it existed in 2015, so it is not new; it is far away; and it had
 * no pincode in that sorting district (Raipur for all of Bastar) or on that route (Aizawl for Lunglei). Where a district was created since then, the
 * current directory is right.
 */
export function withFormerDistricts<T extends Located>(
  offices: readonly T[],
  former: readonly FormerOffice[],
  centres: ReadonlyMap<string, Point>,
): T[] {
  const formerRows = formerPlaces(former, new DistrictGazetteer(offices));
  const formerPlaceOf = new Map(
    [...groupBy(formerRows, ({ pincode }) => pincode)].map(([pincode, group]) => [pincode, majority(group)] as const),
  );
  const formerKeys = new Set(formerRows.map(placeKey));
  const inArea = new Set(
    formerRows.flatMap((row) =>
      [SORTING_DISTRICT_DIGITS, ROUTE_DIGITS].map((digits) => `${placeKey(row)}|${row.pincode.slice(0, digits)}`),
    ),
  );
  const extents = extentsOf(offices, centres);

  const isImplausible = (office: T): boolean => {
    const [centre, extent] = [centres.get(office.pincode), extents.get(placeKey(office))];
    if (centre === undefined || extent === undefined || !formerKeys.has(placeKey(office))) return false;
    const hadPincodeIn = (digits: number) => inArea.has(`${placeKey(office)}|${office.pincode.slice(0, digits)}`);
    const km = distanceKm(centre, extent.middle);
    if (!hadPincodeIn(SORTING_DISTRICT_DIGITS)) return km > FAR_KM.elsewhere;
    return !hadPincodeIn(ROUTE_DIGITS) && km > Math.max(FAR_KM.sorting, MAX_SPREADS * extent.spreadKm);
  };
  return offices.map((office) => {
    const place = formerPlaceOf.get(office.pincode);
    if (place === undefined || place.state !== office.state || place.district === office.district) return office;
    return isImplausible(office) ? { ...office, district: place.district } : office;
  });
}

/** Pincodes of 2015 with their districts, under current names. */
export function formerPlaces(former: readonly FormerOffice[], districts: DistrictGazetteer): (Place & { readonly pincode: string })[] {
  return former.flatMap(({ pincode, Districtname, statename }) => {
    const state = findState(statename)?.code ?? '';
    // The file disambiguates districts of the same name by a suffix: Bijapur(CGH).
    const district = districts.findByName(state, Districtname.replace(/\(.*/, ''));
    return district === undefined ? [] : [{ pincode, district, state }];
  });
}
