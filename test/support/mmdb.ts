/** Writes small MaxMind DB files, so that the reader can be tested without storing such files. */

export type MmdbRecord = string | number | { readonly [name: string]: MmdbRecord } | readonly MmdbRecord[];

const RECORD_BITS = 24;
const SEPARATOR = 16;
const BYTE = 8;

/** @param networks records by network prefix in bits, up to 128 bits for IPv6 */
export function makeMmdb(type: string, networks: Readonly<Record<string, MmdbRecord>>, version: 4 | 6 = 6): Buffer {
  const nodes: [left: number | undefined, right: number | undefined][] = [[undefined, undefined]];
  const data: Buffer[] = [];
  let length = 0;
  const leaves: { node: number; side: 0 | 1; offset: number }[] = [];
  for (const [bits, record] of Object.entries(networks)) {
    let node = 0;
    for (const [index, bit] of [...bits].entries()) {
      const side = bit === '1' ? 1 : 0;
      if (index === bits.length - 1) leaves.push({ node, side, offset: length });
      else {
        const next = nodes[node]?.[side] ?? nodes.push([undefined, undefined]) - 1;
        (nodes[node] as [number | undefined, number | undefined])[side] = next;
        node = next;
      }
    }
    const bytes = encode(record);
    data.push(bytes);
    length += bytes.length;
  }
  for (const { node, side, offset } of leaves)
    (nodes[node] as [number | undefined, number | undefined])[side] = nodes.length + SEPARATOR + offset;
  const tree = Buffer.alloc((nodes.length * RECORD_BITS * 2) / BYTE);
  for (const [index, children] of nodes.entries()) {
    for (const side of [0, 1] as const) tree.writeUIntBE(children[side] ?? nodes.length, index * 6 + side * 3, 3);
  }
  const metadata = encode({
    node_count: nodes.length,
    record_size: RECORD_BITS,
    ip_version: version,
    database_type: type,
    build_epoch: Date.UTC(2026, 9) / 1000,
  });
  return Buffer.concat([tree, Buffer.alloc(SEPARATOR), ...data, Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1'), metadata]);
}

/** The first `length` bits of an address as a string of 0 and 1. IPv4 is mapped to ::/96; IPv6 groups are written out, without `::`. */
export function bitsOf(address: string, length: number): string {
  if (address.includes('.')) {
    const bits = address.split('.').map((part) => Number(part).toString(2).padStart(BYTE, '0'));
    return '0'.repeat(96) + bits.join('').slice(0, length);
  }
  const groups = address.split(':').filter((part) => part !== '');
  const bits = groups.map((part) => Number.parseInt(part, 16).toString(2).padStart(16, '0')).join('');
  return bits.padEnd(128, '0').slice(0, length);
}

function encode(value: MmdbRecord): Buffer {
  if (typeof value === 'string') return Buffer.concat([control(2, Buffer.byteLength(value)), Buffer.from(value)]);
  if (typeof value === 'number') return Number.isInteger(value) ? encodeInteger(value) : double(value);
  if (Array.isArray(value)) return Buffer.concat([control(11, value.length), ...value.map(encode)]);
  const members = Object.entries(value);
  return Buffer.concat([control(7, members.length), ...members.flatMap(([name, member]) => [encode(name), encode(member as MmdbRecord)])]);
}

function encodeInteger(value: number): Buffer {
  const bytes = Buffer.alloc(5);
  bytes[0] = (6 << 5) | 4;
  bytes.writeUInt32BE(value, 1);
  return bytes;
}

function double(value: number): Buffer {
  const bytes = Buffer.alloc(9);
  bytes[0] = (3 << 5) | BYTE;
  bytes.writeDoubleBE(value, 1);
  return bytes;
}

/** Control byte: type and size. From 29 on, the size takes one more byte. */
function control(type: number, size: number): Buffer {
  const [low, more] = size < 29 ? [size, []] : [29, [size - 29]];
  return Buffer.from(type > 7 ? [low, type - 7, ...more] : [(type << 5) | low, ...more]);
}
