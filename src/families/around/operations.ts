/** Surroundings of a pincode, joined from the data of four other families: one of the two families that may import others. */

import { type Family, operation } from '../../core/operation/operation.ts';
import { roundPoint } from '../../core/place/place.ts';
import { pincode } from '../../core/request/params.ts';
import { airports } from '../airports/dataset.ts';
import { constituencies } from '../constituency/dataset.ts';
import { seatBoundaries } from '../constituency/seat-boundaries.ts';
import { pincodes } from '../pincode/dataset.ts';
import { throwUnknownPincode } from '../pincode/record.ts';
import type { StoredPincode } from '../pincode/records.ts';
import { rto } from '../rto/dataset.ts';
import { stations } from '../stations/dataset.ts';
import { Around } from './records.ts';
import { reverseGeocode } from './reverse-geocode.ts';
import { airportNear, seatsNear, stationNear } from './surroundings.ts';
import { transportOfficesOf } from './transport-offices.ts';
import { centroid, majorityLokSabha, neighbourCentres } from './unlocated-pincode.ts';

const NOTE =
  'Constituencies are the most likely ones for the centre of the pincode; the electoral roll is authoritative. Transport offices are those of the district or city, by distance and not by the area they serve.';
const NO_CENTRE_NOTE =
  'The position of this pincode is not known. Latitude and longitude are the mean of the numerically adjacent pincodes, and the Lok Sabha seat is the one that contains most of them; transport offices are those of the district, ordered by code. Station, airport and assembly seat would be guesses and are null.';

const getAround = operation({
  id: 'pincode_around',
  path: '/v1/pincode/{pincode}/around',
  title: 'What is around a pincode',
  keywords: 'around, nearby, around a pincode, what is near, what is near a pincode, what all is near, aas paas, आस पास, அருகில்',
  summary: 'What is around a pincode: station, airport, transport office, constituencies',
  details:
    'Distances are great-circle distances from the centre of the pincode. Constituencies are the most likely ones, with the distance of the assembly seat’s centre ' +
    'and the confidence of the Lok Sabha seat. For a pincode without a known position, station, airport and assembly seat are null, and the note explains how the rest was derived.',
  input: { pincode: pincode('Pincode of six digits') },
  data: { pincodes, stations, airports, rto, constituencies },
  output: Around,
  example: { pincode: '600001' },
  run({ pincode }, { pincodes, stations, airports, rto, constituencies, operatorFile }) {
    const place = (pincodes.get('pin', pincode)?.parse() ?? throwUnknownPincode(pincodes, pincode)) as StoredPincode;
    const centre = pincodes.point('pin', pincode);
    const transportOffices = transportOfficesOf(rto, place.stateCode, place.district, centre);
    if (!centre) {
      const neighbours = neighbourCentres(pincodes, pincode, place.district);
      const { lokSabha, ...how } = majorityLokSabha(constituencies, neighbours, place, operatorFile(seatBoundaries));
      const isEstimated = { ...roundPoint(centroid(neighbours)), lokSabha: { number: lokSabha.number, name: lokSabha.name, ...how } };
      return {
        data: { ...place, station: null, airport: null, transportOffices, assembly: null, ...isEstimated },
        meta: { note: NO_CENTRE_NOTE },
      };
    }
    return {
      data: {
        ...place,
        ...centre,
        station: stationNear(stations, centre),
        airport: airportNear(airports, centre),
        transportOffices,
        ...seatsNear(
          constituencies,
          { point: centre, state: place.stateCode, district: place.district, pincode },
          operatorFile(seatBoundaries),
        ),
      },
      meta: { note: NOTE },
    };
  },
});

export const aroundFamily: Family = {
  id: 'around',
  name: 'Around a place',
  group: 'Places and transport',
  about: 'The nearest station and airport, the transport offices and the constituencies of a pincode or a point, in one response.',
  operations: [getAround, reverseGeocode],
};
