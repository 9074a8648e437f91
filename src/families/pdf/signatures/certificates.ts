/** X.509 certificates of signers: lookup, chain building and trust. */
import { X509Certificate } from 'node:crypto';
import { BER, type BerValue, berMembers, contextTag, octets, oid, readBer } from './ber.ts';

export interface Certificate {
  readonly x509: X509Certificate;
  readonly der: Buffer;
}

const SUBJECT_KEY_IDENTIFIER = '2.5.29.14';
const MAX_CERTIFICATES = 100;
/** Maximum chain length; real chains have a signer, one to three authorities and a root. */
const MAX_CHAIN = 10;

/** Parses certificates. Skips attribute certificates, which CMS also allows, and certificates without readable names or dates. */
export function readCertificates(encoded: readonly Buffer[]): Certificate[] {
  return encoded.slice(0, MAX_CERTIFICATES).flatMap((der) => {
    try {
      const x509 = new X509Certificate(der);
      const isDated = [x509.validFrom, x509.validTo].every((time) => !Number.isNaN(Date.parse(time)));
      return isDated && x509.toLegacyObject().subject ? [{ x509, der }] : [];
    } catch {
      return [];
    }
  });
}

/** @param identifier issuer and serial number, or `[0]` with a subject key identifier */
export function findSigner(identifier: BerValue, certificates: readonly Certificate[]): Certificate | undefined {
  if (identifier.tag !== BER.sequence) return certificates.find(({ der }) => subjectKeyIdentifier(der)?.equals(identifier.content));
  const [issuer, serial] = berMembers(identifier);
  return certificates.find(({ der }) => {
    const fields = certificateFields(der);
    const [number, , name] = fields[0]?.tag === BER.integer ? fields : fields.slice(1);
    return issuer && serial && number?.content.equals(serial.content) && name?.encoded.equals(issuer.encoded);
  });
}

const certificateFields = (der: Buffer): BerValue[] => berMembers(berMembers(readBer(der))[0]);

function subjectKeyIdentifier(der: Buffer): Buffer | undefined {
  const extensions = certificateFields(der).find(({ tag }) => tag === contextTag(3));
  for (const extension of extensions ? berMembers(berMembers(extensions, contextTag(3))[0]) : []) {
    const members = berMembers(extension);
    if (oid(members[0]) === SUBJECT_KEY_IDENTIFIER) return octets(readBer(octets(members.at(-1))));
  }
  return undefined;
}

/**
 * Builds the chain from the signer upwards, each certificate issued by the next; ends at a self-signed certificate or where the issuer is not among
 * `pool`.
 */
export function buildChain(signer: Certificate, pool: readonly Certificate[]): Certificate[] {
  const chain = [signer];
  for (let last = signer; chain.length < MAX_CHAIN && !isSelfSigned(last); ) {
    const issuer = pool.find((candidate) => !chain.some(({ der }) => der.equals(candidate.der)) && isIssuedBy(last, candidate));
    if (!issuer) break;
    chain.push(issuer);
    last = issuer;
  }
  return chain;
}

export function isIssuedBy({ x509 }: Certificate, issuer: Certificate): boolean {
  try {
    return issuer.x509.ca && x509.checkIssued(issuer.x509) && x509.verify(issuer.x509.publicKey);
  } catch {
    return false;
  }
}

export const isSelfSigned = (certificate: Certificate): boolean =>
  certificate.x509.subject === certificate.x509.issuer && certificate.x509.checkIssued(certificate.x509);

/** Whether the chain reaches one of the roots, and every certificate was valid at the time. */
export function isTrusted(chain: readonly Certificate[], roots: readonly Certificate[], time: Date): boolean {
  const rootIndex = chain.findIndex(({ der }) => roots.some((root) => root.der.equals(der)));
  return rootIndex >= 0 && chain.slice(0, rootIndex + 1).every((certificate) => isValidAt(certificate, time));
}

export const isValidAt = ({ x509 }: Certificate, time: Date): boolean => time >= new Date(x509.validFrom) && time <= new Date(x509.validTo);

export interface DistinguishedName {
  readonly common_name: string | null;
  readonly organisation: string | null;
  readonly country: string | null;
  /** As OpenSSL writes it, from the country down. */
  readonly full: string;
}

export function nameOf(certificate: Certificate, role: 'subject' | 'issuer'): DistinguishedName {
  const attributes = certificate.x509.toLegacyObject()[role] as unknown as Readonly<Record<string, string | string[] | undefined>>;
  const attribute = (name: string): string | null => [attributes[name] ?? []].flat().join(', ') || null;
  return {
    common_name: attribute('CN'),
    organisation: attribute('O'),
    country: attribute('C'),
    full: (certificate.x509[role] ?? '').replaceAll('\n', ', '),
  };
}

/** Description of the public key, such as RSA 2048 or EC prime256v1; unknown for a key that node:crypto cannot read. */
export function keyOf({ x509 }: Certificate): string {
  try {
    const { asymmetricKeyType = 'unknown', asymmetricKeyDetails = {} } = x509.publicKey;
    return `${asymmetricKeyType.toUpperCase()} ${asymmetricKeyDetails.modulusLength ?? asymmetricKeyDetails.namedCurve ?? ''}`.trim();
  } catch {
    return 'unknown';
  }
}
