/** DNS records: supported types, and their data as text and as fields. */
import type { Answer } from 'dns-packet';
import { z } from 'zod';
import type { DataOf } from '../request/output.ts';
import { formatAddress, parseAddress } from './address.ts';

export const RECORD_TYPES = [
  'A',
  'AAAA',
  'CNAME',
  'MX',
  'NS',
  'TXT',
  'SOA',
  'CAA',
  'SRV',
  'PTR',
  'DS',
  'DNSKEY',
  'TLSA',
  'NAPTR',
  'HTTPS',
  'SVCB',
] as const;
export type RecordType = (typeof RECORD_TYPES)[number];

/** One record of an answer. `value` is its data as text; the other members are its parsed fields, where useful. */
export const DnsRecord = z
  .object({
    name: z.string().describe('Owner name of the record, in lower case'),
    type: z.string().describe('Record type, such as A or MX'),
    ttl: z.number().int().describe('Remaining time to live in the resolver’s cache, in seconds'),
    value: z.string().describe('Record data as text'),
    priority: z.number().int().optional().describe('MX, SRV, HTTPS and SVCB: priority; the lowest is tried first'),
    exchange: z.string().optional().describe('MX: mail server'),
    weight: z.number().int().optional().describe('SRV: weight among targets of the same priority'),
    port: z.number().int().optional().describe('SRV: the port of the service'),
    target: z.string().optional().describe('SRV, HTTPS and SVCB: target host'),
    primary: z.string().optional().describe('SOA: primary name server of the zone'),
    contact: z.string().optional().describe('SOA: mailbox of the zone administrator, with a dot in place of @'),
    serial: z.number().int().optional().describe('SOA: serial number of the zone'),
    flags: z.number().int().optional().describe('CAA: 128 if a certificate authority that does not know the tag must refuse (critical)'),
    tag: z.string().optional().describe('CAA: property, such as issue'),
    content: z.string().optional().describe('CAA: value, such as the domain of the allowed authority'),
  })
  .meta({ id: 'DnsAnswer' });
export type DnsRecord = DataOf<typeof DnsRecord>;

/** The packet library encodes an unknown type as 0, unless its number is passed. */
const WIRE_NAMES: Readonly<Partial<Record<RecordType, string>>> = { SVCB: 'UNKNOWN_64', HTTPS: 'UNKNOWN_65' };

export function wireName(type: RecordType): string {
  return WIRE_NAMES[type] ?? type;
}

function typeName(wire: string): string {
  return wire === 'UNKNOWN_64' ? 'SVCB' : wire === 'UNKNOWN_65' ? 'HTTPS' : wire.replace(/^UNKNOWN_/, 'TYPE');
}

/** Converts a record of a decoded packet; undefined for pseudo-records, such as OPT. */
export function toRecord(answer: Answer): DnsRecord | undefined {
  if (answer.type === 'OPT' || (answer.class ?? 'IN') !== 'IN') return undefined;
  return { name: answer.name.toLowerCase(), type: typeName(answer.type), ttl: answer.ttl ?? 0, ...dataOf(answer) };
}

