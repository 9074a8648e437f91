/**
 * Where an address is and who runs its network, from the dataset `networks`: ranges and owners in its pack, places in two attached files.
 * Ranges stand in the pack in runs, each known by the first address in it: a look-up reads one run.
 */
import type { PackRow } from '../dataset/build.ts';
import type { Dataset } from '../dataset/dataset.ts';
import { is } from '../dataset/pack.ts';
import { type AddressBytes, formatBlock } from './address.ts';
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

/** What the dataset attaches. */
export interface PlaceFiles {
  readonly ipv4: Mmdb;
  readonly ipv6: Mmdb;
}

export interface Range {
  /** Hexadecimal digits without zeros at the end. */
  readonly first: string;
  /** Hexadecimal digits without fs at the end. */
  readonly last: string;
  readonly asn: string;
}

const RUN_LENGTH = 16;
const DIGITS = { ipv4: 8, ipv6: 32 } as const;
type Field = keyof typeof DIGITS;

/** The rows of a pack that hold ranges. */
export function* rangeRows(field: Field, ranges: Iterable<Range>): Generator<PackRow> {
  let run: Range[] = [];
  const toRow = (): PackRow => ({
    json: run.map(({ first, last, asn }) => [first, last, Number(asn)]),
    terms: [is(field, (run[0] as Range).first.padEnd(DIGITS[field], '0'))],
  });
  for (const range of ranges) {
    run.push(range);
    if (run.length < RUN_LENGTH) continue;
    yield toRow();
    run = [];
  }
  if (run.length > 0) yield toRow();
}

export function ownerRow({ asn, name }: { readonly asn: string; readonly name: string }): PackRow {
  return { json: { asn: Number(asn), organisation: name }, terms: [is('asn', asn)] };
}

/** The autonomous system that announces an address. */
export function ownerOf(networks: Dataset, address: AddressBytes): NetworkOwner | undefined {
  const field: Field = address.length === 4 ? 'ipv4' : 'ipv6';
  const key = Buffer.from(address).toString('hex');
  const run = (networks.floor(field, key)?.parse() ?? []) as [first: string, last: string, asn: number][];
  const range = run.findLast(([first]) => first.padEnd(key.length, '0') <= key);
  if (!range || range[1].padEnd(key.length, 'f') < key) return undefined;
  const asn = range[2];
  return (networks.get('asn', String(asn))?.parse() as NetworkOwner | undefined) ?? { asn, organisation: null };
}

/** Where the network of an address is said to be. */
export function placeOf(networks: Dataset, address: AddressBytes): NetworkPlace | undefined {
  const { ipv4, ipv6 } = networks.attachment as PlaceFiles;
  const match = (address.length === 4 ? ipv4 : ipv6).get(address);
  if (!match) return undefined;
  const record = match.record as Readonly<Record<string, unknown>>;
  return {
    network: formatBlock(address, match.bits),
    countryCode: known(record.country_code, /^[A-Z]{2}$/),
    region: known(record.state1),
    ...splitPlace(known(record.city) ?? ''),
    latitude: degrees(record.latitude, 90),
    longitude: degrees(record.longitude, 180),
  };
}

/** An empty text means that nothing is known; whatever else is no text, or not of its pattern, comes from a damaged file. */
function known(value: unknown, pattern = /./): string | null {
  return typeof value === 'string' && pattern.test(value) ? value : null;
}

/** "Navi Mumbai (Ghansoli)" is a city and a part of it. */
function splitPlace(place: string): { city: string | null; district: string | null } {
  const { city, district } = /^(?<city>[^()]+?)\s*\((?<district>[^()]+)\)$/.exec(place)?.groups ?? {};
  return city === undefined ? { city: place || null, district: null } : { city, district: district ?? null };
}

/** The file keeps 32-bit numbers: four decimals (11 m) are all that is in them, and more than is true. */
function degrees(value: unknown, most: number): number | null {
  return typeof value === 'number' && Math.abs(value) <= most ? Math.round(value * 1e4) / 1e4 : null;
}
