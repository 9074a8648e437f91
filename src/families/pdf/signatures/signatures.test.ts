import assert from 'node:assert/strict';
import { createHash, createSign } from 'node:crypto';
import { after, before, test } from 'node:test';
import { linesPdf, madePdf, streamObject } from '../../../../test/support/build-pdf.ts';
import { withoutTools } from '../../../../test/support/external-programs.ts';
import { type Service, settingsOf, startPotli } from '../../../../test/support/service.ts';
import { appendUpdate, signPdf, TestAuthority } from '../../../../test/support/sign-pdf.ts';
import { qpdf } from '../../../core/pdf/qpdf.ts';
import { BER, type BerValue, berChildren, contextTag, derEncode, readBer } from './ber.ts';
import type { PdfSignature, PdfSignatures } from './records.ts';

const skip = withoutTools('openssl');
let service: Service;
let authority: TestAuthority;
before(async () => {
  service = await startPotli({ config: settingsOf({ RATE_LIMIT: '0' }) });
  if (!skip) authority = new TestAuthority();
});
after(() => {
  if (!skip) authority.close();
  return service.close();
});

async function verify(pdf: Buffer, fields: Readonly<Record<string, string>> = {}): Promise<{ data: PdfSignatures; note: string }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(pdf)]), 'x.pdf');
  const response = await fetch(`${service.url}/v1/pdf/signatures`, { method: 'POST', body: form });
  const { data, meta, error } = (await response.json()) as { data: PdfSignatures; meta: { note: string }; error?: unknown };
  assert.equal(response.status, 200, JSON.stringify(error));
  return { data, note: meta.note };
}

const readSingle = async (pdf: Buffer, fields?: Readonly<Record<string, string>>): Promise<PdfSignature> => {
  const { signatures } = (await verify(pdf, fields)).data;
  assert.equal(signatures.length, 1);
  return signatures[0] as PdfSignature;
};

/** One page with a text field; its objects 5 to 7 are the field and two signature fields. */
const contract = madePdf([
  '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[5 0 R 6 0 R 7 0 R]/SigFlags 3/DA(/Helv 0 Tf 0 g)>>>>',
  '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 300 200]>>',
  '<</Type/Page/Parent 2 0 R/Contents 4 0 R/Annots[5 0 R 6 0 R 7 0 R]/Resources<<>>>>',
  streamObject('0 0 300 200 re f'),
  '<</Type/Annot/Subtype/Widget/FT/Tx/T(amount)/V(100)/Rect[10 10 90 30]/P 3 0 R>>',
  '<</Type/Annot/Subtype/Widget/FT/Sig/T(buyer)/Rect[10 40 90 60]/P 3 0 R>>',
  '<</Type/Annot/Subtype/Widget/FT/Sig/T(seller)/Rect[0 0 0 0]/P 3 0 R>>',
]);
const MEMBERS = "/SubFilter/adbe.pkcs7.detached/M(D:20261115093000+05'30')/Name(Asha)/Reason(I agree)/Location(Chennai)";

/** Signs one of the fields of the contract. */
function signField(pdf: Buffer, field: 6 | 7, sign: (content: Buffer) => Buffer, members = MEMBERS): Buffer {
  const fieldName = /T\((\w+)\)/.exec(contract.toString('latin1').split(`${field} 0 obj`)[1] ?? '')?.[1];
  const rect = field === 6 ? '10 40 90 60' : '0 0 0 0';
  return signPdf(
    (signature) =>
      appendUpdate(pdf, {
        [field]: `<</Type/Annot/Subtype/Widget/FT/Sig/T(${fieldName})/Rect[${rect}]/P 3 0 R/V ${field + 10} 0 R>>`,
        [field + 10]: signature,
      }),
    sign,
    members,
  );
}

const signed = (members?: string): Buffer => signField(contract, 6, (content) => authority.sign(content), members);

