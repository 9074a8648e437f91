/** What is around a pincode, put together from the data of four other rooms: the one room that may look into them. */
import { z } from 'zod';
import type { Dataset } from '../../core/dataset/dataset.ts';
import type { Condition } from '../../core/dataset/search.ts';
import type { RawJson } from '../../core/json.ts';
import { type Family, operation } from '../../core/operation.ts';
import { pincode } from '../../core/params.ts';
import type { Point } from '../../core/place.ts';
import { canonical } from '../../core/text.ts';
import { airports } from '../airports/dataset.ts';
import { constituencies } from '../constituency/dataset.ts';
import { constituenciesAt } from '../constituency/locate.ts';
import { pincodes } from '../pincode/dataset.ts';
import { districtNames } from '../pincode/district.ts';
import { centreOf } from '../pincode/record.ts';
import { rto } from '../rto/dataset.ts';
import { stations } from '../stations/dataset.ts';

/** Farther than this nobody would call a station or an airport near. */
const STATION_KM = 100;
const AIRPORT_KM = 500;
const MOST_OFFICES = 5;

const near = { name: z.string(), distanceKm: z.number() };
const seat = z.object({ number: z.int(), name: z.string() });

const Around = z
  .object({
    pincode: z.string(),
    district: z.string(),
    stateCode: z.string(),
    state: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    station: z.object({ code: z.string(), ...near }).nullable(),
    airport: z
      .object({ iata: z.string().nullable(), icao: z.string().nullable(), ...near })
      .nullable()
      .describe('With scheduled flights'),
    transportOffices: z
      .array(z.object({ code: z.string(), office: z.string() }))
      .describe('Of the district, those that still register vehicles'),
    assembly: seat.nullable().describe('The likeliest seat; /v1/constituency has the others'),
    lokSabha: seat,
  })
  .meta({ id: 'Around' });

const getAround = operation({
  id: 'pincode_around',
  path: '/v1/pincode/{pincode}/around',
  summary: 'What is around a pincode: station, airport, transport office, constituencies',
  details:
    'Distances are from the centre of the pincode, as the crow flies. Constituencies are the likeliest ones; /v1/constituency tells how sure that is.',
  input: { pincode: pincode('Six digits, the first not 0') },
  data: { pincodes, stations, airports, rto, constituencies },
  output: Around,
  example: { pincode: '600001' },
  run({ pincode }, { pincodes, stations, airports, rto, constituencies }) {
    const centre = centreOf(pincodes)(pincode);
    const place = pincodes.get('pin', pincode)?.parse() as { pincode: string; district: string; stateCode: string; state: string };
    const station = nearest<{ code: string; name: string; distanceKm: number }>(stations, centre, STATION_KM, { is: { kind: 'station' } });
    const airport = nearest<{ iata: string | null; icao: string | null; name: string; distanceKm: number }>(airports, centre, AIRPORT_KM, {
      is: { kind: 'airport', scheduled: '1' },
    });
    const { assembly, lokSabha } = constituenciesAt(constituencies, centre, place.stateCode);
    return {
      data: {
        ...place,
        ...centre,
        station: station && { code: station.code, name: station.name, distanceKm: station.distanceKm },
        airport: airport && { iata: airport.iata, icao: airport.icao, name: airport.name, distanceKm: airport.distanceKm },
        transportOffices: officesOf(rto, place.stateCode, place.district),
        assembly: assembly[0] ? { number: assembly[0].number, name: assembly[0].name } : null,
        lokSabha: { number: lokSabha.number, name: lokSabha.name },
      },
      meta: { note: 'Constituencies are the likeliest ones for the centre of the pincode; the electoral roll is binding.' },
    };
  },
});

function nearest<T>(dataset: Dataset, centre: Point, km: number, condition: Condition): T | null {
  const { data } = dataset.near(centre, km, condition, { limit: 1, offset: 0 });
  return ((data as RawJson).parse() as T[])[0] ?? null;
}

function officesOf(rto: Dataset, state: string, district: string): { code: string; office: string }[] {
  const names = districtNames(state, district).map(canonical);
  return rto
    .all('state', state)
    .map((row) => row.parse() as { code: string; office: string; district: string | null; active: boolean })
    .filter((office) => office.active && office.district !== null && names.includes(canonical(office.district)))
    .slice(0, MOST_OFFICES)
    .map(({ code, office }) => ({ code, office }));
}

export const aroundFamily: Family = {
  id: 'around',
  name: 'Around a pincode',
  group: 'Places and transport',
  about: 'The nearest station and airport, the transport offices and the constituencies of a pincode, in one answer.',
  operations: [getAround],
};
