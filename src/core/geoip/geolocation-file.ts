/**
 * The bundled locations of networks: all IPv4 and IPv6 networks in address order, in small blocks that are deflated separately and read by offset.
 * This takes a sixth of the MaxMind DB files that it is made from (`data/recipes/network-places.ts`),
 * so it needs no separate package and no unpacking.
 *
 * Layout: blocks of IPv4, blocks of IPv6, blocks of places, the deflated index, its length (uint32). The index holds for each of the three
 * the number of blocks, the end offset of each (uint32) and, for networks, the first address of each.
 * A block of networks holds their number less one (one byte), the prefix length of each (one byte), the place of each as an index
 * into the list of the block (one byte), and that list: numbers of places, ascending, delta-encoded (LEB128).
 * A block of places is text, one place per line.
 */
import { inflateRawSync } from 'node:zlib';
import type { AddressBytes } from '../net/address.ts';
import { SegmentedCache } from '../util/segmented-cache.ts';
import { BlockFile, throwDamaged } from './block-file.ts';

/** The count less one fits into a byte. */
export const NETWORKS_PER_BLOCK = 256;
export const PLACES_PER_BLOCK = 64;
/** More than any block or index has: data that inflates further is damaged. */
const MAX_INFLATED_BYTES = 4_000_000;

/** About 1 MB of blocks: inflating one takes longer than the rest of a lookup. */
const MAX_CACHED_BLOCKS = 512;

export interface GeolocationRecord {
  readonly country_code: string;
  readonly state1: string;
  readonly city: string;
  readonly latitude: number;
  readonly longitude: number;
}

interface Blocks {
  readonly start: number;
  readonly ends: Buffer;
  readonly firsts: Buffer;
}

interface Index {
  readonly ipv4: Blocks;
  readonly ipv6: Blocks;
  readonly places: Blocks;
}

export class GeolocationFile {
  readonly #file: BlockFile;
  /** Inflated blocks, by offset. */
  readonly #blocks = new SegmentedCache<number, Buffer>(MAX_CACHED_BLOCKS);
  #index: Index | undefined;

  constructor(source: URL | Buffer) {
    this.#file = new BlockFile(source);
  }

  /** The place of the network that contains an address. */
  get(address: AddressBytes): { record: GeolocationRecord; bits: number } | undefined {
    try {
      return this.#find(address);
    } catch {
      // Inflating or reading past the end means a damaged file.
      return throwDamaged();
    }
  }

  #find(address: AddressBytes): { record: GeolocationRecord; bits: number } | undefined {
    this.#index ??= this.#readIndex();
    const blocks = address.length === 4 ? this.#index.ipv4 : this.#index.ipv6;
    const number = floorIndex(blocks.firsts, address);
    const first = Uint8Array.from(blocks.firsts.subarray(number * address.length, (number + 1) * address.length));
    const { bits, place } = findNetwork(this.#block(blocks, number), first, address);
    const line = this.#block(this.#index.places, Math.floor(place / PLACES_PER_BLOCK))
      .toString()
      .split('\n')[place % PLACES_PER_BLOCK];
    return line ? { record: parsePlace(line), bits } : undefined;
  }

  #block({ start, ends }: Blocks, number: number): Buffer {
    const from = number === 0 ? start : ends.readUInt32BE(4 * (number - 1));
    return this.#blocks.getOrCompute(from, () => inflate(this.#file.read(from, ends.readUInt32BE(4 * number) - from)));
  }

  #readIndex(): Index {
    const end = this.#file.size - 4;
    const length = this.#file.read(end, 4).readUInt32BE();
    const index = inflate(this.#file.read(end - length, length));
    let offset = 0;
    let start = 0;
    const takeBytes = (bytes: number): Buffer => {
      offset += bytes;
      return index.subarray(offset - bytes, offset);
    };
    const next = (width: number): Blocks => {
      const count = takeBytes(4).readUInt32BE();
      const blocks = { start, ends: takeBytes(4 * count), firsts: takeBytes(width * count) };
      start = blocks.ends.readUInt32BE(blocks.ends.length - 4);
      return blocks;
    };
    return { ipv4: next(4), ipv6: next(16), places: next(0) };
  }
}

function inflate(bytes: Buffer): Buffer {
  return inflateRawSync(bytes, { maxOutputLength: MAX_INFLATED_BYTES });
}

/** Binary search for the last address ≤ `address` in an ascending list, whose first address is zero. */
function floorIndex(firsts: Buffer, address: AddressBytes): number {
  const width = address.length;
  let low = 0;
  let high = firsts.length / width - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (firsts.compare(address, 0, width, middle * width, (middle + 1) * width) > 0) high = middle - 1;
    else low = middle;
  }
  return low;
}

function findNetwork(block: Buffer, first: Uint8Array, address: AddressBytes): { bits: number; place: number } {
  const count = (block[0] ?? throwDamaged()) + 1;
  let network = 0;
  const next = first;
  for (; network < count - 1; network++) {
    advanceNetwork(next, block[1 + network] ?? throwDamaged());
    if (isAfter(next, address)) break;
  }
  let entry = block[1 + count + network] ?? throwDamaged();
  let offset = 1 + 2 * count;
  let place = 0;
  for (; entry >= 0; entry--) {
    let shift = 0;
    for (let hasMore = true; hasMore; shift += 7) {
      const byte = block[offset++] ?? throwDamaged();
      place += (byte & 127) << shift;
      hasMore = byte > 127;
    }
  }
  return { bits: block[1 + network] as number, place };
}

function isAfter(a: AddressBytes, b: AddressBytes): boolean {
  let offset = 0;
  while (offset < a.length - 1 && a[offset] === b[offset]) offset++;
  return (a[offset] as number) > (b[offset] as number);
}

/** Advances from the first address of a network to the first one after it. */
export function advanceNetwork(address: Uint8Array, bits: number): void {
  let offset = (bits - 1) >> 3;
  let sum = (address[offset] ?? throwDamaged()) + (1 << (7 - ((bits - 1) & 7)));
  for (address[offset] = sum; sum > 255 && offset > 0; address[offset] = sum) sum = (address[--offset] as number) + 1;
}

function parsePlace(line: string): GeolocationRecord {
  const [country = '', region = '', city = '', latitude, longitude] = line.split('\t');
  return { country_code: country, state1: region, city, latitude: Number(latitude), longitude: Number(longitude) };
}
