/** Pack of the world's active airports, their runways and country names. */
import { bundled } from '../../../data/bundled.ts';
import { type AIRPORT_COLUMNS, AIRPORT_TYPES, type AirportRow, type AirportType, readAirports } from '../../../data/formats/ourairports.ts';
import { placeNames, stateName } from '../../../data/places.ts';
import { sources } from '../../../data/sources.ts';
import { airportNamesAbroad, airportPopularity, otherAirportNames } from '../../../data/tables/airport_names.ts';
import type { DatasetDefinition } from '../../core/dataset/dataset.ts';
import { nameTerms, type PackRow, wordTerms } from '../../core/dataset/pack/build.ts';
import { valueTerm } from '../../core/dataset/pack/pack.ts';
import { timezoneAt } from '../../core/place/timezone.ts';
import { nameKey } from '../../core/text/fold.ts';
import { nullIfEmpty } from '../../core/util/null-if-empty.ts';
import { readTable, type TableRow } from '../../core/util/table.ts';

const AIRPORTS = bundled('airports');
const RUNWAYS = bundled('runways');
const COUNTRIES = bundled('countries');

type RunwayColumn = 'airport' | 'lowEnd' | 'highEnd' | 'lengthFt' | 'widthFt' | 'surface' | 'lighted';

/** Plausibility check: OurAirports had 72,300 active airports when the bundled data was built. */
const MIN_AIRPORTS = 60_000;

export const airports: DatasetDefinition = {
  name: 'airports',
  source: sources.airports,
  module: import.meta.url,
  inputs: [AIRPORTS, RUNWAYS, COUNTRIES],
  kinds: { airports: 'kind=airport', airportsWithRunways: 'runways=', countries: 'countryRecord=' },
  phoneticFields: ['place'],
  rows: () => packRows(readTable<(typeof AIRPORT_COLUMNS)[number]>(AIRPORTS)),
  check(dataset) {
    if (dataset.count('kind', 'airport') < MIN_AIRPORTS) throw new Error(`fewer than ${MIN_AIRPORTS} airports`);
    for (const code of ['DEL', 'MAA', 'LHR']) if (!dataset.get('iata', code)) throw new Error(`the airport ${code} is missing`);
  },
  refresh: {
    url: 'https://davidmegginson.github.io/ourairports-data/airports.csv',
    everyHours: 24,
    maxBytes: 60_000_000,
    rows: (file, now) => ({ version: now.toISOString().slice(0, 10), rows: packRows(readAirports(file)) }),
  },
};

/** OurAirports uses this code for rows that are not on Earth, such as a crater of Mars. */
const NO_COUNTRY = 'ZZ';

function* packRows(rows: Iterable<AirportRow>): Generator<PackRow> {
  const countries = new Map<string, string>();
  for (const { code, name } of readTable<'code' | 'name'>(COUNTRIES)) if (code !== NO_COUNTRY) countries.set(code, name);
  for (const [code, name] of countries) yield { json: { code, name }, terms: [valueTerm('countryRecord', code)] };
  yield* runwayRows();
  // Ranked rows last, so that all airports are contiguous.
  for (const row of rows) if (row.country !== NO_COUNTRY) yield airportRow(row, countries.get(row.country) ?? row.country);
}

