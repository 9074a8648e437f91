/** The direct parser gives the same graph as qpdf. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { assertSameGraph } from '../../../test/support/assert-same-pdf.ts';
import { bookPdf, doubleTablePdf, linesPdf } from '../../../test/support/build-pdf.ts';
import { damaged, fixturePdf } from '../../../test/support/pdfs.ts';
import { sampled } from '../../../test/support/test-tiers.ts';
import { listVectors, noVectors, vectorFile } from '../../../test/support/vectors.ts';
import { seededDraw } from '../util/random.ts';
import { type ObjectGraph, parseQpdfOutput } from './object-graph.ts';
import { flattenPageTree } from './page-tree.ts';
import { qpdf } from './qpdf.ts';
import { parseStrictly } from './strict-parser.ts';
import type { Dict, PdfValue, Ref } from './syntax.ts';
import { isValidPdf } from './validate.ts';

const OWN = [
  bookPdf('A'),
  linesPdf(['one', 'two']),
  doubleTablePdf(),
  ...['files/invoice', 'files/letter', 'pdf/form', 'pdf/scan', 'pdf/linearized'].map(fixturePdf),
];
const files = noVectors ? [] : listVectors('documents-and-images/pdf').filter((name) => name.endsWith('.pdf'));
const PDFS = [
  ...OWN.map((bytes, at) => [`own ${at}`, bytes] as const),
  ...sampled(8, files).map((name) => [name, readFileSync(vectorFile(name))] as const),
];

const PLAIN = ['--object-streams=disable', '--stream-data=preserve', '--preserve-unreferenced-resources'];
test('each object equals the one that qpdf reads', async (t) => {
  let read = 0;
  let objects = 0;
  for (const [name, bytes] of PDFS) {
    if (!isValidPdf(bytes)) continue;
    const graph = parseStrictly(bytes);
    if (!graph) continue;
    const { succeeded, stderr, output } = await qpdf(['/in', ...PLAIN, '/out'], { '/in': bytes });
    // qpdf reports files that it repairs; those are verified by PDFium and the comparison of the result instead.
    if (!succeeded || stderr !== '') continue;
    objects += assertSameGraph(graph, parseQpdfOutput(output), name);
    read++;
  }
  t.diagnostic(`${read} of ${PDFS.length} files, ${objects} objects`);
  assert.ok(read >= OWN.length - 2, `${read}`);
});

test('an object that only the xref stream of a hybrid file lists is found', () => {
  const graph = parseStrictly(doubleTablePdf());
  assert.deepEqual(graph?.objects.get(4)?.value, new Map([['/Type', '/StructTreeRoot']]));
  assert.ok(!graph?.trailer.has('/XRefStm'));
});

test('pages inherit the same attributes as with qpdf', async (t) => {
  let read = 0;
  for (const [name, bytes] of PDFS) {
    const graph = isValidPdf(bytes) ? parseStrictly(bytes) : undefined;
    const { succeeded, stderr, output } = await qpdf(['/in', '--pages', '.', '1-z', '--', ...PLAIN, '/out'], { '/in': bytes });
    if (!graph || !succeeded || stderr !== '') continue;
    const expected = parseQpdfOutput(output);
    const count = (pagesOf(expected).get('/Kids') as PdfValue[]).length;
    if (!flattenPageTree(graph, count)) continue;
    const [own, reference] = [graph, expected].map((each) =>
      (pagesOf(each).get('/Kids') as Ref[]).map(({ number }) => each.objects.get(number)?.value as Dict),
    );
    for (const [at, page] of (own as Dict[]).entries()) {
      for (const member of ['/MediaBox', '/CropBox', '/Rotate', '/Resources']) {
        const other = (reference as Dict[])[at]?.get(member);
        // An inherited attribute may be an indirect object in one of the files.
        assert.equal(page.has(member), other !== undefined, `${name}, page ${at + 1}: ${member}`);
      }
    }
    read++;
  }
  t.diagnostic(`${read} of ${PDFS.length} files`);
  assert.ok(read >= OWN.length - 3, `${read}`);
});

function pagesOf({ objects, trailer }: ObjectGraph): Dict {
  const catalog = objects.get((trailer.get('/Root') as Ref).number)?.value as Dict;
  return objects.get((catalog.get('/Pages') as Ref).number)?.value as Dict;
}

test('malformed files yield undefined, and nothing is thrown', () => {
  const draw = seededDraw('direct');
  for (let round = 0; round < 600; round++) {
    const graph = parseStrictly(damaged(OWN, draw));
    if (graph) flattenPageTree(graph, 1);
  }
  for (const text of ['', '%PDF-1.4', '%PDF-1.4\nxref\n0 1\nstartxref\n9\n%%EOF', 'startxref\n0\n%%EOF'])
    assert.equal(parseStrictly(Buffer.from(text)), undefined);
  assert.equal(parseStrictly(fixturePdf('pdf/restricted')), undefined, 'an encrypted file is for qpdf');
});
