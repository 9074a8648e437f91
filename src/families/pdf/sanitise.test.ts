/** Active content in plain objects and in object streams: counted, and removed by sanitise=true. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { madePdf, streamObject } from '../../../test/support/build-pdf.ts';
import { type Service, startFamilies } from '../../../test/support/service.ts';
import { PdfParser } from '../../core/pdf/syntax.ts';
import { pdfFamily } from './operations.ts';
import { writeCompactPdf } from './writing/compact-writer.ts';

let service: Service;
before(async () => {
  service = await startFamilies([pdfFamily]);
});
after(() => service.close());

const SECRET = 'HIDDEN-SCRIPT';
const OBJECTS = [
  `<</Type/Catalog/Pages 2 0 R/OpenAction 8 0 R/AA<</WC<</S/JavaScript/JS(${SECRET})>>>>/AcroForm<</Fields[9 0 R]/XFA 13 0 R>>
    /Names<</JavaScript<</Names[(a)8 0 R]>>/EmbeddedFiles<</Names[(note)10 0 R]>>>>/Collection<</View/T>>/AF[10 0 R]>>`,
  '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 300 200]/Resources<</Font<</F1 4 0 R>>>>>>',
  `<</Type/Page/Parent 2 0 R/Contents 5 0 R/AA<</O<</S/Launch/F(cmd.exe)>>>>/Annots[
    <</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(https://example.in/kept)>>>>
    <</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/Launch/P 1/Win<</F(cmd.exe)/P(${SECRET})>>>>>>
    <</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/GoToR/F(//evil/share)>>>>
    <</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(https://example.in/next)/Next[<</S/SubmitForm/F(https://example.in/form)>>]>>>>
    <</Type/Annot/Subtype/FileAttachment/Rect[0 0 9 9]/FS 11 0 R>>
    <</Type/Annot/Subtype/RichMedia/Rect[0 0 9 9]>>
    9 0 R]>>`,
  '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  streamObject('BT /F1 18 Tf 20 100 Td (Kept) Tj ET'),
  streamObject(SECRET),
  streamObject(SECRET),
  '<</S/J#61vaScript/JS 7 0 R>>',
  `<</Type/Annot/Subtype/Widget/FT/Tx/T(field)/V(kept value)/Rect[0 0 9 9]/AA<</K<</S/JavaScript/JS(${SECRET})>>>>>>`,
  '<</Type/Filespec/F(note.exe)/EF<</F 6 0 R>>>>',
  '<</Type/Filespec/F(other.exe)/EF<</F 12 0 R>>>>',
  streamObject(SECRET),
  streamObject(`<xdp>${SECRET}</xdp>`),
];

/** The same objects in object streams. */
function inObjectStreams(): Buffer {
  const objects = new Map(
    OBJECTS.map((text, index) => {
      const reader = new PdfParser(text);
      const value = reader.parseValue() as Map<string, string>;
      const data = /stream\n(.*)\nendstream/s.exec(text)?.[1];
      if (data === undefined) return [index + 1, { value }];
      value.delete('/Length');
      return [index + 1, { value, data: Buffer.from(data) }];
    }),
  );
  return writeCompactPdf({ objects, trailer: new Map([['/Root', new PdfParser('1 0 R').parseValue()]]), version: '1.7' }, new Map());
}

async function send(path: string, pdf: Buffer): Promise<{ status: number; headers: Headers; bytes: Buffer }> {
  const response = await fetch(`${service.url}/v1/pdf/${path}`, { method: 'POST', body: new Uint8Array(pdf) });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

const activeIn = async (pdf: Buffer): Promise<Record<string, number>> => {
  const { bytes } = await send('metadata?format=json', pdf);
  return (JSON.parse(bytes.toString()) as { data: { active: Record<string, number> } }).data.active;
};

const FOUND = { javascript: 3, launch: 2, submit: 1, remote: 1, media: 1, triggers: 3, attachments: 2, xfa: 1, external: 0 };

for (const [name, pdf] of [
  ['plain objects', madePdf(OBJECTS)],
  ['object streams', inObjectStreams()],
] as const) {
  test(`scripts, actions and attachments in ${name} are counted and removed`, async () => {
    assert.deepEqual(await activeIn(pdf), FOUND);
    const { status, headers, bytes } = await send('metadata?sanitise=true', pdf);
    assert.equal(status, 200);
    assert.equal(headers.get('x-removed'), 'javascript=3, launch=2, submit=1, remote=1, media=1, triggers=3, attachments=2, xfa=1');
    assert.ok(Object.values(await activeIn(bytes)).every((count) => count === 0));
    const { bytes: text } = await send('text', bytes);
    assert.match(text.toString(), /Kept/);
    const { bytes: info } = await send('info', bytes);
    assert.match(info.toString(), /"pages":1/);
    assert.equal((await send('metadata?sanitise=true', bytes)).headers.get('x-removed'), 'none');
    assert.ok(!bytes.includes(SECRET), 'streams of scripts and attachments are removed');
  });
}

test('links, form fields and metadata are preserved', async () => {
  const { bytes } = await send('metadata?sanitise=true', madePdf([...OBJECTS, '<</Title(Kept title)>>'], '/Info 14 0 R'));
  assert.match((await send('metadata?format=json', bytes)).bytes.toString(), /Kept title/);
  const { bytes: text } = await send('text', bytes);
  assert.match(text.toString(), /kept value/);
});
