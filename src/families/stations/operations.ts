import { z } from 'zod';
import { stateName } from '../../../data/places.ts';
import { rewriteToLatin } from '../../../data/script-names.ts';
import { railwayZones } from '../../../data/tables/railway_zones.ts';
import type { NameSearchConfig } from '../../core/dataset/names/name-search-config.ts';
import { type FacetFields, facetsParameter } from '../../core/dataset/query/facets.ts';
import { type Family, operation } from '../../core/operation/operation.ts';
import { locate, placeInput } from '../../core/place/place.ts';
import { invalid } from '../../core/request/api-error.ts';
import { number, paging, pattern, query } from '../../core/request/params.ts';
import { pincodes } from '../pincode/dataset.ts';
import { centreOf } from '../pincode/record.ts';
import { stateFilter } from '../states/params.ts';
import { stations } from './dataset.ts';
import { recogniseStation } from './recognise.ts';
import { FoundStation, Station, Zone } from './records.ts';
import { findStation, stationNote, throwUnknownStation } from './station.ts';
import { zoneFilter, zoneName } from './zone.ts';

const CODE = /^\s*[A-Za-z]{1,6}\s*$/;
const stationCode = pattern({
  description: 'Station code of one to six letters, current or former, such as MAS',
  pattern: CODE,
  message: 'must be a station code: one to six letters',
  max: 20,
  normalise: (value) => value.trim().toUpperCase(),
});

const DEFAULT_RADIUS_KM = 25;

const STATION_FACETS: FacetFields = {
  state: { field: 'state', labelOf: (code) => stateName(code) ?? code },
  zone: { field: 'zone', labelOf: (code) => zoneName(code) ?? code },
};

const stationSearchConfig: NameSearchConfig = {
  field: 'place',
  transliterations: rewriteToLatin,
  isRelaxed: true,
  stopWords: new Set('station stations railway train trains code of for the in at rly'.split(' ')),
  tiers(text, name) {
    const code = name.toUpperCase();
    return [
      ...(CODE.test(code)
        ? [
            { is: { code }, boost: 20, isCode: true },
            { is: { formerCode: code }, boost: 15, isCode: true },
          ]
        : []),
      { is: { name }, boost: 8 },
      { is: { major: '1' }, wholeWords: { stationName: text }, boost: 7 },
      { prefix: { name }, boost: 4 },
      { wholeWords: { stationName: text }, boost: 3 },
      { words: { stationName: text }, boost: 2 },
      { wholeWords: { place: text }, boost: 1 },
    ];
  },
};

const searchStations = operation({
  id: 'stations_search',
  path: '/v1/stations',
  title: 'Find a railway station',
  keywords:
    'railway station, station, which zone is station, station code, railway, train station, nearest railway station, railway station near, junction, rail, रेलवे स्टेशन, स्टेशन, रेलवे स्टेशन कोड, जंक्शन, ' +
    'ரயில் நிலையம், இரயில் நிலையம், రైల్వే స్టేషన్, ರೈಲ್ವೆ ನಿಲ್ದಾಣ, ರೈಲು ನಿಲ್ದಾಣ, రైలు స్టేషన్, റെയിൽവേ സ്റ്റേഷൻ, റെയിൽവെ സ്റ്റേഷൻ, സ്റ്റേഷൻ, স্টেশন, સ્ટેશન, റെയിൽവേ സ്റ്റേഷൻ, রেল স্টেশন',
  summary: 'Railway stations by name, code, zone or place',
  details:
    'Every word of q must be a prefix of a word of the name, a former or alternative name (Bombay, Vizag), the code or the district. An exact code comes first, then exact names, ' +
    'then major stations (a list of about 220, the most important of a city first), names that begin with q, and other names; ties prefer junctions and termini. With pincode, or lat and lng, only stations with a known position within radius are returned, nearest first.',
  tool: 'station_search',
  toolHides: ['facets'],
  input: {
    q: query('Name or code').optional(),
    state: stateFilter.optional(),
    zone: zoneFilter.optional(),
    ...placeInput,
    radius: number({ min: 0.1, max: 200, description: 'Radius in kilometres' }).optional(),
    facets: facetsParameter(['state', 'zone']).optional(),
    ...paging(),
  },
  data: { stations, pincodes },
  output: z.array(FoundStation),
  example: { q: 'chennai', limit: 3 },
  run({ q, state, zone, pincode, lat, lng, radius, facets, limit, offset }, { stations, pincodes }) {
    const page = { limit, offset };
    const is = { kind: 'station', state, zone };
    const words = { place: q };
    if (pincode !== undefined || lat !== undefined || lng !== undefined) {
      const centre = locate({ pincode, lat, lng }, centreOf(pincodes));
      return stations.near(centre, radius ?? DEFAULT_RADIUS_KM, { is, words }, page);
    }
    if (radius !== undefined) invalid('radius', 'needs a place: pincode, or lat and lng');
    return stations.listNames({ is }, stationSearchConfig, q, page, { facets: [STATION_FACETS, facets] });
  },
});

const listZones = operation({
  id: 'stations_zones',
  path: '/v1/stations/zones',
  title: 'Railway zones',
  keywords: 'railway zones, zones of indian railways, railway divisions, zone',
  summary: 'The zones of Indian Railways with their headquarters and divisions',
  input: {},
  data: { stations },
  output: z.array(Zone),
  example: {},
  run: (_, { stations }) => ({
    data: railwayZones().map((zone) => ({ ...zone, stations: stations.count('zone', zone.code) })),
    meta: { total: railwayZones().length },
  }),
});

const getStation = operation({
  id: 'stations_get',
  path: '/v1/stations/{code}',
  title: 'A station by its code',
  keywords: 'station code',
  summary: 'A railway station by its code',
  details: 'Former codes return the station under its current code: BCT is MMCT, ALD is PRYJ.',
  input: { code: stationCode },
  data: { stations },
  output: Station,
  example: { code: 'MAS' },
  run({ code }, { stations }) {
    const data = findStation(stations, code) ?? throwUnknownStation(stations, code);
    return { data, meta: { note: stationNote(data, code) } };
  },
});

export const stationsFamily: Family = {
  id: 'stations',
  name: 'Railway stations',
  group: 'Places and transport',
  about: 'About 8,500 stations of current timetables and 2,200 of older lists, with codes, positions and the zones of Indian Railways.',
  operations: [searchStations, listZones, getStation],
  recognise: recogniseStation,
};
