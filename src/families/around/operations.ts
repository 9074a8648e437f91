/** Surroundings of a pincode, joined from the data of four other families: one of the two families that may import others. */

import { type Family, operation } from '../../core/operation/operation.ts';
import { roundPoint } from '../../core/place/place.ts';
import { pincode } from '../../core/request/params.ts';
import { airports } from '../airports/dataset.ts';
import { constituencies } from '../constituency/dataset.ts';
import { seatBoundaries } from '../constituency/seat-boundaries.ts';
import { pincodes } from '../pincode/dataset.ts';
import { unknownPincode } from '../pincode/record.ts';
import type { PincodeHead } from '../pincode/records.ts';
import { rto } from '../rto/dataset.ts';
import { stations } from '../stations/dataset.ts';
import { Around } from './records.ts';
import { reverseGeocode } from './reverse-geocode.ts';
import { airportNear, seatsNear, stationNear } from './surroundings.ts';
import { transportOfficesOf } from './transport-offices.ts';
import { centroid, majorityLokSabha, neighbourCentres } from './unlocated-pincode.ts';

const NOTE =
  'Constituencies are the likeliest ones for the centre of the pincode; the electoral roll is binding. Transport offices are those of the district or city by distance, not by the areas they serve.';
const NO_CENTRE_NOTE =
  'The position of this pincode is not known. Latitude and longitude are the middle of its neighbours in number, and the Lok Sabha seat is the one in which most of them lie; transport offices are those of the district in the order of their codes. Station, airport and assembly seat would be guesses and are null.';

const getAround = operation({
  id: 'pincode_around',
  path: '/v1/pincode/{pincode}/around',
  title: 'What is around a pincode',
  keywords: 'around, nearby, around a pincode, nearest station and airport, what is near, aas paas, आस पास, அருகில்',
  summary: 'What is around a pincode: station, airport, transport office, constituencies',
  details:
    'Distances are from the centre of the pincode, as the crow flies. Constituencies are the likeliest ones, with the distance of the assembly seat’s centre ' +
    'and how sure the Lok Sabha seat is. Of a pincode without a known position station, airport and assembly seat are null, and the note says what stands for the rest.',
  input: { pincode: pincode('Six digits, the first not 0') },
  data: { pincodes, stations, airports, rto, constituencies },
  output: Around,
  example: { pincode: '600001' },
  run({ pincode }, { pincodes, stations, airports, rto, constituencies, operatorFile }) {
    const place = (pincodes.get('pin', pincode)?.parse() ?? unknownPincode(pincodes, pincode)) as PincodeHead;
    const centre = pincodes.point('pin', pincode);
    const transportOffices = transportOfficesOf(rto, place.stateCode, place.district, centre);
    if (!centre) {
      const neighbours = neighbourCentres(pincodes, pincode, place.district);
      const { lokSabha, ...how } = majorityLokSabha(constituencies, neighbours, place, operatorFile(seatBoundaries));
      const rough = { ...roundPoint(centroid(neighbours)), lokSabha: { number: lokSabha.number, name: lokSabha.name, ...how } };
      return {
        data: { ...place, station: null, airport: null, transportOffices, assembly: null, ...rough },
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
  about: 'The nearest station and airport, the transport offices and the constituencies of a pincode or a point, in one answer.',
  operations: [getAround, reverseGeocode],
};
