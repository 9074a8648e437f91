/** Centre points of the assembly seats and of the Lok Sabha seats, found from their names in the tables of pincodes and villages. */
import { readTable } from '../../src/core/dataset/table.ts';
import type { Point } from '../../src/core/place/place.ts';
import { bundled } from '../bundled.ts';
import { medianPoint } from '../formats/geometry.ts';
import type { Recipe } from '../recipe.ts';
import { assemblySeats, lokSabhaSeats } from '../tables/constituencies.ts';
import { seatPoints } from '../tables/constituency_points.ts';
import { seatPincodes } from '../tables/seat_pincodes.ts';
import { gazetteer, type OfficePlace, type VillagePlace } from './constituency/places.ts';
import { placeSeats } from './constituency/seats.ts';
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
  ],
  run(files) {
    const csv = files.get(VILLAGES)?.get('Locality_village_pincode_final_mar-2017.csv');
    if (!csv) throw new Error(`${VILLAGES} has no list of villages`);
    const centres = readCentres();
    const typed = new Map([...seatPoints, ...heartsOfSeats(centres)]);
    const points = placeSeats(assemblySeats, gazetteer(readOffices(), placeVillages(csv, centres)), typed);
    const rows = lokSabhaSeats.flatMap((seat) => {
      const parts = seat.assembly.flatMap((part) => points.get(part) ?? []);
      const centre = medianPoint(parts) ?? seatPoints.get(`${seat.state} L${seat.number}`);
      return [
        { state: seat.state, level: 'L', number: seat.number, ...rounded(centre) },
        ...seat.assembly.map((part) => ({ state: part.state, level: 'A', number: part.number, ...rounded(points.get(part)) })),
      ];
    });
    return [{ name: 'seat_points', columns: ['state', 'level', 'number', 'latitude', 'longitude'], rows }];
  },
};

/** Two decimals are about a kilometre: no more is claimed. */
function rounded(point: Point | undefined): { latitude: number | null; longitude: number | null } {
  const round = (degrees: number): number => Math.round(degrees * 1000) / 1000;
  return { latitude: point ? round(point.latitude) : null, longitude: point ? round(point.longitude) : null };
}

function readOffices(): OfficePlace[] {
  const offices: OfficePlace[] = [];
  for (const { name, type, state, latitude, longitude } of readTable<'name' | 'type' | 'state' | 'latitude' | 'longitude'>(
    bundled('offices'),
  )) {
    if (latitude !== '') offices.push({ name, type, state, latitude: Number(latitude), longitude: Number(longitude) });
  }
  return offices;
}

interface Centre {
  readonly state: string;
  readonly at: Point;
}

function readCentres(): Map<string, Centre> {
  const centres = new Map<string, Centre>();
  for (const { pincode, state, latitude, longitude } of readTable<'pincode' | 'state' | 'latitude' | 'longitude'>(bundled('pincodes'))) {
    if (latitude !== '') centres.set(pincode, { state, at: { latitude: Number(latitude), longitude: Number(longitude) } });
  }
  return centres;
}

/** The middle of the pincodes that are typed as the heart of a seat. */
function heartsOfSeats(centres: ReadonlyMap<string, Centre>): [seat: string, at: Point][] {
  return [...seatPincodes].map(([seat, pincodes]) => {
    const points = pincodes.map((pincode) => centres.get(pincode)?.at ?? missing(`${seat}: the pincode ${pincode} has no centre`));
    return [seat, medianPoint(points) ?? missing(`${seat} has no pincode`)];
  });
}

function missing(problem: string): never {
  throw new Error(problem);
}

function placeVillages(csv: Buffer, centres: ReadonlyMap<string, Centre>): VillagePlace[] {
  return readVillages(csv).flatMap(({ name, pincode, subDistrict }) => {
    const centre = centres.get(pincode);
    return centre ? { name, subDistrict, state: centre.state, ...centre.at } : [];
  });
}
