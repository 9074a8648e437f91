/** Time-stamp tokens (RFC 3161): a signed statement that a digest existed at a time. */
import { BER, berMembers, berTime, octets, readBer } from './ber.ts';
import { type Certificate, nameOf } from './certificates.ts';
import { digestAlgorithm, hash, readSignedMessage, verifySigner } from './cms.ts';

export interface Timestamp {
  /** ISO 8601, in UTC. */
  readonly time: string;
  readonly authority: string | null;
  /** Whether it is of these bytes, and its signature is valid; null if that cannot be checked. */
  readonly valid: boolean | null;
  readonly certificates: readonly Certificate[];
  readonly signer: Certificate | undefined;
}

/** @param stamped the bytes whose time is stated. Throws if malformed. */
export function readTimestamp(token: Buffer, stamped: Uint8Array): Timestamp {
  const message = readSignedMessage(token);
  if (!message.content) throw new Error('no time-stamp');
  const fields = berMembers(readBer(message.content));
  const [algorithm, imprint] = berMembers(fields[2]);
  const digest = digestAlgorithm(algorithm);
  const time = berTime(fields.find(({ tag }) => tag === BER.generalizedTime));
  if (time === undefined) throw new Error('no time');
  const { digestMatches, signatureValid } = verifySigner(message.signer, message.content);
  const checks = [digestMatches, signatureValid, digest === undefined ? null : hash(digest, stamped).equals(octets(imprint))];
  const { certificate } = message.signer;
  return {
    time,
    authority: certificate ? nameOf(certificate, 'subject').common_name : null,
    valid: checks.includes(false) ? false : checks.includes(null) ? null : true,
    certificates: message.certificates,
    signer: certificate,
  };
}
