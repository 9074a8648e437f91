/** Text and layout of what our own reader takes are those of what PDFium reads; what it cannot be sure of it leaves to PDFium. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { tries } from '../../../../test/support/full.ts';
import { madePdf, streamObject } from '../../../../test/support/made-pdf.ts';
import { damaged, fixturePdf, listPdfs } from '../../../../test/support/pdfs.ts';
import { vectorFile } from '../../../../test/support/vectors.ts';
import { readPage, readPdf } from '../../../core/pdf/document.ts';
import { type Writing, withWriting } from '../../../core/pdf/glyphs.ts';
import { QuickReader } from '../../../core/pdf/reader/quick.ts';
import { isLeftwards, isShaped } from '../../../core/pdf/scripts.ts';
import { Fault } from '../../../core/request/fault.ts';
import { seededDraw } from '../../../core/util/random.ts';
import { layOut } from './layout.ts';
import { tidy } from './tidy.ts';

const TRIES = tries(150, process.env.PDF_DAMAGED);
const MOST_PAGES = 20;

function assertSame(ours: Writing, theirs: Writing, name: string): void {
  const text = theirs.plain();
  // Such pages are read by other rules, whoever finds out that they are.
  if (isShaped(text) || isLeftwards(text)) {
    assert.ok(isShaped(ours.plain()) || isLeftwards(ours.plain()), name);
    return;
  }
  assert.equal(tidy(ours.plain()), tidy(text), name);
  assert.equal(tidy(layOut(ours.glyphs())), tidy(layOut(theirs.glyphs())), name);
}

interface Counted {
  pages: number;
  quick: number;
}

/** Both ways for the first pages of a file. */
async function compare(name: string, bytes: Buffer): Promise<Counted> {
  return readPdf(bytes, (pdf) => {
    const last = Math.min(MOST_PAGES, pdf.pages);
    const reader = QuickReader.of(pdf, 1, last, 1);
    let quick = 0;
    for (let page = 1; page <= last; page++) {
      const ours = reader?.read(page);
      if (!ours) continue;
      quick++;
      readPage(pdf, page, (open) => withWriting(open, (theirs) => assertSame(ours, theirs, `${name}, page ${page}`)));
    }
    for (const reason of reader?.reasons.values() ?? []) assert.doesNotMatch(reason, /^\w+Error: /, name);
    return { pages: last, quick };
  });
}

const FONTS = {
  F1: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  F2: '<</Type/Font/Subtype/Type1/BaseFont/Times-Roman/Encoding/WinAnsiEncoding>>',
  F3: '<</Type/Font/Subtype/Type1/BaseFont/Courier/Encoding<</Differences[65/B/A 100/eacute/fi]>>>>',
};

