/** Compares the object graphs of the strict parser with those of qpdf, and tests malformed input. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { assertSameGraph } from '../../../test/support/assert-same-pdf.ts';
import { bookPdf, doubleTablePdf, linesPdf } from '../../../test/support/build-pdf.ts';
import { damaged, fixturePdf } from '../../../test/support/pdfs.ts';
import { sampled } from '../../../test/support/test-tiers.ts';
import { listVectors, noVectors, vectorFile } from '../../../test/support/vectors.ts';
import { seededRandomInt } from '../util/random.ts';
import { type ObjectGraph, parseQpdfOutput } from './object-graph.ts';
import { flattenPageTree } from './page-tree.ts';
import { qpdf } from './qpdf.ts';
import { parseStrictly } from './strict-parser.ts';
import type { Dict, PdfValue, Ref } from './syntax.ts';
import { isValidPdf } from './validate.ts';

const FIXTURES = [
  bookPdf('A'),
  linesPdf(['one', 'two']),
  doubleTablePdf(),
  ...['files/invoice', 'files/letter', 'pdf/form', 'pdf/scan', 'pdf/linearized'].map(fixturePdf),
];
const files = noVectors ? [] : listVectors('documents-and-images/pdf').filter((name) => name.endsWith('.pdf'));
const PDFS = [
  ...FIXTURES.map((bytes, index) => [`fixture ${index}`, bytes] as const),
  ...sampled(8, files).map((name) => [name, readFileSync(vectorFile(name))] as const),
];

const QPDF_OPTIONS = ['--object-streams=disable', '--stream-data=preserve', '--preserve-unreferenced-resources'];
test('every object equals that in the output of qpdf', async (t) => {
  let compared = 0;
  let objects = 0;
  for (const [name, bytes] of PDFS) {
    if (!isValidPdf(bytes)) continue;
    const graph = parseStrictly(bytes);
    if (!graph) continue;
    const { succeeded, stderr, output } = await qpdf(['/in', ...QPDF_OPTIONS, '/out'], { '/in': bytes });
    // qpdf reports files that it repairs; those are verified by PDFium and the comparison of the result instead.
    if (!succeeded || stderr !== '') continue;
    objects += assertSameGraph(graph, parseQpdfOutput(output), name);
    compared++;
  }
  t.diagnostic(`${compared} of ${PDFS.length} files, ${objects} objects`);
  assert.ok(compared >= FIXTURES.length - 2, `${compared}`);
});

test('objects that only the xref stream of a hybrid file lists are included', () => {
  const graph = parseStrictly(doubleTablePdf());
  assert.deepEqual(graph?.objects.get(4)?.value, new Map([['/Type', '/StructTreeRoot']]));
  assert.ok(!graph?.trailer.has('/XRefStm'));
});

test('pages inherit the same attributes as with qpdf', async (t) => {
  let compared = 0;
  for (const [name, bytes] of PDFS) {
    const graph = isValidPdf(bytes) ? parseStrictly(bytes) : undefined;
    const { succeeded, stderr, output } = await qpdf(['/in', '--pages', '.', '1-z', '--', ...QPDF_OPTIONS, '/out'], { '/in': bytes });
    if (!graph || !succeeded || stderr !== '') continue;
    const expected = parseQpdfOutput(output);
    const count = (pagesOf(expected).get('/Kids') as PdfValue[]).length;
    if (!flattenPageTree(graph, count)) continue;
    const [actual, reference] = [graph, expected].map((pages) =>
      (pagesOf(pages).get('/Kids') as Ref[]).map(({ number }) => pages.objects.get(number)?.value as Dict),
    );
    for (const [index, page] of (actual as Dict[]).entries()) {
      for (const member of ['/MediaBox', '/CropBox', '/Rotate', '/Resources']) {
        const expectedValue = (reference as Dict[])[index]?.get(member);
        // An inherited attribute may be an indirect object in one of the files.
        assert.equal(page.has(member), expectedValue !== undefined, `${name}, page ${index + 1}: ${member}`);
      }
    }
    compared++;
  }
  t.diagnostic(`${compared} of ${PDFS.length} files`);
  assert.ok(compared >= FIXTURES.length - 3, `${compared}`);
});

function pagesOf({ objects, trailer }: ObjectGraph): Dict {
  const catalog = objects.get((trailer.get('/Root') as Ref).number)?.value as Dict;
  return objects.get((catalog.get('/Pages') as Ref).number)?.value as Dict;
}

test('returns undefined for malformed files, and never throws', () => {
  const nextRandom = seededRandomInt('direct');
  for (let round = 0; round < 600; round++) {
    const graph = parseStrictly(damaged(FIXTURES, nextRandom));
    if (graph) flattenPageTree(graph, 1);
  }
  for (const text of ['', '%PDF-1.4', '%PDF-1.4\nxref\n0 1\nstartxref\n9\n%%EOF', 'startxref\n0\n%%EOF'])
    assert.equal(parseStrictly(Buffer.from(text)), undefined);
  assert.equal(parseStrictly(fixturePdf('pdf/restricted')), undefined, 'an encrypted file is for qpdf');
});
