/** Response schema of the signatures of a PDF. */
import { z } from 'zod';
import type { DataOf } from '../../../core/request/output.ts';

const DistinguishedName = z
  .object({
    common_name: z.string().nullable().describe('Name of the person or authority (CN)'),
    organisation: z.string().nullable().describe('Organisation (O)'),
    country: z.string().nullable().describe('Country (C)'),
    full: z.string().describe('All attributes of the name'),
  })
  .meta({ id: 'PdfSignatureName' });

const Certificate = z
  .object({
    subject: DistinguishedName.describe('Whose certificate it is'),
    issuer: DistinguishedName.describe('Who issued it'),
    serial: z.string().describe('Serial number in hexadecimal'),
    valid_from: z.string().describe('First moment of its validity (ISO 8601)'),
    valid_to: z.string().describe('Last moment of its validity (ISO 8601)'),
    valid_when_signed: z.boolean().nullable().describe('Whether it was valid at the time of signing; null if that time is unknown'),
    key: z.string().describe('Kind and size of the public key'),
    fingerprint: z.string().describe('SHA-256 of the certificate'),
  })
  .meta({ id: 'PdfSignatureCertificate' });

const Changes = z
  .object({
    pages_added: z.int().describe('Number of pages added'),
    pages_removed: z.int().describe('Number of pages removed'),
    pages_changed: z.array(z.int()).describe('Pages with other content, size or rotation'),
    annotation_pages: z.array(z.int()).describe('Pages whose annotations were added, changed or removed'),
    fields_changed: z.array(z.string()).describe('Form fields with another value or appearance'),
    signatures_added: z.int().describe('Number of signature fields that were signed'),
    validation_data: z.boolean().describe('Whether certificates and revocation data were added, for later validation'),
  })
  .meta({ id: 'PdfSignatureChanges' });
export type PdfSignatureChanges = DataOf<typeof Changes>;

const Signature = z
  .object({
    field: z.string().describe('Name of the signature field'),
    page: z.int().nullable().describe('Page with the signature, from 1; null if it is on none'),
    visible: z.boolean().describe('Whether it is shown on the page'),
    kind: z
      .enum(['signature', 'certification', 'timestamp'])
      .describe('Approval signature, certification by the author, or time-stamp of the document'),
    certification_level: z.int().nullable().describe('Changes that the author allows: 1 none, 2 filling in forms, 3 annotations too'),
    format: z.string().nullable().describe('SubFilter, such as adbe.pkcs7.detached'),
    signer: DistinguishedName.nullable().describe('Who signed, by the certificate; null if it is not in the file'),
    stated_name: z.string().nullable().describe('Name in the signature dictionary; it is not proven'),
    reason: z.string().nullable().describe('Reason given'),
    location: z.string().nullable().describe('Place given'),
    contact: z.string().nullable().describe('Contact given'),
    signed_at: z.string().nullable().describe('Time by the clock of the signer (ISO 8601, UTC); it is not proven'),
    timestamp: z
      .object({
        time: z.string().describe('Time (ISO 8601, UTC)'),
        authority: z.string().nullable().describe('Name of the time-stamping authority'),
        valid: z
          .boolean()
          .nullable()
          .describe('Whether it is of this signature and its own signature is valid; null if that cannot be checked'),
      })
      .nullable()
      .describe('Time-stamp of an authority; null if there is none'),
    digest_algorithm: z.string().nullable().describe('Hash function, such as sha256'),
    signature_algorithm: z.string().nullable().describe('Such as RSA or ECDSA'),
    digest_matches: z.boolean().nullable().describe('Whether the signed bytes are unchanged; null if that cannot be checked'),
    signature_valid: z
      .boolean()
      .nullable()
      .describe('Whether the key of the certificate made the signature; null if that cannot be checked'),
    intact: z.boolean().nullable().describe('Both of these'),
    covers_file: z.boolean().describe('Whether the signature covers the whole file; false if something was appended'),
    signed_bytes: z.int().nullable().describe('Length of the signed revision; null if the byte range is invalid'),
    appended_bytes: z.int().nullable().describe('Bytes after the signed revision'),
    changes: Changes.nullable().describe('What was changed after signing; null if nothing was appended or it cannot be compared'),
    certificates: z.array(Certificate).describe('Certificate chain from the signer upwards, as far as the file contains it'),
    chain_complete: z.boolean().describe('Whether the chain ends at a self-signed root'),
    trusted: z
      .boolean()
      .nullable()
      .describe('Whether the chain leads to one of the roots given, and was valid at the time of signing; null if no root was given'),
    problem: z.string().nullable().describe('Why something could not be checked, or what is wrong'),
  })
  .meta({ id: 'PdfSignature' });
export type PdfSignature = DataOf<typeof Signature>;

export const PdfSignatures = z
  .object({
    signed: z.boolean().describe('Whether the PDF has a signature'),
    all_intact: z.boolean().nullable().describe('Whether all signatures are intact; null if there is none, or one could not be checked'),
    signatures: z.array(Signature).describe('Signatures in the order of signing'),
    unsigned_fields: z.array(z.string()).describe('Signature fields without a signature'),
  })
  .meta({ id: 'PdfSignatures' });
export type PdfSignatures = DataOf<typeof PdfSignatures>;
