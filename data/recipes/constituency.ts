/** Centre points of assembly and Lok Sabha constituencies, geocoded by name against towns, pincodes and villages. */

import type { Point } from '../../src/core/place/place.ts';
import { readTable } from '../../src/core/util/table.ts';
import { bundled } from '../bundled.ts';
import { medianPoint } from '../formats/geometry.ts';
import { groupBy } from '../formats/group-by.ts';
import type { Recipe } from '../recipe.ts';
import { type AssemblySeat, assemblySeats, lokSabhaSeats } from '../tables/constituencies.ts';
import { seatPincodes, seatPoints } from '../tables/seat_places.ts';
import { gazetteer, type OfficePlace, type VillagePlace } from './constituency/places.ts';
import { placeSeats, seatKey } from './constituency/seats.ts';
import { districtAt, type HeadOffice, type PincodeCentre, townPincodes } from './constituency/whereabouts.ts';
import { readTowns, TOWN_LIST } from './geonames.ts';
import { readVillages } from './stations/sources.ts';

const VILLAGES = 'pincode-search';

export const recipe: Recipe = {
  name: 'constituency',
  packages: [
    {
      name: VILLAGES,
      version: '1.0.0',
      integrity: 'sha512-hATfy21lfjOZbkIWc5mGI1ziF14NojyF61zYArHQCUdGndqhgaxtyy9yR4kRh9tqoTSKIibXXmwOHjd2RFLztg==',
    },
    TOWN_LIST,
  ],
  run(files) {
    const csv = files.get(VILLAGES)?.get('Locality_village_pincode_final_mar-2017.csv');
    if (!csv) throw new Error(`${VILLAGES} has no list of villages`);
    const centres = readCentres();
    const typed = new Map([...seatPoints, ...pincodeCentresOfSeats(centres)]);
    const offices = readOffices();
    const find = gazetteer(readTowns(files.get(TOWN_LIST.name)), offices, placeVillages(csv, centres));
    const points = placeSeats(assemblySeats(), find, typed);
    const administrativePlaceOf = administrativePlaceFinder([...centres.values()], offices);
    const rows = lokSabhaSeats().flatMap((seat) => {
      const parts = seat.assembly.flatMap((part) => points.get(part) ?? []);
      const centre = medianPoint(parts) ?? seatPoints.get(`${seat.state} L${seat.number}`);
      return [
        { state: seat.state, level: 'L', number: seat.number, ...rounded(centre) },
        ...seat.assembly.map((part) => ({
          state: part.state,
          level: 'A',
          number: part.number,
          ...rounded(points.get(part)),
          ...administrativePlaceOf(part, points.get(part)),
        })),
      ];
    });
    return [{ name: 'seat_points', columns: ['state', 'level', 'number', 'latitude', 'longitude', 'district', 'pincodes'], rows }];
  },
};

/** District and core pincodes of an assembly constituency: hand-typed pincodes, else the pincode of the town it is named after. */
function administrativePlaceFinder(
  centres: readonly PincodeCentre[],
  offices: readonly Office[],
): (seat: AssemblySeat, point: Point | undefined) => { district: string; pincodes: string } {
  const byState = groupBy(centres, ({ state }) => state);
  const heads = offices.filter(({ type }) => type === 'H');
  return (seat, point) => {
    const pincodes = seatPincodes.get(seatKey(seat)) ?? (point ? townPincodes(seat, point, heads) : []);
    return { district: point ? districtAt(point, byState.get(seat.state) ?? []) : '', pincodes: pincodes.join(' ') };
  };
}

/** Rounds to three decimals, about a hundred metres: no more precision is claimed. */
function rounded(point: Point | undefined): { latitude: number | null; longitude: number | null } {
  const round = (degrees: number): number => Math.round(degrees * 1000) / 1000;
  return { latitude: point ? round(point.latitude) : null, longitude: point ? round(point.longitude) : null };
}

type Office = OfficePlace & HeadOffice;

function readOffices(): Office[] {
  const offices: Office[] = [];
  const rows = readTable<'pincode' | 'name' | 'type' | 'state' | 'latitude' | 'longitude'>(bundled('offices'));
  for (const { pincode, name, type, state, latitude, longitude } of rows) {
    if (latitude !== '') offices.push({ pincode, name, type, state, latitude: Number(latitude), longitude: Number(longitude) });
  }
  return offices;
}

function readCentres(): Map<string, PincodeCentre> {
  const centres = new Map<string, PincodeCentre>();
  const rows = readTable<'pincode' | 'state' | 'district' | 'latitude' | 'longitude'>(bundled('pincodes'));
  for (const { pincode, state, district, latitude, longitude } of rows) {
    if (latitude === '') continue;
    centres.set(pincode, { state, district, point: { latitude: Number(latitude), longitude: Number(longitude) } });
  }
  return centres;
}

/** Median of the hand-typed core pincodes of a constituency. */
function pincodeCentresOfSeats(centres: ReadonlyMap<string, PincodeCentre>): [seat: string, point: Point][] {
  return [...seatPincodes].map(([seat, pincodes]) => {
    const points = pincodes.map((pincode) => centres.get(pincode)?.point ?? missing(`${seat}: the pincode ${pincode} has no centre`));
    return [seat, medianPoint(points) ?? missing(`${seat} has no pincode`)];
  });
}

function missing(problem: string): never {
  throw new Error(problem);
}

function placeVillages(csv: Buffer, centres: ReadonlyMap<string, PincodeCentre>): VillagePlace[] {
  return readVillages(csv).flatMap(({ name, pincode, subDistrict }) => {
    const centre = centres.get(pincode);
    return centre ? { name, subDistrict, state: centre.state, ...centre.point } : [];
  });
}
