/**
 * Operator-supplied network databases: MaxMind DB files of places (City) or owners (ASN), by DB-IP, MaxMind or any other publisher of that format.
 */
import { existsSync } from 'node:fs';
import type { PackMetadata } from '../src/core/dataset/pack/build.ts';
import { FormatChangeError } from '../src/core/dataset/refresh/format-change.ts';
import { type Parts, partPath } from '../src/core/dataset/refresh/parts.ts';
import { geolocateIn, type NetworkFiles, ownerIn } from '../src/core/geoip/ip-geolocation.ts';
import { Mmdb } from '../src/core/geoip/mmdb.ts';
import { type AddressBytes, parseAddress } from '../src/core/net/address.ts';
import { sources } from './sources.ts';

export type NetworkPart = 'places' | 'owners';

/** Probe addresses: in any such database they are announced by Reliance Jio in India. */
export const KNOWN_ADDRESSES = ['49.37.0.1', '2405:200::1'] as const;
export const KNOWN_OWNER = 55_836;

export interface NetworkDatabase {
  readonly part: NetworkPart;
  readonly database: Mmdb;
}

/** @throws an error for the operator if the file is not a City or ASN database, or fails the probe addresses */
export function readNetworkDatabase(file: Buffer): NetworkDatabase {
  const database = opened(file);
  const part = database.type.includes('ASN') ? 'owners' : database.type.includes('City') ? 'places' : undefined;
  if (part === undefined) throw new FormatChangeError('is not a City or ASN database');
  for (const text of KNOWN_ADDRESSES) {
    const address = parseAddress(text) as AddressBytes;
    const isRight =
      part === 'owners' ? ownerIn(database, address)?.asn === KNOWN_OWNER : geolocateIn(database, address)?.countryCode === 'IN';
    if (!isRight) throw new Error(part === 'owners' ? `does not have ${text} in AS${KNOWN_OWNER}` : `does not have ${text} in India`);
  }
  return { part, database };
}

function opened(file: Buffer): Mmdb {
  try {
    return new Mmdb(file);
  } catch {
    throw new FormatChangeError('is not a MaxMind DB file');
  }
}

/** The operator-supplied files that exist. */
export function suppliedFiles(directory: string | undefined, dataset: string): Partial<NetworkFiles> {
  const open = (part: NetworkPart): Mmdb | undefined => {
    const path = directory === undefined ? undefined : partPath(directory, dataset, part);
    return path !== undefined && existsSync(path) ? new Mmdb(path) : undefined;
  };
  const places = open('places');
  return { ...(places && { places }), owners: open('owners') };
}

const MAXMIND = {
  name: 'GeoLite2',
  url: 'https://dev.maxmind.com/geoip/geolite2-free-geolocation-data/',
  licence: 'GeoLite2 End User License Agreement',
  attribution: 'This product includes GeoLite2 data created by MaxMind, available from https://www.maxmind.com',
} as const;

/** Credit required in addition to the bundled publishers (which may still provide the other half): MaxMind's licence demands it. */
export function creditFor({ part, database }: NetworkDatabase, parts: Parts): PackMetadata['credit'] {
  const others = Object.entries(parts).flatMap(([name, file]) => (name === part || !file ? [] : [new Mmdb(file).type]));
  if (![database.type, ...others].some((type) => /^Geo(?:Lite|IP)2/.test(type))) return undefined;
  const { name, licence, attribution } = sources.networks;
  return {
    name: `${MAXMIND.name}; ${name}`,
    url: MAXMIND.url,
    licence: `${MAXMIND.licence}; ${licence}`,
    attribution: `${MAXMIND.attribution}; ${attribution}`,
  };
}