test('an intact signature has its signer, time, location and certificate chain', { skip }, async () => {
  const signature = await readSingle(signed());
  const { field, page, visible, kind, format, reason, location, stated_name } = signature;
  assert.deepEqual(
    { field, page, visible, kind, format, reason, location, stated_name },
    {
      field: 'buyer',
      page: 1,
      visible: true,
      kind: 'signature',
      format: 'adbe.pkcs7.detached',
      reason: 'I agree',
      location: 'Chennai',
      stated_name: 'Asha',
    },
  );
  assert.deepEqual([signature.intact, signature.covers_file, signature.changes, signature.problem], [true, true, null, null]);
  assert.deepEqual([signature.digest_algorithm, signature.signature_algorithm], ['sha256', 'RSA']);
  assert.deepEqual(
    signature.certificates.map(({ subject, key }) => [subject.common_name, key]),
    [
      ['ASHA RAO', 'RSA 2048'],
      ['Sub-CA', 'RSA 2048'],
    ],
  );
  assert.equal(signature.signer?.organisation, 'Personal');
  assert.deepEqual([signature.chain_complete, signature.trusted], [false, null]);
  // The signed attribute is by the clock of this machine; the dictionary says another time.
  assert.ok(Math.abs(Date.parse(signature.signed_at ?? '') - Date.now()) < 600_000);
});

test('only the roots of the caller make a chain trusted', { skip }, async () => {
  const file = signed();
  assert.match((await verify(file)).note, /CCA India/);
  const { trusted, certificates, chain_complete } = await readSingle(file, { roots: authority.root });
  assert.deepEqual([trusted, chain_complete, certificates.at(-1)?.subject.common_name], [true, true, 'Root']);
  assert.equal((await readSingle(file, { roots: authority.read('tsa.pem').toString() })).trusted, false);
  const response = await fetch(`${service.url}/v1/pdf/signatures?roots=abc`, { method: 'POST', body: new Uint8Array(file) });
  assert.equal(response.status, 400);
});

test('RSA-PSS, ECDSA, CAdES, SHA-1 and raw PKCS #1 signatures are verified', { skip }, async () => {
  const sha1 = (content: Buffer): Buffer => createHash('sha1').update(content).digest();
  const certificate = (): string => authority.openssl(['x509', '-in', 'signer.pem', '-outform', 'DER']).toString('hex');
  const raw = (content: Buffer): Buffer => derEncode(4, createSign('sha1').update(content).sign(authority.read('signer.key')));
  const kinds: readonly (readonly [string, string, (content: Buffer) => Buffer])[] = [
    ['RSA-PSS', '/SubFilter/adbe.pkcs7.detached', (content) => authority.sign(content, 'signer', '-keyopt', 'rsa_padding_mode:pss')],
    ['ECDSA', '/SubFilter/adbe.pkcs7.detached', (content) => authority.sign(content, 'curve')],
    ['RSA', '/SubFilter/ETSI.CAdES.detached', (content) => authority.sign(content, 'signer', '-cades')],
    ['RSA', '/SubFilter/adbe.pkcs7.detached', (content) => authority.sign(content, 'signer', '-keyid', '-noattr')],
    ['RSA', '/SubFilter/adbe.pkcs7.sha1', (content) => authority.sign(sha1(content), 'signer', '-nodetach')],
    ['RSA', '/SubFilter/adbe.pkcs7.sha1', (content) => authority.sign(sha1(content), 'signer', '-nodetach', '-stream')],
    ['RSA', `/SubFilter/adbe.x509.rsa_sha1/Cert<${certificate()}>`, raw],
  ];
  for (const [algorithm, members, sign] of kinds) {
    const file = signField(contract, 6, sign, members);
    const { intact, signature_algorithm, problem, signer } = await readSingle(file);
    assert.deepEqual([intact, signature_algorithm, problem], [true, algorithm, null], members);
    assert.ok(signer?.common_name, members);
    const { intact: stillIntact, problem: reason } = await readSingle(tampered(file));
    assert.deepEqual([stillIntact, reason], [false, 'The signed bytes were changed after signing.'], members);
  }
});

/** Changes the amount that was signed. */
function tampered(file: Buffer): Buffer {
  const copy = Buffer.from(file);
  copy.write('900', copy.indexOf('/V(100)') + 3, 'latin1');
  return copy;
}

test('a time-stamp of the document is verified', { skip }, async () => {
  const stamp = (content: Buffer): Buffer => authority.stamp(content);
  const file = signField(contract, 7, stamp, '/SubFilter/ETSI.RFC3161');
  const { kind, intact, timestamp, visible } = await readSingle(file, { roots: authority.root });
  assert.deepEqual([kind, intact, timestamp?.authority, timestamp?.valid, visible], ['timestamp', true, 'Time-stamps', true, false]);
  assert.equal((await readSingle(tampered(file))).intact, false);
});

