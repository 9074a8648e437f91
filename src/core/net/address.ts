/** IP addresses: strict parsing, canonical formatting, and classification by network type. */
import { isIP } from 'node:net';

export const ADDRESS_TYPES = [
  'public',
  'private',
  'shared',
  'loopback',
  'link_local',
  'documentation',
  'benchmarking',
  'multicast',
  'reserved',
  'unspecified',
] as const;
export type AddressType = (typeof ADDRESS_TYPES)[number];

/** 4 or 16 bytes, in network byte order. */
export type AddressBytes = Uint8Array;

/**
 * The bytes of an address, or undefined. Only full, plain notations are accepted: `127.1`, octal and hexadecimal parts, brackets and zones,
 * which parsers interpret differently (an SSRF risk), are rejected.
 */
export function parseAddress(text: string): AddressBytes | undefined {
  const version = isIP(text);
  if (version === 4) return Uint8Array.from(text.split('.'), Number);
  if (version === 0 || text.includes('%')) return undefined;
  const [head = '', tail] = text.split('::').map(groupsOf);
  if (tail === undefined) return toBytes(head as number[]);
  const missing = 8 - head.length - tail.length;
  return toBytes([...(head as number[]), ...new Array<number>(missing).fill(0), ...(tail as number[])]);
}

/** The 16-bit groups of one side of `::`; a trailing IPv4 address counts as two. */
function groupsOf(side: string): number[] {
  if (side === '') return [];
  return side.split(':').flatMap((group) => {
    if (!group.includes('.')) return Number.parseInt(group, 16);
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}

function toBytes(groups: readonly number[]): AddressBytes {
  return Uint8Array.from(groups.flatMap((group) => [group >> 8, group & 255]));
}

/** Canonical form: dotted decimal for IPv4; RFC 5952 for IPv6, with the longest run of zeros compressed. */
export function formatAddress(bytes: AddressBytes): string {
  if (bytes.length === 4) return bytes.join('.');
  const groups = Array.from({ length: 8 }, (_, index) =>
    ((bytes[2 * index] as number) * 256 + (bytes[2 * index + 1] as number)).toString(16),
  );
  const { start, length } = longestZeros(groups);
  if (length < 2) return groups.join(':');
  return `${groups.slice(0, start).join(':')}::${groups.slice(start + length).join(':')}`;
}

function longestZeros(groups: readonly string[]): { start: number; length: number } {
  let longest = { start: 0, length: 0 };
  let start = 0;
  for (const [index, group] of groups.entries()) {
    if (group !== '0') start = index + 1;
    else if (index + 1 - start > longest.length) longest = { start, length: index + 1 - start };
  }
  return longest;
}

/** A CIDR block: all addresses with a common prefix. */
export interface CidrBlock {
  readonly bytes: AddressBytes;
  readonly bits: number;
}

/** @param cidr as written in our own tables, such as `10.0.0.0/8` */
export function parseCidr(cidr: string): CidrBlock {
  const [address = '', bits] = cidr.split('/');
  return { bytes: parseAddress(address) as AddressBytes, bits: Number(bits) };
}

/** The CIDR block of an address, such as `49.37.0.0/24`. */
export function formatCidr(address: AddressBytes, bits: number): string {
  const first = address.map((byte, index) => byte & (0xff << Math.max(0, (index + 1) * 8 - bits)) & 0xff);
  return `${formatAddress(first)}/${bits}`;
}

interface TypedBlock extends CidrBlock {
  readonly type: AddressType;
}

function typedBlock(cidr: string, type: AddressType): TypedBlock {
  return { ...parseCidr(cidr), type };
}

/** The special-purpose address registries of IANA (RFC 6890 and later), more specific blocks first. */
const IPV4_BLOCKS: readonly TypedBlock[] = [
  typedBlock('0.0.0.0/32', 'unspecified'),
  typedBlock('0.0.0.0/8', 'reserved'),
  typedBlock('10.0.0.0/8', 'private'),
  typedBlock('100.64.0.0/10', 'shared'),
  typedBlock('127.0.0.0/8', 'loopback'),
  typedBlock('169.254.0.0/16', 'link_local'),
  typedBlock('172.16.0.0/12', 'private'),
  typedBlock('192.0.0.0/24', 'reserved'),
  typedBlock('192.0.2.0/24', 'documentation'),
  typedBlock('192.88.99.0/24', 'reserved'), // 6to4 relay anycast, deprecated by RFC 7526
  typedBlock('192.168.0.0/16', 'private'),
  typedBlock('198.18.0.0/15', 'benchmarking'),
  typedBlock('198.51.100.0/24', 'documentation'),
  typedBlock('203.0.113.0/24', 'documentation'),
  typedBlock('224.0.0.0/4', 'multicast'),
  typedBlock('240.0.0.0/4', 'reserved'),
];

const IPV6_BLOCKS: readonly TypedBlock[] = [
  typedBlock('::/128', 'unspecified'),
  typedBlock('::1/128', 'loopback'),
  typedBlock('2001:2::/48', 'benchmarking'),
  typedBlock('2001::/23', 'reserved'), // protocol assignments: Teredo, ORCHID and others
  typedBlock('2001:db8::/32', 'documentation'),
  typedBlock('3fff::/20', 'documentation'),
  typedBlock('2000::/3', 'public'), // global unicast
  typedBlock('fc00::/7', 'private'),
  typedBlock('fe80::/10', 'link_local'),
  typedBlock('fec0::/10', 'private'), // site-local, deprecated by RFC 3879, still in use in places
  typedBlock('ff00::/8', 'multicast'),
];

export function blockContains({ bytes, bits }: CidrBlock, address: AddressBytes): boolean {
  if (bytes.length !== address.length) return false;
  for (let index = 0; index * 8 < bits; index++) {
    const shift = Math.max(0, (index + 1) * 8 - bits);
    if (((bytes[index] as number) ^ (address[index] as number)) >> shift !== 0) return false;
  }
  return true;
}

/** Network type of an address. An embedded IPv4 address decides. */
export function addressType(address: AddressBytes): AddressType {
  const inner = embeddedIpv4(address) ?? address;
  if (inner.length === 4) return IPV4_BLOCKS.find((block) => blockContains(block, inner))?.type ?? 'public';
  return IPV6_BLOCKS.find((block) => blockContains(block, inner))?.type ?? 'reserved';
}

const MAPPED = parseCidr('::ffff:0:0/96');
const NAT64 = parseCidr('64:ff9b::/96');
const SIX_TO_FOUR = parseCidr('2002::/16');
const COMPATIBLE = parseCidr('::/96');

/** The IPv4 address embedded in an IPv6 one: mapped, compatible (RFC 4291), 6to4 (RFC 3056) or NAT64 (RFC 6052). */
export function embeddedIpv4(address: AddressBytes): AddressBytes | undefined {
  if (address.length === 4) return undefined;
  if (blockContains(SIX_TO_FOUR, address)) return address.subarray(2, 6);
  if (blockContains(MAPPED, address) || blockContains(NAT64, address)) return address.subarray(12);
  // `::` and `::1` have the form of IPv4-compatible addresses, but are the unspecified and the loopback address.
  return blockContains(COMPATIBLE, address) && address.subarray(12, 15).some((byte) => byte !== 0) ? address.subarray(12) : undefined;
}

/** Unwraps an IPv4-mapped IPv6 address (`::ffff:8.8.8.8`). */
export function unmapIpv4(address: AddressBytes): AddressBytes {
  return address.length === 16 && blockContains(MAPPED, address) ? address.subarray(12) : address;
}