function dataOf(answer: Exclude<Answer, { type: 'OPT' }>): Omit<DnsRecord, 'name' | 'type' | 'ttl'> {
  switch (answer.type) {
    case 'A':
    case 'AAAA': {
      const address = parseAddress(answer.data);
      return { value: address ? formatAddress(address) : answer.data };
    }
    case 'CNAME':
    case 'DNAME':
    case 'NS':
    case 'PTR':
      return { value: answer.data.toLowerCase() };
    case 'TXT':
      return { value: [answer.data].flat().map(String).join('') };
    case 'MX': {
      const { preference: priority = 0, exchange } = answer.data;
      return { value: `${priority} ${exchange.toLowerCase()}`, priority, exchange: exchange.toLowerCase() };
    }
    case 'SRV': {
      const { priority = 0, weight = 0, port, target } = answer.data;
      return { value: `${priority} ${weight} ${port} ${target.toLowerCase()}`, priority, weight, port, target: target.toLowerCase() };
    }
    case 'SOA': {
      const { mname: primary, rname: contact, serial = 0, refresh, retry, expire, minimum } = answer.data;
      return { value: [primary, contact, serial, refresh, retry, expire, minimum].join(' '), primary, contact, serial };
    }
    case 'CAA': {
      const { flags = 0, tag, value: content } = answer.data;
      return { value: `${flags} ${tag} "${content}"`, flags, tag, content };
    }
    case 'DS': {
      const { keyTag, algorithm, digestType, digest } = answer.data;
      return { value: `${keyTag} ${algorithm} ${digestType} ${digest.toString('hex').toUpperCase()}` };
    }
    case 'DNSKEY': {
      const { flags, algorithm, key } = answer.data;
      return { value: `${flags} 3 ${algorithm} ${key.toString('base64')}` };
    }
    case 'TLSA': {
      const { usage, selector, matchingType, certificate } = answer.data;
      return { value: `${usage} ${selector} ${matchingType} ${certificate.toString('hex').toUpperCase()}` };
    }
    case 'NAPTR': {
      const { order, preference, flags, services, regexp, replacement } = answer.data;
      return { value: `${order} ${preference} "${flags}" "${services}" "${regexp}" ${replacement.toLowerCase()}` };
    }
    default: {
      const { type, data } = answer as { type: string; data: unknown };
      if (!Buffer.isBuffer(data)) return { value: JSON.stringify(data) };
      return type === 'UNKNOWN_64' || type === 'UNKNOWN_65' ? serviceBinding(data) : { value: data.toString('hex') };
    }
  }
}

const SERVICE_KEYS = ['mandatory', 'alpn', 'no-default-alpn', 'port', 'ipv4hint', 'ech', 'ipv6hint'];

/** SVCB and HTTPS (RFC 9460): a priority, a target and parameters in the order of their keys. Throws a RangeError on truncated data. */
function serviceBinding(data: Buffer): Pick<DnsRecord, 'value' | 'priority' | 'target'> {
  const priority = data.readUInt16BE(0);
  const labels: string[] = [];
  let offset = 2;
  for (let length = data.readUInt8(offset++); length > 0; length = data.readUInt8(offset++)) {
    labels.push(data.toString('latin1', offset, offset + length));
    offset += length;
  }
  const target = labels.join('.').toLowerCase() || '.';
  const parameters: string[] = [];
  while (offset < data.length) {
    const key = data.readUInt16BE(offset);
    const length = data.readUInt16BE(offset + 2);
    parameters.push(serviceParameter(key, data.subarray(offset + 4, offset + 4 + length)));
    offset += 4 + length;
  }
  return { value: [priority, target, ...parameters].join(' '), priority, target };
}

function serviceParameter(key: number, value: Buffer): string {
  const name = SERVICE_KEYS[key] ?? `key${key}`;
  switch (name) {
    case 'mandatory':
      return `mandatory=${chunks(value, 2)
        .map((chunk) => SERVICE_KEYS[chunk.readUInt16BE(0)] ?? `key${chunk.readUInt16BE(0)}`)
        .join(',')}`;
    case 'alpn': {
      const protocols: string[] = [];
      for (let offset = 0; offset < value.length; offset += 1 + (value[offset] as number)) {
        protocols.push(value.toString('latin1', offset + 1, offset + 1 + (value[offset] as number)));
      }
      return `alpn=${protocols.join(',')}`;
    }
    case 'no-default-alpn':
      return name;
    case 'port':
      return `port=${value.readUInt16BE(0)}`;
    case 'ipv4hint':
      return `ipv4hint=${chunks(value, 4).map(formatAddress).join(',')}`;
    case 'ipv6hint':
      return `ipv6hint=${chunks(value, 16).map(formatAddress).join(',')}`;
    default:
      return `${name}=${value.toString('base64')}`;
  }
}

function chunks(bytes: Buffer, size: number): Buffer[] {
  return Array.from({ length: Math.floor(bytes.length / size) }, (_, offset) => bytes.subarray(offset * size, (offset + 1) * size));
}