function airportRow(row: AirportRow, countryName: string): PackRow {
  const { ident, iata, icao, gps, country, region } = row;
  const type = row.type as AirportType;
  const scheduled = row.scheduled === '1';
  const point = { latitude: Number(row.latitude), longitude: Number(row.longitude) };
  const state = country === 'IN' ? region.replace(/^IN-/, '') : '';
  // "New York", but also "Delhi (Palam)" and "Durgapur/Asansol".
  const cities = row.city.split(/[/(),]/).filter((city) => city.trim() !== '');
  // Small airfields outside India are indexed by the words of their name only.
  const isKnown = country === 'IN' || scheduled || type === 'large_airport' || type === 'medium_airport';
  const others =
    country === 'IN' && scheduled ? [...otherAirportNames(iata), ...cities, ...cities.flatMap((city) => placeNames(state, city))] : [];
  const abroad = country === 'IN' ? [] : airportNamesAbroad(iata);
  return {
    json: {
      ident,
      iata: nullIfEmpty(iata),
      icao: nullIfEmpty(icao),
      name: row.name,
      type,
      city: nullIfEmpty(row.city),
      country,
      countryName,
      region: nullIfEmpty(region),
      stateCode: stateName(state) ? state : null,
      state: stateName(state) ?? null,
      ...point,
      elevationFt: row.elevationFt === '' ? null : Number(row.elevationFt),
      scheduledService: scheduled,
      timezone: timezoneAt(point.latitude, point.longitude),
      website: nullIfEmpty(row.website),
      wikipedia: nullIfEmpty(row.wikipedia),
    },
    terms: [
      valueTerm('kind', 'airport'),
      ...codeTerms(row),
      valueTerm('country', country),
      valueTerm('type', type),
      ...(scheduled ? [valueTerm('scheduled', '1')] : []),
      ...(stateName(state) ? [valueTerm('state', state)] : []),
      ...[...cities, ...abroad].map((city) => valueTerm('city', nameKey(city))),
      ...others.map((name) => valueTerm('servedInIndia', nameKey(name))),
      ...(isKnown ? nameTerms('place', row.name, ...cities, ...others, ...abroad) : wordTerms('place', row.name, row.city)),
      ...wordTerms('place', iata, icao, gps, ident, row.keywords, stateName(state) ?? ''),
    ],
    importance: importanceOf(type, scheduled) + BUSIEST_BOOST * airportPopularity(iata),
    point,
  };
}

/** Importance per class: scheduled service outweighs size, and both outweigh the quality of a name match unless a tier is boosted more. */
const IMPORTANCE_STEP = 2;
/** Bonus of the busiest airports, slightly more than one class. */
const BUSIEST_BOOST = 2.5;

function importanceOf(type: AirportType, scheduled: boolean): number {
  const above = AIRPORT_TYPES.length - 1 - AIRPORT_TYPES.indexOf(type) + (scheduled ? AIRPORT_TYPES.length : 0);
  return above * IMPORTANCE_STEP;
}

/** Each code once, in the field of highest precedence. Local codes are excluded: thousands have three letters and would collide with IATA codes. */
function codeTerms({ iata, icao, gps, ident }: AirportRow): string[] {
  const terms: string[] = [];
  if (iata !== '') terms.push(valueTerm('iata', iata));
  if (icao !== '') terms.push(valueTerm('icao', icao));
  if (gps !== '' && gps !== icao) terms.push(valueTerm('gps', gps));
  if (ident !== icao && ident !== gps) terms.push(valueTerm('ident', ident));
  return terms;
}

/** One row per airport, with all its runways. */
function* runwayRows(): Generator<PackRow> {
  let airport = '';
  let runways: object[] = [];
  for (const row of readTable<RunwayColumn>(RUNWAYS)) {
    if (row.airport !== airport && runways.length > 0) {
      yield { json: runways, terms: [valueTerm('runways', airport)] };
      runways = [];
    }
    airport = row.airport;
    runways.push(runway(row));
  }
  if (runways.length > 0) yield { json: runways, terms: [valueTerm('runways', airport)] };
}

function runway({ lowEnd, highEnd, lengthFt, widthFt, surface, lighted }: TableRow<RunwayColumn>): object {
  return {
    name: [lowEnd, highEnd].filter((end) => end !== '').join('/') || null,
    lengthFt: lengthFt === '' ? null : Number(lengthFt),
    widthFt: widthFt === '' ? null : Number(widthFt),
    surface: nullIfEmpty(surface),
    lighted: lighted === '1',
  };
}
