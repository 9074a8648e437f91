/**
 * Reads a MaxMind DB file by offset: only a few blocks are cached, the page cache of the system holds the rest once for all processes.
 * Damage is detected on reading; out-of-bounds reads, deep nesting and pointer cycles are rejected.
 * Format: https://maxmind.github.io/MaxMind-DB/
 */
import type { AddressBytes } from '../net/address.ts';
import { BlockFile, throwDamaged } from './block-file.ts';

type MmdbValue = string | number | bigint | boolean | Buffer | MmdbValue[] | { [name: string]: MmdbValue };

export interface MmdbMatch {
  readonly record: MmdbValue;
  /** Length of the network prefix of the record. */
  readonly bits: number;
}

const MARKER = Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1');
/** The metadata is within the last 128 KiB. */
const MAX_METADATA_BYTES = 128 * 1024;
const SEPARATOR_BYTES = 16;
const MAX_DEPTH = 16;
const MAX_VALUES = 2_000;

export class Mmdb {
  /** Type of the database according to its publisher: GeoLite2-City. */
  readonly type: string;
  /** Build date. */
  readonly builtOn: string | undefined;
  readonly #file: BlockFile;
  readonly #nodes: number;
  readonly #recordBits: number;
  readonly #version: number;
  readonly #dataStart: number;