function pdfOf(content: string, members = '/MediaBox[0 0 595 842]'): Buffer {
  const names = Object.keys(FONTS).map((name, at) => `/${name} ${5 + at} 0 R`);
  const forms = `/XObject<</X ${5 + names.length} 0 R>>/Properties<</P<</MCID 1>>>>`;
  return madePdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R${members}/Resources<</Font<<${names.join('')}>>${forms}>>/Contents 4 0 R>>`,
    streamObject(content),
    ...Object.values(FONTS),
    streamObject(
      'BT /F1 12 Tf 20 20 Td (Inside of a form) Tj ET',
      `/Type/XObject/Subtype/Form/BBox[0 0 300 300]/Matrix[1 0 0 1 5 7]/Resources<</Font<<${names.join('')}>>>>`,
    ),
  ]);
}

const WRITING: Readonly<Record<string, string>> = {
  lines: 'BT /F1 12 Tf 14 TL 50 700 Td (First line) Tj T* (Second line) Tj (third, quoted) \' 2 1 (fourth, spread) " ET',
  gaps: 'BT /F2 10 Tf 50 700 Td [(W)80(or)-20(ds)-250(apar)-10(t)-120(near)-140(far)]TJ ET',
  spaced: 'BT /F1 10 Tf 3 Tc 50 700 Td (wide letters) Tj 0 Tc 5 Tw 0 -20 Td (wide words here) Tj 60 Tz 0 -20 Td (narrow letters) Tj ET',
  raised: 'BT /F1 12 Tf 50 700 Td (E = mc) Tj /F1 7 Tf 5 Ts (2) Tj 0 Ts /F1 12 Tf ( and so on) Tj ET',
  hyphens: 'BT /F2 11 Tf 13 TL 50 700 Td (some words are part-) Tj T* (ed at the end, 12-) Tj T* (34 is not, nor -) Tj T* (this) Tj ET',
  bold: 'BT /F1 12 Tf 1 0 0 1 50 700 Tm (Drawn twice) Tj 1 0 0 1 50.3 700 Tm (Drawn twice) Tj 1 0 0 1 50 650 Tm (once) Tj ET',
  turned: 'BT /F1 12 Tf 0 1 -1 0 100 100 Tm (From below) Tj 0 -1 1 0 200 300 Tm (From above) Tj -1 0 0 -1 300 500 Tm (Head down) Tj ET',
  columns:
    'BT /F3 9 Tf 1 0 0 1 50 700 Tm (left) Tj 1 0 0 1 300 700 Tm (right) Tj 1 0 0 1 150 700 Tm (middle) Tj 1 0 0 1 50 688 Tm (ABd\\145) Tj ET',
  leaning: 'BT /F1 12 Tf 1 0 0.3 1 50 700 Tm (Leaning) Tj 1 0 0 1 200 700 Tm (upright) Tj ET',
  forms: 'q 2 0 0 2 30 40 cm /X Do Q BT /F1 12 Tf 50 700 Td (around it) Tj ET q 1 0 0 1 0 300 cm /X Do Q',
  marked: '/P <</MCID 0>> BDC BT /F1 12 Tf 50 700 Td (Marked) Tj ET EMC /Span /P BDC BT /F1 12 Tf 50 680 Td <6d6f7265> Tj ET EMC',
  blanks: 'BT /F1 12 Tf 14 TL 50 700 Td ( ) Tj T* (a  b) Tj ( ) Tj ( c) Tj T* ( ) Tj T* (d) Tj ET',
};
const SHEETS = [
  '/MediaBox[0 0 595 842]',
  '/MediaBox[0 0 595 842]/Rotate 90',
  '/MediaBox[-20 10 700 900]/CropBox[10 20 600 850]/Rotate 270',
];

test('made pages are read as PDFium reads them', async () => {
  for (const [name, content] of Object.entries(WRITING))
    for (const sheet of SHEETS) assert.equal((await compare(`${name} ${sheet}`, pdfOf(content, sheet))).quick, 1, name);
});

const OTHERS: Readonly<Record<string, string>> = {
  'a text that stands for others': '/Span <</ActualText(x)>> BDC BT /F1 12 Tf 50 700 Td (y) Tj ET EMC',
  'optional content': '/OC /P BDC BT /F1 12 Tf 50 700 Td (y) Tj ET EMC',
  'an unknown operator': 'BT /F1 12 Tf 50 700 Td (y) Tj xyz ET',
  'a picture in the content': 'BI /W 1 /H 1 /BPC 8 /CS /G ID x EI BT /F1 12 Tf (y) Tj ET',
  'outlined writing': 'BT /F1 12 Tf 1 Tr 50 700 Td (y) Tj ET',
  'a font that is not there': 'BT /F9 12 Tf 50 700 Td (y) Tj ET',
  'a string without an end': 'BT /F1 12 Tf 50 700 Td (y Tj ET',
  'operands that are missing': 'BT /F1 12 Tf 50 Td (y) Tj ET',
  'a state that was not saved': 'Q BT /F1 12 Tf 50 700 Td (y) Tj ET',
  'writing askew': 'BT /F1 12 Tf 0.7 0.7 -0.7 0.7 50 700 Tm (y) Tj ET',
};

test('what is unusual is left to PDFium', async () => {
  for (const [name, content] of Object.entries(OTHERS)) assert.equal((await compare(name, pdfOf(content))).quick, 0, name);
});

test('files of all kinds are read as PDFium reads them', async (t) => {
  const own = ['files/invoice', 'files/letter', 'pdf/linearized', 'pdf/scan'].map((name) => [name, fixturePdf(name)] as const);
  const found = listPdfs('pdf').map((name) => [name, readFileSync(vectorFile(name))] as const);
  const sum: Counted = { pages: 0, quick: 0 };
  for (const [name, bytes] of [...own, ...found]) {
    const { pages, quick } = await compare(name, bytes).catch(refused);
    sum.pages += pages;
    sum.quick += quick;
  }
  t.diagnostic(`${sum.quick} of ${sum.pages} pages without PDFium`);
  assert.ok(sum.quick > 0);
});

/** What cannot be read at all is refused before any page. */
function refused(error: unknown): Counted {
  assert.ok(error instanceof Fault, String(error));
  return { pages: 0, quick: 0 };
}

test('damaged content is read as PDFium reads it, or left to it', async (t) => {
  const draw = seededDraw('content');
  const letters = '()[]<>/ -.0123456789TjJdmcqQBETfwz*\\%#';
  let quick = 0;
  for (let round = 0; round < TRIES; round++) {
    const content = Object.values(WRITING)[draw(Object.keys(WRITING).length)] as string;
    const mutated = [...content];
    for (let slips = 1 + draw(3); slips > 0; slips--) {
      const at = draw(mutated.length);
      if (draw(2) === 0) mutated[at] = letters[draw(letters.length)] as string;
      else mutated.splice(at, draw(4));
    }
    quick += (await compare(mutated.join(''), pdfOf(mutated.join(''))).catch(refused)).quick;
  }
  t.diagnostic(`${quick} of ${TRIES} without PDFium`);
});

test('damaged files are read as PDFium reads them, or left to it', async () => {
  const draw = seededDraw('files');
  const files = [...Object.values(WRITING).map((content) => pdfOf(content)), fixturePdf('files/invoice'), fixturePdf('files/letter')];
  for (let round = 0; round < TRIES; round++) await compare(`round ${round}`, damaged(files, draw)).catch(refused);
});
