/** The operation that verifies signatures. */
import { X509Certificate } from 'node:crypto';
import { type Operation, operation } from '../../core/operation/operation.ts';
import { password } from '../../core/pdf/password.ts';
import { invalid } from '../../core/request/api-error.ts';
import { text } from '../../core/request/params.ts';
import { onePdf, openPdf, REPAIRED_HEADER, REPAIRED_NOTE, repairedHeader, requirePdf } from './pdf-input.ts';
import { runReadingJob } from './read-operations.ts';
import { PdfSignatures } from './signatures/records.ts';

const MAX_ROOTS_LENGTH = 60_000;
const NO_SIGNATURE = 'The PDF has no signature.';
const UNCHECKED_TRUST =
  'Whether the certificates can be trusted was not checked: send the root certificate of the authority, for Indian certificates that of the Controller of Certifying Authorities (CCA India), as roots. ' +
  'Revocation is not checked.';
const UNCHECKED_REVOCATION = 'Revocation is not checked.';

const signatures = operation({
  id: 'pdf_signatures',
  path: '/v1/pdf/signatures',
  title: 'Signatures of a PDF',
  keywords:
    'verify pdf signature, check digital signature, digital signature certificate, dsc, who signed this pdf, is this pdf signed, validate signature, signature valid, ' +
    'digilocker pdf, e-aadhaar signature, mca form signature, pdf tampered, changed after signing, pdf signature check, डिजिटल हस्ताक्षर, மின் கையொப்பம்',
  summary: 'Verify the digital signatures of a PDF',
  details:
    'For each signature: who signed, when (by the clock of the signer, and by a time-stamp if there is one), the certificate chain, whether the signed bytes are unchanged and the signature ' +
    'was made with the key of the certificate, and what was appended or changed afterwards. Formats: PKCS#7 and CAdES, detached or over SHA-1, PKCS#1 with SHA-1, and document time-stamps; ' +
    'RSA, RSA-PSS, ECDSA and EdDSA. Nothing is looked up elsewhere: `trusted` is null unless `roots` contains the root certificates that you trust, and revocation is not checked. ' +
    'A signature that is intact proves that nobody changed the signed revision, not who the signer is.',
  files: onePdf,
  input: {
    password,
    roots: text({ description: 'Root certificates that you trust (PEM, one or several)', max: MAX_ROOTS_LENGTH }).optional(),
  },
  output: PdfSignatures,
  headers: REPAIRED_HEADER,
  cost: 10,
  example: {},
  async run({ password, roots }, context) {
    const trusted = roots === undefined ? [] : parseRoots(roots);
    const decrypted = await openPdf(context, password);
    const { data, repaired, omitted } = await runReadingJob(
      'signatures',
      { upload: requirePdf(context.files), decrypted, roots: trusted },
      context,
    );
    const trustNote = !data.signed ? NO_SIGNATURE : roots === undefined ? UNCHECKED_TRUST : UNCHECKED_REVOCATION;
    const note = [repaired && REPAIRED_NOTE, trustNote, omitted > 0 && `${omitted} further signatures were left out.`]
      .filter(Boolean)
      .join(' ');
    return { data, meta: { total: data.signatures.length, note }, headers: repairedHeader(repaired) };
  },
});

const CERTIFICATE = /-----BEGIN CERTIFICATE-----[\s\w+/=]+-----END CERTIFICATE-----/g;

function parseRoots(pem: string): Uint8Array[] {
  try {
    const blocks = pem.match(CERTIFICATE) ?? [];
    if (blocks.length > 0) return blocks.map((block) => new X509Certificate(block).raw);
  } catch {}
  return invalid('roots', 'must be X.509 certificates in PEM, from -----BEGIN CERTIFICATE----- to -----END CERTIFICATE-----');
}

export const signatureOperations: readonly Operation[] = [signatures];