/** The message with a time-stamp of its signature as an unsigned attribute. */
function withTimestamp(message: Buffer, stamp: (signature: Buffer) => Buffer): Buffer {
  const [type, wrapped] = berChildren(readBer(message)) as [BerValue, BerValue];
  const data = berChildren(berChildren(wrapped)[0] as BerValue);
  const [signer] = berChildren(data.at(-1) as BerValue) as [BerValue];
  const signature = berChildren(signer).at(-1) as BerValue;
  const identifier = Buffer.from('060b2a864886f70d010910020e', 'hex');
  const attribute = derEncode(BER.sequence, Buffer.concat([identifier, derEncode(BER.set, stamp(signature.content))]));
  const withStamp = derEncode(BER.sequence, Buffer.concat([signer.content, derEncode(contextTag(1), attribute)]));
  const parts = [...data.slice(0, -1).map(({ encoded }) => encoded), derEncode(BER.set, withStamp)];
  const signedData = derEncode(contextTag(0), derEncode(BER.sequence, Buffer.concat(parts)));
  return derEncode(BER.sequence, Buffer.concat([type.encoded, signedData]));
}

test('a time-stamp in the signature is valid only for that signature', { skip }, async () => {
  const withStamp = (stamp: (signature: Buffer) => Buffer): Promise<PdfSignature> =>
    readSingle(signField(contract, 6, (content) => withTimestamp(authority.sign(content), stamp)));
  const { intact, timestamp } = await withStamp((signature) => authority.stamp(signature));
  assert.deepEqual([intact, timestamp?.authority, timestamp?.valid], [true, 'Time-stamps', true]);
  const other = await withStamp(() => authority.stamp(Buffer.from('another signature')));
  assert.deepEqual([other.intact, other.timestamp?.valid], [true, false]);
  assert.equal((await withStamp(() => Buffer.from('0500', 'hex'))).timestamp, null);
});

test('an encrypted PDF that was signed is verified with its password', { skip }, async () => {
  const encryptOptions = ['--encrypt', 'open', 'owner', '256', '--', '--object-streams=disable', '/out'];
  const { output } = await qpdf(['/in', ...encryptOptions], { '/in': contract });
  const text = output.toString('latin1');
  const [, field] = /(\d+) 0 obj\s*<<(?:(?!endobj)[\s\S])*\/FT \/Sig/.exec(text) ?? [];
  const trailer = /\/Encrypt (\d+) 0 R[\s\S]*?\/ID \[[^\]]*\]|\/ID \[[^\]]*\][\s\S]*?\/Encrypt \d+ 0 R/.exec(
    text.slice(text.lastIndexOf('trailer')),
  )?.[0];
  assert.ok(field && trailer);
  const file = signPdf(
    (signature) =>
      appendUpdate(
        output,
        { [field]: `<</Type/Annot/Subtype/Widget/FT/Sig/Rect[0 0 0 0]/V 40 0 R>>`, 40: signature },
        trailer.replaceAll('\n', ' '),
      ),
    (content) => authority.sign(content),
    '/SubFilter/adbe.pkcs7.detached',
  );
  const { intact, covers_file } = await readSingle(file, { password: 'open' });
  assert.deepEqual([intact, covers_file], [true, true]);
});

test('changes after signing are listed', { skip }, async () => {
  const first = signed();
  const second = signField(first, 7, (content) => authority.sign(content, 'curve'));
  const { data } = await verify(second);
  assert.deepEqual(
    data.signatures.map(({ field, intact, covers_file, changes }) => [field, intact, covers_file, changes?.signatures_added]),
    [
      ['buyer', true, false, 1],
      ['seller', true, true, undefined],
    ],
  );
  assert.equal(data.all_intact, true);

  const noChanges = {
    pages_added: 0,
    pages_removed: 0,
    pages_changed: [],
    annotation_pages: [],
    fields_changed: [],
    signatures_added: 0,
    validation_data: false,
  };
  const updates: readonly (readonly [Readonly<Record<number, string>>, Partial<PdfSignature['changes']>])[] = [
    [{ 4: streamObject('0 0 10 10 re f') }, { pages_changed: [1] }],
    [{ 5: '<</Type/Annot/Subtype/Widget/FT/Tx/T(amount)/V(900)/Rect[10 10 90 30]/P 3 0 R>>' }, { fields_changed: ['amount'] }],
    [
      {
        2: '<</Type/Pages/Kids[3 0 R 20 0 R]/Count 2/MediaBox[0 0 300 200]>>',
        20: '<</Type/Page/Parent 2 0 R/Resources<<>>>>',
      },
      { pages_added: 1 },
    ],
    [
      {
        3: '<</Type/Page/Parent 2 0 R/Contents 4 0 R/Annots[5 0 R 6 0 R 7 0 R 21 0 R]/Resources<<>>>>',
        21: '<</Type/Annot/Subtype/FreeText/Contents(paid)/Rect[0 0 9 9]>>',
      },
      { annotation_pages: [1] },
    ],
  ];
  for (const [objects, expected] of updates) {
    const { intact, covers_file, changes, appended_bytes } = await readSingle(appendUpdate(first, objects));
    assert.deepEqual([intact, covers_file], [true, false]);
    assert.ok((appended_bytes ?? 0) > 100);
    assert.deepEqual(changes, { ...noChanges, ...expected });
  }
});

