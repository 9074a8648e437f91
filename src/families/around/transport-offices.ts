/** Transport offices of a place: those of its district or city, nearest first. */

import { districtNames } from '../../../data/places.ts';
import { districtsOfCity } from '../../../data/tables/rto_places.ts';
import type { Dataset } from '../../core/dataset/dataset.ts';
import { distanceKm, type Point } from '../../core/place/place.ts';
import { canonical } from '../../core/text/fold.ts';
import type { ListedOffice } from '../rto/records.ts';
import type { Around } from './records.ts';

const MAX_OFFICES = 5;
/** Larger than any distance: offices without a position sort last. */
const UNKNOWN_DISTANCE_KM = 30_000;

type NearOffice = Around['transportOffices'][number];

export function transportOfficesOf(rto: Dataset, state: string, district: string, centre: Point | undefined): NearOffice[] {
  const districtNameSet = new Set(districtNames(state, district).map(canonical));
  const ofCity = new Set(
    districtNames(state, district)
      .flatMap((name) => districtsOfCity(state, name))
      .flatMap((name) => districtNames(state, name))
      .map(canonical),
  );
  const all = rto.getAll('state', state).map((row) => row.parse() as ListedOffice);
  const serving = all.filter(({ active, type, district }) => active && type !== 'Special series' && ofCity.has(canonical(district ?? '')));
  // Without a position, offices cannot be ranked by distance and a city has many: only those of the district itself.
  const chosen = centre ? serving : serving.filter((office) => districtNameSet.has(canonical(office.district ?? '')));
  return chosen
    .map(({ code, office }): NearOffice => {
      const point = rto.point('code', code);
      return { code, office, distanceKm: centre && point ? Math.round(distanceKm(centre, point) * 100) / 100 : null };
    })
    .sort((a, b) => (a.distanceKm ?? UNKNOWN_DISTANCE_KM) - (b.distanceKm ?? UNKNOWN_DISTANCE_KM) || (a.code < b.code ? -1 : 1))
    .slice(0, MAX_OFFICES);
}
