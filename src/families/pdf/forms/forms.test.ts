import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { linesPdf, madePdf, streamObject } from '../../../../test/support/build-pdf.ts';
import { fixturePdf } from '../../../../test/support/pdfs.ts';
import { postForm } from '../../../../test/support/post-form.ts';
import { type Service, settingsOf, startPotli } from '../../../../test/support/service.ts';
import { qpdf } from '../../../core/pdf/qpdf.ts';
import type { PdfFormField } from './records.ts';

let service: Service;
before(async () => {
  service = await startPotli({ config: settingsOf({ RATE_LIMIT: '0' }) });
});
after(() => service.close());

interface Posted {
  readonly status: number;
  readonly bytes: Buffer;
  readonly json: ReturnType<typeof JSON.parse>;
}

async function send(path: string, pdf: Buffer, fields: Readonly<Record<string, string>> = {}): Promise<Posted> {
  const { status, headers, bytes } = await postForm(`${service.url}/v1/pdf/${path}`, [pdf], fields);
  const isJson = headers.get('content-type')?.startsWith('application/json');
  return { status, bytes, json: isJson ? JSON.parse(bytes.toString()) : undefined };
}

/** The response, checked by qpdf. */
async function sendValid(path: string, pdf: Buffer, fields: Readonly<Record<string, string>> = {}): Promise<Buffer> {
  const { status, bytes, json } = await send(path, pdf, fields);
  assert.equal(status, 200, JSON.stringify(json));
  const { succeeded, stderr } = await qpdf(['--check', '/in'], { '/in': bytes });
  assert.ok(succeeded && stderr === '', stderr);
  return bytes;
}

const fieldsOf = async (pdf: Buffer): Promise<PdfFormField[]> => (await send('form', pdf)).json.data.fields;
const valuesOf = async (pdf: Buffer): Promise<Record<string, unknown>> =>
  Object.fromEntries((await fieldsOf(pdf)).map(({ name, value }) => [name, value]));
const textOf = async (pdf: Buffer): Promise<string> =>
  (await send('text', pdf)).json.data.pages.map(({ text }: { text: string }) => text).join('\n');
const fillForm = (pdf: Buffer, values: unknown, flatten = false): Promise<Buffer> =>
  sendValid('fill', pdf, { values: JSON.stringify(values), flatten: String(flatten) });

const widget = (members: string, bottom: number): string =>
  `<</Type/Annot/Subtype/Widget/F 4/P 3 0 R/Rect[20 ${bottom} 280 ${bottom + 20}]${members}>>`;
const state = (mark: string): string => streamObject(mark, '/Type/XObject/Subtype/Form/BBox[0 0 260 20]/Resources<<>>');

/** Every kind of field, on one page. */
const application = madePdf([
  '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[6 0 R 7 0 R 8 0 R 9 0 R 10 0 R 13 0 R 14 0 R 15 0 R 16 0 R]/DA(/Helv 0 Tf 0 g)>>>>',
  '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 300 400]>>',
  '<</Type/Page/Parent 2 0 R/Resources<<>>/Annots[5 0 R 7 0 R 8 0 R 9 0 R 11 0 R 12 0 R 13 0 R 14 0 R 15 0 R 16 0 R]>>',
  state('0 0 20 20 re f'),
  widget('/Parent 6 0 R/T(name)/FT/Tx/TU(Full name)/Ff 2', 370),
  '<</T(applicant)/Kids[5 0 R]>>',
  widget('/T(address)/FT/Tx/Ff 4096/Q 1', 340),
  widget('/T(pan)/FT/Tx/Ff 16777216/MaxLen 10/MK<</BC[0 0 1]/BG[0.9]>>', 310),
  widget('/T(agree)/FT/Btn/AS/Off/AP<</N<</Ja#20wohl 4 0 R/Off 17 0 R>>>>', 280),
  '<</T(sex)/FT/Btn/Ff 49152/Kids[11 0 R 12 0 R]/Opt[(female)(male)]>>',
  widget('/Parent 10 0 R/AS/Off/AP<</N<</0 4 0 R/Off 17 0 R>>>>', 250),
  widget('/Parent 10 0 R/AS/Off/AP<</N<</1 4 0 R/Off 17 0 R>>>>', 220),
  widget('/T(state)/FT/Ch/Ff 131072/Opt[[(TN)(Tamil Nadu)][(KL)(Kerala)]]', 190),
  widget('/T(skills)/FT/Ch/Ff 2097152/Opt[(typing)(sewing)(welding)]', 160),
  widget('/T(newsletter)/FT/Btn/AP<</N<</On<<>>>>>>', 130),
  widget('/T(sign)/FT/Sig', 100),
  state(''),
]);

const ANSWERS = {
  'applicant.name': 'Asha Rao',
  address: '12 Gandhi Road\nChennai 600001',
  pan: 'ABCDE1234F',
  agree: true,
  sex: 'female',
  state: 'Kerala',
  skills: ['typing', 'welding'],
  newsletter: true,
};

test('the fields of a form are listed with types, options and pages', async () => {
  const fields = await fieldsOf(application);
  assert.deepEqual(
    fields.map(({ name, type, value }) => [name, type, value]),
    [
      ['applicant.name', 'text', null],
      ['address', 'text', null],
      ['pan', 'text', null],
      ['agree', 'checkbox', false],
      ['sex', 'radio', null],
      ['state', 'choice', null],
      ['skills', 'list', []],
      ['newsletter', 'checkbox', false],
      ['sign', 'signature', null],
    ],
  );
  const [name, address, pan, , sex, state] = fields;
  assert.deepEqual([name?.label, name?.required, name?.page, address?.multiline, pan?.max_length], ['Full name', true, 1, true, 10]);
  assert.deepEqual(sex?.options, [
    { value: '0', label: 'female' },
    { value: '1', label: 'male' },
  ]);
  assert.deepEqual(state?.options[0], { value: 'TN', label: 'Tamil Nadu' });
  assert.deepEqual((await send('form', linesPdf(['one']))).json.meta.note, 'The PDF has no form fields.');
});

