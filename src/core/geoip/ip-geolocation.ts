/**
 * IP geolocation and network owners, from the dataset `networks`: ranges and owners in its pack, places in an attached file.
 * Ranges are stored in runs, keyed by the first address: a lookup reads one run.
 */

import type { Dataset } from '../dataset/dataset.ts';
import type { PackRow } from '../dataset/pack/build.ts';
import { valueTerm } from '../dataset/pack/pack.ts';
import { type AddressBytes, formatCidr } from '../net/address.ts';
import type { GeolocationFile } from './geolocation-file.ts';
import type { Mmdb } from './mmdb.ts';

export interface NetworkOwner {
  readonly asn: number;
  readonly organisation: string | null;
}

export interface NetworkPlace {
  readonly network: string;
  readonly countryCode: string | null;
  readonly region: string | null;
  readonly city: string | null;
  readonly district: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** The bundled places, or an operator-supplied database. */
type Places = Pick<GeolocationFile | Mmdb, 'get'>;

/** Attachment of the dataset. */
export interface NetworkFiles {
  readonly places: Places;
  /** Operator-supplied database of network owners, which replaces the ranges of the pack. */
  readonly owners?: Mmdb | undefined;
}

export interface AddressRange {
  /** Hexadecimal, without trailing zeros. */
  readonly first: string;
  /** Hexadecimal, without trailing fs. */
  readonly last: string;
  readonly asn: string;
}

const RANGES_PER_ROW = 16;
const DIGITS = { ipv4: 8, ipv6: 32 } as const;
type Field = keyof typeof DIGITS;

/** Pack rows of ranges. */
export function* rangeRows(field: Field, ranges: Iterable<AddressRange>): Generator<PackRow> {
  let run: AddressRange[] = [];
  const toRow = (): PackRow => ({
    json: run.map(({ first, last, asn }) => [first, last, Number(asn)]),
    terms: [valueTerm(field, (run[0] as AddressRange).first.padEnd(DIGITS[field], '0'))],
  });
  for (const range of ranges) {
    run.push(range);
    if (run.length < RANGES_PER_ROW) continue;
    yield toRow();
    run = [];
  }
  if (run.length > 0) yield toRow();
}

export function ownerRow({ asn, name }: { readonly asn: string; readonly name: string }): PackRow {
  return { json: { asn: Number(asn), organisation: name }, terms: [valueTerm('asn', asn)] };
}

/** The autonomous system that announces an address. */
export function ownerOf(networks: Dataset, address: AddressBytes): NetworkOwner | undefined {
  const { owners } = networks.attachment as NetworkFiles;
  if (owners) return ownerIn(owners, address);
  const field: Field = address.length === 4 ? 'ipv4' : 'ipv6';
  const key = Buffer.from(address).toString('hex');
  const run = (networks.floor(field, key)?.parse() ?? []) as [first: string, last: string, asn: number][];
  const range = run.findLast(([first]) => first.padEnd(key.length, '0') <= key);
  if (!range || range[1].padEnd(key.length, 'f') < key) return undefined;
  const asn = range[2];
  return (networks.get('asn', String(asn))?.parse() as NetworkOwner | undefined) ?? { asn, organisation: null };
}

export function ownerIn(owners: Mmdb, address: AddressBytes): NetworkOwner | undefined {
  const record = owners.get(address)?.record as UnknownRecord | undefined;
  const asn = record?.autonomous_system_number;
  return typeof asn === 'number' ? { asn, organisation: nonEmptyText(record?.autonomous_system_organization) } : undefined;
}

/** Location of the network of an address. */
export function geolocate(networks: Dataset, address: AddressBytes): NetworkPlace | undefined {
  return geolocateIn((networks.attachment as NetworkFiles).places, address);
}

export function geolocateIn(places: Places, address: AddressBytes): NetworkPlace | undefined {
  const match = places.get(address);
  if (!match) return undefined;
  const { country, region, city, latitude, longitude } = locationFields(match.record as unknown as UnknownRecord);
  return {
    network: formatCidr(address, match.bits),
    countryCode: nonEmptyText(country, /^[A-Z]{2}$/),
    region: nonEmptyText(region),
    ...splitPlace(nonEmptyText(city) ?? ''),
    latitude: degrees(latitude, 90),
    longitude: degrees(longitude, 180),
  };
}

type UnknownRecord = Readonly<Record<string, unknown>>;

/** A record in the flat format of the bundled files, or in the nested format of MaxMind, which DB-IP uses too. */
function locationFields(record: UnknownRecord): UnknownRecord {
  if (!('country' in record || 'location' in record)) {
    const { country_code: country, state1: region, city, latitude, longitude } = record;
    return { country, region, city, latitude, longitude };
  }
  const [division] = Array.isArray(record.subdivisions) ? (record.subdivisions as unknown[]) : [];
  const { latitude, longitude } = asObject(record.location);
  return { country: asObject(record.country).iso_code, region: nameIn(division), city: nameIn(record.city), latitude, longitude };
}

function nameIn(place: unknown): unknown {
  return asObject(asObject(place).names).en;
}

function asObject(value: unknown): UnknownRecord {
  return typeof value === 'object' && value !== null ? (value as UnknownRecord) : {};
}

/** An empty string means unknown; values of another type or pattern come from a damaged file. */
function nonEmptyText(value: unknown, pattern = /./): string | null {
  return typeof value === 'string' && pattern.test(value) ? value : null;
}

/** "Navi Mumbai (Ghansoli)" is a city and a district. */
function splitPlace(place: string): { city: string | null; district: string | null } {
  const { city, district } = /^(?<city>[^()]+?)\s*\((?<district>[^()]+)\)$/.exec(place)?.groups ?? {};
  return city === undefined ? { city: place || null, district: null } : { city, district: district ?? null };
}

/** The file stores 32-bit floats: four decimals (11 m) are all they hold, and more than the real accuracy. */
function degrees(value: unknown, maxMagnitude: number): number | null {
  return typeof value === 'number' && Math.abs(value) <= maxMagnitude ? Math.round(value * 1e4) / 1e4 : null;
}
