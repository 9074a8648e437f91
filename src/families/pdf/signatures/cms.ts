/** Signed messages of CMS (RFC 5652): parsing and verification. */
import { createHash, constants as cryptoConstants, verify } from 'node:crypto';
import { BER, type BerValue, berChildren, berMembers, berTime, contextTag, derEncode, octets, oid, readBer } from './ber.ts';
import { type Certificate, findSigner, readCertificates } from './certificates.ts';

export interface SignedMessage {
  /** The content inside the message; undefined if it is detached. */
  readonly content: Buffer | undefined;
  readonly certificates: readonly Certificate[];
  readonly signer: SignerInfo;
}

export interface SignerInfo {
  readonly certificate: Certificate | undefined;
  /** Name of node:crypto; undefined if not supported. */
  readonly digest: string | undefined;
  readonly algorithm: SignatureAlgorithm | undefined;
  readonly signature: Buffer;
  readonly signedAttributes: Attributes | undefined;
  readonly unsignedAttributes: Attributes;
  /** The signed attributes as they were signed: a SET in DER. */
  readonly signedBytes: Buffer | undefined;
}

type Attributes = ReadonlyMap<string, BerValue>;

export interface SignatureAlgorithm {
  readonly kind: 'RSA' | 'RSA-PSS' | 'ECDSA' | 'EdDSA';
  /** Undefined where the algorithm leaves it to the digest algorithm. */
  readonly digest?: string | undefined;
  readonly saltLength?: number;
}

const SIGNED_DATA = '1.2.840.113549.1.7.2';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const SIGNING_TIME = '1.2.840.113549.1.9.5';
export const TIMESTAMP_TOKEN = '1.2.840.113549.1.9.16.2.14';

const DIGESTS: Readonly<Record<string, string>> = {
  '1.3.14.3.2.26': 'sha1',
  '2.16.840.1.101.3.4.2.4': 'sha224',
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};
const RSA_PSS = '1.2.840.113549.1.1.10';
const DEFAULT_SALT_LENGTH = 20;
const ALGORITHMS: Readonly<Record<string, SignatureAlgorithm>> = {
  '1.2.840.113549.1.1.1': { kind: 'RSA' },
  '1.2.840.113549.1.1.5': { kind: 'RSA', digest: 'sha1' },
  '1.2.840.113549.1.1.14': { kind: 'RSA', digest: 'sha224' },
  '1.2.840.113549.1.1.11': { kind: 'RSA', digest: 'sha256' },
  '1.2.840.113549.1.1.12': { kind: 'RSA', digest: 'sha384' },
  '1.2.840.113549.1.1.13': { kind: 'RSA', digest: 'sha512' },
  '1.2.840.10045.2.1': { kind: 'ECDSA' },
  '1.2.840.10045.4.1': { kind: 'ECDSA', digest: 'sha1' },
  '1.2.840.10045.4.3.2': { kind: 'ECDSA', digest: 'sha256' },
  '1.2.840.10045.4.3.3': { kind: 'ECDSA', digest: 'sha384' },
  '1.2.840.10045.4.3.4': { kind: 'ECDSA', digest: 'sha512' },
  '1.3.101.112': { kind: 'EdDSA' },
  '1.3.101.113': { kind: 'EdDSA' },
};

/** Reads the message and its first signer: a PDF signature has one. Throws if malformed. */
export function readSignedMessage(bytes: Buffer): SignedMessage {
  const [type, signedData] = berMembers(readBer(bytes));
  if (oid(type) !== SIGNED_DATA) throw new Error('not signed data');
  const [, , encapsulated, ...rest] = berMembers(berMembers(signedData, contextTag(0))[0]);
  const [, encapsulatedContent] = berMembers(encapsulated);
  const embeddedCertificates = rest.find(({ tag }) => tag === contextTag(0));
  const certificates = readCertificates(embeddedCertificates ? berChildren(embeddedCertificates).map(({ encoded }) => encoded) : []);
  const [signer] = berMembers(
    rest.findLast(({ tag }) => tag === BER.set),
    BER.set,
  );
  return {
    content: encapsulatedContent && octets(berMembers(encapsulatedContent, contextTag(0))[0]),
    certificates,
    signer: readSigner(berMembers(signer), certificates),
  };
}