  constructor(source: string | URL | Buffer) {
    this.#file = new BlockFile(source);
    const tailStart = Math.max(0, this.#file.size - MAX_METADATA_BYTES);
    const offset = this.#file.readUncached(tailStart, this.#file.size - tailStart).lastIndexOf(MARKER);
    if (offset < 0) throwDamaged();
    const start = tailStart + offset + MARKER.length;
    const metadata = new Decoder(this.#file, start, this.#file.size).decode(start).value as Record<string, number>;
    this.#nodes = Number(metadata.node_count);
    this.#recordBits = Number(metadata.record_size);
    this.#version = Number(metadata.ip_version);
    const treeSize = (this.#nodes * this.#recordBits) / 4;
    if (![24, 28, 32].includes(this.#recordBits) || ![4, 6].includes(this.#version) || !(treeSize + SEPARATOR_BYTES <= this.#file.size))
      throwDamaged();
    this.#dataStart = treeSize + SEPARATOR_BYTES;
    this.type = String(metadata.database_type ?? '');
    this.builtOn = epochToDate(Number(metadata.build_epoch));
  }

  /** The record of the network that contains an address. */
  get(address: AddressBytes): MmdbMatch | undefined {
    const isV4 = address.length === 4;
    if (!isV4 && this.#version === 4) return undefined;
    // An IPv6 database stores IPv4 addresses in the last four bytes.
    const skipped = isV4 && this.#version === 6 ? 96 : 0;
    const length = skipped + address.length * 8;
    let node = 0;
    for (let bit = 0; bit < length; bit++) {
      const offset = bit - skipped;
      const side = offset < 0 ? 0 : ((address[offset >> 3] as number) >> (7 - (offset & 7))) & 1;
      node = this.#child(node, side);
      if (node === this.#nodes) return undefined;
      if (node > this.#nodes) return { record: this.record(node), bits: Math.max(0, bit + 1 - skipped) };
    }
    return throwDamaged();
  }

  /** Every network in address order, with its prefix length and, if it has a record, the argument for `record`. */
  *networks(): Generator<{ bits: number; data: number | undefined }> {
    const stack = [{ node: 0, bits: 0 }];
    for (let next = stack.pop(); next; next = stack.pop()) {
      const { node, bits } = next;
      if (node < this.#nodes) for (const side of [1, 0]) stack.push({ node: this.#child(node, side), bits: bits + 1 });
      else yield { bits, data: node === this.#nodes ? undefined : node };
    }
  }

  record(data: number): MmdbValue {
    return new Decoder(this.#file, this.#dataStart, this.#file.size).decode(data - this.#nodes - SEPARATOR_BYTES + this.#dataStart).value;
  }

  #child(node: number, side: number): number {
    const size = this.#recordBits / 4;
    const bytes = this.#file.read(node * size, size);
    if (this.#recordBits === 24) return bytes.readUIntBE(side * 3, 3);
    if (this.#recordBits === 32) return bytes.readUInt32BE(side * 4);
    const middle = bytes[3] as number;
    return side === 0 ? ((middle >> 4) << 24) | bytes.readUIntBE(0, 3) : ((middle & 15) << 24) | bytes.readUIntBE(4, 3);
  }
}

function epochToDate(epochSeconds: number): string | undefined {
  const time = new Date(epochSeconds * 1000);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString().slice(0, 10);
}

const TYPES = [
  'extended',
  'pointer',
  'text',
  'double',
  'bytes',
  'uint16',
  'uint32',
  'map',
  'int32',
  'uint64',
  'uint128',
  'array',
  'container',
  'end',
  'boolean',
  'float',
] as const;

class Decoder {
  readonly #file: BlockFile;
  readonly #start: number;
  readonly #end: number;
  #values = 0;

  /** @param start base of pointers */
  constructor(file: BlockFile, start: number, end: number) {
    this.#file = file;
    this.#start = start;
    this.#end = end;
  }

  decode(position: number, depth = 0): { value: MmdbValue; next: number } {
    if (depth > MAX_DEPTH || ++this.#values > MAX_VALUES) throwDamaged();
    let offset = position;
    const control = this.#number(offset++, 1);
    let type = TYPES[control >> 5] ?? throwDamaged();
    if (type === 'pointer') return this.#pointer(control, offset, depth);
    if (type === 'extended') type = TYPES[this.#number(offset++, 1) + 7] ?? throwDamaged();
    let size = control & 31;
    if (size > 28) {
      const sizeBytes = size - 28;
      size = this.#number(offset, sizeBytes) + ([29, 285, 65_821][sizeBytes - 1] as number);
      offset += sizeBytes;
    }
    if (type === 'map' || type === 'array') return this.#collection(type, size, offset, depth);
    if (type === 'boolean') return { value: size === 1, next: offset };
    if (offset + size > this.#end) throwDamaged();
    return { value: this.#scalar(type, offset, size), next: offset + size };
  }

  #number(offset: number, length: number): number {
    return this.#file.read(offset, length).readUIntBE(0, length);
  }

  #pointer(control: number, offset: number, depth: number): { value: MmdbValue; next: number } {
    const length = ((control >> 3) & 3) + 1;
    const high = length === 4 ? 0 : (control & 7) * 256 ** length;
    const base = [0, 2_048, 526_336, 0][length - 1] as number;
    return { value: this.decode(this.#start + high + this.#number(offset, length) + base, depth + 1).value, next: offset + length };
  }

  #collection(type: 'map' | 'array', size: number, start: number, depth: number): { value: MmdbValue; next: number } {
    const names: string[] = [];
    const values: MmdbValue[] = [];
    let offset = start;
    for (let item = 0; item < size; item++) {
      if (type === 'map') {
        const name = this.decode(offset, depth + 1);
        if (typeof name.value !== 'string') throwDamaged();
        names.push(name.value);
        offset = name.next;
      }
      const member = this.decode(offset, depth + 1);
      values.push(member.value);
      offset = member.next;
    }
    return {
      value: type === 'array' ? values : Object.fromEntries(names.map((name, item) => [name, values[item] as MmdbValue])),
      next: offset,
    };
  }

  #scalar(type: (typeof TYPES)[number], offset: number, size: number): MmdbValue {
    const bytes = this.#file.read(offset, size);
    switch (type) {
      case 'text':
        return bytes.toString();
      case 'bytes':
        return Buffer.from(bytes);
      case 'double':
        return size === 8 ? bytes.readDoubleBE() : throwDamaged();
      case 'float':
        return size === 4 ? bytes.readFloatBE() : throwDamaged();
      case 'uint16':
      case 'uint32':
        return size > 4 ? throwDamaged() : size === 0 ? 0 : bytes.readUIntBE(0, size);
      case 'int32':
        return size > 4 ? throwDamaged() : size < 4 ? (size === 0 ? 0 : bytes.readUIntBE(0, size)) : bytes.readInt32BE();
      case 'uint64':
      case 'uint128': {
        if (size > 16) throwDamaged();
        const value = BigInt(`0x${bytes.toString('hex') || '0'}`);
        return value <= Number.MAX_SAFE_INTEGER ? Number(value) : value;
      }
      default:
        return throwDamaged();
    }
  }
}