test('a byte range that omits more than the signature is invalid', { skip }, async () => {
  const file = signed();
  const [, start = '', end = '', rest = ''] = /ByteRange\[0 (\d+) (\d+) (\d+)/.exec(file.toString('latin1')) ?? [];
  for (const range of [
    `0 ${Number(start) - 20} ${end} ${rest}`,
    `5 ${start} ${end} ${rest}`,
    `0 ${start} ${end} ${Number(rest) + 99}`,
    '0 1',
    '',
  ]) {
    const copy = Buffer.from(file.toString('latin1').replace(/ByteRange\[[^\]]{60}\]/, `ByteRange[${range.padEnd(60)}]`), 'latin1');
    const { intact, covers_file, problem } = await readSingle(copy);
    assert.deepEqual([intact, covers_file], [false, false], range);
    assert.match(problem ?? '', /byte range/, range);
  }
});

test('certification signatures are recognised, and damaged, unknown or re-encrypted signatures are reported', { skip }, async () => {
  const certified = await readSingle(signed(`${MEMBERS}/Reference[<</Type/SigRef/TransformMethod/DocMDP/TransformParams<</P 1>>>>]`));
  assert.deepEqual([certified.kind, certified.certification_level], ['certification', 1]);
  const garbage = signField(contract, 6, () => Buffer.from('3080308030803080', 'hex'));
  const { intact, problem } = await readSingle(garbage);
  assert.deepEqual([intact, problem], [null, 'The signature value is damaged or of an unknown kind.']);
  // The identifier of RSA keys becomes an unknown one.
  const unknownAlgorithm = Buffer.from(signed().toString('latin1').replaceAll('2a864886f70d010101', '2a864886f70d010163'), 'latin1');
  const { intact: unknown, problem: reason, certificates } = await readSingle(unknownAlgorithm);
  assert.deepEqual([unknown, reason], [null, 'The algorithm of the signature is not supported.']);
  assert.ok(certificates.every(({ key }) => key === 'unknown'));
  const encryptOptions = ['--encrypt', 'open', 'owner', '256', '--', '/out'];
  const { output } = await qpdf(['/in', ...encryptOptions], { '/in': signed() });
  assert.equal((await readSingle(output, { password: 'open' })).intact, false);
});

test('a PDF without a signature has a note, and lists unsigned fields', async () => {
  const { data, note } = await verify(contract);
  assert.deepEqual(data, { signed: false, all_intact: null, signatures: [], unsigned_fields: ['buyer', 'seller'] });
  assert.match(note, /no signature/);
  assert.deepEqual((await verify(linesPdf(['one']))).data.unsigned_fields, []);
});

test('operations that change a signed PDF report that its signatures become invalid', { skip }, async () => {
  const note = async (path: string, ...files: readonly Buffer[]): Promise<string | null> => {
    const form = new FormData();
    for (const file of files) form.append('file', new Blob([new Uint8Array(file)]), 'x.pdf');
    const response = await fetch(`${service.url}/v1/pdf/${path}`, { method: 'POST', body: form });
    assert.equal(response.status, 200, path);
    await response.arrayBuffer();
    return response.headers.get('x-signatures');
  };
  const file = signed();
  const plain = linesPdf(['one']);
  for (const path of ['rotate', 'pages?pages=1', 'split', 'watermark?text=x', 'metadata?title=x', 'protect?owner=x'])
    assert.deepEqual([await note(path, file), await note(path, plain)], ['invalid', null], path);
  assert.deepEqual([await note('merge', plain, file), await note('merge', plain, plain)], ['invalid', null]);
  // Compress returns a signed file unchanged.
  assert.equal(await note('compress', file), null);
});
