/** Verifies signatures of codes with a public key supplied by the caller. */
import { createPublicKey, type KeyObject, X509Certificate } from 'node:crypto';
import { invalid } from '../../../core/request/api-error.ts';
import type { SignatureState } from '../records.ts';

const RULE = 'must be an RSA public key or an X.509 certificate in PEM, as the issuer of the code publishes it';

/** A public key in PEM, or in base64 without the PEM lines. */
export function parseKey(pem: string): KeyObject {
  const key = /PRIVATE/.test(pem) ? undefined : readKey(pem);
  if (key?.asymmetricKeyType !== 'rsa') invalid('key', RULE);
  return key;
}

function readKey(pem: string): KeyObject | undefined {
  try {
    if (pem.includes('CERTIFICATE')) return new X509Certificate(pem).publicKey;
    if (pem.includes('-----')) return createPublicKey(pem);
    return createPublicKey({ key: Buffer.from(pem, 'base64'), format: 'der', type: 'spki' });
  } catch {
    return undefined;
  }
}

export function signatureState(key: KeyObject | undefined, isSigned: (key: KeyObject) => boolean): SignatureState {
  if (key === undefined) return 'unverified';
  return isSigned(key) ? 'valid' : 'invalid';
}
