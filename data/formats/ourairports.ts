/** Parser of the OurAirports file, as published daily and as shipped in the pinned package. */
import { createRequire } from 'node:module';
import type { parse as Parse } from 'csv-parse/sync';
import { FormatChangeError } from '../../src/core/dataset/refresh/format-change.ts';
import { airportPatches } from '../patches/airports.ts';
import { findState } from '../places.ts';

/** Served airport types, largest first. Closed airports and balloon ports are excluded. */
export const AIRPORT_TYPES = ['large_airport', 'medium_airport', 'small_airport', 'seaplane_base', 'heliport'] as const;
export type AirportType = (typeof AIRPORT_TYPES)[number];

export const AIRPORT_COLUMNS = [
  'ident',
  'iata',
  'icao',
  'gps',
  'type',
  'name',
  'city',
  'country',
  'region',
  'latitude',
  'longitude',
  'elevationFt',
  'scheduled',
  'website',
  'wikipedia',
  'keywords',
] as const;
export type AirportRow = Readonly<Record<(typeof AIRPORT_COLUMNS)[number], string>>;

/** Required columns. */
const REQUIRED_COLUMNS = [
  'ident',
  'type',
  'name',
  'latitude_deg',
  'longitude_deg',
  'iso_country',
  'iata_code',
  'icao_code',
  'scheduled_service',
];

/** Rows sorted by name. Throws an error for the operator if the file has another format. */
export function readAirports(csv: Buffer): AirportRow[] {
  // Lazy import: the service itself does not parse such files.
  const { parse } = createRequire(import.meta.url)('csv-parse/sync') as { readonly parse: typeof Parse };
  const published = parse(csv, { columns: true, skip_empty_lines: true }) as Record<string, string>[];
  const missing = REQUIRED_COLUMNS.filter((column) => !(column in (published[0] ?? {})));
  if (missing.length > 0) throw new FormatChangeError(`has no column ${missing.join(', ')}`);
  return published
    .filter(({ type }) => (AIRPORT_TYPES as readonly string[]).includes(type ?? ''))
    .map(toRow)
    .sort((a, b) => compare(a.name, b.name) || compare(a.ident, b.ident));
}

function toRow(row: Record<string, string>): AirportRow {
  const read = readRow(row);
  // Scheduled airlines need an IATA code: an Indian airport without one has no scheduled flights.
  const scheduled = read.country === 'IN' && read.iata === '' ? '0' : read.scheduled;
  return { ...read, scheduled, ...airportPatches[read.ident] };
}

function readRow(row: Record<string, string>): AirportRow {
  return {
    ident: clean(row.ident),
    iata: clean(row.iata_code),
    icao: clean(row.icao_code),
    gps: clean(row.gps_code),
    type: clean(row.type),
    name: clean(row.name),
    city: clean(row.municipality),
    country: clean(row.iso_country),
    region: currentRegion(clean(row.iso_region)),
    latitude: degrees(row.latitude_deg),
    longitude: degrees(row.longitude_deg),
    elevationFt: clean(row.elevation_ft),
    scheduled: row.scheduled_service === 'yes' ? '1' : '0',
    website: clean(row.home_link),
    wikipedia: clean(row.wikipedia_link),
    keywords: clean(row.keywords),
  };
}

/** Indian regions still have the ISO codes from before 2023 (IN-MM, IN-CT, IN-OR, IN-TG, IN-UT); map them to the current ones. */
function currentRegion(code: string): string {
  if (!code.startsWith('IN-')) return code;
  const state = findState(code);
  return state ? `IN-${state.code}` : code;
}

/** Rounds to five decimals, about one metre. */
function degrees(text: string | undefined): string {
  return String(Math.round(Number(text) * 1e5) / 1e5);
}

function clean(text: string | undefined): string {
  return (text ?? '').replace(/\s+/g, ' ').trim();
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
