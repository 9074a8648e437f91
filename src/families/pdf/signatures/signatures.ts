/** Reads and verifies the signatures of a PDF. Child process. */
import { loadObjects } from '../../../core/pdf/load-graph.ts';
import { arrayOf, catalogOf, dereference, dictOf, type ObjectGraph } from '../../../core/pdf/object-graph.ts';
import { validatePdf } from '../../../core/pdf/rewrite.ts';
import { parseStrictly } from '../../../core/pdf/strict-parser.ts';
import { type Dict, Ref } from '../../../core/pdf/syntax.ts';
import { pageDicts, textOf } from '../forms/form-fields.ts';
import { decodeFilter } from '../writing/filters.ts';
import { octets, readBer } from './ber.ts';
import { buildChain, type Certificate, isSelfSigned, isTrusted, isValidAt, keyOf, nameOf, readCertificates } from './certificates.ts';
import { describeChanges } from './changes.ts';
import { hash, readSignedMessage, signingTime, TIMESTAMP_TOKEN, type Verification, verifySignature, verifySigner } from './cms.ts';
import type { PdfSignature, PdfSignatures } from './records.ts';
import {
  type ByteRange,
  bytesOf,
  certificationLevel,
  nameOfKey,
  parsePdfDate,
  readByteRange,
  type SignatureField,
  signatureFields,
  signedBytes,
} from './signature-fields.ts';
import { readTimestamp, type Timestamp } from './timestamp.ts';

export interface SignaturesTask {
  /** The file as it was sent: signatures are over its bytes. */
  readonly upload: Uint8Array;
  /** The same without encryption. */
  readonly decrypted: Uint8Array;
  /** Root certificates in DER. */
  readonly roots: readonly Uint8Array[];
}

export interface SignaturesResult {
  readonly data: PdfSignatures;
  readonly repaired: boolean;
  readonly omitted: number;
}

const MAX_SIGNATURES = 40;
const MAX_CERTIFICATE_BYTES = 64 * 1024;

export async function readSignatures({ upload, decrypted, roots }: SignaturesTask): Promise<SignaturesResult> {
  const file = asBuffer(upload);
  const { graph, repaired } = await loadObjects(await validatePdf(decrypted));
  const fields = signatureFields(graph, pageDicts(graph));
  const signed = fields.filter(({ signature }) => signature);
  const reader = new SignatureReader(graph, file, readCertificates(roots.map(asBuffer)));
  const signatures = signed.slice(0, MAX_SIGNATURES).map((field) => reader.read(field, field.signature as Dict));
  signatures.sort((a, b) => (a.signed_bytes ?? file.length) - (b.signed_bytes ?? file.length));
  const states = signatures.map(({ intact }) => intact);
  return {
    data: {
      signed: signatures.length > 0,
      all_intact: states.includes(false) ? false : states.length === 0 || states.includes(null) ? null : true,
      signatures,
      unsigned_fields: fields.filter(({ signature }) => !signature).map(({ name }) => name),
    },
    repaired,
    omitted: signed.length - signatures.length,
  };
}

const asBuffer = ({ buffer, byteOffset, length }: Uint8Array): Buffer => Buffer.from(buffer, byteOffset, length);

/** The parsed and verified value of a signature. */
interface SignatureValue extends Verification {
  readonly certificate: Certificate | undefined;
  readonly certificates: readonly Certificate[];
  readonly digest: string | undefined;
  readonly algorithm: string | undefined;
  readonly time?: string | undefined;
  readonly timestamp?: Timestamp | undefined;
}

class SignatureReader {
  readonly #graph: ObjectGraph;
  readonly #file: Buffer;
  readonly #roots: readonly Certificate[];
  /** Certificates that the document stores for later validation. */
  readonly #stored: readonly Certificate[];
  /** The file as it is, parsed when first needed. */
  #present: ObjectGraph | undefined;

  constructor(graph: ObjectGraph, file: Buffer, roots: readonly Certificate[]) {
    this.#graph = graph;
    this.#file = file;
    this.#roots = roots;
    this.#stored = storedCertificates(graph);
  }

