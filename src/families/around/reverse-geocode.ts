/** Reverse geocoding: the address of a point. */
import type { Dataset } from '../../core/dataset/dataset.ts';
import { operation } from '../../core/operation/operation.ts';
import type { Point } from '../../core/place/place.ts';
import { notFound } from '../../core/request/api-error.ts';
import { number } from '../../core/request/params.ts';
import { airports } from '../airports/dataset.ts';
import { constituencies } from '../constituency/dataset.ts';
import { seatBoundaries } from '../constituency/seat-boundaries.ts';
import { pincodes } from '../pincode/dataset.ts';
import { rto } from '../rto/dataset.ts';
import { stations } from '../stations/dataset.ts';
import { AddressNear } from './records.ts';
import { airportNear, seatsNear, stationNear } from './surroundings.ts';
import { transportOfficesOf } from './transport-offices.ts';

/** Nearest-neighbour vote of post offices: how many, and the largest distance to an office in India. */
const NEIGHBOUR_COUNT = 8;
const SEARCH_RADIUS_KM = 60;
/** Votes are weighted by inverse squared distance; this minimum distance bounds the weight. */
const MIN_DISTANCE_KM = 0.2;

const NOTE =
  'The confidence of pincode, district and state is the distance-weighted share of the nearest post offices in them: boundaries of pincodes are not published. ' +
  'Constituencies are the most likely ones; the electoral roll is authoritative. Transport offices are those of the district or city by distance.';

interface NearOffice {
  readonly pincode: string;
  readonly name: string;
  readonly type: string;
  readonly district: string;
  readonly stateCode: string;
  readonly state: string;
  readonly distanceKm: number;
}

export const reverseGeocode = operation({
  id: 'address_near',
  path: '/v1/address/near',
  title: 'The address of a point',
  keywords:
    'reverse geocode, reverse geocoding, address of coordinates, coordinates to address, coordinates, where am i, latitude longitude to address, main kahan hoon, मैं कहाँ हूँ, நான் எங்கே',
  summary: 'Reverse geocoding: the nearest locality, post office and pincode of a point, and what is around it',
  details:
    'District, state, constituencies, transport offices, station and airport of a latitude and a longitude in India, with the confidence of each. A point more than 60 km from every post office returns 404.',
  input: {
    lat: number({ min: -90, max: 90, description: 'Latitude', aliases: ['latitude'] }),
    lng: number({ min: -180, max: 180, description: 'Longitude', aliases: ['lon', 'longitude'] }),
  },
  data: { pincodes, stations, airports, rto, constituencies },
  output: AddressNear,
  example: { lat: 13.0418, lng: 80.2341 },
  run({ lat, lng }, { pincodes, stations, airports, rto, constituencies, operatorFile }) {
    const point = { latitude: lat, longitude: lng };
    const offices = officesNear(pincodes, point);
    const [nearest] = offices;
    if (!nearest) notFound('No post office of India is within 60 km of this point.');
    const pincode = weightedVote(offices, (office) => office.pincode);
    const district = weightedVote(offices, (office) => `${office.stateCode}|${office.district}`);
    const state = weightedVote(offices, (office) => office.stateCode);
    const of = offices.find((office) => `${office.stateCode}|${office.district}` === district.value) ?? nearest;
    const office = offices.find((candidate) => candidate.pincode === pincode.value) ?? nearest;
    return {
      data: {
        ...point,
        locality: localityOf(nearest),
        office: { name: office.name, pincode: office.pincode, type: office.type, distanceKm: office.distanceKm },
        pincode: pincode.value,
        pincodeConfidence: pincode.share,
        district: of.district,
        districtConfidence: district.share,
        stateCode: of.stateCode,
        state: of.state,
        stateConfidence: state.share,
        station: stationNear(stations, point),
        airport: airportNear(airports, point),
        transportOffices: transportOfficesOf(rto, of.stateCode, of.district, point),
        ...seatsNear(constituencies, { point, state: of.stateCode, district: of.district }, operatorFile(seatBoundaries)),
      },
      meta: { note: NOTE },
    };
  },
});

function officesNear(pincodes: Dataset, point: Point): NearOffice[] {
  const page = { limit: NEIGHBOUR_COUNT, offset: 0 };
  // Army post offices move and belong to no state.
  return (pincodes.near(point, SEARCH_RADIUS_KM, { is: { kind: 'office' } }, page).data.parse() as NearOffice[]).filter(
    ({ stateCode }) => stateCode !== 'APO',
  );
}

/** The area with the largest weighted vote of the offices, and its share. */
function weightedVote(
  offices: readonly NearOffice[],
  areaOf: (office: NearOffice) => string,
): { readonly value: string; readonly share: number } {
  const shares = new Map<string, number>();
  let sum = 0;
  for (const office of offices) {
    const weight = 1 / Math.max(MIN_DISTANCE_KM, office.distanceKm) ** 2;
    shares.set(areaOf(office), (shares.get(areaOf(office)) ?? 0) + weight);
    sum += weight;
  }
  const [[value, weight] = ['', 0]] = [...shares].sort(([, a], [, b]) => b - a);
  return { value, share: Math.round((weight / sum) * 100) / 100 };
}

/** Name of an office without the suffix of its type: "Mylapore H.O" is in Mylapore. */
function localityOf({ name }: NearOffice): string | null {
  return name.replace(/(?<!\s)\s+(?:[HSB]\.?O\.?|G\.?P\.?O\.?)$/i, '') || null;
}
