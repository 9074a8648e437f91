/** Pages selected and rotated without qpdf equal those of qpdf, including page labels and form fields. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { assertSameGraph } from '../../../../test/support/assert-same-pdf.ts';
import { madePdf } from '../../../../test/support/build-pdf.ts';
import { fixturePdf, listPdfs } from '../../../../test/support/pdfs.ts';
import { sampled } from '../../../../test/support/test-tiers.ts';
import { vectorFile } from '../../../../test/support/vectors.ts';
import { arrayOf, catalogOf, dictOf, type ObjectGraph, parseQpdfOutput } from '../../../core/pdf/object-graph.ts';
import { qpdf } from '../../../core/pdf/qpdf.ts';
import { type ValidPdf, validatePdf } from '../../../core/pdf/rewrite.ts';
import { parseStrictly } from '../../../core/pdf/strict-parser.ts';
import { serialiseValue } from '../../../core/pdf/syntax.ts';
import { extractPagesDirectly, rotatePagesDirectly } from './strict-pages.ts';

const QPDF_OPTIONS = ['--object-streams=disable', '--stream-data=preserve', '--preserve-unreferenced-resources'];

const page = (annotations = ''): string => `<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Resources<<>>${annotations}>>`;
const widget = (members: string): string => `<</Type/Annot/Subtype/Widget/Rect[0 0 90 20]${members}>>`;
/**
 * Five pages: one without a label, two with Roman numerals, two from A-5; a field, a group with widgets on two pages, and a field without a widget.
 */
const labelled = madePdf([
  '<</Type/Catalog/Pages 2 0 R/PageLabels<</Nums[1<</S/r>>3<</P(A-)/S/D/St 5>>]>>/AcroForm<</Fields[8 0 R 9 0 R 10 0 R]/DA(/Helv 0 Tf)>>>>',
  '<</Type/Pages/Kids[3 0 R 4 0 R 5 0 R 6 0 R 7 0 R]/Count 5>>',
  page('/Annots[8 0 R]'),
  page('/Annots[11 0 R]'),
  page('/Annots[12 0 R]'),
  page(),
  page(),
  widget('/FT/Tx/T(name)/V(x)/P 3 0 R'),
  '<</FT/Btn/T(group)/Kids[11 0 R 12 0 R]>>',
  '<</FT/Tx/T(unseen)/V(y)>>',
  widget('/Parent 9 0 R/P 4 0 R'),
  widget('/P 5 0 R'),
]);

interface Comparison {
  readonly ours: ObjectGraph;
  readonly theirs: ObjectGraph;
}

/** Extracts pages directly and by qpdf; undefined if the file needs qpdf, or qpdf repairs it. */
function extractWithBoth(pdf: ValidPdf, numbers: readonly number[]): Promise<Comparison | undefined> {
  return compareWithQpdf(pdf, extractPagesDirectly(pdf, numbers), ['--pages', '.', numbers.join(), '--']);
}

async function compareWithQpdf(pdf: ValidPdf, file: Buffer | undefined, task: readonly string[]): Promise<Comparison | undefined> {
  const { succeeded, stderr, output } = await qpdf(['/in', ...task, ...QPDF_OPTIONS, '/out'], { '/in': pdf.bytes });
  const ours = file && parseStrictly(file);
  return ours && succeeded && stderr === '' ? { ours, theirs: parseQpdfOutput(output) } : undefined;
}

test('labels and fields of extracted pages equal those of qpdf, object by object', async () => {
  const pdf = await validatePdf(labelled);
  for (const numbers of [[1], [2], [3], [5], [1, 2, 3, 4, 5], [2, 3], [5, 4], [4, 5, 1, 2], [3, 1]]) {
    const comparison = await extractWithBoth(pdf, numbers);
    assert.ok(comparison, numbers.join());
    assertSameGraph(comparison.ours, comparison.theirs, numbers.join());
  }
});

