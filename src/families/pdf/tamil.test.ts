/** PDFs in legacy (pre-Unicode) Tamil fonts. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { madePdf, streamObject } from '../../../test/support/build-pdf.ts';
import { type Body, type Service, startPotli } from '../../../test/support/service.ts';
import { fromUnicode, glyphMapById } from '../tamil-font/encodings/convert.ts';

let service: Service;
before(async () => {
  service = await startPotli();
});
after(() => service.close());

const LINES = [
  'அகர முதல எழுத்தெல்லாம் ஆதி பகவன் முதற்றே உலகு',
  'கற்றதனால் ஆய பயனென்கொல் வாலறிவன் நற்றாள் தொழாஅர் எனின்',
  'மலர்மிசை ஏகினான் மாணடி சேர்ந்தார் நிலமிசை நீடுவாழ் வார்',
];
const ENGLISH = 'Chapter one, in praise of God';

const escapeString = (text: string): string => text.replace(/[\\()]/g, '\\$&');

function pdfIn(encoding: string): Buffer {
  const lines = [...LINES.map((line) => fromUnicode(line, glyphMapById(encoding)).text), ENGLISH];
  const operators = lines.map((line, index) => `1 0 0 1 20 ${180 - index * 20} Tm (${escapeString(line)}) Tj`).join(' ');
  return madePdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 900 200]/Resources<</Font<</F1 4 0 R>>>>/Contents 5 0 R>>',
    '<</Type/Font/Subtype/TrueType/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    streamObject(`BT /F1 12 Tf ${operators} ET`),
  ]);
}

async function read(pdf: Buffer, query: string): Promise<Body> {
  const response = await fetch(`${service.url}/v1/pdf/text?${query}`, { method: 'POST', body: new Uint8Array(pdf) });
  assert.equal(response.status, 200);
  return (await response.json()) as Body;
}

for (const encoding of ['bamini', 'tab', 'tscii']) {
  test(`text in ${encoding} is converted on request, else only reported; English in it is unchanged`, async () => {
    const pdf = pdfIn(encoding);
    const converted = await read(pdf, 'tamilFont=auto');
    assert.equal(converted.data.pages[0].text, [...LINES, ENGLISH].join('\n'));
    assert.match(converted.meta.note ?? '', /^Converted from the Tamil encoding \w+\.$/);
    const { data, meta } = await read(pdf, '');
    assert.notEqual(data.pages[0].text, converted.data.pages[0].text);
    assert.match(meta.note ?? '', /tamilFont=auto/);
  });
}

test('text in other languages is not detected as legacy Tamil', async () => {
  const french = streamObject(
    'BT /F1 12 Tf 20 100 Td (L\\351gende d\\351\\340 pr\\351sent\\351e \\340 No\\353l; \\347a va; \\352tre, voil\\340) Tj ET',
  );
  const pdf = madePdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 900 200]/Resources<</Font<</F1 4 0 R>>>>/Contents 5 0 R>>',
    '<</Type/Font/Subtype/TrueType/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    french,
  ]);
  const { data, meta } = await read(pdf, 'tamilFont=auto');
  assert.equal(data.pages[0].text, 'Légende déà présentée à Noël; ça va; être, voilà');
  assert.equal(meta.note, undefined);
});
