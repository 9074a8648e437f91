/** Reader of BER, the encoding of CMS messages and certificates (X.690). DER is a subset. Malformed input throws. */

export interface BerValue {
  /** Identifier octet: class, constructed bit and number; high tag numbers are rejected. */
  readonly tag: number;
  readonly content: Buffer;
  /** The whole encoding, header included. */
  readonly encoded: Buffer;
}

export const BER = {
  integer: 0x02,
  bitString: 0x03,
  octetString: 0x04,
  oid: 0x06,
  utcTime: 0x17,
  generalizedTime: 0x18,
  sequence: 0x30,
  set: 0x31,
} as const;

const CONSTRUCTED = 0x20;
const HIGH_TAG_NUMBER = 0x1f;
const INDEFINITE = 0x80;
const MAX_LENGTH_BYTES = 4;
const MAX_DEPTH = 40;
const MAX_CHILDREN = 10_000;

/** Identifier octet of a context-specific, constructed value: `[n]` of the notation. */
export const contextTag = (number: number): number => 0xa0 | number;

/** The first value of `bytes`; what follows it is ignored. */
export function readBer(bytes: Buffer, depth = 0): BerValue {
  const [tag = 0, first = 0] = bytes;
  if (bytes.length < 2 || (tag & HIGH_TAG_NUMBER) === HIGH_TAG_NUMBER || depth > MAX_DEPTH) throw new Error('not BER');
  if (first === INDEFINITE) return readIndefinite(tag, bytes, depth);
  const count = first < INDEFINITE ? 0 : first & 0x7f;
  if (count > MAX_LENGTH_BYTES || bytes.length < 2 + count) throw new Error('not BER');
  const length = count === 0 ? first : bytes.readUIntBE(2, count);
  const end = 2 + count + length;
  if (end > bytes.length) throw new Error('truncated BER');
  return { tag, content: bytes.subarray(2 + count, end), encoded: bytes.subarray(0, end) };
}

/** The content ends at an end-of-contents marker of two zero bytes. */
function readIndefinite(tag: number, bytes: Buffer, depth: number): BerValue {
  if (!(tag & CONSTRUCTED)) throw new Error('not BER');
  let end = 2;
  while (!(bytes[end] === 0 && bytes[end + 1] === 0)) end += readBer(bytes.subarray(end), depth + 1).encoded.length;
  return { tag, content: bytes.subarray(2, end), encoded: bytes.subarray(0, end + 2) };
}

export function berChildren({ content }: BerValue): BerValue[] {
  const children: BerValue[] = [];
  for (let start = 0; start < content.length; ) {
    if (children.length === MAX_CHILDREN) throw new Error('too many values');
    const child = readBer(content.subarray(start));
    children.push(child);
    start += child.encoded.length;
  }
  return children;
}

/** Children of a value; throws if the value is missing or has another tag. */
export function berMembers(value: BerValue | undefined, tag: number = BER.sequence): BerValue[] {
  if (value?.tag !== tag) throw new Error('another type');
  return berChildren(value);
}

/** Bytes of an OCTET STRING, primitive or constructed. */
export function octets(value: BerValue | undefined): Buffer {
  if (value?.tag === BER.octetString) return value.content;
  return Buffer.concat(berMembers(value, BER.octetString | CONSTRUCTED).map(octets));
}

/** An object identifier in dotted form. */
export function oid(value: BerValue | undefined): string {
  if (value?.tag !== BER.oid) throw new Error('another type');
  const arcs: number[] = [];
  let arc = 0;
  for (const byte of value.content) {
    arc = arc * 128 + (byte & 0x7f);
    if (byte & 0x80) continue;
    arcs.push(arc);
    arc = 0;
  }
  const [firstSubidentifier = 0, ...rest] = arcs;
  const first = Math.min(2, Math.floor(firstSubidentifier / 40));
  return [first, firstSubidentifier - first * 40, ...rest].join('.');
}

const TIME = /^(\d{2}|\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?(?:[.,]\d+)?(Z|[+-]\d{4})$/;

/** UTCTime or GeneralizedTime in ISO 8601; undefined if it is no time. */
export function berTime(value: BerValue | undefined): string | undefined {
  if (value?.tag !== BER.utcTime && value?.tag !== BER.generalizedTime) return undefined;
  const [, year = '', month, day, hour, minute, second = '00', zone = ''] = TIME.exec(value.content.toString('latin1')) ?? [];
  // UTCTime ends in 2049 (RFC 5280, 4.1.2.5.1).
  const century = year.length === 4 ? '' : Number(year) < 50 ? '20' : '19';
  const offset = zone === 'Z' ? zone : `${zone.slice(0, 3)}:${zone.slice(3)}`;
  return isoTime(`${century}${year}-${month}-${day}T${hour}:${minute}:${second}${offset}`);
}

/** The same instant as `2026-11-15T04:00:00Z`; undefined if there is no such time. */
export function isoTime(text: string): string | undefined {
  const time = new Date(text);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString().replace('.000Z', 'Z');
}

/** DER header and content under another tag. */
export function derEncode(tag: number, content: Buffer): Buffer {
  const digits = content.length.toString(16);
  const length = Buffer.from(digits.length % 2 === 0 ? digits : `0${digits}`, 'hex');
  const header = content.length < INDEFINITE ? [tag, content.length] : [tag, INDEFINITE | length.length, ...length];
  return Buffer.concat([Buffer.from(header), content]);
}