test('a repeated page is cloned, unless it has annotations', async () => {
  const pdf = await validatePdf(labelled);
  for (const numbers of [
    [4, 4],
    [5, 1, 5, 5],
    [4, 5, 4, 5],
  ]) {
    const comparison = await extractWithBoth(pdf, numbers);
    assert.ok(comparison, numbers.join());
    assertSameGraph(comparison.ours, comparison.theirs, numbers.join());
  }
  assert.equal(extractPagesDirectly(pdf, [1, 1]), undefined);
});

test('an angle is added to the rotation of the page, whether its own or inherited', async () => {
  const rotated = madePdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R 4 0 R 5 0 R]/Count 3/Rotate 90>>',
    page('/Rotate 270'),
    page('/Rotate 0'),
    page(),
  ]);
  const pdf = await validatePdf(rotated);
  for (const angle of [90, 180, 270]) {
    const comparison = await compareWithQpdf(pdf, rotatePagesDirectly(pdf, [1, 3], angle), [`--rotate=+${angle}:1,3`]);
    assert.ok(comparison, String(angle));
    assert.deepEqual(rotationsOf(comparison.ours), [(270 + angle) % 360, 0, (90 + angle) % 360]);
    assert.deepEqual(rotationsOf(comparison.ours), rotationsOf(comparison.theirs));
  }
});

function rotationsOf(graph: ObjectGraph): number[] {
  const tree = dictOf(graph, catalogOf(graph).get('/Pages'));
  return arrayOf(graph, tree?.get('/Kids')).map((kid) => Number(dictOf(graph, kid)?.get('/Rotate') ?? tree?.get('/Rotate') ?? 0) % 360);
}

test('returns undefined for an inconsistent form or unordered labels, which need qpdf', async () => {
  for (const [original, changed] of [
    ['/Kids[11 0 R 12 0 R]', '/Kids[12 0 R 12 0 R]'],
    ['/Parent 9 0 R/P 4 0 R', '/Parent 8 0 R/P 4 0 R'],
    ['3<</P(A-)/S/D/St 5>>', '0<</P(A-)/S/D/St 5>>'],
  ] as const) {
    const text = labelled.toString('latin1');
    assert.ok(text.includes(original));
    assert.equal(extractPagesDirectly(await validatePdf(Buffer.from(text.replace(original, changed), 'latin1')), [2]), undefined, changed);
  }
});

/** Page labels and form, in comparable form. */
function summary(graph: ObjectGraph): unknown {
  const catalog = catalogOf(graph);
  const [labels, form] = ['/PageLabels', '/AcroForm'].map((name) => dictOf(graph, catalog.get(name)));
  const fields = arrayOf(graph, form?.get('/Fields')).map((field) => dictOf(graph, field));
  return {
    labels: labels && serialiseValue(labels, () => 0),
    form: form && [...form.keys()].sort(),
    fields: fields.map((field) => [field?.get('/T'), field?.get('/FT'), arrayOf(graph, field?.get('/Kids')).length]),
  };
}

test('labels and fields of real-world files equal those of qpdf', async (t) => {
  const files = [fixturePdf('pdf/form'), ...listPdfs('pdf').map((name) => readFileSync(vectorFile(name)))];
  let compared = 0;
  for (const bytes of sampled(
    3,
    files.filter((file) => file.includes('/PageLabels') || file.includes('/AcroForm')),
  )) {
    const pdf = await validatePdf(bytes).catch(() => undefined);
    for (const numbers of [[1], [pdf?.pages ?? 1, 1], [2, 3, 5, 4]]) {
      if (!pdf || Math.max(...numbers) > pdf.pages) continue;
      const comparison = await extractWithBoth(pdf, numbers);
      if (!comparison) continue;
      assert.deepEqual(summary(comparison.ours), summary(comparison.theirs));
      compared++;
    }
  }
  t.diagnostic(`${compared} times pages of files with labels or forms`);
  assert.ok(compared > 0);
});