function readSigner([, identifier, digestAlgorithm, ...rest]: readonly BerValue[], certificates: readonly Certificate[]): SignerInfo {
  const [signed] = rest[0]?.tag === contextTag(0) ? rest.splice(0, 1) : [];
  const [algorithm, signature, unsigned] = rest;
  if (!identifier) throw new Error('no signer');
  return {
    certificate: findSigner(identifier, certificates),
    digest: DIGESTS[oid(berMembers(digestAlgorithm)[0])],
    algorithm: readAlgorithm(berMembers(algorithm)),
    signature: octets(signature),
    signedAttributes: signed && readAttributes(signed),
    unsignedAttributes: unsigned?.tag === contextTag(1) ? readAttributes(unsigned) : new Map(),
    signedBytes: signed && derEncode(BER.set, signed.content),
  };
}

/** The first value of each attribute. */
function readAttributes(value: BerValue): Attributes {
  const attributes = new Map<string, BerValue>();
  for (const attribute of berChildren(value)) {
    const [type, values] = berMembers(attribute);
    const [first] = berMembers(values, BER.set);
    if (first) attributes.set(oid(type), first);
  }
  return attributes;
}

function readAlgorithm([type, parameters]: readonly BerValue[]): SignatureAlgorithm | undefined {
  const name = oid(type);
  if (name !== RSA_PSS) return ALGORITHMS[name];
  const members = parameters ? berMembers(parameters) : [];
  const member = (number: number): BerValue | undefined => members.find(({ tag }) => tag === contextTag(number));
  const [hash, salt] = [member(0), member(2)];
  return {
    kind: 'RSA-PSS',
    digest: hash ? DIGESTS[oid(berMembers(berMembers(hash, contextTag(0))[0])[0])] : 'sha1',
    saltLength: salt ? Number.parseInt(berMembers(salt, contextTag(2))[0]?.content.toString('hex') ?? '', 16) : DEFAULT_SALT_LENGTH,
  };
}

export function digestAlgorithm(value: BerValue | undefined): string | undefined {
  return DIGESTS[oid(berMembers(value)[0])];
}

export interface Verification {
  /** Whether the digest of the content is the signed one; null if it cannot be computed. */
  readonly digestMatches: boolean | null;
  /** Whether the signature was made with the key of the certificate; null if that cannot be checked. */
  readonly signatureValid: boolean | null;
}

export function verifySigner(
  { digest, algorithm, certificate, signature, signedAttributes, signedBytes }: SignerInfo,
  content: Uint8Array,
): Verification {
  const expected = signedAttributes?.get(MESSAGE_DIGEST);
  const digestMatches =
    signedAttributes === undefined ? null : digest && expected ? hash(digest, content).equals(octets(expected)) : digest ? false : null;
  const signatureValid =
    certificate && algorithm ? verifySignature(algorithm, digest, signedBytes ?? content, certificate, signature) : null;
  // Without attributes the signature is over the content itself.
  return { digestMatches: signedAttributes ? digestMatches : signatureValid, signatureValid };
}

export const hash = (digest: string, content: Uint8Array): Buffer => createHash(digest).update(content).digest();

export function signingTime({ signedAttributes }: SignerInfo): string | undefined {
  return berTime(signedAttributes?.get(SIGNING_TIME));
}

export function verifySignature(
  { kind, digest: algorithmDigest, saltLength }: SignatureAlgorithm,
  digest: string | undefined,
  signed: Uint8Array,
  { x509 }: Certificate,
  signature: Buffer,
): boolean | null {
  const name = kind === 'EdDSA' ? null : (algorithmDigest ?? digest);
  if (name === undefined) return null;
  try {
    const padding = kind === 'RSA-PSS' ? cryptoConstants.RSA_PKCS1_PSS_PADDING : cryptoConstants.RSA_PKCS1_PADDING;
    const options = kind.startsWith('RSA') ? { padding, ...(saltLength !== undefined && { saltLength }) } : {};
    return verify(name, signed, { key: x509.publicKey, ...options }, signature);
  } catch {
    return null;
  }
}