  read({ name, page, visible }: SignatureField, dict: Dict): PdfSignature {
    const graph = this.#graph;
    const format = nameOfKey(graph, dict, '/SubFilter');
    const range = readByteRange(graph, dict, this.#file);
    const { value, problem } = this.#readValue(dict, format, range);
    const level = certificationLevel(graph, dict);
    const { timestamp, certificate } = value ?? {};
    const statedTime = parsePdfDate(textOf(graph, dict, '/M'));
    const signedAt = value?.time ?? statedTime;
    const time = timestamp?.valid ? timestamp.time : signedAt;
    const pool = [...(value?.certificates ?? []), ...(timestamp?.certificates ?? []), ...this.#stored, ...this.#roots];
    const chain = certificate ? buildChain(certificate, pool) : [];
    const last = chain.at(-1);
    const appendedBytes = range ? this.#file.length - range.end : null;
    return {
      field: name,
      page,
      visible,
      kind: format === 'ETSI.RFC3161' ? 'timestamp' : level === null ? 'signature' : 'certification',
      certification_level: level,
      format,
      signer: certificate ? nameOf(certificate, 'subject') : null,
      stated_name: textOf(graph, dict, '/Name'),
      reason: textOf(graph, dict, '/Reason'),
      location: textOf(graph, dict, '/Location'),
      contact: textOf(graph, dict, '/ContactInfo'),
      signed_at: signedAt,
      timestamp: timestamp ? { time: timestamp.time, authority: timestamp.authority, valid: timestamp.valid } : null,
      digest_algorithm: value?.digest ?? null,
      signature_algorithm: value?.algorithm ?? null,
      digest_matches: range ? (value?.digestMatches ?? null) : false,
      signature_valid: value?.signatureValid ?? null,
      intact: isIntact(range, value),
      covers_file: appendedBytes === 0,
      signed_bytes: range?.end ?? null,
      appended_bytes: appendedBytes,
      changes: range && appendedBytes ? this.#changesAfter(range) : null,
      certificates: chain.map((item) => describeCertificate(item, time)),
      chain_complete: last !== undefined && isSelfSigned(last),
      trusted: this.#roots.length === 0 ? null : isTrusted(chain, this.#roots, new Date(time ?? Number.NaN)),
      problem,
    };
  }

  #readValue(
    dict: Dict,
    format: string | null,
    range: ByteRange | undefined,
  ): { readonly value: SignatureValue | undefined; readonly problem: string | null } {
    const contents = bytesOf(dereference(this.#graph, dict.get('/Contents')));
    const content = range ? signedBytes(this.#file, range) : Buffer.alloc(0);
    const problem = range
      ? null
      : 'The byte range does not cover the file from its first byte, without the signature value alone: what was signed is not this document.';
    try {
      if (!contents) throw new Error('no value');
      const value = format === 'adbe.x509.rsa_sha1' ? this.#readRaw(dict, contents, content) : readMessage(contents, content, format);
      return { value, problem: problem ?? problemOf(value) };
    } catch {
      return { value: undefined, problem: problem ?? 'The signature value is damaged or of an unknown kind.' };
    }
  }

  /** PKCS #1 signature with its certificates in the dictionary. */
  #readRaw(dict: Dict, contents: Buffer, content: Buffer): SignatureValue {
    const graph = this.#graph;
    const certificateEntries = arrayOf(graph, dict.get('/Cert'));
    const encoded = (certificateEntries.length > 0 ? certificateEntries : [dict.get('/Cert')]).flatMap(
      (item) => bytesOf(dereference(graph, item)) ?? [],
    );
    const certificates = readCertificates(encoded);
    const [certificate] = certificates;
    const signature = octets(readBer(contents));
    const valid = certificate ? verifySignature({ kind: 'RSA' }, 'sha1', content, certificate, signature) : null;
    return { certificate, certificates, digest: 'sha1', algorithm: 'RSA', digestMatches: valid, signatureValid: valid };
  }

  /** Compares with the signed revision, where both can be parsed without a repair. */
  #changesAfter({ end }: ByteRange): PdfSignature['changes'] {
    this.#present ??= parseStrictly(this.#file);
    const signedRevision = this.#present && parseStrictly(this.#file.subarray(0, end));
    return this.#present && signedRevision ? describeChanges(signedRevision, this.#present) : null;
  }
}

function readMessage(contents: Buffer, content: Buffer, format: string | null): SignatureValue {
  if (format === 'ETSI.RFC3161') return readDocumentTimestamp(contents, content);
  const { certificates, signer, content: encapsulated } = readSignedMessage(contents);
  const { certificate, digest, algorithm, unsignedAttributes, signature } = signer;
  const verification = verifySigner(signer, encapsulated ?? content);
  // adbe.pkcs7.sha1: the message contains the SHA-1 of the bytes.
  const isSame = encapsulated === undefined || hash('sha1', content).equals(encapsulated);
  const token = unsignedAttributes.get(TIMESTAMP_TOKEN);
  return {
    certificate,
    certificates,
    digest,
    algorithm: algorithm?.kind,
    digestMatches: isSame ? verification.digestMatches : false,
    signatureValid: verification.signatureValid,
    time: signingTime(signer),
    timestamp: token && timestampOf(token.encoded, signature),
  };
}

/** A malformed token proves no time, but the signature stands without it. */
function timestampOf(token: Buffer, stamped: Buffer): Timestamp | undefined {
  try {
    return readTimestamp(token, stamped);
  } catch {
    return undefined;
  }
}

function readDocumentTimestamp(contents: Buffer, content: Buffer): SignatureValue {
  const timestamp = readTimestamp(contents, content);
  const { signer } = readSignedMessage(contents);
  return {
    certificate: timestamp.signer,
    certificates: timestamp.certificates,
    digest: signer.digest,
    algorithm: signer.algorithm?.kind,
    digestMatches: timestamp.valid,
    signatureValid: timestamp.valid,
    time: timestamp.time,
    timestamp,
  };
}

function isIntact(range: ByteRange | undefined, value: SignatureValue | undefined): boolean | null {
  if (!range || value?.digestMatches === false || value?.signatureValid === false) return false;
  return value?.digestMatches && value.signatureValid ? true : null;
}

function problemOf({ certificate, digest, algorithm, digestMatches, signatureValid }: SignatureValue): string | null {
  if (digestMatches === false) return 'The signed bytes were changed after signing.';
  if (signatureValid === false) return 'The signature was not made with the key of the certificate.';
  if (!certificate) return 'The certificate of the signer is not in the signature.';
  if (digest === undefined || algorithm === undefined) return 'The algorithm of the signature is not supported.';
  return signatureValid === null || digestMatches === null ? 'The signature could not be checked with the key of the certificate.' : null;
}

function describeCertificate(certificate: Certificate, time: string | null): PdfSignature['certificates'][number] {
  const { x509 } = certificate;
  return {
    subject: nameOf(certificate, 'subject'),
    issuer: nameOf(certificate, 'issuer'),
    serial: x509.serialNumber,
    valid_from: new Date(x509.validFrom).toISOString(),
    valid_to: new Date(x509.validTo).toISOString(),
    valid_when_signed: time === null ? null : isValidAt(certificate, new Date(time)),
    key: keyOf(certificate),
    fingerprint: x509.fingerprint256.replaceAll(':', '').toLowerCase(),
  };
}

/** Certificates of the document security store (PAdES, part 4). */
function storedCertificates(graph: ObjectGraph): Certificate[] {
  const streams = arrayOf(graph, dictOf(graph, catalogOf(graph).get('/DSS'))?.get('/Certs'));
  const encoded = streams.flatMap((stream) => {
    const object = stream instanceof Ref ? graph.objects.get(stream.number) : undefined;
    const filter = object?.value instanceof Map ? dereference(graph, object.value.get('/Filter')) : undefined;
    if (!object?.data) return [];
    return typeof filter === 'string' ? (decodeFilter(filter, object.data, MAX_CERTIFICATE_BYTES) ?? []) : object.data;
  });
  return readCertificates(encoded);
}
