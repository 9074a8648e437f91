/**
 * QR codes of Aadhaar. The secure QR (UIDAI, 2018) is a decimal number: gzip of fields that end with byte 255, the photograph, hashes of mobile
 * and e-mail, and an RSA signature. Its later versions begin with a field such as V2. The QR before 2018 is XML without a signature.
 */
import { type KeyObject, verify } from 'node:crypto';
import { unzipSync } from 'node:zlib';
import type { Aadhaar } from '../records.ts';
import { signatureState } from './signature.ts';

/** A secure QR in decimal digits: 7,089 is the maximum numeric capacity of a QR code. */
const SECURE_QR = /^\d{600,7089}$/;
/** Limit against decompression bombs: several times the length of the largest photograph in a code. */
const MAX_UNZIPPED_BYTES = 64 * 1024;
const DELIMITER = 255;
const SIGNATURE_BYTES = 256;

/** Fields of the secure QR, in the order of the specification. */
const FIELDS = [
  'contact',
  'reference',
  'name',
  'date_of_birth',
  'gender',
  'care_of',
  'district',
  'landmark',
  'house',
  'locality',
  'pincode',
  'post_office',
  'state',
  'street',
  'sub_district',
  'village_or_town',
] as const;
type Field = (typeof FIELDS)[number];

export function parseAadhaar(text: string, key: KeyObject | undefined): Aadhaar | undefined {
  const trimmed = text.trim();
  return SECURE_QR.test(trimmed) ? parseSecureQr(trimmed, key) : parsePrintLetter(trimmed);
}

function parseSecureQr(digits: string, key: KeyObject | undefined): Aadhaar | undefined {
  const bytes = unzip(bytesOfNumber(digits));
  if (!bytes || bytes.length < SIGNATURE_BYTES) return undefined;
  const signed = bytes.subarray(0, -SIGNATURE_BYTES);
  const parts = splitFields(signed, FIELDS.length + 2);
  const version = /^V\d$/.test(parts[0] ?? '') ? (parts.shift() ?? null) : null;
  if (parts.length < FIELDS.length) return undefined;
  const values = new Map(FIELDS.map((name, index) => [name, parts[index] || null] as const));
  const value = (name: Field): string | null => values.get(name) ?? null;
  const reference = value('reference') ?? '';
  if (!/^\d{4,}$/.test(reference)) return undefined;
  return {
    version: version ?? 'V1',
    last_digits: reference.slice(0, 4),
    generated: timestamp(reference.slice(4)),
    ...personFields(value),
    mobile_last_digits: version !== null && /^\d{4}$/.test(parts[FIELDS.length] ?? '') ? (parts[FIELDS.length] ?? null) : null,
    signature: signatureState(key, (publicKey) => verify('sha256', signed, publicKey, bytes.subarray(-SIGNATURE_BYTES))),
  };
}

function personFields(value: (name: Field) => string | null) {
  return {
    name: value('name'),
    date_of_birth: value('date_of_birth'),
    gender: value('gender'),
    care_of: value('care_of'),
    house: value('house'),
    street: value('street'),
    landmark: value('landmark'),
    locality: value('locality'),
    village_or_town: value('village_or_town'),
    post_office: value('post_office'),
    sub_district: value('sub_district'),
    district: value('district'),
    state: value('state'),
    pincode: value('pincode'),
  };
}

function bytesOfNumber(digits: string): Buffer {
  const hex = BigInt(digits).toString(16);
  return Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex');
}

function unzip(bytes: Buffer): Buffer | undefined {
  try {
    return unzipSync(bytes, { maxOutputLength: MAX_UNZIPPED_BYTES });
  } catch {
    return undefined;
  }
}

function splitFields(bytes: Buffer, maxFields: number): string[] {
  const parts: string[] = [];
  for (let start = 0; parts.length < maxFields; ) {
    const end = bytes.indexOf(DELIMITER, start);
    if (end < 0) break;
    parts.push(bytes.toString('latin1', start, end).trim());
    start = end + 1;
  }
  return parts;
}

/** YYYYMMDDhhmmss and milliseconds, in Indian time. */
function timestamp(digits: string): string | null {
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)\d*$/.exec(digits) ?? [];
  return year === undefined ? null : `${year}-${month}-${day}T${hour}:${minute}:${second}+05:30`;
}

const PRINT_LETTER = /<PrintLetterBarcodeData\s([^>]*)>/;
const PRINT_LETTER_FIELDS: Readonly<Partial<Record<Field, readonly string[]>>> = {
  name: ['name'],
  date_of_birth: ['dob', 'yob'],
  gender: ['gender'],
  care_of: ['co'],
  house: ['house'],
  street: ['street'],
  landmark: ['lm'],
  locality: ['loc'],
  village_or_town: ['vtc'],
  post_office: ['po'],
  sub_district: ['subdist'],
  district: ['dist'],
  state: ['state'],
  pincode: ['pc'],
};

function parsePrintLetter(text: string): Aadhaar | undefined {
  const attributes = PRINT_LETTER.exec(text)?.[1];
  if (attributes === undefined) return undefined;
  const values = new Map([...attributes.matchAll(/\b(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, unescapeXml(value as string)]));
  const uid = values.get('uid') ?? '';
  const value = (name: Field): string | null => {
    for (const attribute of PRINT_LETTER_FIELDS[name] ?? []) if (values.get(attribute)) return values.get(attribute) ?? null;
    return null;
  };
  return {
    version: 'XML',
    last_digits: /^\d{12}$/.test(uid) ? uid.slice(-4) : null,
    generated: null,
    ...personFields(value),
    mobile_last_digits: null,
    signature: 'unsigned',
  };
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const unescapeXml = (text: string): string => text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? '').trim();