test('fields of every type are filled, and their values are read back', async () => {
  const pdf = await fillForm(application, ANSWERS);
  assert.deepEqual(await valuesOf(pdf), { ...ANSWERS, sex: '0', state: 'KL', sign: null });
  assert.match(await textOf(pdf), /Asha Rao/);
  const cleared = await fillForm(pdf, { 'applicant.name': null, agree: false, sex: null, state: null, skills: [], newsletter: null });
  assert.deepEqual(await valuesOf(cleared), {
    ...(await valuesOf(application)),
    'applicant.name': null,
    address: ANSWERS.address,
    pan: ANSWERS.pan,
  });
  // A number, an option by its label, and JSON as the body of the form field.
  const { pan, sex } = await valuesOf(await fillForm(application, { pan: 12345, sex: 'male' }));
  assert.deepEqual([pan, sex], ['12345', '1']);
});

test('a flattened form becomes page content with searchable text in every script', async () => {
  const pdf = await fillForm(application, { ...ANSWERS, 'applicant.name': 'ஆஷா राव', address: 'लंबा पता '.repeat(30) }, true);
  assert.deepEqual(await fieldsOf(pdf), []);
  const text = await textOf(pdf);
  for (const expected of ['ஆஷா राव', 'ABCDE1234F', 'Kerala', 'welding', 'पता']) assert.ok(text.includes(expected), `${expected} in ${text}`);
});

test('flatten renders fields without an appearance, and preserves links', async () => {
  const pdf = await sendValid('flatten', fixturePdf('pdf/form'));
  const text = await textOf(pdf);
  assert.match(text, /Asha Rao/);
  assert.match(text, /Kerala/);
  // A hidden field and a password stay unread.
  assert.doesNotMatch(text, /invisible|opensesame/);
  assert.deepEqual(await fieldsOf(pdf), []);
  const linked = madePdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 300 200]>>',
    '<</Type/Page/Parent 2 0 R/Resources<<>>/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(https://example.org)>>>>]>>',
  ]);
  assert.ok(
    (await qpdf(['/in', '--qdf', '--object-streams=disable', '/out'], { '/in': await sendValid('flatten', linked) })).output.includes(
      'example.org',
    ),
  );
});

test('invalid values return 400 with the rule', async () => {
  const cases: readonly (readonly [unknown, RegExp])[] = [
    [{ adress: 'x' }, /no field "adress". Did you mean "address"\?/],
    [{ zzzzzzzz: 'x' }, /Its fields are applicant.name, address, pan/],
    [{ pan: 'ABCDE1234FG' }, /at most 10 characters, not 11/],
    [{ sex: 'other' }, /must be one of 0 \(female\), 1 \(male\)/],
    [{ state: 'Goa' }, /no option "Goa": it must be one of TN \(Tamil Nadu\)/],
    [{ state: ['TN', 'KL'] }, /takes one option/],
    [{ agree: 'perhaps' }, /must be true or false/],
    [{ address: true }, /must be a text/],
    [{ sign: 'me' }, /is a signature, which cannot be filled/],
    [{ address: { street: 'x' } }, /"address" must be a text/],
    [{ address: 'x'.repeat(10_001) }, /10,000 characters/],
    [[], /must be a JSON object/],
    [{}, /1 to 2,000 fields/],
  ];
  for (const [values, message] of cases) {
    const { status, json } = await send('fill', application, { values: JSON.stringify(values) });
    assert.equal(status, 400, JSON.stringify(values));
    assert.match(json.error.message, message);
  }
  assert.match((await send('fill', application, { values: '{"a":' })).json.error.message, /must be a JSON object/);
  assert.match((await send('fill', linesPdf(['one']), { values: '{"a":"b"}' })).json.error.message, /has no form fields/);
  assert.equal((await send('fill', application)).json.error.code, 'missing_parameter');
});

test('malformed forms and damaged files get a response', async () => {
  const circular = madePdf([
    '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[4 0 R 4 0 R 99 0 R null (x)]>>>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 300 200]>>',
    '<</Type/Page/Parent 2 0 R/Annots[4 0 R]>>',
    '<</T(a)/FT/Tx/Kids[4 0 R 5 0 R]/Parent 4 0 R>>',
    '<</T(b)/Parent 4 0 R/Kids[4 0 R]/Rect[1 2]/MK 7/Opt 3/MaxLen(x)/DA 4>>',
  ]);
  assert.equal((await send('form', circular)).status, 200);
  assert.equal((await send('flatten', circular)).status, 200);
  assert.ok([200, 400].includes((await send('fill', circular, { values: '{"a.b":"x"}' })).status));
  for (const path of ['form', 'flatten']) {
    assert.equal((await send(path, fixturePdf('pdf/locked'))).json.error.code, 'password_protected', path);
    assert.equal((await send(path, Buffer.from('%PDF-1.4\nnothing'))).json.error.code, 'unreadable_file', path);
    assert.equal((await send(path, application.subarray(0, -300))).status, 200, path);
  }
  const restricted = await sendValid('flatten', fixturePdf('pdf/restricted'));
  assert.match((await qpdf(['--show-encryption', '/in'], { '/in': restricted })).stdout, /not allowed/);
});
