import { z } from 'zod';
import { AIRPORT_TYPES } from '../../../data/formats/ourairports.ts';
import { stateName } from '../../../data/places.ts';
import { rewriteToLatin } from '../../../data/script-names.ts';
import type { Dataset } from '../../core/dataset/dataset.ts';
import type { NameSearchConfig } from '../../core/dataset/names/name-search-config.ts';
import { type FacetFields, facetsParameter } from '../../core/dataset/query/facets.ts';
import { type Family, operation } from '../../core/operation/operation.ts';
import { locate, placeInput } from '../../core/place/place.ts';
import { invalid } from '../../core/request/api-error.ts';
import { choice, flag, number, paging, pattern, query } from '../../core/request/params.ts';
import { pincodes } from '../pincode/dataset.ts';
import { centreOf } from '../pincode/record.ts';
import { stateFilter } from '../states/params.ts';
import { findAirport, runwaysOf, unknownAirport } from './airport.ts';
import { airports } from './dataset.ts';
import { recogniseAirport } from './recognise.ts';
import { Airport, ListedAirport, NearbyAirport } from './records.ts';

const upper = (value: string): string => value.trim().toUpperCase();

const airportCode = pattern({
  description: 'IATA code (three letters), ICAO code (four), or a longer local identifier',
  pattern: /^\s*[A-Za-z0-9][A-Za-z0-9-]{1,9}\s*$/,
  message: 'must be an airport code: an IATA code of three letters or an ICAO code of four letters',
  max: 20,
  normalise: upper,
});

const COUNTRY_RULE = 'must be a two-letter ISO country code, such as IN; GET /v1/airports?facets=country&limit=1 lists them';

const countryCode = pattern({
  description: 'ISO country code',
  pattern: /^\s*[A-Za-z]{2}\s*$/,
  message: COUNTRY_RULE,
  max: 10,
  normalise: upper,
});

function airportFacets(airports: Dataset): FacetFields {
  const countryName = (code: string): string =>
    (airports.get('countryRecord', code)?.parse() as { name: string } | undefined)?.name ?? code;
  return { country: { field: 'country', labelOf: countryName }, state: { field: 'state', labelOf: (code) => stateName(code) ?? code } };
}

const airportSearchConfig: NameSearchConfig = {
  field: 'place',
  transliterations: rewriteToLatin,
  isRelaxed: 'names',
  shortWordCondition: { is: { country: 'IN' } },
  stopWords: new Set('airport airports international of the code for in iata icao terminal t1 t2 t3 1 2 3'.split(' ')),
  tiers(text, name) {
    const code = name.toUpperCase();
    return [
      // Goa in India outranks GOA, the IATA code of Genoa.
      { is: { servedInIndia: name.replace(/(?:international)?airport$/, '') }, boost: 60 },
      { is: { iata: code }, boost: 50, isCode: true },
      { is: { icao: code }, boost: 50, isCode: true },
      { is: { city: name }, boost: 2.4 },
      { wholeWords: { place: text }, boost: 1 },
    ];
  },
};

const airportType = choice(AIRPORT_TYPES, { description: 'Kind' });

const searchAirports = operation({
  id: 'airports_search',
  path: '/v1/airports',
  title: 'Find an airport',
  keywords:
    'airport, airports, heliport, heliports, helipad, airport code, iata code, icao code, iata, flight code, hawai adda, हवाई अड्डा, एयरपोर्ट, விமான நிலையம், ' +
    'విమానాశ్రయం, ವಿಮಾನ ನಿಲ್ದಾಣ, വിമാനത്താവളം, বিমানবন্দর',
  summary: 'Airports by name, city or code',
  details:
    'Every word of q must be a prefix of a word in the name, the city, a code or an alternative name of the airport, or its Indian state. An exact IATA or ICAO code comes first, ' +
    'then airports with scheduled flights, larger ones before smaller ones. Closed airports are not listed. state takes states of India.',
  tool: 'airport_search',
  toolHides: ['facets'],
  input: {
    q: query('Name, city or code', { min: 2 }).optional(),
    country: countryCode.optional(),
    state: stateFilter.optional(),
    type: airportType.optional(),
    facets: facetsParameter(['country', 'state']).optional(),
    ...paging(),
  },
  data: { airports },
  output: z.array(ListedAirport),
  example: { q: 'chennai', country: 'IN' },
  run({ q, country, state, type, facets, limit, offset }, { airports }) {
    const result = airports.listNames(
      { is: { kind: 'airport', country, state, type } },
      airportSearchConfig,
      q,
      { limit, offset },
      {
        facets: [airportFacets(airports), facets],
      },
    );
    if (country !== undefined && result.meta?.total === 0) checkCountry(airports, country);
    return result;
  },
});

const nearAirports = operation({
  id: 'airports_near',
  path: '/v1/airports/near',
  title: 'Airports near a place',
  keywords: 'nearest airport, airport near, airports near, closest airport, pas ka airport, नज़दीकी हवाई अड्डा, அருகில் விமான நிலையம்',
  summary: 'Airports near a point or a pincode, nearest first',
  input: {
    ...placeInput,
    radius: number({ min: 1, max: 500, description: 'Radius in kilometres' }).default(100),
    type: airportType.optional(),
    scheduled: flag({ description: 'true: only airports with scheduled flights' }).default(false),
    ...paging(),
  },
  data: { airports, pincodes },
  output: z.array(NearbyAirport),
  example: { pincode: '600001', scheduled: true, limit: 3 },
  run({ radius, type, scheduled, limit, offset, ...place }, { airports, pincodes }) {
    const condition = { is: { kind: 'airport', type, scheduled: scheduled ? '1' : undefined } };
    return airports.near(locate(place, centreOf(pincodes)), radius, condition, { limit, offset });
  },
});

const getAirport = operation({
  id: 'airports_get',
  path: '/v1/airports/{code}',
  title: 'An airport by its code',
  keywords: 'airport code',
  summary: 'An airport by its IATA or ICAO code',
  details: 'With its runways, if OurAirports lists them. Airports without either code are found by their OurAirports identifier.',
  input: { code: airportCode },
  data: { airports },
  output: Airport,
  example: { code: 'MAA' },
  run({ code }, { airports }) {
    const record = findAirport(airports, code) ?? unknownAirport(airports, code);
    return { data: record.with({ runways: runwaysOf(airports, record) }) };
  },
});

function checkCountry(airports: Dataset, country: string): void {
  if (airports.count('countryRecord', country) === 0) invalid('country', COUNTRY_RULE);
}

export const airportsFamily: Family = {
  id: 'airports',
  name: 'Airports',
  group: 'Places and transport',
  about:
    'About 72,000 airports, heliports and seaplane bases of the world from OurAirports, with codes, positions, time zones and runways.',
  operations: [searchAirports, nearAirports, getAirport],
  recognise: recogniseAirport,
};
